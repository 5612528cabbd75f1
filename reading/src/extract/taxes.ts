import { findAmounts } from '../amounts.ts'
import type { Line } from '../lines.ts'
import type { Tax, TaxKind } from '../receipt.ts'

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
const RATE = /(\d{1,2}(?:\.\d{1,2})?)\s?%/

/** The tax lines: kind, rate where printed, and the last amount of the line. A line repeated in a summary counts once. */
export function findTaxes(lines: readonly Line[]): Tax[] {
  const found: Tax[] = []
  for (const [index, line] of lines.entries()) {
    const kind = KINDS.find(([, pattern]) => pattern.test(line.text))?.[0]
    if (kind === undefined || NO_TAX_LINE.test(line.text)) continue
    const amount = findAmounts(line.text.replace(COLON, '$1.$2')).findLast(({ money, negative }) => money && !negative)
    if (amount === undefined) continue
    const rate = RATE.exec(line.text)?.[1]
    const ratePercent = rate === undefined ? null : Number(rate)
    if (found.some((tax) => tax.kind === kind && tax.paise === amount.paise && tax.ratePercent === ratePercent))
      continue
    found.push({ kind, ratePercent, paise: amount.paise, confidence: line.confidence, line: index, box: line.box })
  }
  return found
}
