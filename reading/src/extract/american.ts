import type { Line } from '../lines.ts'

// The letters of states; those that are words or other countries' too count behind a comma only, IN (India) never.
const STATES =
  'AK|AR|AZ|CA|CT|DC|FL|GA|IA|ID|IL|KS|KY|LA|MD|MI|MN|MO|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY'
const AFTER_COMMA = 'AL|CO|DE|HI|MA|ME|MS|OK'
const TOWN = new RegExp(`^[A-Z][A-Za-z. ]{2,24},?\\s(?:${STATES})\\W{0,2}$`)
/** What only American receipts print. */
const MARKS = [
  /(?<![A-Za-z])\$\s?\d|\busd\b/i,
  /\([2-9]\d{2}\)\s?\d{3}-\d{4}|(?<!\d)[2-9]\d{2}[-. ]\d{3}[-. ]\d{4}(?!\d)/,
  new RegExp(`[A-Za-z]{3},?\\s(?:${STATES})\\W{0,3}$|[A-Za-z]{3},\\s(?:${AFTER_COMMA})\\W{0,3}$`),
  /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b/,
  /\b(?:sales|state|city|county)\s*tax\b/i,
  /\b(?:tips?|gratuity)\b/i,
  /\bblvd\b/i,
  /\bgal(?:lons?)?\b/i,
]
const ELSEWHERE = /₹|\b(?:rs|inr|abn|sst|fssai)\b|\bgst|\brm\s?\d|\bs\$|£|€|\beur\b|\bvat\b/i

/** How many different marks of an American receipt are printed; none where another country's is too. */
export function americanMarks(lines: readonly Line[]): number {
  if (lines.some(({ text }) => ELSEWHERE.test(text))) return 0
  return MARKS.filter((mark) => lines.some(({ text }) => mark.test(text))).length
}

/** Whether print is a town with the letters of its state, and so nobody's name. */
export function isAmericanTown(text: string): boolean {
  return TOWN.test(text)
}
