import { FIELD_COLUMNS, type FieldColumn } from '@pravas/contract/receipt-field-keys'
import { type Insertable, type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'

type Trx = Transaction<Tables>

/** A claim by its id. */
export interface ClaimKey {
  orgId: string
  expenseId: string
}

/** What a copy has in common with its receipt: every column that is written, but the two that tell them apart. */
const COPIED = [
  ...FIELD_COLUMNS,
  ...Object.keys({
    org_id: true,
    person_id: true,
    expense_id: true,
    position: true,
    claim_draft_id: true,
    number: true,
    file_hash: true,
    file_name: true,
    media_type: true,
    byte_size: true,
    description: true,
    reading: true,
    created_at: true,
    part: true,
    image_hash: true,
    checked: true,
    tax_credit: true,
    duplicates: true,
    edited: true,
    mileage: true,
    removed_at: true,
    is_document: true,
  } satisfies Record<Exclude<keyof Insertable<Tables['receipts']>, FieldColumn | 'id' | 'copy_of'>, true>),
]

/** Holds the claim drafts that some receipts are in, before the receipts themselves: whoever needs both takes them in this order. */
async function lockDraftsOf(
  trx: Trx,
  orgId: string,
  receipts: SelectQueryBuilder<Tables, 'receipts', object>,
): Promise<void> {
  await trx
    .selectFrom('claim_drafts')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', 'in', () => receipts.select((of) => of.ref('claim_draft_id').$notNull().as('id')))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Holds the claim drafts that the receipts of a claim came from, and then the receipts themselves, in the order of the claim. */
export async function lockReceiptsOfClaim(trx: Trx, { orgId, expenseId }: ClaimKey) {
  const ofClaim = trx.selectFrom('receipts').where('org_id', '=', orgId).where('expense_id', '=', expenseId)
  await lockDraftsOf(trx, orgId, ofClaim)
  return ofClaim
    .select(['id', 'claim_draft_id as draftId', 'person_id as personId'])
    .where('copy_of', 'is', null)
    .orderBy('position')
    .forUpdate()
    .execute()
}

/** Adds a copy of each of these receipts to the claim that has them, with all that was said of it there. */
export async function copyReceipts(trx: Trx, orgId: string, ids: readonly string[]): Promise<void> {
  const columns = sql.join(COPIED.map((column) => sql.ref(column)))
  await sql`
    insert into receipts (id, copy_of, ${columns})
    select copy.id, receipts.id, ${sql.join(COPIED.map((column) => sql.ref(`receipts.${column}`)))}
    from unnest(${[...ids]}::uuid[], ${ids.map(() => newId())}::uuid[]) as copy (of, id)
    join receipts on receipts.org_id = ${orgId} and receipts.id = copy.of`.execute(trx)
}

/** Takes receipts out of their claim; they are unclaimed ones of the draft, numbered from `first` on in this order. */
export async function freeReceipts(
  trx: Trx,
  orgId: string,
  { ids, draftId, first }: { ids: readonly string[]; draftId: string; first: number },
): Promise<void> {
  await trx
    .updateTable('receipts')
    .set({
      expense_id: null,
      position: null,
      tax_credit: null,
      duplicates: null,
      claim_draft_id: draftId,
      number: sql`${first} - 1 + array_position(${[...ids]}::uuid[], receipts.id)`,
    })
    .where('org_id', '=', orgId)
    .where('id', 'in', ids)
    .execute()
}

/** Begins a draft for receipts that came from none. */
export async function insertDraft(
  trx: Trx,
  { orgId, personId }: { orgId: string; personId: string },
  id: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('claim_drafts')
    .values({
      org_id: orgId,
      id,
      person_id: personId,
      session_id: `fingenie-${newId()}`,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** The receipts that were set free from a claim, held until the transaction ends, after the drafts that they are in. */
export async function lockFreedReceipts(trx: Trx, { orgId, expenseId }: ClaimKey) {
  const copies = trx
    .selectFrom('receipts as copy')
    .where('copy.org_id', '=', orgId)
    .where('copy.expense_id', '=', expenseId)
    .where('copy.copy_of', 'is not', null)
  const freed = trx
    .selectFrom('receipts')
    .where('org_id', '=', orgId)
    .where('id', 'in', () => copies.select((of) => of.ref('copy.copy_of').$notNull().as('id')))
  await lockDraftsOf(trx, orgId, freed)
  const { count } = await copies.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await freed
    .select(['id', 'claim_draft_id as draftId', 'expense_id as expenseId', 'removed_at as removedAt'])
    .forUpdate()
    .execute()
  return { copies: Number(count), rows }
}

/** Puts the receipts that were set free from a claim back as they were claimed; their copies go. */
export async function putBack(trx: Trx, { orgId, expenseId }: ClaimKey): Promise<void> {
  const columns = COPIED.filter((column) => column !== 'org_id')
  await sql`
    update receipts set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`copy.${column}`)}`))}
    from receipts as copy
    where copy.org_id = ${orgId} and copy.expense_id = ${expenseId} and copy.copy_of is not null
      and receipts.org_id = copy.org_id and receipts.id = copy.copy_of`.execute(trx)
  await takeCopies(trx, { orgId, expenseId })
}

/** Deletes a claim's copies of receipts that were set free from it, and returns what they held, in the order of the claim. */
export async function takeCopies(trx: Trx, { orgId, expenseId }: ClaimKey) {
  const copies = await trx
    .deleteFrom('receipts')
    .where('org_id', '=', orgId)
    .where('expense_id', '=', expenseId)
    .where('copy_of', 'is not', null)
    .returning([...FIELD_COLUMNS, 'copy_of as id', 'position', 'file_name as fileName'])
    .execute()
  return copies.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
}
