import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { allocationsOf, chosenFor, demandAllocated } from '../../allocations/allocation-service.ts'
import { budgetLine } from '../../budgets/budget-rules.ts'
import { reserveBudgets } from '../../budgets/reserve-service.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { findManager, holdPerson } from '../../identity/people-service.ts'
import { isId } from '../../ids.ts'
import { policyRefusal } from '../../policy/finding-text-rules.ts'
import { policyPersonOf } from '../../policy/policies-service.ts'
import type { ClaimTrip } from '../../trips/claim-trips-service.ts'
import { editedFields, isConverted } from '../edited-fields-rules.ts'
import { bookableClaim, budgetedClaim } from './claim-allocation-rules.ts'
import { storeClaimNotes } from './claim-notes.ts'
import { type Claimed, claimFrom } from './claim-rules.ts'
import { claimedBefore, claimedNow } from './claimed-rules.ts'
import type { ClaimGroup } from './draft-rules.ts'
import type { ClaimDrafts, DraftReceipt } from './draft-service.ts'
import { countChange, lockDraft } from './draft-store.ts'
import { differenceFromShown, type ShownTotal } from './shown-claim-rules.ts'
import { lockUnclaimedReceipts, selectClaimedIds, selectLastClaims } from './submit-store.ts'
import { type ClaimTellerDeps, createClaimTeller } from './tell-service.ts'
import { type ClaimWriterDeps, createClaimWriter, type WrittenClaim } from './write-claim-service.ts'

const t = texts(refusals)
export type Claims = ReturnType<typeof createClaims>

export interface ClaimsDeps extends ClaimWriterDeps, ClaimTellerDeps {
  db: Database['db']
  clock: Clock
  drafts: ClaimDrafts
  notifier: ClaimWriterDeps['notifier'] & ClaimTellerDeps['notifier']
}

type Group = ClaimGroup<DraftReceipt, ClaimTrip>

/** What the person was shown of a draft, as far as the claim has to be of exactly that. */
export interface Shown {
  /** The receipts with their totals; none bind nothing. */
  shown?: readonly ShownTotal[]
  /** The version of the draft. */
  version?: number
}

