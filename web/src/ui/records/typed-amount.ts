const UNITS: Readonly<Record<string, number>> = { lakh: 100_000, lac: 100_000, crore: 10_000_000, cr: 10_000_000 }

/**
 * The rupees that somebody typed, `1240`, `1,240.50`, `₹1,240.50`, `5 lakh` or `1.5 crore`; undefined for anything but a plain
 * decimal with or without one of these units.
 */
export function typedAmount(text: string): number | undefined {
  const plain = text.replace(/^\s*₹/, '').replace(/[,\s]/g, '').toLowerCase()
  const { number, unit } = /^(?<number>\d+(?:\.\d*)?|\.\d+)(?:(?<unit>lakh|lac|crore|cr)s?)?$/.exec(plain)?.groups ?? {}
  if (number === undefined) return undefined
  return unit === undefined ? Number(number) : Math.round(Number(number) * (UNITS[unit] ?? 1) * 100) / 100
}
