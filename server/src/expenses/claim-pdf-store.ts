import type { Db } from '../db/database.ts'

/** Under what name the organisation goes. */
export async function selectOrganisationName(db: Db, orgId: string): Promise<string> {
  const { name } = await db.selectFrom('organisations').select('name').where('id', '=', orgId).executeTakeFirstOrThrow()
  return name
}

/** The files of an expense's receipts: which receipt, the hash of its content, and its size in bytes. */
export function selectFilesOfExpense(db: Db, orgId: string, expenseId: string) {
  return db
    .selectFrom('receipts')
    .select(['id', 'file_hash', 'byte_size'])
    .where('org_id', '=', orgId)
    .where('expense_id', '=', expenseId)
    .execute()
}
