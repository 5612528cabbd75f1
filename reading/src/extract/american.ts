import type { Line } from '../lines.ts'

// The letters of states; those that are words or other countries' too count behind a comma only, IN (India) never.
const STATES =
  'AK|AR|AZ|CA|CT|DC|FL|GA|IA|ID|IL|KS|KY|LA|MD|MI|MN|MO|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY'
const AFTER_COMMA = 'AL|CO|DE|HI|ID|MA|ME|MS|OK'
const TOWN = new RegExp(`^[A-Z][A-Za-z. ]{2,24},?\\s(?:${STATES})\\W{0,2}$`)
/** What only American receipts print. */
const MARKS = [
  /(?<![A-Za-z])\$\s?\d|\busd\b/i,
  /\([2-9]\d{2}\)\s?\d{3}-\d{4}|(?<!\d)[2-9]\d{2}[-. ]\d{3}[-. ]\d{4}(?!\d)/,
  /\b(?:sales|state|city|county)\s*tax\b/i,
  /\b(?:tips?|gratuity)\b/i,
  /\bblvd\b/i,
  /\bgal(?:lons?)?\b/i,
]
/** A town with its state, or a state with its postal code, which is enough by itself. */
const PLACE = new RegExp(
  `[A-Za-z]{3},?\\s(?:${STATES})\\W{0,3}$|[A-Za-z]{3},\\s(?:${AFTER_COMMA})\\W{0,3}$|\\b(?:${STATES}|${AFTER_COMMA}),?\\s{1,3}\\d{5}(?!\\d)`,
)
const OF_A_PLACE = 2
const ELSEWHERE = /₹|\b(?:rs|inr|abn|sst|fssai)\b|\bgst|\brm\s?\d|\bs\$|£|€|\beur\b|\bvat\b/i

/** How much speaks for an American receipt: its different marks, its place twice; nothing where another country's is printed. */
export function americanMarks(lines: readonly Line[]): number {
  if (lines.some(({ text }) => ELSEWHERE.test(text))) return 0
  const printed = (mark: RegExp) => lines.some(({ text }) => mark.test(text))
  return MARKS.filter(printed).length + (printed(PLACE) ? OF_A_PLACE : 0)
}

/** Whether print is a town with the letters of its state, and so nobody's name. */
export function isAmericanTown(text: string): boolean {
  return TOWN.test(text)
}
