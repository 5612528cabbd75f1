import { typedRupees } from '@pravas/contract/typed-number'

const UNITS: Readonly<Record<string, number>> = { lakh: 100_000, lac: 100_000, crore: 10_000_000, cr: 10_000_000 }

/**
 * The rupees that somebody typed, `1240`, `1,240.50`, `₹1,00,000`, `5 lakh` or `1.5 crore`; undefined for anything but a plain
 * or rightly grouped decimal with or without one of these units.
 */
export function typedAmount(text: string): number | undefined {
  const plain = text.trim().toLowerCase()
  const [said = '', unit = ''] = /(lakh|lac|crore|cr)s?$/.exec(plain) ?? []
  const number = typedRupees(plain.slice(0, plain.length - said.length))
  return number === undefined || unit === '' ? number : Math.round(number * (UNITS[unit] ?? 1) * 100) / 100
}
