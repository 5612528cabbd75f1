import { finance as messages } from '@pravas/messages/en/finance'
import { texts } from '@pravas/messages/texts'
import { holdBooks } from '../closed-months.ts'
import type { Db } from '../db/database.ts'
import { invalid, problem } from '../errors.ts'
import { dayText } from '../formats.ts'
import type { BatchLineRow } from './batches-store.ts'
import { selectCauses } from './causes-store.ts'

const text = texts(messages)

/**
 * Checks that a day on which money moved is not in the future, and that its month is open, and holds it open until the transaction
 * ends. Names the field of the body that is wrong; throws 'month.closed'.
 */
export async function demandOpenDay(
  trx: Db,
  orgId: string,
  { field, day, today }: { field: string; day: string; today: string },
): Promise<void> {
  if (day > today) throw invalid([{ path: `body.${field}`, message: text('wrong.future') }])
  const closed = await holdBooks(trx, orgId, 'pay')
  if (closed !== undefined && day.slice(0, 7) <= closed) throw problem('month.closed')
}

/**
 * Checks that what a batch pays was approved by the day on which the money left; that a payment of it which came back had come back
 * by then; and that the advances which are set off had been paid. Names the field `paid_on` and what was later.
 */
export async function demandNotBeforeCause(
  trx: Db,
  orgId: string,
  { batchId, lines, day }: { batchId: string; lines: readonly BatchLineRow[]; day: string },
): Promise<void> {
  const recordIds = lines.map(({ expense_id }) => expense_id)
  const [latest] = await selectCauses(trx, orgId, { batchId, recordIds, after: day })
  if (!latest) return
  const { cause, number, day: since } = latest
  throw invalid([{ path: 'body.paid_on', message: text(`wrong.before-${cause}`, { number, day: dayText(since) }) }])
}
