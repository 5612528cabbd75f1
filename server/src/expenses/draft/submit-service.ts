import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { type Allocation, keptAllocation } from '../../allocations/allocation-rules.ts'
import { allocationsOf, chosenFor, demandAllocated } from '../../allocations/allocation-service.ts'
import { allocationLine } from '../../allocations/allocation-text-rules.ts'
import { auditEntry, recordAudit, statusChange } from '../../audit/store.ts'
import { budgetLine } from '../../budgets/budget-rules.ts'
import { reserveBudgets } from '../../budgets/reserve-service.ts'
import { type Clock, dayOf, yearOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { nextNumber } from '../../db/numbers.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { DecisionLinks } from '../../decision-links/service.ts'
import { problem } from '../../errors.ts'
import { findApprovers, findManager, holdPerson } from '../../identity/people-service.ts'
import { isId, newId } from '../../ids.ts'
import type { Notifier } from '../../inbox/notify-service.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { expenseClaimMail } from '../../mail/request-mails.ts'
import { policyRefusal, reasonText, textOfFinding } from '../../policy/finding-text-rules.ts'
import { policyPersonOf } from '../../policy/policies-service.ts'
import type { PolicyPerson } from '../../policy/version-rules.ts'
import type { ReleasedReceipts } from '../../receipts/released-service.ts'
import { notReopened, returnedClaimOf } from '../../reopened-claims.ts'
import type { ClaimTrip } from '../../trips/claim-trips-service.ts'
import { editedFields, isConverted } from '../edited-fields-rules.ts'
import type { ExpenseDetailRow } from '../store.ts'
import { bookableClaim, budgetedClaim } from './claim-allocation-rules.ts'
import { storeClaimNotes } from './claim-notes.ts'
import { type Claimed, claimFrom, sumsByCategory } from './claim-rules.ts'
import type { ClaimGroup } from './draft-rules.ts'
import type { ClaimDrafts, DraftReceipt } from './draft-service.ts'
import { countChange, lockDraft } from './draft-store.ts'
import { endRevision } from './revise-store.ts'
import { changesBetween, changesOutside, type VersionedReceipt } from './revision-rules.ts'
import { differenceFromShown, type ShownTotal } from './shown-claim-rules.ts'
import {
  attachReceipts,
  insertExpense,
  lockUnclaimedReceipts,
  replaceExpense,
  type SentExpense,
  selectClaimedIds,
  selectLastClaims,
} from './submit-store.ts'

export type Claims = ReturnType<typeof createClaims>

export interface ClaimsDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
  notifier: Notifier
  decisionLinks: DecisionLinks
  drafts: ClaimDrafts
  releasedReceipts: Pick<ReleasedReceipts, 'takeCopies'>
  publicUrl: URL
}

/** What the person was shown of a draft, as far as the claim has to be of exactly that. */
export interface Shown {
  /** The receipts with their totals; none bind nothing. */
  shown?: readonly ShownTotal[]
  /** The version of the draft. */
  version?: number
}

/** The sent claim that a draft changes, and what its receipts hold now. */
interface Revised {
  claim: ExpenseDetailRow
  receipts: readonly VersionedReceipt[]
  draftId: string
}

const CHANGED =
  'This claim draft has changed since you were shown it. Nothing was sent: please look at the claim and send it again.'

