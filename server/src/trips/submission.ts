import { isDeepStrictEqual } from 'node:util'
import { refOf } from '@pravas/contract/trips'
import type { Transaction } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { keptAllocation, NOTHING_CHOSEN } from '../allocations/allocation-rules.ts'
import { allocationsOf, chosenFor, demandAllocated } from '../allocations/allocation-service.ts'
import { auditEntry, recordAudit, statusChange } from '../audit/store.ts'
import type { BudgetedRequest, BudgetOfRequest } from '../budgets/budget-rules.ts'
import { budgetsFor, reserveBudgets } from '../budgets/reserve-service.ts'
import { type Clock, dayOf, yearOf } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { ProblemError, problem } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Outbox } from '../mail/outbox.ts'
import { policyRefusal } from '../policy/finding-text-rules.ts'
import { policyBookOf } from '../policy/policies-service.ts'
import { policyOn } from '../policy/version-rules.ts'
import { decisionOn, leadOf, travellersFor } from './arranging-service.ts'
import { type ConfirmedDraft, draftTotal, knownTotal } from './draft-rules.ts'
import { type Allocation, changesOfVersion } from './revised-version.ts'
import { selectTrip, type TripDetailRow } from './store.ts'
import { finishRevision, insertTrip, replaceTrip, type SubmittedTrip, selectNumberOfDraft } from './submission-store.ts'
import { createTripTeller, type TripNews, type TripTellerDeps } from './tell-submission.ts'
import { checkedTrip, findingsOfDraft } from './trip-policy-rules.ts'

export type TripSubmission = ReturnType<typeof createTripSubmission>

export interface TripSubmissionDeps extends TripTellerDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
}

/** A draft as it is sent: whose, by which version, and as the next version of which trip. */
interface Sending {
  actor: Actor & { employeeId: string }
  draft: ConfirmedDraft
  version: number | undefined
  reason: string | null
  revised: TripDetailRow | undefined
}

/** A trip that is judged and booked, and only to be written. */
interface ReadyTrip {
  actor: Actor
  trip: SubmittedTrip
  allocation: Allocation
  /** Those who are told of it. */
  told: TripNews
}

