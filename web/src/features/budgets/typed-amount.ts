/** Digits, grouped or not, with a sign of the currency or not, and two decimals at most. */
const AMOUNT = /^(?:₹|rs\.?)? ?(?<digits>[\d,]{1,20}(?:\.\d{1,2})?)$/i

/** The rupees that somebody has typed: 500000, 5,00,000.50 or ₹5,00,000; undefined for anything else. */
export function typedRupees(text: string): number | undefined {
  const digits = AMOUNT.exec(text.trim())?.groups?.digits?.replaceAll(',', '')
  return digits === undefined || digits === '' ? undefined : Number(digits)
}
