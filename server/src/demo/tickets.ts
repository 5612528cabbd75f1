import type { Transaction } from 'kysely'
import { keptOf } from '../bookings/bookings-service.ts'
import { approvedParts, bookingTitle } from '../bookings/part-rules.ts'
import {
  type BookingContent,
  cancelBookingRow,
  insertBooking,
  insertBookingChange,
  selectTripSegments,
  updateBooking,
} from '../bookings/store.ts'
import type { Tables } from '../db/tables.ts'
import { DESK_TRIPS } from './desk-trips.ts'
import { personIdOf, tripIdOf } from './kept-trips.ts'
import { dayAfter, daysAfter, type Scene } from './scene.ts'

interface Ticket {
  trip: keyof typeof DESK_TRIPS
  part: string
  reference: string
  rupees: number
  invoice: string
  seat?: string
  /** Days before the loading of the demo on which it was booked. */
  booked: number
  /** What became of it later: another flight or price, or nothing at all. */
  changed?: { ago: number; fee: number; rupees: number; reason: string }
  cancelled?: { ago: number; refund: number; reason: string }
}

const DESK = 'EMP3003'

/** What the travel desk of the demo has booked. */
const TICKETS: readonly Ticket[] = [
  { trip: 'dealers', part: 'flight:1', reference: 'X4K9QT', rupees: 6310, invoice: 'AI/2041', seat: '14C', booked: 10 },
  {
    ...{ trip: 'dealers', part: 'return_flight:1', reference: 'R7PLMD', rupees: 5890, invoice: '6E/88213', booked: 10 },
    changed: { ago: 4, fee: 350, rupees: 6120, reason: 'The dealers’ meeting ends an hour later.' },
  },
  { trip: 'dealers', part: 'hotel:1', reference: 'BT-30418', rupees: 10_400, invoice: 'BT/2290', booked: 9 },
  { trip: 'fair', part: 'flight:1', reference: 'M2ZC8W', rupees: 7350, invoice: '6E/90177', seat: '9A', booked: 5 },
  {
    ...{ trip: 'fair', part: 'hotel:1', reference: 'PLH-7715', rupees: 8900, invoice: 'PLH/611', booked: 5 },
    cancelled: { ago: 2, refund: 8900, reason: 'The hotel is overbooked on these days.' },
  },
]

/** Books what the travel desk of the demo has booked, with what was changed and cancelled since. */
export async function insertDemoTickets(trx: Transaction<Tables>, scene: Scene): Promise<void> {
  for (const ticket of TICKETS) await insertTicket(trx, scene, ticket)
}

async function insertTicket(trx: Transaction<Tables>, scene: Scene, ticket: Ticket): Promise<void> {
  const { orgId } = scene
  const { part, booked, changed, cancelled } = ticket
  const tripId = await tripIdOf(trx, scene, DESK_TRIPS[ticket.trip])
  const by = personIdOf(scene, DESK)
  const content = await contentOf(trx, scene, { tripId, ticket })
  const at = daysAfter(scene, -booked)
  const made = await insertBooking(trx, { ...content, orgId, tripId, tripVersion: 1, part, by, at })
  if (made === undefined) throw new Error(`The demo books ${part} of a trip twice.`)
  const row = { orgId, bookingId: made, version: 1, feePaise: 0, refundPaise: 0, by, at, reason: null }
  await insertBookingChange(trx, { ...row, kind: 'booked', kept: keptOf(content) })
  if (changed) {
    const then = { ...content, costPaise: changed.rupees * 100 }
    const { reason } = changed
    const moved = { ...row, feePaise: changed.fee * 100, at: daysAfter(scene, -changed.ago) }
    await updateBooking(trx, { ...moved, ...then, tripVersion: 1 })
    await insertBookingChange(trx, { ...moved, version: 2, reason, kind: 'changed', kept: keptOf(then) })
  }
  if (cancelled) {
    const { reason } = cancelled
    const moved = { ...row, refundPaise: cancelled.refund * 100, at: daysAfter(scene, -cancelled.ago), reason }
    await cancelBookingRow(trx, moved)
    await insertBookingChange(trx, { ...moved, version: 2, kind: 'cancelled', kept: keptOf(content) })
  }
}

/** A part of a trip as it was approved, booked under its reference. */
async function contentOf(
  trx: Transaction<Tables>,
  scene: Scene,
  { tripId, ticket }: { tripId: string; ticket: Ticket },
): Promise<BookingContent> {
  const parts = approvedParts(await selectTripSegments(trx, scene.orgId, tripId))
  const approved = parts.find(({ part }) => part === ticket.part)
  const { check_in, check_out, name, address } = approved?.stay ?? {}
  const content =
    approved?.legs != null
      ? { legs: approved.legs.map((leg) => ({ ...leg, seat: ticket.seat ?? null })) }
      : check_in && check_out && name
        ? { stay: { name, address: address ?? null, phone: null, check_in, check_out } }
        : undefined
  if (!content) throw new Error(`The demo trip has no ${ticket.part}.`)
  return {
    title: bookingTitle(content),
    paidBy: 'organisation',
    reference: ticket.reference,
    invoiceNumber: ticket.invoice,
    invoiceDate: dayAfter(scene, -ticket.booked),
    gstin: null,
    costPaise: ticket.rupees * 100,
    note: null,
    details: { legs: null, stay: null, ...content },
  }
}
