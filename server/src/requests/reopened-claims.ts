import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'
import { type ReopenedClaim, reopenedClaim } from '@pravas/contract/reopened'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { invalid, type ProblemError } from '../errors.ts'
import { askedOfRequest } from './asked-parts.ts'

const t = texts(status)
const Names = z.array(z.string())

/** A returned claim that a draft changes: what its owner may change, and what was asked for, as people read it. */
interface ReturnedClaim {
  reopened: ReopenedClaim
  asked: string[]
  /** Whether it was sent with a reason; one that it lacked can be given. */
  hadReason: boolean
}

/** What may be changed in a draft that changes a returned claim; undefined where that is everything. */
export async function returnedClaimOf(db: Db, orgId: string, draftId: string): Promise<ReturnedClaim | undefined> {
  const decision = await db
    .selectFrom('claim_drafts as draft')
    .innerJoin('expenses', (join) =>
      join.onRef('expenses.org_id', '=', 'draft.org_id').onRef('expenses.id', '=', 'draft.revises_expense_id'),
    )
    .innerJoin('decisions', (join) =>
      join
        .onRef('decisions.org_id', '=', 'expenses.org_id')
        .on('decisions.request_kind', '=', 'expense')
        .onRef('decisions.request_id', '=', 'expenses.id')
        .onRef('decisions.version', '=', 'expenses.version')
        .on('decisions.verdict', '=', 'returned')
        .on('decisions.taken_back_at', 'is', null),
    )
    .select(['expenses.id', 'expenses.policy_reason', 'decisions.fields'])
    .where('draft.org_id', '=', orgId)
    .where('draft.id', '=', draftId)
    .executeTakeFirst()
  const names = Names.parse(decision?.fields ?? [])
  if (!decision || names.length === 0) return undefined
  const asked = await askedOfRequest(db, { orgId, kind: 'expense', requestId: decision.id }, names)
  return { reopened: reopenedClaim(names), asked, hadReason: decision.policy_reason !== null }
}

/** The same of the draft that an unclaimed receipt is in. */
export async function returnedClaimWith(db: Db, orgId: string, receiptId: string): Promise<ReturnedClaim | undefined> {
  const receipt = await db
    .selectFrom('receipts')
    .select('claim_draft_id')
    .where('org_id', '=', orgId)
    .where('id', '=', receiptId)
    .executeTakeFirst()
  return receipt?.claim_draft_id ? returnedClaimOf(db, orgId, receipt.claim_draft_id) : undefined
}

/** Refuses to change what was not returned, by the paths of the input, and says what was. */
export function notReopened({ asked }: ReturnedClaim, paths: readonly string[]): ProblemError {
  const message = t('reopened.only', { parts: asked.join('; ') })
  return invalid(
    paths.map((path) => ({ path, message })),
    'request.not_reopened',
    message,
  )
}

/** Refuses to change parts of the whole claim that were not returned. */
export async function demandReopenedParts(
  db: Db,
  orgId: string,
  draftId: string,
  parts: readonly ('trip' | 'reason' | 'cost_centre' | 'project')[],
): Promise<void> {
  const returned = parts.length === 0 ? undefined : await returnedClaimOf(db, orgId, draftId)
  if (!returned) return
  const refused = parts.filter((part) => !(returned.reopened.whole(part) || (part === 'reason' && !returned.hadReason)))
  if (refused.length > 0)
    throw notReopened(
      returned,
      refused.map((part) => `body.${part}`),
    )
}

/** Refuses to change fields of a receipt that were not returned. */
export async function demandReopenedFields(
  db: Db,
  orgId: string,
  receiptId: string,
  fields: readonly ReceiptFieldName[],
): Promise<void> {
  if (fields.length === 0) return
  const returned = await returnedClaimWith(db, orgId, receiptId)
  if (!returned) return
  const refused = fields.filter((field) => !returned.reopened.field(receiptId, field))
  if (refused.length > 0) {
    throw notReopened(
      returned,
      refused.map((field) => `body.${field}`),
    )
  }
}
