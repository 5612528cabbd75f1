import { findAmounts } from '../amounts.ts'
import type { Line } from '../lines.ts'
import { agreement, isRoundedLater } from './agreements.ts'
import { type LabelKind, labelKind } from './labels.ts'

/** An amount on the receipt with the line it stands on and what its label calls it. */
export type LabelledAmount = {
  paise: number
  line: number
  kind: LabelKind
  money: boolean
  negative: boolean
  start: number
  end: number
}

export type TotalFound = { paise: number; line: number; confidence: number; agreed: boolean }

/** How much a label speaks for an amount being the total. */
const WEIGHT: Record<LabelKind, number> = {
  grand: 3.2,
  total: 2.4,
  amount: 1.1,
  paid: 0.9,
  cash: 0.4,
  sub: 0.6,
  taxable: -0.5,
  tax: -1.5,
  rounding: -2,
  discount: -2,
  change: -1.5,
  count: -3,
  none: 0,
}
/** Only labels above this weight make a bare whole number an amount. */
const NAMED = 2
const MOST_PROOF = 3

/**
 * All amounts of the lines with the kind of their label: the words since the amount before, else those of the amount before. A
 * line that is nothing but an amount takes the label of the line above or below, if that has no amount.
 */
export function labelAmounts(lines: readonly Line[]): LabelledAmount[] {
  const labelled = lines.map((line, index) => ownLabels(line.text, index))
  return labelled.flatMap((amounts, index) => {
    const [only, ...others] = amounts
    if (only === undefined || others.length > 0 || only.kind !== 'none') return amounts
    const letters = (lines[index]?.text ?? '').replace(/[^A-Za-z]/g, '').length
    return letters > 3 ? amounts : [{ ...only, kind: lentLabel(lines, labelled, index) }]
  })
}

function ownLabels(text: string, line: number): LabelledAmount[] {
  let end = 0
  let kind: LabelKind = 'none'
  return findAmounts(text).map((amount) => {
    const label = text.slice(end, amount.start)
    end = amount.end
    if (label.replace(/[^A-Za-z]/g, '').length > 2) kind = labelKind(label)
    return { ...amount, line, kind }
  })
}

function lentLabel(lines: readonly Line[], labelled: readonly LabelledAmount[][], index: number): LabelKind {
  const line = lines[index]
  const gap = (other: Line) => Math.abs(other.box.y - (line?.box.y ?? 0))
  const near = [lines[index - 1], lines[index + 1]]
    .filter((other, side) => {
      const amounts = labelled[index - 1 + 2 * side] ?? []
      return other !== undefined && other.page === line?.page && amounts.every(({ money }) => !money)
    })
    .filter((other) => other !== undefined)
    .map((other) => ({ kind: labelKind(other.text), gap: gap(other) }))
    .filter((other) => other.kind !== 'none')
  const [above, below] = near
  if (above !== undefined && below !== undefined && below.gap < above.gap * 0.7) return below.kind
  return above?.kind ?? 'none'
}

/**
 * The amount that the receipt asks for. Labels, print size, place and above all arithmetic are evidence: cash less change, parts
 * plus tax and round-off. Undefined when nothing is written like an amount.
 */
export function findTotal(lines: readonly Line[]): TotalFound | undefined {
  const all = labelAmounts(lines)
  const summary = taxSummaryStart(lines)
  const scored = all
    .filter(({ paise, negative, money, kind }) => paise > 0 && !negative && (money || WEIGHT[kind] > NAMED))
    .map((amount) => {
      const proof = Math.min(MOST_PROOF, agreement(amount, all))
      const repeats = all.filter((other) => other.paise === amount.paise && other.line !== amount.line).length
      const last = !all.some((other) => other.line === amount.line && other.start > amount.start && other.money)
      const score =
        WEIGHT[amount.kind] +
        proof +
        (amount.money ? 0.5 : -0.5) +
        Math.min(0.8, Math.max(0, (lines[amount.line]?.pitch ?? 1) - 1)) +
        Math.min(3, repeats) * 0.3 +
        (amount.line / lines.length) * 0.4 -
        (amount.line > summary ? 1.6 : 0) -
        (isRoundedLater(amount, all) ? 1.5 : 0) -
        (last ? 0 : 1)
      return { amount, score, proof }
    })
    .sort((a, b) => b.score - a.score || b.amount.paise - a.amount.paise)
  const [best] = scored
  if (best === undefined) return undefined
  const rival = scored.find((other) => other.amount.paise !== best.amount.paise)
  return {
    paise: best.amount.paise,
    line: best.amount.line,
    confidence: confidenceOf(best.amount, best.proof, best.score - (rival?.score ?? 0)),
    agreed: best.proof > 0,
  }
}

/** The heading of a table of taxes, which comes after the total and has totals of its own. */
function taxSummaryStart(lines: readonly Line[]): number {
  const start = lines.findLastIndex(({ text }) =>
    /summary|analysis|tax\s*code|gst\s*(?:%|rate)|hsn\s*\/?\s*sac/i.test(text),
  )
  return start > lines.length / 2 ? start : lines.length
}

function confidenceOf({ kind, money }: LabelledAmount, proof: number, lead: number): number {
  const base = WEIGHT[kind] > NAMED ? 0.6 : kind === 'none' ? 0.2 : 0.35
  const evidence = proof * 0.1 + Math.min(1.5, lead) * 0.1
  return Math.min(0.99, base + evidence - (money ? 0 : 0.2))
}
