import type { RequestChange } from '@pravas/contract/requests'
import { ChosenFlight, ChosenHotel } from '@pravas/contract/trips'
import type { Transaction } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { keptAllocation, NOTHING_CHOSEN } from '../allocations/allocation-rules.ts'
import { allocationsOf, chosenFor, demandAllocated } from '../allocations/allocation-service.ts'
import { allocationLine } from '../allocations/allocation-text-rules.ts'
import { auditEntry, recordAudit, statusChange } from '../audit/store.ts'
import { type BudgetedRequest, type BudgetOfRequest, budgetLine } from '../budgets/budget-rules.ts'
import { budgetsFor, reserveBudgets } from '../budgets/reserve-service.ts'
import { type Clock, dayOf, yearOf } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import type { DecisionLinks } from '../decision-links/service.ts'
import { ProblemError, problem } from '../errors.ts'
import { findApprovers, findManager } from '../identity/people-service.ts'
import { newId } from '../ids.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type DecideLinks, type ItineraryLine, tripRequestMail } from '../mail/request-mails.ts'
import type { Finding } from '../policy/finding-rules.ts'
import { policyRefusal, reasonText, textOfFinding } from '../policy/finding-text-rules.ts'
import { policyBookOf } from '../policy/policies-service.ts'
import { policyOn } from '../policy/version-rules.ts'
import { type ConfirmedDraft, draftTotal, knownTotal } from './draft-rules.ts'
import { demandReopenedTrip } from './reopened-trips.ts'
import { type TripVersion, tripChanges, type VersionedSegment } from './revision-rules.ts'
import { selectTrip, type TripDetailRow } from './store.ts'
import { finishRevision, insertTrip, replaceTrip, selectNumberOfDraft, selectSegments } from './submission-store.ts'
import { checkedTrip, findingsOfDraft } from './trip-policy-rules.ts'

export type TripSubmission = ReturnType<typeof createTripSubmission>

export interface TripSubmissionDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
  notifier: Notifier
  decisionLinks: DecisionLinks
  publicUrl: URL
}

