import type { ClaimDraft } from '@pravas/contract/claims'
import { rupeesFromPaise } from '@pravas/contract/money'
import { RECEIPT_FIELD_NAMES } from '@pravas/contract/receipt-fields'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import type { ReopenedClaim } from '@pravas/contract/reopened'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { DocumentKind } from '@pravas/reading/receipt'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { presentAllocation } from '../../allocations/allocation-service.ts'
import { presentDecision } from '../../approvals/presenter.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { invalid, problem } from '../../errors.ts'
import { findManager } from '../../identity/people-service.ts'
import { isId, newId } from '../../ids.ts'
import type { SettingsOf } from '../../organisation/settings-service.ts'
import { presentFindings } from '../../policy/finding-rules.ts'
import { policyRefusal } from '../../policy/finding-text-rules.ts'
import { policyBookOf } from '../../policy/policies-service.ts'
import { policyOn } from '../../policy/version-rules.ts'
import { type ReviewedReceipt, receiptsInReview } from '../../receipts/reviews-service.ts'
import { askedOfRequest } from '../../requests/asked-parts.ts'
import { demandReopenedParts, returnedClaimOf } from '../../requests/reopened-claims.ts'
import { type ClaimTrip, expectedOfTrip, tripsForClaims } from '../../trips/claim-trips-service.ts'
import { type ExpenseDetailRow, selectExpense } from '../store.ts'
import { bookingOf, bookingRefusals } from './booking-service.ts'
import { claimOf, sumsByCategory } from './claim-rules.ts'
import { selectClaimedJourneys, selectClaimedMeals } from './claimed-spending-store.ts'
import { presentBlockers, presentPerDiem, presentTaxCredit, presentWarnings } from './draft-presenter.ts'
import {
  type ClaimChoice,
  type ClaimGroup,
  type DraftedReceipt,
  deductionsOf,
  draftClaims,
  fittingTrips,
  journeysOf,
  mealsOf,
} from './draft-rules.ts'
import {
  choiceOf,
  type DraftRow,
  insertDraft,
  lockDraft,
  selectDraft,
  selectDraftOfSession,
  selectSessions,
  updateChoice,
  updateReason,
} from './draft-store.ts'
import { selectLastClaims } from './submit-store.ts'

const t = texts(refusals)

export type ClaimDrafts = ReturnType<typeof createClaimDrafts>

/** A receipt of a draft: as a claim counts it, and as a page shows it. */
export type DraftReceipt = DraftedReceipt & {
  shown: ReceiptInReview
  supply: ReviewedReceipt['bill']['supply']
  /** What it was read as where that is no bill; null of a bill. */
  documentKind: DocumentKind | null
}

/** What sending would make of a draft's receipts. */
export interface DraftContents {
  draft: DraftRow
  /** The sent claim that it changes. */
  revised: ExpenseDetailRow | undefined
  choice: ClaimChoice
  /** Those that are claimed. */
  receipts: DraftReceipt[]
  /** Those that are no expense by themselves, and stay. */
  documents: DraftReceipt[]
  groups: ClaimGroup<DraftReceipt, ClaimTrip>[]
  perDiems: ReturnType<typeof draftClaims<DraftReceipt, ClaimTrip>>['perDiems']
  trips: ClaimTrip[]
}

export interface ClaimDraftsDeps {
  db: Database['db']
  clock: Clock
  settingsOf: SettingsOf
}

const CHANGED = 'This claim draft has changed since it was read. Nothing was changed: please look at it and try again.'