/** Turning a confirmed draft into a pending trip. */
export function createTripSubmission({ db, clock, outbox, ...telling }: TripSubmissionDeps) {
  const { notifier, decisionLinks } = telling
  const teller = createTripTeller(telling)

  return {
    /**
     * Creates the trip, writes to its approvers and returns its number. A draft that has become a trip already
     * answers that trip's number and changes nothing. `version` is that of the stored draft which is sent: throws
     * 'draft.changed' where it has another one by now. `reason` is what the traveller
     * says of findings that ask for one: throws 'policy.reason_required' without it, and 'policy.blocked' where the policy
     * refuses the trip, 'allocation.required' where its cost centre or project is missing or closed, and 'budget.exceeded'
     * where a budget blocks it. Throws 'person.no_employee_record' for who has none, and
     * 'trip.traveller_not_allowed' for a traveller whom they may not arrange trips for. A draft that changes a sent trip (`revises`,
     * by its id) becomes the next version of that trip, judged as of the day on which that was first sent; throws
     * 'request.not_revisable' when it has been withdrawn since, 'trip.travellers_sent' when others travel, and 'request.not_reopened' when it changes what was not returned.
     */
    async submit(
      actor: Actor,
      draft: ConfirmedDraft,
      version?: number,
      reason?: string,
      revises: string | null = null,
    ): Promise<{ tripNumber: string }> {
      const { orgId, employeeId } = actor
      if (employeeId === null) throw problem('person.no_employee_record')
      const revised = revises === null ? undefined : await selectTrip(db, orgId, revises)
      const sent = await ready({
        actor: { ...actor, employeeId },
        draft,
        version,
        reason: reason?.trim() || null,
        revised,
      })
      const { trip, allocation } = sent
      return orSentBefore(orgId, draft.draftId, async () => {
        const refused = policyRefusal(trip.findings, reason)
        if (refused) throw problem(refused.code, refused.text)
        demandAllocated([allocation])
        const budgeted: BudgetedRequest = {
          kind: 'trip',
          group: trip.id,
          entryIds: Object.values(trip.allocation),
          day: draft.departureDate,
          paise: knownTotal(draft),
        }
        if (revised) {
          return inTransaction(db, async (trx) =>
            replace(trx, sent, revised, await reserveBudgets(trx, orgId, [budgeted], revised.id)),
          )
        }
        // Without a budget it stays one statement.
        const budgets = await budgetsFor(db, orgId, [budgeted])
        const reserved = async (trx: Transaction<Tables>) =>
          insert(trx, sent, await reserveBudgets(trx, orgId, [budgeted]))
        return budgets.length === 0 ? insert(db, sent, []) : inTransaction(db, reserved)
      })
    },
  }

  /** The trip with what the policy says of it and where it is booked, and those who are told of it. */
  async function ready({ actor, draft: confirmed, version, reason, revised }: Sending): Promise<ReadyTrip> {
    const { orgId, employeeId } = actor
    const travellers = await travellersFor(db, actor, confirmed.travellers?.map(refOf) ?? [])
    if (revised && !isDeepStrictEqual(travellers ?? null, revised.travellers)) throw problem('trip.travellers_sent')
    const { decidedFor, managerEmployeeId } = await decisionOn(db, actor, travellers)
    const subject = await leadOf(db, actor, travellers)
    const draft = { ...confirmed, travellers }
    const now = clock.now()
    const id = revised?.id ?? newId()
    const policy = policyOn(await policyBookOf(db, subject, { whole: true }), dayOf(revised ? revised.created_at : now))
    const findings = findingsOfDraft(draft, policy)
    const chosen = version === undefined ? NOTHING_CHOSEN : await chosenFor(db, 'trip_drafts', actor, draft.draftId)
    const [allocation] = await allocationsOf(db, subject, [{ chosen, day: draft.departureDate }])
    const told = await teller.of(db, { ...actor, managerEmployeeId }, { id, draft, findings, reason, allocation, now })
    const trip = {
      ...draft,
      id,
      orgId,
      employeeId,
      totalPaise: draftTotal(draft),
      now,
      year: yearOf(now),
      findings,
      reason,
      facts: { person: policy.person, trip: checkedTrip(draft) },
      allocation: keptAllocation(allocation),
      decidedFor,
      version,
    }
    return { actor, trip, allocation, told }
  }

  /** Writes a new trip and answers its number; undefined when the draft has become one already, or is another one by now. */
  function insert(source: Db, { actor, trip, told }: ReadyTrip, budgets: readonly BudgetOfRequest[]) {
    const { id, totalPaise, now } = trip
    // The trip's id stands for its number until the database knows it.
    const mails = told.mails({ number: id, version: 1, budgets, changes: null })
    const links = mails.flatMap((of) => of.links ?? [])
    const detail = { number: id, totalPaise, ...statusChange(null, 'pending') }
    return insertTrip(source, trip, auditEntry(actor, 'trip.submitted', now, { kind: 'trip', id }, detail), {
      mails: mails.length > 0 ? outbox.addition(mails.map(({ mail }) => mail)) : undefined,
      links: links.length > 0 ? decisionLinks.addition(links) : undefined,
      event: told.approvers.length > 0 ? notifier.addition(told.event(id, 'no')) : undefined,
      message: notifier.channelsAddition(told.event(id, 'no')),
    })
  }

  /** Writes the next version and answers its number; undefined when the draft is another one by now. */
  async function replace(
    trx: Transaction<Tables>,
    { actor, trip, allocation, told }: ReadyTrip,
    was: TripDetailRow,
    budgets: readonly BudgetOfRequest[],
  ): Promise<string | undefined> {
    const { id, orgId, totalPaise, now } = trip
    const next = { ...trip, version: trip.version ?? 0 }
    if (!(await finishRevision(trx, next))) return undefined
    const changes = await changesOfVersion(trx, actor, was, next, allocation)
    if (!(await replaceTrip(trx, { ...next, changes }))) throw problem('request.not_revisable')
    const number = was.trip_number
    const detail = { number, totalPaise, changes, ...statusChange('returned', 'pending') }
    await recordAudit(trx, auditEntry(actor, 'trip.resubmitted', now, { kind: 'trip', id }, detail))
    // It may have been returned a moment ago.
    await notifier.recall(trx, { orgId, subjectId: id }, now)
    await notifier.settled(trx, { orgId, subjectId: id }, 'new-version', now)
    const mails = told.mails({ number, version: was.version + 1, budgets, changes })
    await decisionLinks.keep(
      trx,
      mails.map(({ links }) => links),
    )
    for (const { mail } of mails) await outbox.add(trx, mail)
    await notifier.notify(trx, told.event(number, 'yes'))
    return number
  }

  /**
   * Answers the number of what `send` sends. Where it sends nothing, because the draft has become a trip already, that
   * trip's number is the answer, whatever is in the way of another one.
   */
  async function orSentBefore(
    orgId: string,
    draftId: string,
    send: () => Promise<string | undefined>,
  ): Promise<{ tripNumber: string }> {
    const sent = await send().catch((error: unknown) => error)
    if (typeof sent === 'string') return { tripNumber: sent }
    if (sent !== undefined && !(sent instanceof ProblemError)) throw sent
    const tripNumber = await selectNumberOfDraft(db, orgId, draftId)
    if (tripNumber !== undefined) return { tripNumber }
    throw sent ?? problem('draft.changed')
  }
}
