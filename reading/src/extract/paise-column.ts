import type { Line, Segment } from '../lines.ts'

const RUPEES = /^\W{0,3}(?:rs|rupees|₹|amount|amt)\b\W{0,3}(?:rs\W{0,3})?$/i
const PAISE = /^\W{0,2}(?:ps?|paise|paisa)\W{0,2}$/i
const BOTH = /\b(?:rs|rupees)\W{1,3}(?:ps?|paise|paisa)\W{0,2}$/i

/** Lines of a bill that writes rupees and paise in two columns, with each amount as one: '2400' and '00' are 2400.00. */
export function withPaiseJoined(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(({ segments }) => headOf(segments) !== undefined)
  const head = headOf(lines[start]?.segments ?? [])
  if (head === undefined) return lines
  return lines.map((line, index) => (index > start && line.page === lines[start]?.page ? joined(line, head) : line))
}

/** Where the two columns stand. */
function headOf(segments: readonly Segment[]): { left: number; right: number } | undefined {
  for (const [index, segment] of segments.entries()) {
    if (BOTH.test(segment.text)) return segment
    const next = segments[index + 1]
    if (next !== undefined && RUPEES.test(segment.text) && PAISE.test(next.text))
      return { left: segment.left, right: next.right }
  }
  return undefined
}

function joined(line: Line, head: { left: number; right: number }): Line {
  const { segments } = line
  const last = segments.at(-1)
  if (last === undefined || (last.left + last.right) / 2 < head.left) return line
  const before = segments.at(-2)
  const apart =
    before !== undefined && /^\d\d$/.test(last.text) && /^\d[\d,]{0,9}$/.test(before.text)
      ? { ...last, left: before.left, text: `${before.text}.${last.text}` }
      : undefined
  const together = /^\d[\d,]{0,9} \d\d$/.test(last.text) ? { ...last, text: last.text.replace(' ', '.') } : undefined
  const rest = apart === undefined ? segments.slice(0, -1) : segments.slice(0, -2)
  const amount = apart ?? together
  if (amount === undefined) return line
  const all = [...rest, amount]
  return { ...line, segments: all, text: all.map(({ text }) => text).join(' ') }
}
