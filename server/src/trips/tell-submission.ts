import type { RequestChange } from '@pravas/contract/requests'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { allocationLine } from '../allocations/allocation-text-rules.ts'
import { type BudgetOfRequest, budgetLine } from '../budgets/budget-rules.ts'
import { dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { DecisionLinks } from '../decision-links/service.ts'
import { findApprovers, findManager } from '../identity/people-service.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { type ItineraryLine, tripRequestMail } from '../mail/request-mails.ts'
import type { Finding } from '../policy/finding-rules.ts'
import { reasonText, textOfFinding } from '../policy/finding-text-rules.ts'
import { idsOfTravellers } from './arranging-service.ts'
import { type ConfirmedDraft, draftTotal } from './draft-rules.ts'

const c = texts(labels)

export interface TripTellerDeps {
  notifier: Notifier
  decisionLinks: DecisionLinks
  publicUrl: URL
}

/** A trip that is being sent, as far as those who decide are told of it. */
interface ToldTrip {
  id: string
  draft: ConfirmedDraft
  findings: readonly Finding[] | null
  reason: string | null
  allocation: Parameters<typeof allocationLine>[0]
  now: Date
}

/** What is known only as the trip is written. */
interface Written {
  number: string
  version: number
  budgets: readonly BudgetOfRequest[]
  /** What a trip that is sent again says otherwise than before; null the first time. */
  changes: readonly RequestChange[] | null
}

/** What those who decide on a trip are sent. */
export type TripNews = Awaited<ReturnType<ReturnType<typeof createTripTeller>['of']>>

/** Tells those who decide of a trip: by mail, with links that are each one's own, and in their inboxes. */
export function createTripTeller({ notifier, decisionLinks, publicUrl }: TripTellerDeps) {
  return {
    /** Finds who is told, and answers what they are sent once the trip has a number. */
    async of(db: Db, actor: Actor, trip: ToldTrip) {
      const { orgId } = actor
      const { id, draft, now } = trip
      const record = { kind: 'trip' as const, id }
      const travelling = await idsOfTravellers(db, orgId, draft.travellers)
      const approvers = (await findApprovers(db, actor, dayOf(now))).filter((id) => !travelling.includes(id))
      const manager = await findManager(db, actor)
      const mailed = await notifier.wantingMail(db, orgId, approvers, 'request_sent')
      return {
        approvers,

        mails: ({ number, version, budgets, changes }: Written) =>
          mailed.map(({ id: personId, ...to }) => {
            const links = decisionLinks.make({ orgId, personId, kind: 'trip', requestId: id, version, at: now })
            const text = tripRequestMail({
              ...draft,
              number,
              traveller: actor.name,
              route:
                draft.route?.join(' – ') ?? [draft.departureCity, draft.destinationCity].filter(Boolean).join(' to '),
              itinerary: draft.route || draft.segments.some(({ kind }) => kind === 'ground') ? itineraryOf(draft) : [],
              findings: saidOf(trip),
              booked: [...allocationLine(trip.allocation), ...budgets.map(budgetLine)],
              changes,
              standInFor: manager && manager.id !== personId ? manager.name : null,
              links,
              totalPaise: draftTotal(draft),
              publicUrl,
            })
            return { links, mail: { orgId, to, ...text, record, at: now } }
          }),

        event: (number: string, changed: 'yes' | 'no') => ({
          orgId,
          kind: 'request_sent' as const,
          to: approvers,
          subject: record,
          number,
          actorName: actor.name,
          detail: { changed },
          at: now,
        }),
      }
    },
  }
}

/** The findings as a mail lists them, and the reason that was given. */
function saidOf({ findings, reason }: ToldTrip): string[] {
  const said = (findings ?? []).map(textOfFinding)
  return reason ? [...said, reasonText(reason)] : said
}

/** Every part of a journey over several cities, or of a trip with trains, buses or cabs, as its mail lists them. */
function itineraryOf({ segments }: ConfirmedDraft): ItineraryLine[] {
  return segments.map((segment) => {
    const { title, pricePaise } = segment
    if (segment.kind === 'hotel') {
      const { city, check_in, nights } = segment.details
      const stay = nights === undefined ? 'stay' : `${nights} ${nights === 1 ? 'night' : 'nights'}`
      return { what: `${title}, ${stay}${city ? ` in ${city}` : ''}`, day: check_in ?? null, paise: pricePaise }
    }
    if (segment.kind === 'ground') {
      const { date, cost_source } = segment.details
      const what = cost_source === 'estimate' ? c('ground.estimated', { title }) : title
      return { what, day: date, paise: pricePaise }
    }
    const { departure_airport, arrival_airport } = segment.details
    const leg = segment.leg ? `${segment.leg.from} to ${segment.leg.to}, ` : ''
    const times = `${departure_airport.time.slice(11)} to ${arrival_airport.time.slice(11)}`
    return { what: `${leg}${title}, ${times}`, day: departure_airport.time.slice(0, 10), paise: pricePaise }
  })
}
