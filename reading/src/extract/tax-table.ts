import { findAmounts } from '../amounts.ts'
import type { Line } from '../lines.ts'
import type { Tax, TaxKind } from '../receipt.ts'

/** A column of each, by its name in the heading of a table. */
const COLUMNS: [TaxKind, RegExp][] = [
  ['CGST', /\bC\s?GST\b/i],
  ['SGST', /\b(?:S|UT)\s?GST\b/i],
  ['IGST', /\bI\s?GST\b/i],
]
const VALUE = /\b(?:taxable|total|amount|amt|net|value)\b/i
/** The row that adds up the others; it names no further sum behind it, such as a total in words. */
const SUM = /^\W*(?:grand\s*|sub\s*)?totals?\b/i
/** Goods and services are taxed with no more than this share of their value. */
const MOST_SHARE = 0.5
/** Each tax of a row is rounded by itself. */
const SLACK = 1
const MOST_AMOUNTS = 12

interface Row {
  line: number
  isSum: boolean
  taxablePaise: number
  taxes: { kind: TaxKind; paise: number }[]
}

/**
 * The taxes of a table that has a column for each: of its rows, those in which value and taxes make the row's own total, so that no
 * column has to be told from another by where it stands. Those of the row of sums where there is one and it is what the rows make,
 * else those of the rows; totals by kind and rate.
 */
export function findTaxTable(lines: readonly Line[]): Tax[] {
  const heading = lines.findIndex(({ text }) => isHeading(text))
  const kinds = COLUMNS.filter(([, name]) => name.test(lines[heading]?.text ?? '')).map(([kind]) => kind)
  if (heading < 0) return []
  const rows = lines.slice(heading + 1).flatMap(({ text }, at) => rowOf(text, heading + 1 + at, kinds) ?? [])
  const items = rows.filter(({ isSum }) => !isSum)
  const sum = rows.find(({ isSum }) => isSum)
  const counted = items.length > 0 && (!sum || sameTaxes(items, sum)) ? items : sum ? [sum] : []
  return byKindAndRate(counted, lines)
}

function isHeading(text: string): boolean {
  return (
    COLUMNS.some(([, name]) => name.test(text)) && VALUE.test(text) && !findAmounts(text).some(({ money }) => money)
  )
}

/** The taxes of a row by its arithmetic; undefined where nothing or more than one reading adds up. */
function rowOf(text: string, line: number, kinds: readonly TaxKind[]): Row | undefined {
  const amounts = findAmounts(text).flatMap(({ money, negative, paise }) => (money && !negative ? [paise] : []))
  const total = amounts.at(-1)
  if (total === undefined || total === 0 || amounts.length < 3 || amounts.length > MOST_AMOUNTS) return undefined
  const readings = amounts.slice(0, -2).flatMap((taxable, at) =>
    choices(amounts.slice(at + 1, -1), kinds.length)
      .filter((chosen) => addsUp(taxable, chosen, total, kinds))
      .map((chosen) => ({ taxable, chosen })),
  )
  const [reading] = new Map(readings.map((one) => [`${one.taxable} ${one.chosen.join(' ')}`, one])).values()
  if (!reading || readings.some(({ chosen }) => chosen.join() !== reading.chosen.join())) return undefined
  const taxes = kinds.flatMap((kind, at) => (reading.chosen[at] ? [{ kind, paise: reading.chosen[at] }] : []))
  return { line, isSum: SUM.test(text), taxablePaise: reading.taxable, taxes }
}

function addsUp(taxable: number, taxes: readonly number[], total: number, kinds: readonly TaxKind[]): boolean {
  const due = taxes.reduce((sum, paise) => sum + paise, 0)
  const [central, state] = [taxes[kinds.indexOf('CGST')], taxes[kinds.indexOf('SGST')]]
  const isHalved = central === undefined || state === undefined || Math.abs(central - state) <= SLACK
  return due > 0 && due <= taxable * MOST_SHARE && isHalved && Math.abs(taxable + due - total) <= SLACK * taxes.length
}

/** Every choice of so many amounts, in their order. */
function choices(amounts: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return amounts.flatMap((amount, at) => choices(amounts.slice(at + 1), count - 1).map((rest) => [amount, ...rest]))
}

function sameTaxes(items: readonly Row[], sum: Row): boolean {
  return sum.taxes.every(({ kind, paise }) => {
    const own = items.flatMap(({ taxes }) => taxes).filter((tax) => tax.kind === kind)
    return Math.abs(own.reduce((all, tax) => all + tax.paise, 0) - paise) <= SLACK * items.length
  })
}

/** Taxes of a kind and a rate in one, where they are first printed. */
function byKindAndRate(rows: readonly Row[], lines: readonly Line[]): Tax[] {
  const found = new Map<string, Tax>()
  for (const { line, taxablePaise, taxes } of rows) {
    const at = lines[line]
    if (!at) continue
    for (const { kind, paise } of taxes) {
      const ratePercent = rateOf(taxablePaise, paise)
      const before = found.get(`${kind} ${ratePercent}`)
      const { confidence, box } = at
      const sum = (before?.paise ?? 0) + paise
      found.set(`${kind} ${ratePercent}`, { ...(before ?? { kind, ratePercent, confidence, line, box }), paise: sum })
    }
  }
  return [...found.values()]
}

/** The rates of GST, and of its halves. */
const RATES = [0.125, 0.25, 1.5, 2.5, 3, 5, 6, 9, 12, 14, 18, 20, 28, 40]

/** The rate that makes the tax of a value, to the paisa; null where there is none, as of rows of several rates. */
function rateOf(taxablePaise: number, paise: number): number | null {
  return RATES.find((rate) => Math.abs((taxablePaise * rate) / 100 - paise) <= SLACK) ?? null
}
