import { labels } from '@pravas/messages/en/labels'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { capitalised, formatCount, formatRupees, sumRupees } from '../formats.ts'
import { richText } from '../rich-text.ts'
import type { RecordKind } from './record-kind.ts'
import classes from './record-report.module.css'

const t = texts(records)

const c = texts(labels)

interface FigureProps<Row> {
  kind: RecordKind<Row>
  /** The records that fit, out of `all`. */
  shown: readonly Row[]
  all: readonly Row[]
}

/** `3 trips`, `1 of 3 trips`, `Total ₹1,200.00` or `1 of 3 expenses · Total ₹400.00`. */
export function Figure<Row>({ kind: { figure, counted, fields }, shown, all }: FigureProps<Row>) {
  const count =
    shown.length < all.length ? t('some', { count: formatCount(shown.length), all: counted(all.length) }) : undefined
  if (figure === 'count') return count ?? counted(all.length)
  const total = {
    amount: formatRupees(sumRupees(shown.map(fields.amount))),
    sum: (amount: string) => <strong>{amount}</strong>,
  }
  return richText(count ? t.rich('total-sum-of', { count, ...total }) : t.rich('total-sum', total))
}

interface TotalsProps<Row> {
  kind: RecordKind<Row>
  rows: readonly Row[]
}

/** What the records come to in rupees, where the page's title doesn't say it, and how it divides among the choices. */
export function Totals<Row>({ kind: { figure, fields, choices }, rows }: TotalsProps<Row>) {
  const byChoice = Map.groupBy(rows, fields.choice)
  const parts = [...new Set([...choices, ...byChoice.keys()])].flatMap((choice) => {
    const members = byChoice.get(choice)
    return members ? [{ choice, members }] : []
  })
  const hasTotal = figure === 'count' && rows.length > 1
  if (!hasTotal && parts.length < 2) return null
  return (
    <dl className={classes.totals}>
      {hasTotal && (
        <div>
          <dt>{c('total')}</dt>
          <dd>{formatRupees(sumRupees(rows.map(fields.amount)))}</dd>
        </div>
      )}
      {parts.length > 1 &&
        parts.map(({ choice, members }) => (
          <div key={choice} data-part>
            <dt>{capitalised(choice)}</dt>
            <dd>{formatRupees(sumRupees(members.map(fields.amount)))}</dd>
          </div>
        ))}
    </dl>
  )
}
