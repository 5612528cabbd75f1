import { sql } from 'kysely'
import type { Asked } from '../access/actor.ts'
import type { Db } from '../db/database.ts'

/** Whom the claim that has the receipt has asked to decide. */
const askedForClaim = sql<Asked[] | null>`(
  select jsonb_agg(jsonb_build_object('role', turn.role, 'personId', turn.person_id))
  from approval_turns as turn
  where turn.org_id = receipts.org_id and turn.request_kind = 'expense' and turn.request_id = receipts.expense_id
)`

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
      askedForClaim.as('asked'),
    ])
    .where('receipts.org_id', '=', orgId)
    .where('receipts.id', '=', receiptId)
    .executeTakeFirst()
}
