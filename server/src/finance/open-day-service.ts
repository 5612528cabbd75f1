import { finance as messages } from '@pravas/messages/en/finance'
import { texts } from '@pravas/messages/texts'
import { holdBooks } from '../closed-months.ts'
import type { Db } from '../db/database.ts'
import { invalid, problem } from '../errors.ts'

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
