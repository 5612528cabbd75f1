import { type CalendarFeed, calendarFeedPath, MOST_FEEDS } from '@pravas/contract/calendar-feeds'
import { calendar as messages } from '@pravas/messages/en/calendar'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Bookings } from '../bookings/bookings-service.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { actorsOf, holdPerson } from '../identity/people-service.ts'
import { hashToken, newToken } from '../identity/tokens.ts'
import { eventsOfTrip } from './calendar-rules.ts'
import { deleteFeed, type FeedRow, insertFeed, noteRead, selectFeedByHash, selectFeeds } from './feeds-store.ts'
import { writeCalendar } from './write-calendar.ts'

const text = texts(messages)

/** A feed notes at most once within this time that it was read. */
const NOTED_MS = 60 * 60_000
/** Trips that began earlier, in days, are not in a feed any more. */
const PAST_DAYS = 60
const DAY_MS = 24 * 60 * 60_000

export type Calendars = ReturnType<typeof createCalendars>

interface CalendarsDeps {
  db: Database['db']
  clock: Clock
  bookings: Pick<Bookings, 'show' | 'itineraryIds'>
  publicUrl: URL
  /** Takes the cost of reading a feed from its budget; throws 'request.too_many' when that is used up. */
  charge: (feedId: string) => void
}

/** Trips in calendars: as a file, and at secret addresses that calendar programs read. */
export function createCalendars({ db, clock, bookings, publicUrl, charge }: CalendarsDeps) {
  return {
    /** One trip as a file, for those who may read its bookings. */
    async ofTrip(actor: Actor, reference: string): Promise<{ number: string; ics: string }> {
      const trip = await bookings.show(actor, reference)
      const { trip_number: number, title } = trip
      return { number, ics: writeCalendar(text('name.trip', { number, title }), eventsOfTrip(trip, publicUrl)) }
    },

    /** All trips of a feed's person. Throws 'record.not_found' for a secret that nobody has, or has any more. */
    async ofFeed(token: string): Promise<string> {
      const feed = await selectFeedByHash(db, hashToken(token))
      if (!feed) throw problem('record.not_found')
      charge(feed.id)
      const now = clock.now()
      const [actor] = await actorsOf(db, { orgId: feed.org_id, personIds: [feed.person_id] }, dayOf(now))
      if (!actor) throw problem('record.not_found')
      if (feed.last_read_at === null || now.getTime() - feed.last_read_at.getTime() >= NOTED_MS)
        await noteRead(db, feed.org_id, feed.id, now)
      const since = dayOf(new Date(now.getTime() - PAST_DAYS * DAY_MS))
      const trips = []
      for (const id of await bookings.itineraryIds(actor, since)) trips.push(await bookings.show(actor, id))
      return writeCalendar(
        text('name'),
        trips.flatMap((trip) => eventsOfTrip(trip, publicUrl)),
      )
    },

    feeds: async (actor: Actor): Promise<CalendarFeed[]> => (await selectFeeds(db, actor)).map(presentFeed),

    /** Makes an address of one's own, which is answered this once; throws 'calendar.too_many'. */
    async create(actor: Actor, name: string): Promise<CalendarFeed & { address: string }> {
      const at = clock.now()
      const token = newToken()
      const id = await inTransaction(db, async (trx) => {
        await holdPerson(trx, actor)
        if ((await selectFeeds(trx, actor)).length >= MOST_FEEDS) throw problem('calendar.too_many')
        const { orgId, personId } = actor
        const made = await insertFeed(trx, { orgId, personId, name, tokenHash: hashToken(token), at })
        await recordAudit(trx, auditEntry(actor, 'person.calendar_feed_made', at, undefined, { feed: made, name }))
        return made
      })
      const address = new URL(calendarFeedPath(token), publicUrl).href
      return { id, name, created_at: at.toISOString(), last_read_at: null, address }
    },

    /** Revokes an address of one's own. */
    async revoke(actor: Actor, id: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (!(await deleteFeed(trx, actor, id))) throw problem('record.not_found')
        await recordAudit(trx, auditEntry(actor, 'person.calendar_feed_revoked', clock.now(), undefined, { feed: id }))
      })
    },
  }
}

function presentFeed({ id, name, created_at, last_read_at }: FeedRow): CalendarFeed {
  return { id, name, created_at: created_at.toISOString(), last_read_at: last_read_at?.toISOString() ?? null }
}
