import { CATEGORIES } from '@pravas/contract/receipt-fields'
import { replies } from '@pravas/messages/fingenie'
import { rupeeText } from '../../../../formats.ts'
import { addRows, type SpendingGroup, type SpendingRow } from '../../../../reports/spending-rules.ts'
import { table } from '../texts.ts'
import { groupHead, keyText } from './query-words.ts'

/** Rows added up; undefined for none. */
export function sumOf(rows: readonly SpendingRow[]): SpendingRow | undefined {
  return rows.length === 0 ? undefined : rows.reduce(addRows)
}

/** A row a group: the days in their order, everything else the largest first. */
export function groupTable(
  group: SpendingGroup,
  rows: readonly SpendingRow[],
  whole: number,
  measure: string,
  top: number | null = null,
): string {
  const figureOf = (row: SpendingRow) =>
    measure === 'tax' ? row.taxPaise : measure === 'average' ? meanOf(row) : row.paise
  const sums = byKey(rows)
  // The largest few are asked for by their figures, months too.
  const ordered =
    isTime(group) && top === null
      ? sums.toSorted((a, b) => a.key.localeCompare(b.key))
      : sums.toSorted((a, b) => figureOf(b) - figureOf(a) || a.key.localeCompare(b.key))
  const shown = top === null ? ordered : ordered.filter(({ key }) => key !== '').slice(0, top)
  const heads = [
    groupHead(group),
    replies('figures.head.receipts'),
    ...(measure === 'average' ? [] : [replies('figures.head.share')]),
    replies(`figures.head.${measure === 'tax' || measure === 'average' ? measure : 'amount'}`),
  ]
  const cells = shown.map((row) => [
    keyText(group, row.key),
    String(row.lines),
    ...(measure === 'average' ? [] : [whole > 0 ? `${Math.round((figureOf(row) / whole) * 100)}%` : '']),
    rupeeText(figureOf(row)),
  ])
  return table(heads, cells)
}

function meanOf({ paise, lines, unread }: SpendingRow): number {
  return lines > unread ? Math.round(paise / (lines - unread)) : 0
}

export function isTime(group: SpendingGroup): boolean {
  return group === 'month' || group === 'quarter' || group === 'week' || group === 'day'
}

/** One row a group, whatever the case in which its name was printed. */
export function byKey(rows: readonly SpendingRow[]): SpendingRow[] {
  return [...Map.groupBy(rows, ({ key }) => key.toLowerCase()).values()].map((group) => group.reduce(addRows))
}

/** Categories in our order, time in its own. */
export function keysInOrder(group: SpendingGroup, keys: readonly string[]): string[] {
  const known: readonly string[] = CATEGORIES
  return group === 'category' ? keys.toSorted((a, b) => known.indexOf(a) - known.indexOf(b)) : keys.toSorted()
}
