import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ReceiptsKey } from './receipt-store.ts'
import type { SecondReading } from './second-reading-rules.ts'

type Owner = Pick<ReceiptsKey, 'orgId' | 'personId'>

/** One's own unclaimed receipts among these, in the order of their upload. */
export function selectToReadAgain(db: Db, { orgId, personId }: Owner, ids: readonly string[]) {
  return db
    .selectFrom('receipts')
    .select(['id', 'file_hash', 'part', 'reading'])
    .select(['merchant', 'receipt_date as date', 'total_paise as total', 'invoice_number', 'gstin'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', 'in', ids)
    .where('expense_id', 'is', null)
    .orderBy('id')
    .execute()
}

/** Keeps how far the second reading is, beside the first; what is claimed stays as it was claimed. */
export async function setSecondReading(
  db: Db,
  { orgId, personId }: Owner,
  ids: readonly string[],
  second: SecondReading,
): Promise<void> {
  await db
    .updateTable('receipts')
    .set({ reading: sql`reading || ${JSON.stringify({ second })}::jsonb` })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', 'in', ids)
    .where('expense_id', 'is', null)
    .execute()
}
