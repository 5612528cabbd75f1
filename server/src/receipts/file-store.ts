import type { Db } from '../db/database.ts'
import { askedOfReceipt } from '../requests/asked.ts'

/** A receipt's file with whose it is, for reading it. */
export function selectReceiptFile(db: Db, orgId: string, receiptId: string) {
  return db
    .selectFrom('receipts')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'receipts.org_id').onRef('people.id', '=', 'receipts.person_id'),
    )
    .select([
      'receipts.file_hash',
      'receipts.file_name',
      'receipts.media_type',
      'receipts.person_id',
      'receipts.expense_id',
      'people.employee_id',
      'people.manager_employee_id',
      askedOfReceipt.as('asked'),
    ])
    .where('receipts.org_id', '=', orgId)
    .where('receipts.id', '=', receiptId)
    .executeTakeFirst()
}
