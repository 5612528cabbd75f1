/** A key that no other row of this page has. */
export function newKey(): string {
  return crypto.randomUUID()
}

/** The number that is typed, with or without ₹ and the commas of any grouping; NaN for anything else. */
export function typedNumber(text: string): number {
  const plain = text.replace(/[₹,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
