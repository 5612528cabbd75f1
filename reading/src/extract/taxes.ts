import { findAmounts, parseNumber } from '../amounts.ts'
import type { Line } from '../lines.ts'
import type { Tax, TaxKind } from '../receipt.ts'
import { findTaxTable } from './tax-table.ts'

const KINDS: [TaxKind, RegExp][] = [
  ['CGST', /C\s?GST|CENTRAL\s*(?:GST|TAX)/i],
  ['SGST', /[SU]T?\s?GST|STATE\s*(?:GST|TAX)/i],
  ['IGST', /I\s?GST|INTEGRATED\s*(?:GST|TAX)/i],
  ['CESS', /\bCESS\b/i],
  ['VAT', /\bVAT\b/i],
  ['tax', /\b(?:GST|SERVICE\s*TAX|TAX(?:ES)?)\b/i],
]
const NO_TAX_LINE = /invoice|gst\s*(?:in|no|reg|id)|summary|taxable|incl|excl|before|after|code|total\s*tax/i
/** A decimal point at the end of a tax line may be read as a colon; no time stands there. */
const COLON = /(\d)\s?:\s?(\d\d)\s*$/
const RATES = /(\d{1,2}(?:\.\d{1,2})?)\s?%/g

/** Central and state tax in one line, both halves of its amount: 'CGST 2.5% + SGST 2.5%'. */
const BOTH_HALVES = /C\s?GST.{0,14}[SU]T?\s?GST|[SU]T?\s?GST.{0,14}C\s?GST/i
/** A day, as the rows of a hotel's folio begin with. */
const DAY = /^\W{0,3}\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})\b/

/** One of both halves with an amount of its own, beside words that no line of tax has: 'Incl. CGST 4.60 SGST 4.60'. */
const HALF =
  /(C\s?GST|[SU]T?\s?GST)\W{0,3}(?:(\d{1,2}(?:\.\d{1,2})?)\s?%\W{0,3})?(?:(?:₹|Rs\.?|INR)\s*)?(\d[\d,]*\.\d\d)(?!\d)/gi

/** The taxes of a bill, each kind with its rate where it is known: those of lines of tax, else those named in passing, else those of a table. */
export function findTaxes(lines: readonly Line[]): Tax[] {
  const ofLines = taxLines(lines)
  if (ofLines.length > 0) return ofLines
  const inPassing = lines.flatMap(halvesOf)
  return inPassing.length > 0 ? inPassing : findTaxTable(lines)
}

/** Central and state tax that a line names with an amount each, which are the same. */
function halvesOf({ text, confidence, box }: Line, line: number): Tax[] {
  const halves = [...text.matchAll(HALF)].map(([, name = '', rate, amount = '']): Tax => {
    const kind = /^C/i.test(name) ? 'CGST' : 'SGST'
    const paise = parseNumber(amount)?.paise ?? 0
    return { kind, ratePercent: rate === undefined ? null : Number(rate), paise, confidence, line, box }
  })
  const [one, other, ...more] = halves
  const isPair = one && other && more.length === 0 && one.kind !== other.kind && one.paise === other.paise
  return isPair && one.paise > 0 ? halves : []
}

/**
 * The tax lines: kind, rate where printed, and the last amount of the line. A line repeated in a summary counts once, those of
 * several days each.
 */
function taxLines(lines: readonly Line[]): Tax[] {
  const found: (Tax & { day: string })[] = []
  for (const [index, line] of lines.entries()) {
    for (const tax of taxesOf(line, index)) {
      const day = DAY.exec(line.text)?.[0] ?? ''
      const isRepeated = found.some(
        (other) =>
          other.kind === tax.kind &&
          other.paise === tax.paise &&
          other.ratePercent === tax.ratePercent &&
          (other.day === day || day === ''),
      )
      if (!isRepeated) found.push({ ...tax, day })
    }
  }
  return found.map(({ day: _, ...tax }) => tax)
}

/** The taxes of a line: both halves where it says both with one amount. */
function taxesOf(line: Line, index: number): Tax[] {
  const { text, confidence, box } = line
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0]
  if (kind === undefined || NO_TAX_LINE.test(text)) return []
  const amounts = findAmounts(text.replace(COLON, '$1.$2')).filter(({ money, negative }) => money && !negative)
  const amount = amounts.at(-1)
  if (amount === undefined) return []
  const rates = [...text.matchAll(RATES)].map(([, rate]) => Number(rate))
  const tax = (of: TaxKind, ratePercent: number | undefined, paise: number): Tax => ({
    kind: of,
    ratePercent: ratePercent ?? null,
    paise,
    confidence,
    line: index,
    box,
  })
  if (!BOTH_HALVES.test(text)) return [tax(kind, rates[0], amount.paise)]
  const [central, state = central] = rates
  const isPrintedTwice = amounts.at(-2)?.paise === amount.paise
  const half = isPrintedTwice ? amount.paise : Math.ceil(amount.paise / 2)
  return [tax('CGST', central, half), tax('SGST', state, isPrintedTwice ? half : amount.paise - half)]
}
