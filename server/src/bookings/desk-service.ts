import type { Answer } from '@pravas/contract/endpoint'
import { rupeesFromPaise } from '@pravas/contract/money'
import type { DeskFilter, DeskTrip, deskFares, listDesk } from '@pravas/contract/travel-desk'
import { daysBetween } from '@pravas/language/text/calendar'
import { bookings as messages } from '@pravas/messages/en/bookings'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import { type Clock, dayOf } from '../clock.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database } from '../db/database.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { destinationOf } from '../trips/destination-rules.ts'
import type { FaresToday } from '../trips/fares-today-service.ts'
import type { Bookings } from './bookings-service.ts'
import { countDeskTrips, type DeskRow, selectDeskTrips } from './desk-store.ts'
import { namesOf } from './travellers-service.ts'
import { bookedByOf } from './who-books-service.ts'

const text = texts(messages)
const Position = z.object({ departure: z.iso.date(), id: z.uuid() })

export type TravelDesk = ReturnType<typeof createTravelDesk>

interface DeskDeps {
  db: Database['db']
  clock: Clock
  settingsOf: SettingsOf
  faresToday: FaresToday
  bookings: Pick<Bookings, 'bookable'>
}

/** The queue of those who book for others. */
export function createTravelDesk({ db, clock, settingsOf, faresToday, bookings }: DeskDeps) {
  return {
    /** A page of the queue, the soonest departure first. */
    async list(
      actor: Actor,
      {
        filter,
        query,
        cursor,
        limit,
      }: {
        filter: DeskFilter
        query?: string | undefined
        cursor?: string | undefined
        limit: number
      },
    ): Promise<Answer<typeof listDesk>> {
      demand(actor, { to: 'read-desk' })
      const { orgId } = actor
      const today = dayOf(clock.now())
      const after = readCursor(cursor, Position)
      const rows = await selectDeskTrips(db, { orgId, filter, query, today, after, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ departure_date: departure, id }) => ({ departure, id }))
      return {
        items: items.map((row) => presentDeskTrip(row, today)),
        next,
        counts: await countDeskTrips(db, { orgId, query, today }),
        booked_by: await bookedByOf(db, settingsOf, orgId),
        manage: refusal(actor, { to: 'pay-bookings' }) === undefined,
      }
    },

    /** How many trips there are to book; null for who books for nobody. */
    async toBook(actor: Actor): Promise<number | null> {
      if (refusal(actor, { to: 'pay-bookings' })) return null
      if ((await bookedByOf(db, settingsOf, actor.orgId)) !== 'desk') return null
      return (await countDeskTrips(db, { orgId: actor.orgId, query: undefined, today: dayOf(clock.now()) })).to_book
    },

    /** What the flights of an approved trip cost now, for whoever may book it. */
    async fares(actor: Actor, reference: string): Promise<Answer<typeof deskFares>> {
      const trip = await bookings.bookable(db, actor, reference)
      return faresToday.ofTrip(actor, trip.id, 'approved')
    },
  }
}

function presentDeskTrip(row: DeskRow, today: string): DeskTrip {
  const from = row.departure_city === null || row.route !== null ? [] : [row.departure_city]
  return {
    trip_id: row.id,
    trip_number: row.trip_number,
    status: row.status,
    traveller: namesOf(row),
    employee_id: row.employee_id,
    title: [...from, destinationOf(row)].join(text('route.between')),
    departure_date: row.departure_date,
    return_date: row.return_date,
    days_left: daysBetween(today, row.departure_date),
    approved_at: row.decided_at?.toISOString() ?? null,
    parts: row.parts,
    booked: row.booked,
    outdated: row.outdated,
    to_cancel: row.status === 'approved' || row.status === 'pending' || row.status === 'returned' ? 0 : row.booked,
    approved: rupeesFromPaise(row.total_paise),
    cost: row.cost_paise === null ? null : rupeesFromPaise(row.cost_paise),
  }
}
