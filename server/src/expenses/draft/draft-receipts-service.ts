import type { ReceiptFile } from '@pravas/contract/fingenie'
import type { Journey } from '@pravas/contract/mileage'
import type { ReceiptFieldsChange, ReceiptInReview } from '@pravas/contract/receipt-review'
import type { Actor } from '../../access/actor.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import type { ReceiptRecord } from '../../receipts/field-column-rules.ts'
import type { Mileage } from '../../receipts/mileage-service.ts'
import { receiptChangeOf } from '../../receipts/receipt-change.ts'
import type { Added, Receipts } from '../../receipts/receipts-service.ts'
import type { SecondReadings } from '../../receipts/second-readings-service.ts'
import type { ClaimDrafts } from './draft-service.ts'

export type DraftReceipts = ReturnType<typeof createDraftReceipts>

interface Deps {
  db: Database['db']
  clock: Clock
  receipts: Pick<
    Receipts,
    'read' | 'add' | 'ofDraft' | 'draftOf' | 'change' | 'restore' | 'discard' | 'claimDocument' | 'resolveDuplicate'
  >
  mileage: Pick<Mileage, 'declare' | 'add' | 'change'>
  secondReadings: Pick<SecondReadings, 'begin'>
  drafts: Pick<ClaimDrafts, 'begin' | 'hold' | 'holdVersion' | 'isOwn' | 'receipt'>
}

/** A receipt of a draft. */
interface InDraft {
  draftId: string
  receiptId: string
}

/** What became of an upload to a draft. */
export interface UploadedToDraft {
  draftId: string
  added: Added
  /** All unclaimed receipts of the draft. */
  unclaimed: ReceiptRecord[]
}

/** The receipts of claim drafts: brought, shown and changed without a conversation. */
export function createDraftReceipts({ db, clock, receipts, mileage, secondReadings, drafts }: Deps) {
  async function receipt(actor: Actor, receiptId: string): Promise<ReceiptInReview> {
    return drafts.receipt(actor, await receipts.draftOf(actor, receiptId), receiptId)
  }

  async function demandIn(actor: Actor, { draftId, receiptId }: InDraft): Promise<void> {
    if ((await receipts.draftOf(actor, receiptId)) !== draftId) throw problem('record.not_found')
  }

  return {
    /**
     * Reads files and adds their receipts to one's own draft, or to a new one. All files are kept or, when one is refused,
     * none. Throws 'record.not_found' when there is no such draft, and what `receipts.read` throws.
     */
    async upload(
      actor: Actor,
      known: string | undefined,
      files: readonly ReceiptFile[],
      signal: AbortSignal,
    ): Promise<UploadedToDraft> {
      const read = await receipts.read(actor, 'body.receipts', files, { today: dayOf(clock.now()), signal })
      const now = clock.now()
      const { orgId, personId } = actor
      const uploaded = await inTransaction(db, async (trx) => {
        if (known !== undefined) await drafts.hold(trx, actor, known)
        const draftId = known ?? (await drafts.begin(trx, actor, now))
        const added = await receipts.add(trx, { orgId, personId, draftId }, read, now)
        const all = await receipts.ofDraft(trx, { orgId, personId, draftId })
        return { draftId, added, unclaimed: all.filter(({ expenseNumber }) => expenseNumber === null) }
      })
      await secondReadings.begin(
        actor,
        uploaded.added.receipts.map(({ receipt_id }) => receipt_id),
      )
      return uploaded
    },

    /**
     * Adds a journey by own vehicle to one's own draft, or to a new one, and answers the draft and the receipt that it is.
     * Throws 'record.not_found' when there is no such draft, and what `mileage.declare` throws.
     */
    async addJourney(
      actor: Actor,
      known: string | undefined,
      journey: Journey,
    ): Promise<{ draftId: string; receiptId: string }> {
      // Nothing is written for a draft that is another's.
      if (known !== undefined && !(await drafts.isOwn(db, actor, known))) throw problem('record.not_found')
      const declared = await mileage.declare(actor, journey)
      const now = clock.now()
      const { orgId, personId } = actor
      return inTransaction(db, async (trx) => {
        if (known !== undefined) await drafts.hold(trx, actor, known)
        const draftId = known ?? (await drafts.begin(trx, actor, now))
        return { draftId, receiptId: await mileage.add(trx, { orgId, personId, draftId }, declared, now) }
      })
    },

    /** Shows one's own receipt that is not claimed yet; throws 'record.not_found' or 'receipt.claimed'. */
    receipt,

    async change(actor: Actor, receiptId: string, change: ReceiptFieldsChange): Promise<ReceiptInReview> {
      await receipts.change(actor, receiptId, receiptChangeOf(change))
      return receipt(actor, receiptId)
    },

    /**
     * Changes a receipt of one's own draft in the version that was read. Throws 'record.not_found' where it is not in it, and
     * 'claim.changed' where that has another one by now.
     */
    async changeIn(
      actor: Actor,
      { draftId, receiptId }: InDraft,
      { version, ...change }: ReceiptFieldsChange & { version: number },
    ): Promise<void> {
      await demandIn(actor, { draftId, receiptId })
      await receipts.change(actor, receiptId, receiptChangeOf(change), {
        first: (trx) => drafts.holdVersion(trx, actor, draftId, version),
      })
    },

    /** Removes a receipt from one's own draft; throws 'record.not_found' where it is not in it. */
    async discardFrom(actor: Actor, of: InDraft): Promise<void> {
      await demandIn(actor, of)
      await receipts.discard(actor, of.receiptId)
    },

    async changeJourney(actor: Actor, receiptId: string, journey: Journey): Promise<ReceiptInReview> {
      await mileage.change(actor, receiptId, journey)
      return receipt(actor, receiptId)
    },

    /** Puts one's own removed receipt back; one that was not removed stays as it is. Throws as `receipt` does. */
    async restore(actor: Actor, receiptId: string): Promise<ReceiptInReview> {
      await receipts.restore(actor, receiptId)
      return receipt(actor, receiptId)
    },

    discard: (actor: Actor, receiptId: string): Promise<void> => receipts.discard(actor, receiptId),

    /** Says whether a document of one's own is an expense to be claimed; throws as `receipts.claimDocument` does. */
    async claimDocument(actor: Actor, receiptId: string, isExpense: boolean): Promise<ReceiptInReview> {
      await receipts.claimDocument(actor, receiptId, isExpense)
      return receipt(actor, receiptId)
    },

    async resolve(
      actor: Actor,
      receiptId: string,
      key: string,
      resolution: 'keep' | 'different',
    ): Promise<ReceiptInReview> {
      await receipts.resolveDuplicate(actor, receiptId, key, resolution)
      return receipt(actor, receiptId)
    },
  }
}
