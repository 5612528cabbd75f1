import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { RefusableReceipt, RefusedLine, StandingRefusal } from './refusal-rules.ts'
import type { RequestKey } from './store.ts'

type ClaimKey = Pick<RequestKey, 'orgId' | 'requestId'>

/** The receipts of a pending claim that the transaction holds, in its order. */
export async function selectRefusable(
  db: Db,
  { orgId, requestId }: ClaimKey,
  refused: readonly StandingRefusal[],
): Promise<RefusableReceipt[]> {
  const rows = await db
    .selectFrom('receipts')
    .select(['id', 'total_paise as paise'])
    .where('org_id', '=', orgId)
    .where('expense_id', '=', requestId)
    .orderBy('position')
    .execute()
  const already = new Set(refused.map(({ receiptId }) => receiptId))
  return rows.map(({ id, paise }) => ({ id, paise: paise ?? 0, isRefused: already.has(id) }))
}

/** The refusals of a version of a claim whose decisions stand, in the order of the claim. */
export async function selectStandingRefusals(
  db: Db,
  { orgId, requestId }: ClaimKey,
  version: number,
): Promise<StandingRefusal[]> {
  return db
    .selectFrom('refused_receipts as refused')
    .innerJoin('decisions', (join) =>
      join.onRef('decisions.org_id', '=', 'refused.org_id').onRef('decisions.id', '=', 'refused.decision_id'),
    )
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'decisions.org_id').onRef('people.id', '=', 'decisions.decided_by'),
    )
    .innerJoin('receipts', (join) =>
      join
        .onRef('receipts.org_id', '=', 'refused.org_id')
        .onRef('receipts.expense_id', '=', 'refused.expense_id')
        .on(sql<boolean>`refused.receipt_id = coalesce(receipts.copy_of, receipts.id)`),
    )
    .select([
      'refused.receipt_id as receiptId',
      'refused.paise',
      'refused.reason',
      'people.name as refusedBy',
      sql<string>`coalesce(receipts.merchant, receipts.file_name)`.as('name'),
    ])
    .where('refused.org_id', '=', orgId)
    .where('refused.expense_id', '=', requestId)
    .where('decisions.version', '=', version)
    .where('decisions.taken_back_at', 'is', null)
    .orderBy('receipts.position')
    .execute()
}

/** Keeps what a decision refuses. */
export async function insertRefusals(
  db: Db,
  { orgId, requestId }: ClaimKey,
  decisionId: string,
  lines: readonly RefusedLine[],
): Promise<void> {
  if (lines.length === 0) return
  await db
    .insertInto('refused_receipts')
    .values(
      lines.map(({ receiptId, paise, reason }) => ({
        org_id: orgId,
        decision_id: decisionId,
        expense_id: requestId,
        receipt_id: receiptId,
        reason,
        paise,
      })),
    )
    .execute()
}

/** Takes an amount in paise off the total of a claim that the transaction holds, and answers what is left. */
export async function lowerTotal(db: Db, { orgId, requestId }: ClaimKey, paise: number): Promise<number> {
  const { total_paise: left } = await db
    .updateTable('expenses')
    .set(({ eb }) => ({ total_paise: eb('total_paise', '-', paise), refused_paise: paise }))
    .where('org_id', '=', orgId)
    .where('id', '=', requestId)
    .returning('total_paise')
    .executeTakeFirstOrThrow()
  return left
}

/** Puts what was taken off the total of a claim back; false where nothing was. */
export async function restoreTotal(db: Db, { orgId, requestId }: ClaimKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('expenses')
    .set(({ eb }) => ({ total_paise: eb('total_paise', '+', eb.ref('refused_paise')), refused_paise: 0 }))
    .where('org_id', '=', orgId)
    .where('id', '=', requestId)
    .where('refused_paise', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