/** Turning a confirmed draft into a pending trip. */
export function createTripSubmission({ db, clock, outbox, notifier, decisionLinks, publicUrl }: TripSubmissionDeps) {
  return {
    /**
     * Creates the trip, writes to its approvers and returns its number. A draft that has become a trip already
     * answers that trip's number and changes nothing. `version` is that of the stored draft which is sent: throws
     * 'draft.changed' where it has another one by now. `reason` is what the traveller
     * says of findings that ask for one: throws 'policy.reason_required' without it, and 'policy.blocked' where the policy
     * refuses the trip, 'allocation.required' where its cost centre or project is missing or closed, and 'budget.exceeded'
     * where a budget blocks it. Throws 'person.no_employee_record' for who has none. A draft that changes a sent trip (`revises`,
     * by its id) becomes the next version of that trip, judged as of the day on which that was first sent; throws
     * 'request.not_revisable' when it has been withdrawn since, and 'request.not_reopened' when it changes what was not returned.
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
      const id = revised?.id ?? newId()
      const now = clock.now()
      const judgedOn = revised ? dayOf(revised.created_at) : dayOf(now)
      const policy = policyOn(await policyBookOf(db, actor, { whole: true }), judgedOn)
      const findings = findingsOfDraft(draft, policy)
      const chosen = version === undefined ? NOTHING_CHOSEN : await chosenFor(db, 'trip_drafts', actor, draft.draftId)
      const [allocation] = await allocationsOf(db, actor, [{ chosen, day: draft.departureDate }])
      const kept = keptAllocation(allocation)
      const totalPaise = draftTotal(draft.segments)
      const record = { kind: 'trip' as const, id }
      const approvers = await findApprovers(db, actor, dayOf(now))
      const manager = await findManager(db, actor)
      const mailed = await notifier.wantingMail(db, orgId, approvers, 'request_sent')
      const trip = {
        ...draft,
        id,
        orgId,
        employeeId,
        totalPaise,
        now,
        year: yearOf(now),
        findings,
        reason: reason?.trim() || null,
        facts: { person: policy.person, trip: checkedTrip(draft) },
        allocation: kept,
        version,
      }
      /** A mail for each of those who decide, with links that are theirs alone. */
      const mailsOf = (
        number: string,
        budgets: readonly BudgetOfRequest[],
        { changes, version }: { changes: readonly RequestChange[] | null; version: number },
      ) =>
        mailed.map(({ id: personId, ...to }) => {
          const links = decisionLinks.make({ orgId, personId, kind: 'trip', requestId: id, version, at: now })
          const text = requestText(actor, draft, number, {
            findings: saidOf(findings, reason),
            booked: [...allocationLine(allocation), ...budgets.map(budgetLine)],
            changes,
            standInFor: manager && manager.id !== personId ? manager.name : null,
            links,
          })
          return { links, mail: { orgId, to, ...text, record, at: now } }
        })
      const eventOf = (number: string, changed: 'yes' | 'no') => ({
        orgId,
        kind: 'request_sent' as const,
        to: approvers,
        subject: record,
        number,
        actorName: actor.name,
        detail: { changed },
        at: now,
      })
      const insert = (source: Db, budgets: readonly BudgetOfRequest[]) => {
        const mails = mailsOf(id, budgets, { changes: null, version: 1 })
        const links = mails.flatMap((of) => of.links ?? [])
        const detail = { number: id, totalPaise, ...statusChange(null, 'pending') }
        const entry = auditEntry(actor, 'trip.submitted', now, record, detail)
        return insertTrip(source, trip, entry, {
          mails: mails.length > 0 ? outbox.addition(mails.map(({ mail }) => mail)) : undefined,
          links: links.length > 0 ? decisionLinks.addition(links) : undefined,
          event: approvers.length > 0 ? notifier.addition(eventOf(id, 'no')) : undefined,
          message: notifier.channelsAddition(eventOf(id, 'no')),
        })
      }
      /** Writes the next version and answers its number; undefined when the draft is another one by now. */
      const replace = async (trx: Transaction<Tables>, was: TripDetailRow, budgets: readonly BudgetOfRequest[]) => {
        const next = { ...trip, version: version ?? 0 }
        if (!(await finishRevision(trx, next))) return undefined
        const before = await versionOf(trx, was)
        const after = {
          ...draft,
          totalPaise,
          route: draft.route ?? [draft.departureCity, draft.destinationCity].flatMap((city) => city ?? []),
          costCentre: allocation.cost_centre.entry?.code ?? null,
          project: allocation.project.entry?.code ?? null,
          reason: trip.reason,
        }
        const whole = [
          ...(before.reason !== after.reason ? (['reason'] as const) : []),
          ...(await rebooked(trx, actor, was, kept, draft.departureDate)),
        ]
        await demandReopenedTrip(trx, { orgId, tripId: id }, draft, whole)
        const changes = tripChanges(before, after)
        if (!(await replaceTrip(trx, { ...next, changes }))) throw problem('request.not_revisable')
        const number = was.trip_number
        const detail = { number, totalPaise, changes, ...statusChange('returned', 'pending') }
        await recordAudit(trx, auditEntry(actor, 'trip.resubmitted', now, record, detail))
        // It may have been returned a moment ago.
        await notifier.recall(trx, { orgId, subjectId: id }, now)
        const mails = mailsOf(number, budgets, { changes, version: was.version + 1 })
        await decisionLinks.keep(
          trx,
          mails.map(({ links }) => links),
        )
        for (const { mail } of mails) await outbox.add(trx, mail)
        await notifier.notify(trx, eventOf(number, 'yes'))
        return number
      }
      return orSentBefore(orgId, draft.draftId, async () => {
        const refused = policyRefusal(findings, reason)
        if (refused) throw problem(refused.code, refused.text)
        demandAllocated([allocation])
        const budgeted: BudgetedRequest = {
          kind: 'trip',
          group: id,
          entryIds: Object.values(kept),
          day: draft.departureDate,
          paise: knownTotal(draft.segments),
        }
        if (revised) {
          return inTransaction(db, async (trx) =>
            replace(trx, revised, await reserveBudgets(trx, orgId, [budgeted], revised.id)),
          )
        }
        // Without a budget it stays one statement.
        const budgets = await budgetsFor(db, orgId, [budgeted])
        const reserved = async (trx: Transaction<Tables>) => insert(trx, await reserveBudgets(trx, orgId, [budgeted]))
        return budgets.length === 0 ? insert(db, []) : inTransaction(db, reserved)
      })
    },
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

  function requestText(
    actor: Actor,
    draft: ConfirmedDraft,
    number: string,
    said: {
      findings: readonly string[]
      booked: readonly string[]
      changes: readonly RequestChange[] | null
      standInFor: string | null
      links: DecideLinks | undefined
    },
  ) {
    const single = [draft.departureCity, draft.destinationCity].filter(Boolean).join(' to ')
    const route = draft.route?.join(' – ') ?? single
    return tripRequestMail({
      ...draft,
      number,
      traveller: actor.name,
      route,
      itinerary: draft.route ? itineraryOf(draft) : [],
      ...said,
      totalPaise: draftTotal(draft.segments),
      publicUrl,
    })
  }
}

