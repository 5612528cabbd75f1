import { RECEIPT_FIELD_NAMES, type ReceiptFieldName } from '@pravas/contract/receipt-fields'
import type { Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import {
  COLUMN_OF,
  type ColumnOf,
  FIELD_COLUMNS,
  KEY_OF,
  type KeyOf,
  type ReceiptColumns,
} from './field-column-rules.ts'

type Trx = Transaction<Tables>

/** Whose receipts, and in which conversation. */
export interface ReceiptsKey {
  orgId: string
  personId: string
  conversationId: string
}

export type NewReceipt = Required<ReceiptColumns> &
  Pick<
    Tables['receipts'],
    'id' | 'file_hash' | 'file_name' | 'media_type' | 'byte_size' | 'description' | 'image_hash'
  > & { part: number; reading: object }

/** A column under the name of its property. */
type HeldField = { [N in ReceiptFieldName]: `receipts.${ColumnOf<N>} as ${KeyOf<N>}` }[ReceiptFieldName]

const HELD = [
  'receipts.id' as const,
  'receipts.number' as const,
  'receipts.file_name as fileName' as const,
  ...RECEIPT_FIELD_NAMES.map((name) => `receipts.${COLUMN_OF[name]} as ${KEY_OF[name]}` as HeldField),
  'expenses.expense_number as expenseNumber' as const,
]

/** A receipt of a conversation; `expenseNumber` is null until it is claimed. Money in paise. */
export type HeldReceipt = Awaited<ReturnType<typeof selectReceipts>>[number]

/** The receipts of a conversation in the order of their upload. */
export function selectReceipts(db: Db, key: ReceiptsKey) {
  return ofPerson(db, key).where('receipts.conversation_id', '=', key.conversationId).orderBy('receipts.id').execute()
}

/** The receipts that were taken out of a conversation, the last one first. */
export function selectRemovedReceipts(db: Db, key: ReceiptsKey): Promise<HeldReceipt[]> {
  return ofPerson(db, key)
    .where('receipts.removed_from', '=', key.conversationId)
    .orderBy('receipts.removed_at', 'desc')
    .orderBy('receipts.id', 'desc')
    .execute()
}

function ofPerson(db: Db, { orgId, personId }: Pick<ReceiptsKey, 'orgId' | 'personId'>) {
  return db
    .selectFrom('receipts')
    .leftJoin('expenses', (join) =>
      join.onRef('expenses.org_id', '=', 'receipts.org_id').onRef('expenses.id', '=', 'receipts.expense_id'),
    )
    .select(HELD)
    .where('receipts.org_id', '=', orgId)
    .where('receipts.person_id', '=', personId)
}

/** What the reader returned for the unclaimed receipts of a conversation. */
export function selectUnclaimedReadings(db: Db, key: ReceiptsKey) {
  return db
    .selectFrom('receipts')
    .select(['id', 'reading'])
    .where('org_id', '=', key.orgId)
    .where('conversation_id', '=', key.conversationId)
    .where('person_id', '=', key.personId)
    .where('expense_id', 'is', null)
    .execute()
}

/** The unclaimed receipts of a conversation that were made of one of these files. */
export function selectUnclaimedByHash(db: Db, key: ReceiptsKey, hashes: readonly string[]) {
  return db
    .selectFrom('receipts')
    .select(['id', 'file_hash as hash', 'part', 'reading'])
    .where('org_id', '=', key.orgId)
    .where('conversation_id', '=', key.conversationId)
    .where('person_id', '=', key.personId)
    .where('expense_id', 'is', null)
    .where('file_hash', 'in', hashes)
    .execute()
}

/**
 * Adds receipts to a conversation, each with the number that it keeps there. The number of one that was removed is not
 * given again; when all have been claimed, those that follow are counted from 1.
 */
export async function insertReceipts(trx: Trx, key: ReceiptsKey, receipts: readonly NewReceipt[], now: Date) {
  const last = await takeNumbers(trx, key, receipts.length)
  await trx
    .insertInto('receipts')
    .values(
      receipts.map((receipt, index) => ({
        ...receipt,
        number: last - receipts.length + 1 + index,
        reading: JSON.stringify(receipt.reading),
        org_id: key.orgId,
        person_id: key.personId,
        conversation_id: key.conversationId,
        expense_id: null,
        position: null,
        created_at: now,
      })),
    )
    .execute()
}

/** Counts so many receipts more in a conversation and answers the last one's number. */
async function takeNumbers(trx: Trx, { orgId, conversationId }: ReceiptsKey, count: number): Promise<number> {
  const claimed = await trx
    .selectFrom('receipts')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('expense_id', 'is', null).as('open'),
      fn.countAll<string>().filterWhere('expense_id', 'is not', null).as('claimed'),
    ])
    .where('org_id', '=', orgId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow()
  const isNewClaim = Number(claimed.open) === 0 && Number(claimed.claimed) > 0
  const { receipts_numbered: last } = await trx
    .updateTable('conversations')
    .set(({ eb }) => ({ receipts_numbered: isNewClaim ? count : eb('receipts_numbered', '+', count) }))
    .where('org_id', '=', orgId)
    .where('id', '=', conversationId)
    .returning('receipts_numbered')
    .executeTakeFirstOrThrow()
  return last
}

/** Whose receipt it is, in which conversation, if it was not removed, and whether it is claimed; undefined for another's or none. */
export function selectOwnReceipt(db: Db, owner: Pick<ReceiptsKey, 'orgId' | 'personId'>, id: string) {
  return db
    .selectFrom('receipts')
    .select(['conversation_id as conversationId', 'expense_id as expenseId'])
    .where('org_id', '=', owner.orgId)
    .where('id', '=', id)
    .where('person_id', '=', owner.personId)
    .executeTakeFirst()
}

/** One's own receipt that is neither claimed nor removed, held until the transaction ends; undefined for any other. */
export function lockUnclaimedReceipt(trx: Trx, owner: Pick<ReceiptsKey, 'orgId' | 'personId'>, id: string) {
  return trx
    .selectFrom('receipts')
    .select([...FIELD_COLUMNS, 'checked', 'file_name'])
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

/** Takes a receipt out of its conversation, from where it can be restored. */
export async function removeReceipt(trx: Trx, orgId: string, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('receipts')
    .set(({ ref }) => ({ removed_from: ref('conversation_id'), removed_at: now, conversation_id: null }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Deletes the receipts that were removed before `until`. */
export async function deleteRemovedReceipts(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('receipts').where('removed_from', 'is not', null).where('removed_at', '<=', until).execute()
}

/** From where one's own receipt was removed and the number that it had there; undefined for one that was not. */
export function lockRemovedReceipt(trx: Trx, owner: Pick<ReceiptsKey, 'orgId' | 'personId'>, id: string) {
  return trx
    .selectFrom('receipts')
    .select(['removed_from as conversationId', 'number'])
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
): Promise<void> {
  const isTaken = await trx
    .selectFrom('receipts')
    .select('id')
    .where('org_id', '=', key.orgId)
    .where('conversation_id', '=', key.conversationId)
    .where('expense_id', 'is', null)
    .where('number', '=', number)
    .executeTakeFirst()
  await trx
    .updateTable('receipts')
    .set({
      conversation_id: key.conversationId,
      removed_from: null,
      removed_at: null,
      ...(isTaken && { number: await takeNumbers(trx, key, 1) }),
    })
    .where('org_id', '=', key.orgId)
    .where('id', '=', id)
    .execute()
}
