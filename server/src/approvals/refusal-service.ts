import type { Transaction } from 'kysely'
import type { AtStage } from '../approval-flow/turns-service.ts'
import type { Tables } from '../db/tables.ts'
import type { ReleasedReceipts } from '../receipts/released-service.ts'
import { type PartlyApproved, refusedLines } from './refusal-rules.ts'
import { insertRefusals, lowerTotal, restoreTotal, selectRefusable, selectStandingRefusals } from './refusal-store.ts'
import type { NewDecision, RequestKey } from './store.ts'

export type Refusals = ReturnType<typeof createRefusals>

/** Refusing single receipts of a claim; each within the transaction of a decision that holds the claim. */
export function createRefusals(releasedReceipts: Pick<ReleasedReceipts, 'release'>) {
  return {
    /** Keeps which receipts of a claim a decision refuses. Throws as `refusedLines`. */
    async keep(trx: Transaction<Tables>, { key, version }: AtStage, decisionId: string, { refused }: NewDecision) {
      if (key.kind !== 'expense' || !refused || refused.length === 0) return []
      const earlier = await selectStandingRefusals(trx, key, version)
      const lines = refusedLines(refused, await selectRefusable(trx, key, earlier))
      await insertRefusals(trx, key, decisionId, lines)
      return lines.map(({ receiptId, paise, reason }) => ({ receipt_id: receiptId, paise, reason }))
    },

    /** Has an approved claim go on without the receipts that were refused of it; undefined where none was. */
    async leaveOut(
      trx: Transaction<Tables>,
      { key, version }: AtStage,
      now: Date,
    ): Promise<PartlyApproved | undefined> {
      if (key.kind !== 'expense') return undefined
      const refused = await selectStandingRefusals(trx, key, version)
      if (refused.length === 0) return undefined
      const refusedPaise = refused.reduce((sum, { paise }) => sum + paise, 0)
      const approvedPaise = await lowerTotal(trx, key, refusedPaise)
      const receiptIds = new Set(refused.map(({ receiptId }) => receiptId))
      await releasedReceipts.release(trx, { orgId: key.orgId, expenseId: key.requestId }, now, receiptIds)
      return { approvedPaise, claimedPaise: approvedPaise + refusedPaise, refused }
    },

    /** Gives a claim its total back when an approval is undone; whether it had gone on without some receipts. */
    undo: (trx: Transaction<Tables>, key: RequestKey) => restoreTotal(trx, key),
  }
}