/** Turning claim drafts into pending expenses. */
export function createClaims({
  db,
  clock,
  outbox,
  notifier,
  decisionLinks,
  drafts,
  releasedReceipts,
  publicUrl,
}: ClaimsDeps) {
  /** Writes one expense with its receipts, or the next version of the one that the draft changes, and answers its number. */
  async function write(
    trx: Transaction<Tables>,
    actor: Actor & { employeeId: string },
    { receipts, trip, keptFindings: findings, checked }: ClaimGroup<DraftReceipt, ClaimTrip>,
    now: Date,
    said: { person: PolicyPerson; reason: string | null; allocation: Allocation; revised: Revised | undefined },
  ) {
    const { orgId, employeeId } = actor
    const { revised, allocation } = said
    const id = revised?.claim.id ?? newId()
    const facts = { person: said.person, claim: checked }
    const kept = {
      findings,
      tripId: trip?.id ?? null,
      facts,
      reason: said.reason,
      allocation: keptAllocation(allocation),
    }
    const sent = { ...claimFrom(receipts, now), id, orgId, ...kept }
    const changes = revised && (await replace(trx, sent, revised, { trip, allocation, now }))
    const number = revised?.claim.expense_number ?? (await nextNumber(trx, orgId, 'EXP', yearOf(now)))
    if (!revised) await insertExpense(trx, { ...sent, employeeId, expenseNumber: number, now })
    const ids = receipts.map((receipt) => receipt.id)
    await attachReceipts(trx, orgId, id, ids)
    const record = { kind: 'expense' as const, id }
    const detail = {
      number,
      totalPaise: sent.totalPaise,
      ...(trip && { trip: trip.number }),
      ...(changes && { changes }),
      ...statusChange(revised ? 'returned' : null, 'pending'),
    }
    const action = revised ? 'expense.resubmitted' : 'expense.submitted'
    await recordAudit(trx, auditEntry(actor, action, now, record, detail))
    const version = (revised?.claim.version ?? 0) + 1
    return {
      ...sent,
      version,
      number,
      record,
      receipts,
      trip,
      allocation,
      findings: findings ?? [],
      changes: changes ?? null,
    }
  }

  /** Writes the next version of a claim and answers what it changed. Throws 'request.not_revisable' when it isn't returned. */
  async function replace(
    trx: Transaction<Tables>,
    sent: SentExpense,
    { claim, receipts, draftId }: Revised,
    { trip, allocation, now }: { trip: ClaimTrip | null; allocation: Allocation; now: Date },
  ) {
    const key = { orgId: sent.orgId, expenseId: claim.id }
    const before = {
      totalPaise: claim.total_paise,
      trip: claim.trip_number,
      costCentre: claim.cost_centre_code,
      project: claim.project_code,
      reason: claim.policy_reason,
      receipts: await releasedReceipts.takeCopies(trx, key),
    }
    const returned = await returnedClaimOf(trx, sent.orgId, draftId)
    if (returned && changesOutside(before.receipts, receipts, returned.reopened)) throw notReopened(returned, ['body'])
    const changes = changesBetween(before, {
      totalPaise: sent.totalPaise,
      trip: trip?.number ?? null,
      costCentre: allocation.cost_centre.entry?.code ?? null,
      project: allocation.project.entry?.code ?? null,
      reason: sent.reason,
      receipts,
    })
    if (!(await replaceExpense(trx, { ...sent, changes, now }))) throw problem('request.not_revisable')
    await endRevision(trx, key)
    // It may have been returned a moment ago.
    await notifier.recall(trx, { orgId: key.orgId, subjectId: key.expenseId }, now)
    return changes
  }

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
    throw problem('claim.changed', `${difference} Nothing was sent: please look at the claim and send it again.`)
  }

  return {
    /**
     * Claims the unclaimed receipts of one's own draft, as the person has chosen: as one expense, or as one each. Creates the
     * expenses, attaches the receipts and writes to the manager, all or nothing. When all have been claimed already it answers
     * that claim and changes nothing. Where `shown` names receipts, or `version` is given, the claim has to be of exactly what
     * the person was shown. Throws 'claim.changed' when it is not, 'record.not_found' when there is no such draft,
     * 'claim.no_receipts' when it never held one, 'claim.no_total' or 'claim.currency' when one cannot be claimed as it stands,
     * 'claim.no_approver' and 'person.no_employee_record', 'policy.blocked' where the policy refuses it and
     * 'policy.reason_required' where it asks for a reason that the draft lacks, 'allocation.required' where a cost centre or
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
        const manager = await findManager(trx, actor)
        if (locked.length === 0) {
          const last = await selectLastClaims(trx, actor, draftId)
          if (last.length > 0) {
            return {
              expenseNumbers: last.map(({ expenseNumber }) => expenseNumber),
              totalPaise: last.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
              receiptCount: last.reduce((sum, { receiptCount }) => sum + receiptCount, 0),
              statuses: [...new Set(last.map(({ status }) => status))],
              approver: manager?.name ?? null,
              undated: [],
              doubtful: [],
              findings: [],
              repeated: true,
            }
          }
        }
        if (version !== undefined && version !== draft.version) throw problem('claim.changed', CHANGED)
        const { revised, receipts, groups } = await drafts.contentsOf(trx, actor, draftId)
        const refused = groups.map((group) => policyRefusal(group.keptFindings, draft.policyReason)).find(Boolean)
        if (refused) throw problem(refused.code, refused.text)
        const reason = draft.policyReason
        const person = await policyPersonOf(trx, actor)
        if (shown.length > 0 && receipts.length > 0) await demandShown(trx, actor, receipts, shown)
        const whole = claimFrom(receipts, now)
        if (!manager) throw problem('claim.no_approver')
        const chosen = await chosenFor(trx, 'claim_drafts', actor, draftId)
        const bookable = groups.map((group) => bookableClaim(group, chosen, now))
        const allocations = await allocationsOf(trx, actor, bookable)
        demandAllocated(allocations)
        const booked = groups.flatMap((group, at) => {
          const allocation = allocations[at]
          return allocation ? [{ group, allocation }] : []
        })
        const budgeted = booked.map(({ group, allocation }) => budgetedClaim(group, allocation, now))
        const budgets = await reserveBudgets(trx, orgId, budgeted, revised?.id)
        const claims: Awaited<ReturnType<typeof write>>[] = []
        const said = { person, reason, revised: revised && { claim: revised, receipts: locked, draftId } }
        for (const { group, allocation } of booked)
          claims.push(await write(trx, { ...actor, employeeId }, group, now, { ...said, allocation }))
        const [first] = claims
        if (!first) throw problem('claim.no_receipts')
        await countChange(trx, orgId, draftId, now)
        const edited = new Map(locked.map(({ id, read, ...fields }) => [id, editedFields(read, fields)]))
        const foreign = new Set(locked.flatMap(({ id, read, ...fields }) => (isConverted(read, fields) ? [id] : [])))
        const duplicates = await storeClaimNotes(trx, orgId, claims, (id) => [
          ...(edited.get(id) ?? []).map(({ field }) => field),
          ...(foreign.has(id) ? (['currency'] as const) : []),
        ])
        const numbers = claims.map(({ number }) => number)
        const told = {
          claims: claims.map((claim) => ({
            ...claim,
            trip: claim.trip?.number ? `${claim.trip.number} (${claim.trip.title})` : null,
            booked: allocationLine(claim.allocation),
            findings: [...claim.findings.map(textOfFinding), ...(reason ? [reasonText(reason)] : [])],
            receipts: claim.receipts.map((receipt) => ({
              ...receipt,
              changes: edited.get(receipt.id) ?? [],
              duplicates: duplicates.get(receipt.id) ?? [],
              deductions: receipt.shown.deductions.map(({ reason }) => reason),
            })),
          })),
          claimant: actor.name,
          byCategory: sumsByCategory(receipts),
          totalPaise: whole.totalPaise,
          budgets: budgets.map(budgetLine),
          publicUrl,
        }
        const attachments = numbers.map((number) => ({ kind: 'claim_pdf' as const, number }))
        const approvers = await findApprovers(trx, actor, dayOf(now))
        const asked = await findManager(trx, actor)
        for (const { id: personId, ...to } of await notifier.wantingMail(trx, orgId, approvers, 'request_sent')) {
          // The links of each are theirs alone.
          const links = claims.map(({ id, version }) =>
            decisionLinks.make({ orgId, personId, kind: 'expense', requestId: id, version, at: now }),
          )
          await decisionLinks.keep(trx, links)
          const text = expenseClaimMail({
            ...told,
            standInFor: asked && asked.id !== personId ? asked.name : null,
            claims: told.claims.map((claim, at) => ({ ...claim, links: links[at] })),
          })
          await outbox.add(trx, { orgId, to, ...text, record: first.record, at: now, attachments })
        }
        for (const { number, record: subject, changes } of claims) {
          const event = { orgId, kind: 'request_sent' as const, to: approvers, subject, number, at: now }
          const detail = { changed: changes ? 'yes' : 'no' }
          await notifier.notify(trx, { ...event, actorName: actor.name, detail })
        }
        return {
          expenseNumbers: numbers,
          totalPaise: whole.totalPaise,
          receiptCount: receipts.length,
          statuses: ['pending'],
          approver: manager.name,
          undated: receipts.flatMap(({ id, date, merchant, fileName, shown: { number } }) =>
            date === null ? [{ id, number, name: merchant ?? fileName }] : [],
          ),
          doubtful: receipts.flatMap(({ id, merchant, fileName, shown: { number, duplicates } }) => {
            const why = duplicates.find(({ resolution }) => resolution === null)?.text
            return why === undefined ? [] : [{ id, number, name: merchant ?? fileName, why }]
          }),
          findings: claims.flatMap(({ number, findings }) =>
            findings
              .filter(({ rule }) => rule !== 'expense.duplicate')
              .map((finding) => ({ number, said: textOfFinding(finding) })),
          ),
          repeated: false,
        }
      })
    },
  }
}
