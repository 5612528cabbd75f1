import { foldedText } from '../folded-text.ts'
import { LOCALE, numberOf } from '../formats.ts'
import type { RecordView } from './record-view.ts'

/** Where the parts of a record stand by which it is found. Any of them may be missing. */
export interface RecordFields<Row> {
  /** What the search looks through, beside the choice and the day as it is written `YYYY-MM-DD`. */
  texts: (row: Row) => unknown[]
  choice: (row: Row) => string
  /** A day or an instant that begins with `YYYY-MM-DD`. */
  date: (row: Row) => unknown
  /** Rupees, as a number or a numeric string. */
  amount: (row: Row) => unknown
}

/** What a column is sorted by; undefined goes last, whichever way. */
export type SortKey = string | number | undefined

/**
 * A search through records that stay the same: their texts are prepared once, when first looked for. It returns the
 * records that fit every part of the view, in the order in which they were given. A record without a date or amount
 * fits no range of it.
 */
export function recordFinder<Row>(rows: readonly Row[], fields: RecordFields<Row>): (view: RecordView) => Row[] {
  let prepared: string[] | undefined
  const textAt = (index: number) => {
    prepared ??= rows.map((row) => {
      const texts = [...fields.texts(row), fields.choice(row), dayOf(fields.date(row))]
      return foldedText(texts.filter(isText).join('\n'))
    })
    return prepared[index] ?? ''
  }
  return ({ search, choices, from, to, atLeast, atMost }) => {
    const words = foldedText(search).split(' ').filter(Boolean)
    return rows.filter(
      (row, index) =>
        (choices.length === 0 || choices.includes(fields.choice(row))) &&
        isWithin(dayOf(fields.date(row)), from || undefined, to || undefined) &&
        isWithin(numberOf(fields.amount(row)), atLeast, atMost) &&
        words.every((word) => textAt(index).includes(word)),
    )
  }
}

/** The records sorted by a key; what is equal keeps its order, what has no key comes last. The list given is not touched. */
export function sortedRecords<Row>(rows: readonly Row[], keyOf: (row: Row) => SortKey, descending: boolean): Row[] {
  const sign = descending ? -1 : 1
  const inWords = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' })
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
      return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : inWords.compare(String(a), String(b)))
    })
    .map(({ row }) => row)
}

/** The `YYYY-MM-DD` day with which a date begins; undefined for anything else. Days compare as text. */
export function dayOf(date: unknown): string | undefined {
  return typeof date === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] : undefined
}

function isWithin<Value extends string | number>(
  value: Value | undefined,
  least: Value | undefined,
  most: Value | undefined,
): boolean {
  if (least === undefined && most === undefined) return true
  return value !== undefined && (least === undefined || value >= least) && (most === undefined || value <= most)
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'