/** Claims before they are sent: what they would hold, and how the person wants them. */
export function createClaimDrafts({ db, clock, settingsOf }: ClaimDraftsDeps) {
  /** Reads one's own draft as it stands, from the database or the caller's transaction; throws 'record.not_found'. */
  async function contentsOf(source: Db, actor: Actor, draftId: string): Promise<DraftContents> {
    const now = clock.now()
    const today = dayOf(now)
    const { orgId, employeeId } = actor
    // Before the receipts, so that the version is never newer than what is shown.
    const draft = await selectDraft(source, actor, draftId)
    if (!draft) throw problem('record.not_found')
    const revised = draft.revisesId === null ? undefined : await selectExpense(source, orgId, draft.revisesId)
    // One claim stays one.
    const choice = { ...choiceOf(draft), ...(revised && { as: 'one' as const }) }
    const policies = await policyBookOf(source, actor)
    const { name, gstins } = await settingsOf(source, orgId)
    const company = { name, gstins }
    const reviewed = await receiptsInReview(source, actor, draftId, {
      company,
      now,
      gst: policyOn(policies, today).policy?.gst ?? [],
    })
    const trips = employeeId === null ? [] : await tripsForClaims(source, { orgId, employeeId, today })
    const [documents, receipts] = parted(reviewed)
    const days = trips.length > 0 ? [...new Set(mealsOf(receipts).map(({ date }) => date))] : []
    const others = { orgId, employeeId, without: revised?.id ?? null }
    const claimedMeals = await selectClaimedMeals(source, others, days)
    const journeyDays = [...new Set(journeysOf(receipts).map(({ date }) => date))]
    const claimedJourneys = await selectClaimedJourneys(source, others, journeyDays)
    // A claim that is changed was claimed when it was first sent, and is judged by the policy of that day.
    const claimedOn = revised ? dayOf(revised.created_at) : today
    const options = { choice, trips, claimedMeals, claimedJourneys, policies, now, today: claimedOn }
    const { groups, perDiems } = draftClaims(receipts, options)
    const returned = revised && (await returnedClaimOf(source, orgId, draftId))
    for (const { id, shown } of [...receipts, ...documents]) {
      shown.deductions = deductionsOf(id, perDiems)
      if (returned) Object.assign(shown, fixedOf(id, returned.reopened))
    }
    return { draft, revised, choice, receipts, documents, groups, perDiems, trips }
  }

  /** What the approved trips of a draft lack beside its receipts, and what of them the organisation has paid. */
  async function expectedIn(
    orgId: string,
    groups: DraftContents['groups'],
  ): Promise<Pick<ClaimDraft, 'missing_receipts'> & Required<Pick<ClaimDraft, 'paid_by_organisation'>>> {
    const ofTrips = Map.groupBy(groups, ({ trip }) => trip?.id)
    const expected = await Promise.all(
      [...ofTrips].map(async ([tripId, of]) => {
        const trip = of[0]?.trip?.number
        if (tripId === undefined || trip === undefined) return { missing: [], paid: [] }
        const beside = of
          .flatMap((group) => group.receipts)
          .map(({ id, supply, category, printed, totalPaise: paise }) => ({ id, supply, category, printed, paise }))
        const { missing, paid } = await expectedOfTrip(db, { orgId, tripId, beside })
        return { missing: missing.map((one) => ({ trip, ...one })), paid: paid.map((one) => ({ trip, ...one })) }
      }),
    )
    return {
      missing_receipts: expected.flatMap(({ missing }) => missing),
      paid_by_organisation: expected.flatMap(({ paid }) => paid),
    }
  }

  return {
    contentsOf,

    /** Begins a draft of the actor's own and answers its id. */
    async begin(trx: Transaction<Tables>, actor: Actor, now: Date): Promise<string> {
      const id = newId()
      await insertDraft(trx, actor, id, now)
      return id
    },

    /** Holds one's own draft until the transaction ends; throws 'record.not_found' when there is none. */
    async hold(trx: Transaction<Tables>, actor: Actor, draftId: string): Promise<void> {
      if (!(isId(draftId) && (await lockDraft(trx, actor, draftId)))) throw problem('record.not_found')
    },

    /**
     * Holds one's own draft in the version that was read until the transaction ends; throws 'record.not_found' when there is none,
     * and 'claim.changed' when it has another one by now.
     */
    async holdVersion(trx: Transaction<Tables>, actor: Actor, draftId: string, version: number): Promise<void> {
      const draft = isId(draftId) ? await lockDraft(trx, actor, draftId) : undefined
      if (!draft || draft.deletedAt !== null) throw problem('record.not_found')
      if (draft.version !== version) throw problem('claim.changed', CHANGED)
    },

    /** Tells the version of one's own draft; throws 'record.not_found' when there is none. */
    async versionOf(actor: Actor, draftId: string): Promise<number> {
      const draft = isId(draftId) ? await selectDraft(db, actor, draftId) : undefined
      if (!draft || draft.deletedAt !== null) throw problem('record.not_found')
      return draft.version
    },

    /** Tells which of one's own drafts goes on in a session; undefined where none does. */
    ofSession: async (source: Db, actor: Actor, sessionId: string): Promise<string | undefined> =>
      (await selectDraftOfSession(source, actor, sessionId))?.id,

    /** Tells in which session each of one's own drafts goes on while no conversation is about it. */
    sessionsOf: async (actor: Actor, ids: readonly string[]): Promise<Map<string, string>> =>
      new Map(
        ids.length === 0 ? [] : (await selectSessions(db, actor, ids)).map(({ id, sessionId }) => [id, sessionId]),
      ),

    /** Whether this is the id of a draft of the actor's own. */
    isOwn: async (source: Db, actor: Actor, id: string): Promise<boolean> =>
      isId(id) && (await selectDraft(source, actor, id)) !== undefined,

    /**
     * Shows one's own draft as a page does; null when it holds and has claimed no receipt. Throws 'record.not_found' when
     * there is no such draft.
     */
    async show(actor: Actor, draftId: string): Promise<ClaimDraft | null> {
      const now = clock.now()
      if (!isId(draftId)) throw problem('record.not_found')
      const { draft, revised, choice, receipts, documents, groups, perDiems, trips } = await contentsOf(
        db,
        actor,
        draftId,
      )
      const last = await selectLastClaims(db, actor, draftId)
      if (receipts.length + documents.length === 0 && last.length === 0) return null
      const manager = await findManager(db, actor)
      const [first] = groups
      const trip = groups.every((group) => group.trip?.id === first?.trip?.id) ? first?.trip : undefined
      const booking = await bookingOf(db, actor, { draftId, groups, revised, now })
      const { cost_centre, project } = presentAllocation(booking.allocations)
      const findings = groups.map((group) => presentFindings(group.findings))
      return {
        draft_id: draftId,
        version: draft.version,
        as: choice.as,
        revises: revised ? await presentRevised(db, actor.orgId, revised) : null,
        receipts: receipts.map(({ shown }) => shown),
        ...(documents.length > 0 && { documents: documents.map(({ shown }) => shown) }),
        total: rupeesFromPaise(claimOf(receipts, now).totalPaise),
        by_category: sumsByCategory(receipts).map(({ paise, ...of }) => ({ ...of, total: rupeesFromPaise(paise) })),
        findings: findings.includes(null) ? null : findings.flatMap((list) => list ?? []),
        expenses: groups.map((group, index) => ({
          receipt_ids: group.receipts.map(({ id }) => id),
          total: rupeesFromPaise(claimOf(group.receipts, now).totalPaise),
          findings: findings[index] ?? null,
          trip: group.trip?.number ?? null,
        })),
        booked_on: { cost_centre: cost_centre.value, project: project.value },
        approver: manager ? { name: manager.name } : null,
        trip: trip
          ? { number: trip.number, title: trip.title, how: typeof choice.trip === 'object' ? 'chosen' : 'matched' }
          : null,
        trip_choice: typeof choice.trip === 'object' ? 'chosen' : choice.trip,
        fitting_trips: fittingTrips(receipts, choice.as, trips).map(({ trip: { number, title }, ...of }) => ({
          number,
          title,
          ...of,
        })),
        ...(await expectedIn(actor.orgId, groups)),
        trips: trips.map(({ number, title }) => ({ number, title })),
        per_diem: presentPerDiem(perDiems),
        policy_reason: draft.policyReason,
        blocking: presentBlockers(receipts, {
          refusals: [
            ...groups.flatMap((group) => policyRefusal(group.findings, draft.policyReason) ?? []),
            ...bookingRefusals(booking),
          ],
          hasEmployeeRecord: actor.employeeId !== null,
        }),
        warnings: presentWarnings(receipts),
        tax_credit: presentTaxCredit(receipts),
        submitted: last.map(({ expenseNumber }) => expenseNumber),
      }
    },

    /** One receipt of a draft as a page shows it. Throws 'record.not_found' when it is not in it. */
    async receipt(actor: Actor, draftId: string, receiptId: string): Promise<ReceiptInReview> {
      const { receipts, documents } = await contentsOf(db, actor, draftId)
      const receipt = [...receipts, ...documents].find(({ id }) => id === receiptId)
      if (!receipt) throw problem('record.not_found')
      return receipt.shown
    },

    /**
     * Keeps how the receipts are to be claimed: as one or an expense each, and for the trip with a number, the one that
     * fits ('auto') or none (null). What is absent stays. Refuses a trip that is not one's own to claim for, and throws
     * 'record.not_found' for a draft that is not, and 'claim.changed' where `version` is given and it has another one by now.
     * `also` is done in the same transaction.
     */
    async choose(
      actor: Actor,
      draftId: string,
      {
        as,
        trip,
        reason,
      }: { as?: 'one' | 'each' | undefined; trip?: string | null | undefined; reason?: string | null | undefined },
      {
        version,
        also,
      }: { version?: number | undefined; also?: ((trx: Transaction<Tables>) => Promise<void>) | undefined } = {},
    ): Promise<void> {
      const { orgId, employeeId } = actor
      await inTransaction(db, async (trx) => {
        const draft = isId(draftId) ? await lockDraft(trx, actor, draftId) : undefined
        if (!draft) throw problem('record.not_found')
        if (version !== undefined && draft.version !== version) throw problem('claim.changed', CHANGED)
        const before = choiceOf(draft)
        const now = clock.now()
        const trips =
          employeeId === null || !trip || trip === 'auto'
            ? []
            : await tripsForClaims(trx, { orgId, employeeId, today: dayOf(now) })
        const choice = { as: as ?? before.as, trip: trip === undefined ? before.trip : tripChoice(trip, trips) }
        const isOtherReason = reason !== undefined && (reason?.trim() || null) !== draft.policyReason
        await demandReopenedParts(trx, orgId, draftId, [
          ...(isSameTrip(choice.trip, before.trip) ? [] : (['trip'] as const)),
          ...(isOtherReason ? (['reason'] as const) : []),
        ])
        await updateChoice(trx, orgId, draftId, choice, now)
        if (reason !== undefined) await updateReason(trx, orgId, draftId, reason?.trim() || null, now)
        await also?.(trx)
      })
    },
  }
}

