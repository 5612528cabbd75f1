import type { BookingChange } from '@pravas/contract/bookings'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import type { Tables } from '../db/tables.ts'
import { dayText } from '../formats.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { bookedMail } from '../mail/booking-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { destinationOf } from '../trips/destination-rules.ts'
import { travellerChanges } from './change-words-rules.ts'
import { type ApprovedPart, approvedParts } from './part-rules.ts'
import {
  type BookableTripRow,
  countLiveBookings,
  selectBookableTrip,
  selectBookings,
  selectHasBookings,
  selectTripSegments,
} from './store.ts'
import { namesOf } from './travellers-service.ts'
import { deskOf } from './who-books-service.ts'

export type BookingTeller = ReturnType<typeof createBookingTeller>

interface TellerDeps {
  settingsOf: SettingsOf
  notifier: Pick<Notifier, 'notify' | 'wantingMail'>
  outbox: Pick<Outbox, 'add'>
  publicUrl: URL
}

type Trx = Transaction<Tables>

/** Tells those who book what there is to book or to cancel, and travellers what is booked; each within the transaction of what happened. */
export function createBookingTeller({ settingsOf, notifier, outbox, publicUrl }: TellerDeps) {
  return {
    /**
     * Tells the travel desk of a trip that is approved now, not before that can't be taken back any more; or answers its parts where its
     * traveller books them and is to be told with the decision.
     */
    async approved(
      trx: Trx,
      actor: Actor,
      tripId: string,
      { at, notBefore }: { at: Date; notBefore: Date },
    ): Promise<ApprovedPart[]> {
      const { orgId, name: actorName } = actor
      const desk = await deskOf(trx, settingsOf, orgId)
      if (!desk) return approvedParts(await selectTripSegments(trx, orgId, tripId))
      const trip = await selectBookableTrip(trx, orgId, tripId)
      if (!trip) return []
      await notifier.notify(trx, {
        orgId,
        kind: 'trip_to_book',
        to: desk.map(({ id }) => id),
        subject: { kind: 'trip', id: tripId },
        number: trip.trip_number,
        actorName,
        detail: { traveller: namesOf(trip), destination: destinationOf(trip), departs: dayText(trip.departure_date) },
        at,
        notBefore,
        withMail: true,
        inChannels: false,
      })
      return []
    },

    /** Whether anything of a trip is booked, so that its approval stays. */
    isBooked: (trx: Trx, orgId: string, tripId: string) => selectHasBookings(trx, orgId, tripId),

    /** Tells the travel desk of a trip that its traveller has cancelled, where bookings of it stand. */
    async cancelled(trx: Trx, actor: Actor, tripId: string, { at, reason }: { at: Date; reason: string }) {
      const { orgId, name: actorName } = actor
      const desk = await deskOf(trx, settingsOf, orgId)
      const count = desk ? await countLiveBookings(trx, orgId, tripId) : 0
      const trip = count > 0 ? await selectBookableTrip(trx, orgId, tripId) : undefined
      if (!desk || !trip) return
      await notifier.notify(trx, {
        orgId,
        kind: 'bookings_to_cancel',
        to: desk.map(({ id }) => id),
        subject: { kind: 'trip', id: tripId },
        number: trip.trip_number,
        actorName,
        detail: { count, note: reason },
        at,
        withMail: true,
        inChannels: false,
      })
    },

    /**
     * Tells those who travel, and who requested it, of what somebody else did with a booking. The mail waits until every part of the trip is booked, so that
     * one says all; later changes have one each.
     */
    async told(
      trx: Trx,
      actor: Actor,
      trip: BookableTripRow,
      {
        what,
        title,
        reference,
        at,
        note = '',
        changes = [],
      }: {
        what: 'booked' | 'changed' | 'cancelled'
        title: string
        reference: string
        at: Date
        note?: string
        /** What a change changed, as `changedFields` has it. */
        changes?: BookingChange['changed']
      },
    ): Promise<void> {
      const to = [...new Set([trip.person_id, ...trip.traveller_ids])].filter((id) => id !== actor.personId)
      if (to.length === 0) return
      const { orgId, name: actorName } = actor
      const subject = { kind: 'trip' as const, id: trip.id }
      const number = trip.trip_number
      const event = { orgId, kind: 'booking' as const, to, subject, number, actorName, at }
      const changed = travellerChanges(changes)
      const said = [note, ...changed].filter((one) => one !== '').join(' · ')
      await notifier.notify(trx, { ...event, detail: { what, title, reference, note: said }, inChannels: false })
      const mailed = await notifier.wantingMail(trx, orgId, to, 'booking')
      if (mailed.length === 0) return
      const live = (await selectBookings(trx, orgId, trip.id)).filter(({ status }) => status === 'booked')
      const parts = approvedParts(await selectTripSegments(trx, orgId, trip.id))
      if (what === 'booked' && live.length < parts.length) return
      const inOrder = parts.flatMap(({ part, begins }) => {
        const booking = live.find((row) => row.part === part)
        return booking
          ? [{ title: booking.title, reference: booking.reference, begins: beginOf(booking) ?? begins }]
          : []
      })
      const about = { what, number, title, reference, actor: actorName, note, changes: changed }
      const mail = bookedMail({ ...about, bookings: inOrder, publicUrl })
      for (const { name, address } of mailed)
        await outbox.add(trx, { orgId, to: { name, address }, ...mail, record: subject, at })
    },
  }
}

const Begins = z.object({
  legs: z.array(z.object({ departs: z.string() })).nullish(),
  stay: z.object({ check_in: z.string() }).nullish(),
})

/** When a booking begins by what is recorded of it, which may be another day than was approved. */
function beginOf({ details }: { details: unknown }): string | undefined {
  const { legs, stay } = Begins.parse(details)
  return legs?.[0]?.departs ?? stay?.check_in
}
