import type { Line } from '../lines.ts'

export type AddressFound = { address: string; line: number; confidence: number }

const PLACE =
  /\b(?:road|rd|street|st|lane|marg|nagar|colony|avenue|ave|floor|flr|block|plot|shop|lot|sector|phase|near|opp|behind|cross|main|layout|building|tower|plaza|complex|district|dist|taluk|jalan|jln|taman|marga|chowk|bazaar?|path|highway|circle|park)\b|^\W*(?:no|#)[^\w#]*\d|^\d+[A-Z]?\s?[,/-]/i
const POSTCODE = /(?<!\d)\d{3}\s?\d{3}(?!\d)|(?<!\d)\d{5}(?!\d)/
const OTHER =
  /\b(?:tel|phone|ph|mob(?:ile)?|fax|e?-?mail|www|gst\w{0,10}|cin|pan|fssai|vat|reg|co\.?\s?no|invoice|bill|receipt|date|time|table|order|cashier|guest|buyer|customer|vehicle|pnr|driver)\b|@|\.com|\bno\s?[.:]\s?\d{6,}/i
const TELEPHONE = /\b\d{10}\b|\+\d{2}|\d{2,4}[- ]\d{6,8}/
const MOST_LINES = 4

/** Where the supplier is: the lines under its name that read like an address, up to the postal code. */
export function findAddress(lines: readonly Line[], merchantLine: number | null): AddressFound | undefined {
  const start = merchantLine === null ? 0 : merchantLine + 1
  const parts: string[] = []
  let first: number | undefined
  let code = false
  for (let index = start; index < Math.min(lines.length, start + 8) && parts.length < MOST_LINES && !code; index++) {
    const text = lines[index]?.text ?? ''
    const stops = OTHER.test(text)
    const telephone = !POSTCODE.test(text.replace(TELEPHONE, '')) && TELEPHONE.test(text)
    if (stops || telephone) {
      if (parts.length > 0) break
      continue
    }
    const fits = PLACE.test(text) || POSTCODE.test(text) || (parts.length > 0 && /[A-Za-z]{3}/.test(text))
    if (!fits) continue
    first ??= index
    parts.push(text.replace(/^[\s,.]+|(?<![\s,.])[\s,.]+$/g, ''))
    code = POSTCODE.test(text)
  }
  if (first === undefined) return undefined
  return { address: parts.join(', '), line: first, confidence: code ? 0.85 : 0.6 }
}
