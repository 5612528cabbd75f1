import { COLUMN_OF, type ColumnOf, FIELD_COLUMNS, KEY_OF, type KeyOf } from '@pravas/contract/receipt-field-keys'
import { RECEIPT_FIELD_NAMES, type ReceiptFieldName } from '@pravas/contract/receipt-fields'
import type { DocumentKind } from '@pravas/reading/receipt'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { reviveDraft, takeNumbers } from './draft-store.ts'
import type { ReceiptColumns, ReceiptRecord } from './field-column-rules.ts'
import type { KeptMileage } from './journey-rules.ts'

type Trx = Transaction<Tables>

/** Whose receipts, and of which claim draft. */
export interface ReceiptsKey {
  orgId: string
  personId: string
  draftId: string
}

type Owner = Pick<ReceiptsKey, 'orgId' | 'personId'>

export type NewReceipt = Required<ReceiptColumns> &
  Pick<
    Tables['receipts'],
    'id' | 'file_hash' | 'file_name' | 'media_type' | 'byte_size' | 'description' | 'image_hash'
  > & { part: number; reading: object; is_document: boolean; mileage?: KeptMileage }

/** A column under the name of its property. */
type ShownField = { [N in ReceiptFieldName]: `receipts.${ColumnOf<N>} as ${KeyOf<N>}` }[ReceiptFieldName]

/** What a document is that is not claimed; null of what is. */
const documentKind = sql<DocumentKind | null>`case when receipts.is_document then receipts.reading ->> 'kind' end`

const SHOWN = [
  'receipts.id' as const,
  'receipts.number' as const,
  'receipts.file_name as fileName' as const,
  ...RECEIPT_FIELD_NAMES.map((name) => `receipts.${COLUMN_OF[name]} as ${KEY_OF[name]}` as ShownField),
  'receipts.mileage' as const,
  'expenses.expense_number as expenseNumber' as const,
  documentKind.as('documentKind'),
]

/** Lists the receipts of a draft in the order of their upload, those that it has claimed included. */
export function selectReceipts(db: Db, key: ReceiptsKey): Promise<ReceiptRecord[]> {
  return ofDraft(db, key).where('receipts.removed_at', 'is', null).orderBy('receipts.id').execute()
}

/** Lists the receipts that were removed from a draft, the last one first. */
export function selectRemovedReceipts(db: Db, key: ReceiptsKey): Promise<ReceiptRecord[]> {
  return ofDraft(db, key)
    .where('receipts.removed_at', 'is not', null)
    .orderBy('receipts.removed_at', 'desc')
    .orderBy('receipts.id', 'desc')
    .execute()
}

function ofDraft(db: Db, { orgId, personId, draftId }: ReceiptsKey) {
  return db
    .selectFrom('receipts')
    .leftJoin('expenses', (join) =>
      join.onRef('expenses.org_id', '=', 'receipts.org_id').onRef('expenses.id', '=', 'receipts.expense_id'),
    )
    .select(SHOWN)
    .where('receipts.org_id', '=', orgId)
    .where('receipts.claim_draft_id', '=', draftId)
    .where('receipts.person_id', '=', personId)
}

/** What the reader returned for the unclaimed receipts of a draft. */
export function selectUnclaimedReadings(db: Db, key: ReceiptsKey) {
  return db
    .selectFrom('receipts')
    .select(['id', 'reading'])
    .where('org_id', '=', key.orgId)
    .where('claim_draft_id', '=', key.draftId)
    .where('person_id', '=', key.personId)
    .where('expense_id', 'is', null)
    .where('removed_at', 'is', null)
    .execute()
}