/** What is compared of a trip as it stands. */
async function versionOf(db: Db, trip: TripDetailRow): Promise<TripVersion> {
  const segments = await selectSegments(db, trip.org_id, trip.id)
  const single = [trip.departure_city, trip.destination_city].flatMap((city) => city ?? [])
  return {
    totalPaise: trip.total_paise,
    route: trip.route === null ? single : trip.route.map(String),
    departureDate: trip.departure_date,
    returnDate: trip.return_date,
    purpose: trip.purpose,
    costCentre: trip.cost_centre_code,
    project: trip.project_code,
    reason: trip.policy_reason,
    segments: segments.map(
      ({ kind, details, ...rest }): VersionedSegment =>
        kind === 'hotel'
          ? { ...rest, kind, details: ChosenHotel.parse(details) }
          : { ...rest, kind, details: ChosenFlight.parse(details) },
    ),
  }
}

/** What is booked on something else than before, although that still takes requests of a day. */
async function rebooked(
  db: Db,
  actor: Actor,
  was: TripDetailRow,
  is: ReturnType<typeof keptAllocation>,
  day: string,
): Promise<('cost_centre' | 'project')[]> {
  const chosen = { cost_centre: was.cost_centre_id, project: was.project_id }
  const changed = (['cost_centre', 'project'] as const).filter((field) => chosen[field] !== is[field])
  if (changed.length === 0) return []
  const [before] = await allocationsOf(db, actor, [{ chosen, day }])
  return changed.filter((field) => before[field].problem === null)
}

/** The findings as a mail lists them, and the reason that was given. */
function saidOf(findings: readonly Finding[] | null, reason: string | undefined): string[] {
  const said = (findings ?? []).map(textOfFinding)
  return reason?.trim() ? [...said, reasonText(reason.trim())] : said
}

/** Every flight and stay of a journey over several cities, as its mail lists them. */
function itineraryOf({ segments }: ConfirmedDraft): ItineraryLine[] {
  return segments.map((segment) => {
    const { title, pricePaise } = segment
    if (segment.kind === 'hotel') {
      const { city, check_in, nights } = segment.details
      const stay = nights === undefined ? 'stay' : `${nights} ${nights === 1 ? 'night' : 'nights'}`
      return { what: `${title}, ${stay}${city ? ` in ${city}` : ''}`, day: check_in ?? null, paise: pricePaise }
    }
    const { departure_airport, arrival_airport } = segment.details
    const leg = segment.leg ? `${segment.leg.from} to ${segment.leg.to}, ` : ''
    const times = `${departure_airport.time.slice(11)} to ${arrival_airport.time.slice(11)}`
    return { what: `${leg}${title}, ${times}`, day: departure_airport.time.slice(0, 10), paise: pricePaise }
  })
}
