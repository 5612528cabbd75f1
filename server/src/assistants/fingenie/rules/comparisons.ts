import { listWords } from '../../../formats.ts'
import {
  amountText,
  capital,
  countText,
  dateCell,
  merchantCell,
  type NumberedReceipt,
  nameOf,
  paragraphs,
  receiptTable,
  sumText,
  table,
  totalCell,
} from './texts.ts'

type Priced = NumberedReceipt & { totalPaise: number }

/** The receipts whose total is known, in the currency that most of them have, and the others. */
function comparable(receipts: readonly NumberedReceipt[]): { priced: Priced[]; others: NumberedReceipt[] } {
  const known = receipts.flatMap(({ totalPaise, ...rest }): Priced[] =>
    totalPaise === null ? [] : [{ ...rest, totalPaise }],
  )
  const groups = [...Map.groupBy(known, ({ currency }) => currency).values()]
  const priced = groups.sort((a, b) => b.length - a.length)[0] ?? []
  return { priced, others: receipts.filter(({ id }) => priced.every((receipt) => receipt.id !== id)) }
}

function aside(others: readonly NumberedReceipt[]): string | undefined {
  if (others.length === 0) return undefined
  return `Left aside, for want of a total in the same currency: ${listWords(others.map(nameOf))}.`
}

const NOTHING_PRICED = 'None of these receipts has a total that could be read.'

/** The receipt, or those receipts, with the largest or smallest total. */
export function extreme(which: 'largest' | 'smallest', receipts: readonly NumberedReceipt[], scope: string): string {
  const { priced, others } = comparable(receipts)
  const totals = priced.map(({ totalPaise }) => totalPaise)
  const wanted = which === 'largest' ? Math.max(...totals) : Math.min(...totals)
  const found = priced.filter(({ totalPaise }) => totalPaise === wanted)
  const [first] = found
  if (!first) return NOTHING_PRICED
  const which1 = found.length === 1 ? `is ${nameOf(first)}` : `are ${listWords(found.map(nameOf))}`
  const when = first.date && found.length === 1 ? `, dated ${dateCell(first.date)}` : ''
  return paragraphs(`The ${which}${scope} ${which1}: **${totalCell(first)}**${when}.`, aside(others))
}

/** The mean total, rounded to the paisa. */
export function average(receipts: readonly NumberedReceipt[], scope: string): string {
  const { priced, others } = comparable(receipts)
  const [first] = priced
  if (!first) return NOTHING_PRICED
  const mean = Math.round(priced.reduce((sum, { totalPaise }) => sum + totalPaise, 0) / priced.length)
  return paragraphs(
    `The average of ${countText(priced.length)}${scope} is **${amountText(mean, first.currency)}** (${sumText(priced)} in total).`,
    aside(others),
  )
}

/** Receipts side by side, with the difference of two, or between the largest and the smallest of more. */
export function compare(receipts: readonly NumberedReceipt[]): string {
  if (receipts.length < 2) return 'Comparing needs two receipts. Upload another one, or name two of them.'
  const { priced, others } = comparable(receipts)
  const sorted = priced.toSorted((a, b) => b.totalPaise - a.totalPaise)
  const [most, least] = [sorted[0], sorted.at(-1)]
  return paragraphs(
    receiptTable(receipts),
    most && least && most !== least && difference(most, least, priced.length),
    `Together: **${sumText(receipts)}**.`,
    aside(others),
  )
}

function difference(most: Priced, least: Priced, count: number): string {
  const gap = most.totalPaise - least.totalPaise
  if (gap === 0) return `${count === 2 ? 'Both' : 'All'} have the same total, ${totalCell(most)}.`
  const text = `**${amountText(gap, most.currency)}**`
  if (count > 2) return `Between the largest, ${nameOf(most)}, and the smallest, ${nameOf(least)}, lie ${text}.`
  const share = least.totalPaise > 0 ? ` (${Math.round((gap / least.totalPaise) * 100)}%)` : ''
  return `${capital(nameOf(most))} is ${text}${share} more than ${nameOf(least)}.`
}

/** Receipts that agree in merchant, date and total: probably one purchase. */
export function duplicates(receipts: readonly NumberedReceipt[]): string {
  const known = receipts.filter(({ totalPaise, merchant, date }) => totalPaise !== null && (merchant ?? date) !== null)
  const keyOf = ({ merchant, date, totalPaise, currency }: NumberedReceipt) =>
    JSON.stringify([merchant?.toLowerCase(), date, totalPaise, currency])
  const groups = [...Map.groupBy(known, keyOf).values()].filter((group) => group.length > 1)
  if (groups.length === 0) return 'No two of these receipts have the same merchant, date and total.'
  const rows = groups.map((group) => {
    const [first] = group
    return [
      group.map(({ number }) => String(number)).join(', '),
      first ? merchantCell(first) : '',
      dateCell(first?.date ?? null),
      first ? totalCell(first) : '',
    ]
  })
  return paragraphs(
    'These receipts have the same merchant, date and total:',
    table(['Receipts', 'Merchant', 'Date', 'Total'], rows),
    'If one of them is a copy, say for example "remove receipt 2".',
  )
}
