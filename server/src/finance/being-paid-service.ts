import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Whether finance has verified a claim, or a batch pays it: what was decided on it stands. */
export async function hasPaymentBegun(db: Db, orgId: string, expenseId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from claim_verifications where org_id = ${orgId} and expense_id = ${expenseId})
      or exists (select from payment_lines where org_id = ${orgId} and expense_id = ${expenseId} and state = 'live')
      as is`.execute(db)
  return rows[0]?.is === true
}
