/** Digits in one group, by thousands (100,000) or as in India (1,00,000), with or without decimals. */
const NUMBER = /^(?:(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d*)?|\.\d+)$/
const CURRENCY = /^(?:₹|rs\.?|inr)\s*/i
/** '1,240/-' says that no paise follow. */
const ONLY = /\/[-=]$/

/**
 * Returns the number of a typed text: `100000`, `1,00,000` as in India, `100,000` as elsewhere, each with or without decimals.
 * Undefined for anything else, also for other groups such as `1,00,00`, of which nobody can tell which digit is missing.
 */
export function typedNumber(text: string): number | undefined {
  const plain = text.trim()
  return NUMBER.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}

/** Returns the number of a typed text as `typedNumber` does, with or without `₹`, `Rs` or `INR` before and `/-` behind it. */
export function typedRupees(text: string): number | undefined {
  return typedNumber(text.trim().replace(CURRENCY, '').replace(ONLY, ''))
}
