import type { Line } from '../lines.ts'

export type CurrencyFound = { currency: string; line: number | null; confidence: number }

const MARKS: [string, RegExp][] = [
  ['INR', /₹|\b(?:inr|rupees?)\b|\brs\b\.?|\/-|\b[csi]gst\b|\bgstin\b|\bfssai\b/gi],
  ['MYR', /\bmyr\b|\brm(?:\b|(?=\d))/gi],
  ['EUR', /€|\beur\b/gi],
  ['GBP', /£|\bgbp\b/gi],
  ['SGD', /\bsgd\b|\bs\$/gi],
  ['AED', /\baed\b|\bdirhams?\b/gi],
  ['USD', /\busd\b|\bus\$|(?<![a-z])\$/gi],
]

/** The currency whose marks occur most; a valid GSTIN settles it. */
export function findCurrency(lines: readonly Line[], gstin: string | null): CurrencyFound | undefined {
  if (gstin !== null) return { currency: 'INR', line: null, confidence: 0.97 }
  const counted = MARKS.map(([currency, pattern]) => ({
    currency,
    hits: lines.reduce((sum, line) => sum + [...line.text.matchAll(pattern)].length, 0),
    line: lines.findIndex((line) => line.text.search(pattern) >= 0),
  })).sort((a, b) => b.hits - a.hits)
  const [best, next] = counted
  if (best === undefined || best.hits === 0) return undefined
  const clear = best.hits > 2 * (next?.hits ?? 0)
  return { currency: best.currency, line: best.line, confidence: clear ? 0.9 : 0.6 }
}
