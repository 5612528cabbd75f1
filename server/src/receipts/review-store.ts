import { FIELD_COLUMNS } from '@pravas/contract/receipt-field-keys'
import type { Db } from '../db/database.ts'
import { refusedBefore } from '../requests/refused-receipts.ts'
import type { ReceiptsKey } from './receipt-store.ts'

export type ReviewRow = Awaited<ReturnType<typeof selectReceiptsInReview>>[number]

/** Lists the unclaimed receipts of a draft with all that was read, in the order of their upload. */
export function selectReceiptsInReview(db: Db, key: ReceiptsKey) {
  return db
    .selectFrom('receipts')
    .select([
      ...FIELD_COLUMNS,
      'id',
      'number',
      'file_name',
      'file_hash',
      'part',
      'checked',
      'reading',
      'description',
      'mileage',
      'is_document',
    ])
    .select(refusedBefore({ isClaimed: false }).as('refused_before'))
    .select(({ selectFrom }) =>
      selectFrom('receipts as of_file')
        .select(({ fn, val }) => fn.coalesce(fn.max('of_file.part'), val(0)).as('last'))
        .whereRef('of_file.org_id', '=', 'receipts.org_id')
        .whereRef('of_file.file_hash', '=', 'receipts.file_hash')
        .whereRef('of_file.claim_draft_id', '=', 'receipts.claim_draft_id')
        .where('of_file.removed_at', 'is', null)
        .as('last_part'),
    )
    .where('org_id', '=', key.orgId)
    .where('claim_draft_id', '=', key.draftId)
    .where('person_id', '=', key.personId)
    .where('expense_id', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}
