import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

type Trx = Transaction<Tables>

/** Whose draft. */
export interface DraftKey {
  orgId: string
  personId: string
  draftId: string
}

/** Holds one's own claim draft against other writers until the transaction ends; undefined when there is none. */
export function lockDraft(trx: Trx, { orgId, personId, draftId }: DraftKey) {
  return trx
    .selectFrom('claim_drafts')
    .select(['id', 'version', 'deleted_at as deletedAt'])
    .where('org_id', '=', orgId)
    .where('id', '=', draftId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

/** Holds the draft of one's own receipt, before the receipt itself is locked: whoever needs both takes them in this order. */
export async function lockDraftOfReceipt(trx: Trx, owner: Omit<DraftKey, 'draftId'>, receiptId: string): Promise<void> {
  await trx
    .selectFrom('claim_drafts')
    .select('id')
    .where('org_id', '=', owner.orgId)
    .where('person_id', '=', owner.personId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('receipts')
        .select('claim_draft_id')
        .where('org_id', '=', owner.orgId)
        .where('id', '=', receiptId)
        .where('person_id', '=', owner.personId),
    )
    .forUpdate()
    .execute()
}

/** Counts a change of the drafts that these receipts belong to. */
export async function countChange(db: Db, orgId: string, receiptIds: readonly string[], now: Date): Promise<void> {
  if (receiptIds.length === 0) return
  await db
    .updateTable('claim_drafts')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('org_id', '=', orgId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('receipts')
        .select((of) => of.ref('claim_draft_id').$notNull().as('id'))
        .where('org_id', '=', orgId)
        .where('id', 'in', receiptIds),
    )
    .execute()
}

/** Counts a change of a draft that is there again if it was deleted. */
export async function reviveDraft(trx: Trx, { orgId, draftId }: DraftKey, now: Date): Promise<void> {
  await trx
    .updateTable('claim_drafts')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: now, deleted_at: sql<null>`null` }))
    .where('org_id', '=', orgId)
    .where('id', '=', draftId)
    .execute()
}

/**
 * Counts this many more receipts in a draft and answers the last one's number. After the draft was sent with all that it held,
 * they are counted from 1. A draft that was deleted is there again with what is added to it.
 */
export async function takeNumbers(trx: Trx, { orgId, draftId }: DraftKey, count: number, now: Date): Promise<number> {
  const { open, claimed } = await trx
    .selectFrom('receipts')
    .select(({ fn }) => [
      fn
        .countAll<string>()
        .filterWhere((eb) => eb.and([eb('expense_id', 'is', null), eb('removed_at', 'is', null)]))
        .as('open'),
      fn.countAll<string>().filterWhere('expense_id', 'is not', null).as('claimed'),
    ])
    .where('org_id', '=', orgId)
    .where('claim_draft_id', '=', draftId)
    .executeTakeFirstOrThrow()
  const isNewClaim = Number(open) === 0 && Number(claimed) > 0
  const { receipts_numbered: last } = await trx
    .updateTable('claim_drafts')
    .set(({ eb }) => ({
      receipts_numbered: isNewClaim ? count : eb('receipts_numbered', '+', count),
      version: eb('version', '+', 1),
      updated_at: now,
      deleted_at: sql<null>`null`,
    }))
    .where('org_id', '=', orgId)
    .where('id', '=', draftId)
    .returning('receipts_numbered')
    .executeTakeFirstOrThrow()
  return last
}
