import type { Db } from './db/database.ts'
import { heldInOrder } from './db/lock-order.ts'

/**
 * Holds the books of an organisation until the transaction ends, so that no month is closed and nothing is exported (`pay`), or
 * nothing is paid (`close`) meanwhile, and answers the latest closed month (`YYYY-MM`). For the order see `db/lock-order.ts`.
 */
export async function holdBooks(db: Db, orgId: string, to: 'pay' | 'close'): Promise<string | undefined> {
  heldInOrder('books', [orgId])
  const organisation = db.selectFrom('organisations').select('id').where('id', '=', orgId)
  await (to === 'pay' ? organisation.forShare() : organisation.forNoKeyUpdate()).execute()
  const latest = await db
    .selectFrom('closed_months')
    .select('month')
    .where('org_id', '=', orgId)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.month
}
