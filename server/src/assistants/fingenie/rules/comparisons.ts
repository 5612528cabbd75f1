import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import {
  amountText,
  capital,
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
  return replies('compare.excluded', { count: others.length, receipts: listWords(others.map(nameOf)) })
}

/** The receipt, or those receipts, with the largest or smallest total. */
export function extreme(which: 'largest' | 'smallest', receipts: readonly NumberedReceipt[], scope: string): string {
  const { priced, others } = comparable(receipts)
  const totals = priced.map(({ totalPaise }) => totalPaise)
  const wanted = which === 'largest' ? Math.max(...totals) : Math.min(...totals)
  const found = priced.filter(({ totalPaise }) => totalPaise === wanted)
  const [first] = found
  if (!first) return replies('compare.no-totals')
  const total = totalCell(first)
  const text =
    first.date && found.length === 1
      ? replies('compare.extreme-dated', { which, scope, receipt: nameOf(first), total, date: dateCell(first.date) })
      : replies('compare.extreme', {
          which,
          count: found.length,
          scope,
          receipts: listWords(found.map(nameOf)),
          total,
        })
  return paragraphs(text, aside(others))
}

/** The mean total, rounded to the paisa. */
export function average(receipts: readonly NumberedReceipt[], scope: string): string {
  const { priced, others } = comparable(receipts)
  const [first] = priced
  if (!first) return replies('compare.no-totals')
  const mean = Math.round(priced.reduce((sum, { totalPaise }) => sum + totalPaise, 0) / priced.length)
  return paragraphs(
    replies('compare.average', {
      count: priced.length,
      scope,
      average: amountText(mean, first.currency),
      sum: sumText(priced),
    }),
    aside(others),
  )
}

/** Receipts side by side, with the difference of two, or between the largest and the smallest of more. */
export function compare(receipts: readonly NumberedReceipt[]): string {
  if (receipts.length < 2) return replies('compare.one')
  const { priced, others } = comparable(receipts)
  const sorted = priced.toSorted((a, b) => b.totalPaise - a.totalPaise)
  const [most, least] = [sorted[0], sorted.at(-1)]
  return paragraphs(
    receiptTable(receipts),
    most && least && most !== least && difference(most, least, priced.length),
    replies('compare.together', { sum: sumText(receipts) }),
    aside(others),
  )
}

function difference(most: Priced, least: Priced, count: number): string {
  const apart = most.totalPaise - least.totalPaise
  if (apart === 0) return replies('compare.same', { count, total: totalCell(most) })
  const gap = amountText(apart, most.currency)
  if (count > 2) return replies('compare.range', { largest: nameOf(most), gap, smallest: nameOf(least) })
  const named = { more: nameOf(most), gap, less: nameOf(least) }
  const percent = Math.round((apart / least.totalPaise) * 100)
  return capital(
    least.totalPaise > 0 ? replies('compare.more-by', { ...named, percent }) : replies('compare.more', named),
  )
}

/** Receipts that agree in merchant, date and total: probably one purchase. */
export function duplicates(receipts: readonly NumberedReceipt[]): string {
  const known = receipts.filter(({ totalPaise, merchant, date }) => totalPaise !== null && (merchant ?? date) !== null)
  const keyOf = ({ merchant, date, totalPaise, currency }: NumberedReceipt) =>
    JSON.stringify([merchant?.toLowerCase(), date, totalPaise, currency])
  const groups = [...Map.groupBy(known, keyOf).values()].filter((group) => group.length > 1)
  if (groups.length === 0) return replies('copies.none')
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
    replies('copies.some'),
    table([replies('head.receipts'), replies('head.merchant'), replies('head.date'), replies('head.total')], rows),
    replies('copies.remove'),
  )
}