/** The unclaimed receipts of a draft that were made of one of these files. */
export function selectUnclaimedByHash(db: Db, key: ReceiptsKey, hashes: readonly string[]) {
  return db
    .selectFrom('receipts')
    .select(['id', 'file_hash as hash', 'part', 'reading'])
    .where('org_id', '=', key.orgId)
    .where('claim_draft_id', '=', key.draftId)
    .where('person_id', '=', key.personId)
    .where('expense_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('file_hash', 'in', hashes)
    .execute()
}

/**
 * Adds receipts to a draft, each with the number that it keeps there. The number of one that was removed is not given again;
 * when all have been claimed, those that follow are counted from 1.
 */
export async function insertReceipts(trx: Trx, key: ReceiptsKey, receipts: readonly NewReceipt[], now: Date) {
  const last = await takeNumbers(trx, key, receipts.length, now)
  await trx
    .insertInto('receipts')
    .values(
      receipts.map((receipt, index) => ({
        ...receipt,
        number: last - receipts.length + 1 + index,
        reading: JSON.stringify(receipt.reading),
        mileage: receipt.mileage ? JSON.stringify(receipt.mileage) : null,
        org_id: key.orgId,
        person_id: key.personId,
        claim_draft_id: key.draftId,
        expense_id: null,
        position: null,
        created_at: now,
      })),
    )
    .execute()
}

/** Tells whose draft a receipt belongs to, and whether it is claimed or removed; undefined for another's or none. */
export function selectOwnReceipt(db: Db, owner: Owner, id: string) {
  return db
    .selectFrom('receipts')
    .select(['claim_draft_id as draftId', 'expense_id as expenseId', 'removed_at as removedAt'])
    .where('org_id', '=', owner.orgId)
    .where('id', '=', id)
    .where('person_id', '=', owner.personId)
    .executeTakeFirst()
}

/** One's own receipt that is neither claimed nor removed, held until the transaction ends; undefined for any other. */
export function lockUnclaimedReceipt(trx: Trx, owner: Owner, id: string) {
  return trx
    .selectFrom('receipts')
    .select([...FIELD_COLUMNS, 'checked', 'file_name', 'mileage', 'is_document'])
    .where('org_id', '=', owner.orgId)
    .where('id', '=', id)
    .where('person_id', '=', owner.personId)
    .where('expense_id', 'is', null)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export type LockedReceipt = NonNullable<Awaited<ReturnType<typeof lockUnclaimedReceipt>>>

/** Writes columns of a receipt; `checked` names all that a person has set or confirmed. */
export async function updateReceipt(
  trx: Trx,
  orgId: string,
  id: string,
  columns: ReceiptColumns,
  checked: readonly string[],
): Promise<void> {
  await trx
    .updateTable('receipts')
    .set({ ...columns, checked: JSON.stringify(checked) })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Says whether a document is no expense by itself. */
export async function updateIsDocument(trx: Trx, orgId: string, id: string, isDocument: boolean): Promise<void> {
  await trx
    .updateTable('receipts')
    .set({ is_document: isDocument })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** What the document of a receipt was read as; undefined of what was read before kinds were. */
export async function selectKind(trx: Trx, orgId: string, id: string): Promise<DocumentKind | undefined> {
  const row = await trx
    .selectFrom('receipts')
    .select(sql<DocumentKind | null>`reading ->> 'kind'`.as('kind'))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.kind ?? undefined
}

/** Writes a journey anew, with its declaration. */
export async function updateJourney(
  trx: Trx,
  orgId: string,
  id: string,
  { mileage, reading, ...columns }: Omit<NewReceipt, 'id'>,
): Promise<void> {
  await trx
    .updateTable('receipts')
    .set({ ...columns, mileage: JSON.stringify(mileage), reading: JSON.stringify(reading) })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Removes a receipt from its draft, to which it can be restored. */
export async function removeReceipt(trx: Trx, orgId: string, id: string, now: Date): Promise<void> {
  await trx.updateTable('receipts').set({ removed_at: now }).where('org_id', '=', orgId).where('id', '=', id).execute()
}

/** Deletes the receipts that were removed before `until`, but those of claims that are being changed: they may go back there. */
export async function deleteRemovedReceipts(db: Db, until: Date): Promise<void> {
  await db
    .deleteFrom('receipts')
    .where('removed_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim_drafts')
            .select('claim_drafts.id')
            .whereRef('claim_drafts.org_id', '=', 'receipts.org_id')
            .whereRef('claim_drafts.id', '=', 'receipts.claim_draft_id')
            .where('claim_drafts.revises_expense_id', 'is not', null),
        ),
      ),
    )
    .execute()
}

/** From which draft one's own receipt was removed and the number that it had there; undefined for one that was not. */
export function lockRemovedReceipt(trx: Trx, owner: Owner, id: string) {
  return trx
    .selectFrom('receipts')
    .select(['claim_draft_id as draftId', 'number'])
    .where('org_id', '=', owner.orgId)
    .where('id', '=', id)
    .where('person_id', '=', owner.personId)
    .where('removed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Puts a removed receipt back; its number is another one where an unclaimed receipt has got that meanwhile. */
export async function restoreReceipt(
  trx: Trx,
  key: ReceiptsKey,
  { id, number }: { id: string; number: number },
  now: Date,
): Promise<void> {
  const isTaken = await trx
    .selectFrom('receipts')
    .select('id')
    .where('org_id', '=', key.orgId)
    .where('claim_draft_id', '=', key.draftId)
    .where('expense_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('number', '=', number)
    .executeTakeFirst()
  await trx
    .updateTable('receipts')
    .set({ removed_at: null, ...(isTaken && { number: await takeNumbers(trx, key, 1, now) }) })
    .where('org_id', '=', key.orgId)
    .where('id', '=', id)
    .execute()
  await reviveDraft(trx, key, now)
}
