import { typedRupees } from '@pravas/contract/typed-number'

/** A key that no other row of this page has. */
export function newKey(): string {
  return crypto.randomUUID()
}

/** The number that is typed, with or without ₹ and commas, grouped by either custom; NaN for anything else. */
export function typedLimit(text: string): number {
  return typedRupees(text) ?? Number.NaN
}
