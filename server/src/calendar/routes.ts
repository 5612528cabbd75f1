import { tripCalendarPath } from '@pravas/contract/bookings'
import {
  calendarFeedPath,
  createCalendarFeed,
  listCalendarFeeds,
  revokeCalendarFeed,
} from '@pravas/contract/calendar-feeds'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { problem } from '../errors.ts'
import type { Handle } from '../http/handle.ts'
import type { Calendars } from './feeds-service.ts'

/** What reading a feed costs the network address that asks, so that nobody can try secrets quickly. */
const FEED_COST = 100

export function calendarRoutes(app: FastifyInstance, handle: Handle, calendars: Calendars): void {
  handle(listCalendarFeeds, ({ actor }) => calendars.feeds(actor))
  handle(createCalendarFeed, ({ actor, body }) => calendars.create(actor, body.name))
  handle(revokeCalendarFeed, async ({ actor, params }) => {
    await calendars.revoke(actor, params.feedId)
    return undefined
  })
  app.get<{ Params: { tripId: string } }>(tripCalendarPath(':tripId'), async (request, reply) => {
    if (!request.signedIn) throw problem('session.missing')
    const { number, ics } = await calendars.ofTrip(request.signedIn.actor, request.params.tripId)
    return asCalendar(reply, `${number}.ics`).send(ics)
  })
  app.get<{ Params: { token: string } }>(
    calendarFeedPath(':token'),
    { config: { access: 'public', cost: FEED_COST } },
    async (request, reply) => asCalendar(reply, 'trips.ics').send(await calendars.ofFeed(request.params.token)),
  )
}

function asCalendar(reply: FastifyReply, name: string): FastifyReply {
  return reply.type('text/calendar; charset=utf-8').header('Content-Disposition', `attachment; filename="${name}"`)
}
