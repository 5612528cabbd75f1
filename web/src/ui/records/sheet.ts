import { numberOf, sumRupees } from '../formats.ts'
import { dayOf } from './record-finder.ts'

/** A column of an exported file. */
export interface SheetColumn<Row> {
  name: string
  /** `amount` is rupees, as a number or a numeric string; `date` begins with `YYYY-MM-DD`. */
  kind: 'text' | 'date' | 'amount'
  value: (row: Row) => unknown
  /** In characters. */
  width: number
}

/** What stands in a cell: nothing, text, a day `YYYY-MM-DD`, or rupees. What is not of its column's kind is text. */
export type SheetCell = null | { kind: 'text' | 'date'; value: string } | { kind: 'amount'; value: number }

/** The cell of one column in a record's row. */
export function cellOf<Row>({ kind, value }: SheetColumn<Row>, row: Row): SheetCell {
  const content = value(row)
  const amount = kind === 'amount' ? numberOf(content) : undefined
  if (amount !== undefined) return { kind: 'amount', value: amount }
  const day = kind === 'date' ? dayOf(content) : undefined
  if (day !== undefined && !Number.isNaN(Date.parse(day))) return { kind: 'date', value: day }
  const text = typeof content === 'string' || typeof content === 'number' ? String(content) : ''
  return text.trim() === '' ? null : { kind: 'text', value: text }
}

/** The sum of a column of amounts in rupees; undefined for any other column. */
export function totalOf<Row>({ kind, value }: SheetColumn<Row>, rows: readonly Row[]): number | undefined {
  return kind === 'amount' ? sumRupees(rows.map(value)) : undefined
}
