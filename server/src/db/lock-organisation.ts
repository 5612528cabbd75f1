import type { Db } from './database.ts'
import { heldInOrder } from './lock-order.ts'

/**
 * Holds what an organisation has once, such as its settings, policy, administrators and accounts, against other changes until the
 * transaction ends. Rows that refer to the organisation can be added meanwhile.
 */
export async function lockOrganisation(trx: Db, orgId: string): Promise<void> {
  heldInOrder('books', [orgId])
  await trx.selectFrom('organisations').select('id').where('id', '=', orgId).forNoKeyUpdate().execute()
}
