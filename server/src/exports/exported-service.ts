import type { Db } from '../db/database.ts'

/** Whether a claim was handed to the accounts; what is, stays as it was decided. */
export async function isExported(db: Db, orgId: string, expenseId: string): Promise<boolean> {
  const found = await db
    .selectFrom('export_vouchers')
    .select('position')
    .where('org_id', '=', orgId)
    .where('record_kind', '=', 'expense')
    .where('record_id', '=', expenseId)
    .executeTakeFirst()
  return found !== undefined
}
