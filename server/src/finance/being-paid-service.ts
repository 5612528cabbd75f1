import type { Db } from '../db/database.ts'
import { isBeingPaid } from './store.ts'

/** Whether finance has verified a claim, or a batch pays it: what was decided on it stands. */
export function hasPaymentBegun(trx: Db, claim: { orgId: string; expenseId: string }): Promise<boolean> {
  return isBeingPaid(trx, claim.orgId, claim.expenseId)
}