/** What of a receipt stays as it was sent, with a claim that was returned for other parts. */
function fixedOf(id: string, reopened: ReopenedClaim): Pick<ReceiptInReview, 'fixed' | 'is_kept'> {
  return { fixed: RECEIPT_FIELD_NAMES.filter((field) => !reopened.field(id, field)), is_kept: !reopened.receipt(id) }
}

/** The sent claim that a draft changes, with what was asked for where it was returned. */
async function presentRevised(
  db: Db,
  orgId: string,
  row: ExpenseDetailRow,
): Promise<NonNullable<ClaimDraft['revises']>> {
  const { comment = null, fields = [] } = presentDecision(row) ?? {}
  const asked = await askedOfRequest(db, { orgId, kind: 'expense', requestId: row.id }, fields)
  return { number: row.expense_number, comment, fields, asked }
}

function isSameTrip(one: ClaimChoice['trip'], other: ClaimChoice['trip']): boolean {
  return typeof one === 'object' && typeof other === 'object' ? one.id === other.id : one === other
}

function tripChoice(trip: string | null, trips: readonly ClaimTrip[]): ClaimChoice['trip'] {
  if (trip === null) return 'none'
  if (trip === 'auto') return 'auto'
  const chosen = trips.find(({ number }) => number === trip)
  if (!chosen) throw invalid([{ path: 'body.trip', message: t('claim.no-trip', { trip }) }])
  return { id: chosen.id }
}

