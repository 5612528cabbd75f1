import { WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { newId } from '../../ids.ts'

type Trx = Transaction<Tables>

/** A sent claim by its id. */
export interface SentClaim {
  orgId: string
  expenseId: string
}

/** Puts a claim that may be changed back with its owner, and holds it; false when it may not be. */
export async function recallExpense(trx: Trx, { orgId, expenseId }: SentClaim): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('expenses')
    .set({ status: 'returned' })
    .where('org_id', '=', orgId)
    .where('id', '=', expenseId)
    .where('status', 'in', [...WITHDRAWABLE_STATUSES])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Finds the draft in which a claim is being changed; undefined when there is none. */
export function selectRevision(db: Db, claim: SentClaim) {
  return revisionOf(db, claim).executeTakeFirst()
}

/** Holds the draft in which a claim is being changed; undefined when there is none. */
export function lockRevision(trx: Trx, claim: SentClaim) {
  return revisionOf(trx, claim).forUpdate().executeTakeFirst()
}

function revisionOf(db: Db, { orgId, expenseId }: SentClaim) {
  return db
    .selectFrom('claim_drafts')
    .select(['id', 'last_deleted_at as lastDeletedAt'])
    .where('org_id', '=', orgId)
    .where('revises_expense_id', '=', expenseId)
}

/** Of the draft that the receipts of a claim came from, how its trip was chosen. */
const FORMER_CHOICE = sql<string>`(
  select claim_drafts.trip_choice from receipts
  join claim_drafts on claim_drafts.org_id = receipts.org_id and claim_drafts.id = receipts.claim_draft_id
  where receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id and receipts.copy_of is null limit 1
)`
/** The same as far as the claim bears it out: that draft may have been used for another claim since. */
const TRIP_CHOICE = sql<'auto' | 'none' | 'chosen'>`case
  when ${FORMER_CHOICE} = 'none' and expenses.trip_id is null then 'none'
  when ${FORMER_CHOICE} = 'chosen' and expenses.trip_id is not null then 'chosen'
  else 'auto'
end`

/** Begins a draft that changes a claim: for its trip, with its reason, and booked as the claim is. */
export async function insertRevision(
  trx: Trx,
  { orgId, expenseId }: SentClaim,
  { personId, draftId }: { personId: string; draftId: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('claim_drafts')
    .columns([
      ...([
        'org_id',
        'id',
        'session_id',
        'person_id',
        'created_at',
        'updated_at',
        'revises_expense_id',
        'trip_choice',
      ] as const),
      ...(['trip_id', 'policy_reason', 'cost_centre_id', 'project_id'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('expenses')
        .select([
          'org_id',
          sql<string>`${draftId}::uuid`.as('id'),
          sql<string>`${`fingenie-${newId()}`}::text`.as('session_id'),
          sql<string>`${personId}::uuid`.as('person_id'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
          'id as revises_expense_id',
          TRIP_CHOICE.as('trip_choice'),
          sql<string | null>`case when ${TRIP_CHOICE} = 'chosen' then trip_id end`.as('trip_id'),
          'policy_reason',
          'cost_centre_id',
          'project_id',
        ])
        .where('org_id', '=', orgId)
        .where('id', '=', expenseId),
    )
    .execute()
}

/** Makes the draft that changed a claim one like any other. */
export async function endRevision(trx: Trx, { orgId, expenseId }: SentClaim): Promise<void> {
  await trx
    .updateTable('claim_drafts')
    .set({ revises_expense_id: null })
    .where('org_id', '=', orgId)
    .where('revises_expense_id', '=', expenseId)
    .execute()
}