/** Turning claim drafts into pending expenses. */
export function createClaims({ db, clock, drafts, ...deps }: ClaimsDeps) {
  const writer = createClaimWriter(deps)
  const teller = createClaimTeller(deps)

  /** Throws 'claim.changed' unless the receipts to be claimed are those that the person was shown. */
  async function demandShown(
    trx: Transaction<Tables>,
    actor: Actor,
    receipts: readonly DraftReceipt[],
    shown: readonly ShownTotal[],
  ): Promise<void> {
    const here = new Set(receipts.map(({ id }) => id))
    const elsewhere = shown.map(({ receiptId }) => receiptId).filter((id) => isId(id) && !here.has(id))
    const difference = differenceFromShown(shown, receipts, await selectClaimedIds(trx, actor, elsewhere))
    if (difference === undefined) return
    throw problem('claim.changed', t('claim.differs', { difference }))
  }

  /** Books each claim where it belongs and holds its part of the budgets; `revisedId` is the claim that is sent again. */
  async function book(
    trx: Transaction<Tables>,
    actor: Actor,
    draftId: string,
    { groups, revisedId, now }: { groups: readonly Group[]; revisedId: string | undefined; now: Date },
  ) {
    const chosen = await chosenFor(trx, 'claim_drafts', actor, draftId)
    const bookable = groups.map((group) => bookableClaim(group, chosen, now))
    const allocations = await allocationsOf(trx, actor, bookable)
    demandAllocated(allocations)
    const booked = groups.flatMap((group, at) => {
      const allocation = allocations[at]
      return allocation ? [{ group, allocation }] : []
    })
    const budgeted = booked.map(({ group, allocation }) => budgetedClaim(group, allocation, now))
    return { booked, budgets: await reserveBudgets(trx, actor.orgId, budgeted, revisedId) }
  }

  return {
    /**
     * Claims the unclaimed receipts of one's own draft, as the person has chosen: as one expense, or as one each. Creates the
     * expenses, attaches the receipts and writes to those who decide, all or nothing. When all have been claimed already it answers
     * that claim and changes nothing. Where `shown` names receipts, or `version` is given, the claim has to be of exactly what
     * the person was shown. Throws 'claim.changed' when it is not, 'record.not_found' when there is no such draft,
     * 'claim.no_receipts' when it never held one, 'claim.no_total' or 'claim.currency' when one cannot be claimed as it stands,
     * 'person.no_employee_record', 'policy.blocked' where the policy refuses it and 'policy.reason_required' where it asks for a reason that the draft lacks, 'allocation.required' where a cost centre or
     * project is missing or closed, and 'budget.exceeded' where a budget blocks it. A draft that changes a sent claim becomes the
     * next version of that claim; throws 'request.not_revisable' when it has been withdrawn since.
     */
    async submit(actor: Actor, draftId: string, { shown = [], version }: Shown = {}): Promise<Claimed> {
      const { employeeId, orgId } = actor
      if (employeeId === null) throw problem('person.no_employee_record')
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        // What a day allows is shared among a person's claims: each sees those that were sent before.
        await holdPerson(trx, actor)
        const draft = isId(draftId) ? await lockDraft(trx, actor, draftId) : undefined
        if (!draft) throw problem('record.not_found')
        const locked = await lockUnclaimedReceipts(trx, actor, draftId)
        const approver = (await findManager(trx, actor))?.name ?? null
        if (locked.length === 0) {
          const last = await selectLastClaims(trx, actor, draftId)
          if (last.length > 0) return claimedBefore(last, approver)
        }
        if (version !== undefined && version !== draft.version) throw problem('claim.changed', t('claim.changed'))
        const { revised, receipts, documents, groups } = await drafts.contentsOf(trx, actor, draftId)
        const reason = draft.policyReason
        demandAllowed(groups, reason)
        const person = await policyPersonOf(trx, actor)
        const kept = new Set(documents.map(({ id }) => id))
        const claimed = shown.filter(({ receiptId }) => !kept.has(receiptId))
        if (claimed.length > 0 && receipts.length > 0) await demandShown(trx, actor, receipts, claimed)
        const { totalPaise } = claimFrom(receipts, now)
        const { booked, budgets } = await book(trx, actor, draftId, { groups, revisedId: revised?.id, now })
        const said = { person, reason, revised: revised && { claim: revised, receipts: locked, draftId } }
        const claims: WrittenClaim[] = []
        for (const { group, allocation } of booked)
          claims.push(await writer.write(trx, { ...actor, employeeId }, group, now, { ...said, allocation }))
        const [first, ...others] = claims
        if (!first) throw problem('claim.no_receipts')
        await countChange(trx, orgId, draftId, now)
        const edited = new Map(locked.map(({ id, read, ...fields }) => [id, editedFields(read, fields)]))
        const foreign = new Set(locked.flatMap(({ id, read, ...fields }) => (isConverted(read, fields) ? [id] : [])))
        const duplicates = await storeClaimNotes(trx, orgId, claims, (id) => [
          ...(edited.get(id) ?? []).map(({ field }) => field),
          ...(foreign.has(id) ? (['currency'] as const) : []),
        ])
        const money = { totalPaise, reason, budgets: budgets.map(budgetLine) }
        await teller.sent(trx, actor, { claims: [first, ...others], receipts, ...money, edited, duplicates }, now)
        return claimedNow({ claims, receipts, totalPaise, approver })
      })
    },
  }
}

/** Throws 'policy.blocked' or 'policy.reason_required' where the policy does not allow a claim as it stands. */
function demandAllowed(groups: readonly Group[], reason: string | null): void {
  const refused = groups.map((group) => policyRefusal(group.keptFindings, reason)).find(Boolean)
  if (refused) throw problem(refused.code, refused.text)
}
