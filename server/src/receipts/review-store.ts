import type { Db } from '../db/database.ts'
import { FIELD_COLUMNS } from './field-column-rules.ts'
import type { ReceiptsKey } from './receipt-store.ts'

export type ReviewRow = Awaited<ReturnType<typeof selectReceiptsInReview>>[number]

/** The receipts of a conversation that no expense has claimed, with all that was read, in the order of their upload. */
export function selectReceiptsInReview(db: Db, key: ReceiptsKey) {
  return db
    .selectFrom('receipts')
    .select([...FIELD_COLUMNS, 'id', 'number', 'file_name', 'file_hash', 'part', 'checked', 'reading'])
    .select(({ selectFrom }) =>
      selectFrom('receipts as of_file')
        .select(({ fn, val }) => fn.coalesce(fn.max('of_file.part'), val(0)).as('last'))
        .whereRef('of_file.org_id', '=', 'receipts.org_id')
        .whereRef('of_file.file_hash', '=', 'receipts.file_hash')
        .whereRef('of_file.conversation_id', '=', 'receipts.conversation_id')
        .as('last_part'),
    )
    .where('org_id', '=', key.orgId)
    .where('conversation_id', '=', key.conversationId)
    .where('person_id', '=', key.personId)
    .where('expense_id', 'is', null)
    .orderBy('id')
    .execute()
}