/** The documents that are no expense by themselves, and the receipts that are claimed. */
function parted(reviewed: readonly ReviewedReceipt[]): [documents: DraftReceipt[], receipts: DraftReceipt[]] {
  const of = Map.groupBy(reviewed, ({ row }) => row.is_document)
  return [(of.get(true) ?? []).map(draftReceipt), (of.get(false) ?? []).map(draftReceipt)]
}

function draftReceipt({ row, bill, journey, placeText, printed, documentKind, review }: ReviewedReceipt): DraftReceipt {
  return {
    id: row.id,
    number: row.number,
    fileName: row.file_name,
    merchant: row.merchant,
    date: row.receipt_date,
    totalPaise: row.total_paise,
    currency: row.currency,
    category: row.category,
    gstin: row.gstin,
    place: row.place,
    placeText,
    description: row.description,
    printed,
    isTicket: bill.supply === 'air' || bill.supply === 'rail',
    mileage: journey ? { vehicle: journey.vehicle, metres: journey.metres } : null,
    nights: row.nights,
    duplicate: duplicateState(review.duplicates.map(({ resolution }) => resolution)),
    supply: bill.supply,
    documentKind,
    shown: { ...review, deductions: [] },
  }
}

/** What is said of a receipt's possible duplicates together; null where each is a different purchase. */
function duplicateState(said: readonly ('keep' | 'different' | null)[]): DraftReceipt['duplicate'] {
  if (said.includes(null)) return 'open'
  return said.includes('keep') ? 'kept' : null
}
