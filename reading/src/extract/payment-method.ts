import type { Line } from '../lines.ts'
import type { PaymentMethod } from '../receipt.ts'

export type PaymentMethodFound = { means: PaymentMethod; line: number; confidence: number }

const MEANS: [PaymentMethod, RegExp][] = [
  ['upi', /\b(?:upi|gpay|google\s*pay|phonepe|bhim)\b/i],
  ['wallet', /\b(?:wallet|paytm|amazon\s*pay|mobikwik)\b/i],
  ['card', /\b(?:visa|master\s*card|mastercard|rupay|amex|credit\s*card|debit\s*card|card)\b|[x*]{4}\s?\d{4}/i],
  ['bank', /\b(?:neft|rtgs|imps|bank\s*transfer|cheque)\b/i],
  ['cash', /\bcash\b(?!\s*(?:memo|bill|ier|receipt|sale|back))/i],
]

/** What stands before the means where the bill says how it was paid. */
const LABEL = /\b(?:paid|payment|pay\s*mode|mode|tender(?:ed)?|settle[dm])|भुगतान/i

/** How the bill was paid, by the lowest line that says so: advertisement and headings stand above the payment. */
export function findPaymentMethod(lines: readonly Line[]): PaymentMethodFound | undefined {
  for (let index = lines.length - 1; index >= 0; index--) {
    const text = lines[index]?.text ?? ''
    const means = MEANS.find(([, pattern]) => pattern.test(text))?.[0]
    if (means !== undefined) return { means, line: index, confidence: confidenceOf(text) }
  }
  return undefined
}

/** A label or an amount beside the means says that it is no advertisement. */
function confidenceOf(text: string): number {
  if (LABEL.test(text)) return 0.9
  return /\d/.test(text) ? 0.85 : 0.7
}
