import type { Line } from '../lines.ts'
import type { LabelledAmount } from './labelled-amounts.ts'

/** No list of what a total is made of is longer. */
const MOST_LINES = 40
/** Taxes may each be rounded by half a paisa. */
const SLACK = 1
const MOST_IN_A_ROW = 8
const MANY = 3
/** What is set beside the total, not part of it. */
const BESIDE = ['paid', 'cash', 'change', 'count', 'other', 'advance'] as const
const WHOLES = ['sub', 'taxable', 'total', 'grand', 'amount'] as const

/**
 * Whether what is listed right above an amount, or right below where the total comes first, adds up to it: prices, fees and
 * taxes, less discounts, rounded; a partial sum stands for what is above it. Taxes may lie within the prices.
 */
export function listAddsUp(total: LabelledAmount, all: readonly LabelledAmount[], lines: readonly Line[]): boolean {
  const rows = lastOfLines(all, lines)
  const above = rows.filter(({ line }) => line < total.line && total.line - line <= MOST_LINES).reverse()
  const below = rows.filter(({ line }) => line > total.line && line - total.line <= MOST_LINES)
  // Whatever its label was read as: the last of many that the others make.
  if (total.kind === 'none') return total.money && below.length === 0 && runAddsUp(total.paise, above, MANY)
  return runAddsUp(total.paise, above) || runAddsUp(total.paise, below)
}

function runAddsUp(total: number, run: readonly LabelledAmount[], least = 2): boolean {
  let sums: readonly number[] = [0]
  let count = 0
  for (const row of run) {
    if (is(row, BESIDE)) {
      if (count > 0 && row.kind !== 'count' && row.kind !== 'other') return false
      continue
    }
    const signed = row.negative || row.kind === 'discount' ? -row.paise : row.paise
    if (is(row, WHOLES)) {
      if (count > 0 && least === 2 && sums.some((sum) => Math.abs(sum + signed - total) <= SLACK)) return true
      continue
    }
    count++
    const added = sums.map((sum) => sum + signed)
    if (row.kind === 'tax') sums = [...new Set([...sums, ...added])]
    else if (row.kind === 'rounding') sums = [...new Set([...added, ...sums.map((sum) => sum - signed)])]
    else sums = added
    if (count >= least && sums.some((sum) => Math.abs(sum - total) <= SLACK)) return true
    if (sums.length > 64) return false
  }
  return false
}

/** Whether some of the amounts before it in its line add up to an amount: the columns of a table's last row. */
export function rowAddsUp(total: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  const row = all
    .filter(({ line, start, money }) => line === total.line && start < total.start && money)
    .slice(-MOST_IN_A_ROW)
  if (row.length < 2) return false
  const reach = (from: number, sum: number, used: number): boolean =>
    row.slice(from).some(({ paise, negative }, offset) => {
      if (paise === 0) return false
      const next = sum + (negative ? -paise : paise)
      return (used >= 1 && Math.abs(next - total.paise) <= SLACK) || reach(from + offset + 1, next, used + 1)
    })
  return reach(0, 0, 0)
}

/** Whether what was paid in advance and later make an amount, or what was paid and what is still owed. */
export function isSettled(total: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  const of = (...kinds: string[]) => all.filter(({ kind, money, paise }) => money && paise > 0 && kinds.includes(kind))
  const owed = of('grand', 'none', 'paid', 'cash').filter(({ line }) => line > total.line)
  return of('advance', 'paid').some((advance) =>
    owed.some(
      (rest) =>
        rest.line !== advance.line &&
        (advance.kind === 'advance' || rest.kind === 'paid') &&
        advance.paise + rest.paise === total.paise,
    ),
  )
}

/** The last amount of each line; a bare whole number counts where it is all that stands in its piece of print. */
function lastOfLines(all: readonly LabelledAmount[], lines: readonly Line[]): LabelledAmount[] {
  const byLine = new Map<number, LabelledAmount>()
  for (const amount of all) {
    if (amount.money || isAlone(amount, lines[amount.line])) byLine.set(amount.line, amount)
  }
  return [...byLine.values()].filter(({ paise }) => paise > 0)
}

function isAlone({ start, end }: LabelledAmount, line: Line | undefined): boolean {
  const after = line?.text.slice(end) ?? ''
  let offset = 0
  const isPiece = (line?.segments ?? []).some(({ text }) => {
    const own = offset
    offset += text.length + 1
    return start >= own && end <= own + text.length && text.replace(/[\d.,\s₹-]/g, '').length <= 1
  })
  return isPiece && (line?.segments.length ?? 0) > 1 && !/\d/.test(after)
}

function is(row: LabelledAmount, kinds: readonly string[]): boolean {
  return kinds.includes(row.kind)
}

/** Whether a rate and a volume that a fuel slip prints make the amount; both are rounded. */
export function isRateTimesVolume(paise: number, lines: readonly Line[]): boolean {
  const numbers = lines.flatMap(({ text }) => [...text.matchAll(/(?<![\d.])\d{1,4}\.\d{2,3}(?![\d.])/g)].map(Number))
  return numbers.some((rate, index) =>
    numbers.some((volume, other) => other !== index && volume > 0.5 && rate > 1 && isNear(rate * volume * 100, paise)),
  )
}

function isNear(product: number, paise: number): boolean {
  return product > 1000 && Math.abs(product - paise) <= Math.max(100, paise * 0.002)
}
