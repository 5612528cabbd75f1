import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { ChangePosition } from '../../cursor.ts'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { newId } from '../../ids.ts'
import type { ClaimChoice } from './draft-rules.ts'

type Trx = Transaction<Tables>

/** Whose drafts. */
export interface DraftOwner {
  orgId: string
  personId: string
}

const COLUMNS = [
  'id',
  'version',
  'claim_as',
  'trip_choice',
  'trip_id',
  'policy_reason as policyReason',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'deleted_at as deletedAt',
  'last_deleted_at as lastDeletedAt',
  'revises_expense_id as revisesId',
] as const

/** In which session it goes on; one of the version before names it after its id. */
const SESSION = sql<string>`coalesce(session_id, 'fingenie-' || id)`

/** Begins a draft: its receipts will be claimed as one, for the trip that fits. */
export async function insertDraft(trx: Trx, { orgId, personId }: DraftOwner, id: string, now: Date): Promise<void> {
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

/** Finds one's own draft; undefined when there is none. One that was deleted says when. */
export function selectDraft(db: Db, owner: DraftOwner, id: string) {
  return ofOwner(db, owner, id).executeTakeFirst()
}

/** Finds the one of one's own drafts that goes on in a session; undefined when none does. */
export function selectDraftOfSession(db: Db, { orgId, personId }: DraftOwner, sessionId: string) {
  return db
    .selectFrom('claim_drafts')
    .select(COLUMNS)
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where(SESSION, '=', sessionId)
    .executeTakeFirst()
}

/** Tells in which session each of one's own drafts goes on while no conversation is about it. */
export function selectSessions(db: Db, { orgId, personId }: DraftOwner, ids: readonly string[]) {
  return db
    .selectFrom('claim_drafts')
    .select(['id', SESSION.as('sessionId')])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', 'in', ids)
    .execute()
}

/** Finds one's own draft and holds it against other writers until the transaction ends. */
export function lockDraft(trx: Trx, owner: DraftOwner, id: string) {
  return ofOwner(trx, owner, id).forUpdate().executeTakeFirst()
}

function ofOwner(db: Db, { orgId, personId }: DraftOwner, id: string) {
  return db
    .selectFrom('claim_drafts')
    .select(COLUMNS)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('person_id', '=', personId)
}

export type DraftRow = NonNullable<Awaited<ReturnType<typeof selectDraft>>>

/** How the receipts of a draft are to be claimed. */
export function choiceOf({ claim_as, trip_choice, trip_id }: DraftRow): ClaimChoice {
  return { as: claim_as, trip: trip_choice === 'none' ? 'none' : trip_id === null ? 'auto' : { id: trip_id } }
}

/** Writes a choice, and counts the change. */
export async function updateChoice(
  trx: Trx,
  orgId: string,
  id: string,
  { as, trip }: ClaimChoice,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('claim_drafts')
    .set(({ eb }) => ({
      claim_as: as,
      trip_choice: typeof trip === 'object' ? ('chosen' as const) : trip,
      trip_id: typeof trip === 'object' ? trip.id : null,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Keeps what the person says where the policy asks for a reason, and counts the change. */
export async function updateReason(
  trx: Trx,
  orgId: string,
  id: string,
  reason: string | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('claim_drafts')
    .set(({ eb }) => ({ policy_reason: reason, version: eb('version', '+', 1), updated_at: now }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Counts a change of a draft. */
export async function countChange(trx: Trx, orgId: string, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('claim_drafts')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** The receipts of a draft that were claimed. */
function claimedOf({ selectFrom }: ExpressionBuilder<Tables, 'claim_drafts'>) {
  return selectFrom('receipts as claimed')
    .select('claimed.id')
    .whereRef('claimed.org_id', '=', 'claim_drafts.org_id')
    .whereRef('claimed.claim_draft_id', '=', 'claim_drafts.id')
    .where('claimed.expense_id', 'is not', null)
}

/** Lists one's own drafts with unclaimed receipts, the last changed first. */
export function selectUnfinishedDrafts(db: Db, owner: DraftOwner, after: ChangePosition | undefined, limit: number) {
  return db
    .selectFrom('claim_drafts')
    .select(COLUMNS)
    .where('org_id', '=', owner.orgId)
    .where('person_id', '=', owner.personId)
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('receipts')
          .select('receipts.id')
          .whereRef('receipts.org_id', '=', 'claim_drafts.org_id')
          .whereRef('receipts.claim_draft_id', '=', 'claim_drafts.id')
          .where('receipts.expense_id', 'is', null)
          .where('receipts.removed_at', 'is', null)
          // Documents that stayed when the rest was sent wait for nothing.
          .where((eb) => eb.or([eb('receipts.is_document', '=', false), eb.not(eb.exists(claimedOf(eb)))])),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(updated_at, id) < (${after?.updatedAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Lists the unclaimed receipts of these drafts in the order of their upload. Money in paise. */
export function selectReceiptsOfDrafts(db: Db, owner: DraftOwner, draftIds: readonly string[]) {
  return db
    .selectFrom('receipts')
    .select([
      'id',
      'claim_draft_id as draftId',
      'number',
      'file_name as fileName',
      'merchant',
      'receipt_date as date',
      'total_paise as totalPaise',
      'currency',
      'category',
      'gstin',
      'place',
      'is_document as isDocument',
    ])
    .where('org_id', '=', owner.orgId)
    .where('claim_draft_id', 'in', draftIds)
    .where('person_id', '=', owner.personId)
    .where('expense_id', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Deletes a draft, so that it can be restored, and removes its unclaimed receipts at the same moment; answers their ids. */
export async function deleteDraft(trx: Trx, orgId: string, id: string, now: Date): Promise<string[]> {
  await trx
    .updateTable('claim_drafts')
    .set(({ eb }) => ({ deleted_at: now, last_deleted_at: now, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
  const removed = await trx
    .updateTable('receipts')
    .set({ removed_at: now })
    .where('org_id', '=', orgId)
    .where('claim_draft_id', '=', id)
    .where('expense_id', 'is', null)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute()
  return removed.map((receipt) => receipt.id)
}

/**
 * Restores a draft with the receipts that were removed when it was last deleted; answers their ids. Where an unclaimed receipt
 * has got the number of one of them meanwhile, that one gets another number.
 */
export async function restoreDraft(
  trx: Trx,
  orgId: string,
  { id, lastDeletedAt }: Pick<DraftRow, 'id' | 'lastDeletedAt'>,
): Promise<string[]> {
  const unclaimed = await trx
    .selectFrom('receipts')
    .select(['id', 'number', 'removed_at as removedAt'])
    .where('org_id', '=', orgId)
    .where('claim_draft_id', '=', id)
    .where('expense_id', 'is', null)
    .orderBy('number')
    .forUpdate()
    .execute()
  const taken = new Set(unclaimed.filter(({ removedAt }) => removedAt === null).map(({ number }) => number))
  const restored = unclaimed.filter(({ removedAt }) => removedAt?.getTime() === lastDeletedAt?.getTime())
  let last = Math.max(0, ...unclaimed.map(({ number }) => number))
  for (const { id: receiptId, number } of restored) {
    if (taken.has(number)) last += 1
    await trx
      .updateTable('receipts')
      .set({ removed_at: null, number: taken.has(number) ? last : number })
      .where('org_id', '=', orgId)
      .where('id', '=', receiptId)
      .execute()
  }
  await trx
    .updateTable('claim_drafts')
    .set(({ eb, fn, val }) => ({
      deleted_at: null,
      last_deleted_at: null,
      receipts_numbered: fn<number>('greatest', ['receipts_numbered', val(last)]),
      version: eb('version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
  return restored.map((receipt) => receipt.id)
}

/** Deletes a draft for good with its receipts that were never claimed; claimed ones belong to the expense. */
export async function deleteDraftForGood(trx: Trx, orgId: string, id: string): Promise<void> {
  await trx
    .deleteFrom('receipts')
    .where('org_id', '=', orgId)
    .where('claim_draft_id', '=', id)
    .where('expense_id', 'is', null)
    .execute()
  await trx.deleteFrom('claim_drafts').where('org_id', '=', orgId).where('id', '=', id).execute()
}

/** Deletes the drafts that were deleted before `until` and of which nothing is left. */
export async function deleteEmptyDrafts(db: Db, until: Date): Promise<void> {
  await db
    .deleteFrom('claim_drafts')
    .where('deleted_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('receipts')
            .select('receipts.id')
            .whereRef('receipts.org_id', '=', 'claim_drafts.org_id')
            .whereRef('receipts.claim_draft_id', '=', 'claim_drafts.id'),
        ),
      ),
    )
    .execute()
}
