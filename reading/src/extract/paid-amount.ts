import { findAmounts } from '../amounts.ts'
import type { Line } from '../lines.ts'
import { amountsInWords } from './amount-in-words.ts'
import type { TotalFound } from './labelled-amounts.ts'
import { labelKind } from './labels.ts'

/** A number beside these is a reference, an account or a telephone. */
const REFERENCE = /ref|utr|id\b|bank|a\/c|account|wallet|balance|mobile|phone|upi\s*(?:ref|txn|id)|x{2}|[•*]{2}|@/i
const NAMED = /amount|paid|payment\s*of|₹|\brs\b|inr/i
/** A mark of the rupee that was read as a figure or a letter stands right before the amount. */
const MISREAD_MARK = /^[2357FRTZz?{<]/

/**
 * The amount of a proof of payment: it is printed large, or named, or printed again, or spelt out. Where the sign of the rupee was
 * read as the first figure, the amount that is printed again without it is meant.
 */
export function findPaidAmount(lines: readonly Line[]): TotalFound | undefined {
  const words = amountsInWords(lines).map(({ paise }) => paise)
  const found = lines.flatMap((line, index) => {
    let offset = 0
    return line.segments.flatMap(({ text, top, bottom }) => {
      const start = offset
      offset += text.length + 1
      if (isOfTheScreen(text) || (REFERENCE.test(text) && !NAMED.test(text))) return []
      return findAmounts(text)
        .filter(({ paise }) => paise > 0)
        .map(({ paise, money, start: at, end }) => ({
          paise,
          money,
          line: index,
          start: start + at,
          height: bottom - top,
          isAlone: text.slice(0, at).length <= 2 && text.slice(end).replace(/\W/g, '') === '',
          isNamed: NAMED.test(text) || labelKind(line.text) === 'amount' || labelKind(line.text) === 'total',
        }))
    })
  })
  const heights = lines.flatMap(({ segments }) => segments.map(({ top, bottom }) => bottom - top)).sort((a, b) => a - b)
  const usual = heights[heights.length >> 1] ?? 1
  const isRepeated = (paise: number, line: number) =>
    found.some((other) => other.line !== line && other.paise === paise)
  const scored = found
    .filter(({ isAlone, isNamed, money }) => isAlone || isNamed || money)
    .map((one) => {
      const isSpelt = words.includes(one.paise)
      const proof = (isSpelt ? 2 : 0) + (isRepeated(one.paise, one.line) ? 1.5 : 0)
      const size = Math.min(2, Math.max(0, one.height / usual - 1))
      return {
        one,
        proof,
        score: proof + size + (one.money ? 0.6 : 0) + (one.isNamed ? 0.8 : 0) + (one.isAlone ? 0.4 : 0),
      }
    })
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  if (best === undefined) return undefined
  const meant = withoutMark(best.one.paise, found)
  const paise = meant ?? best.one.paise
  const rivals = new Set(scored.filter(({ score }) => score > best.score - 0.5).map(({ one }) => one.paise))
  if (best.proof === 0 && meant === undefined && rivals.size > 1) return undefined
  const isProven = best.proof > 0 || meant !== undefined
  return { paise, line: best.one.line, agreed: isProven, confidence: isProven ? 0.93 : best.one.money ? 0.7 : 0.5 }
}

function isOfTheScreen(text: string): boolean {
  return /^\W{0,3}\d{1,2}[:.]\d{2}\s{0,2}(?:[ap]m)?\W{0,3}$|\d\s?%|\b(?:VoLTE|LTE|5G|4G)\b/i.test(text)
}

/** What remains of an amount without its first figure, where that is printed elsewhere. */
function withoutMark(paise: number, found: readonly { paise: number }[]): number | undefined {
  const print = String(paise / 100)
  if (!MISREAD_MARK.test(print) || print.length < 3) return undefined
  const rest = Math.round(Number(print.slice(1)) * 100)
  return rest > 0 && found.some((other) => other.paise === rest) ? rest : undefined
}
