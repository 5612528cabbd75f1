import type { BookingFields, PaidBy, TripBookings } from '@pravas/contract/bookings'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { bookings as messages } from '@pravas/messages/en/bookings'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import { type Actor, ownerOf } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { priceText } from '../formats.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { destinationOf } from '../trips/destination-rules.ts'
import { groundLegsOf } from '../trips/draft/ground-rules.ts'
import { changedFields, mostRefund, totalsOf } from './booking-rules.ts'
import { fileUnder, selectBookingFiles } from './files-store.ts'
import { legFaults } from './leg-rules.ts'
import { type ApprovedPart, approvedParts, bookingTitle } from './part-rules.ts'
import { presentPart, presentReadFile } from './presenter.ts'
import {
  type BookableTripRow,
  type BookingContent,
  cancelBookingRow,
  insertBooking,
  insertBookingChange,
  lockTrip,
  selectBookableTrip,
  selectBookingChanges,
  selectBookings,
  selectItineraryIds,
  selectTripSegments,
  updateBooking,
} from './store.ts'
import type { BookingTeller } from './tell-service.ts'
import { toBookFor } from './travellers-service.ts'
import { bookedByOf } from './who-books-service.ts'

const text = texts(messages)

/** More trips at a time no calendar needs. */
const MOST_IN_CALENDAR = 50

export type Bookings = ReturnType<typeof createBookings>

interface BookingsDeps {
  db: Database['db']
  clock: Clock
  settingsOf: SettingsOf
  teller: BookingTeller
}

/** A booking as it is cancelled, in the version that was shown; money in rupees. */
interface Cancellation {
  version: number
  reason: string
  fee: number
  refund: number
}

/** What approved trips are booked with: the tickets and the rooms, recorded by the travel desk or by the traveller. */
export function createBookings({ db, clock, settingsOf, teller }: BookingsDeps) {
  async function found(source: Db, actor: Actor, reference: string): Promise<BookableTripRow> {
    const trip = await selectBookableTrip(source, actor.orgId, reference)
    if (!trip) throw problem('record.not_found')
    return trip
  }

  /** The trip of who may book it. */
  async function bookable(source: Db, actor: Actor, reference: string): Promise<BookableTripRow> {
    const trip = await found(source, actor, reference)
    const bookedBy = await bookedByOf(source, settingsOf, actor.orgId)
    demand(actor, { to: 'book', owner: ownerOf(trip), bookedBy })
    return trip
  }

  async function present(source: Db, actor: Actor, trip: BookableTripRow): Promise<TripBookings> {
    const { orgId } = actor
    const segments = await selectTripSegments(source, orgId, trip.id)
    const parts = approvedParts(segments)
    const ground = groundLegsOf(segments)
    const rows = await selectBookings(source, orgId, trip.id)
    const files = await selectBookingFiles(source, orgId, trip.id)
    const known = { changes: await selectBookingChanges(source, orgId, trip.id), files, tripVersion: trip.version }
    const bookedBy = await bookedByOf(source, settingsOf, orgId)
    const mayBook = refusal(actor, { to: 'book', owner: ownerOf(trip), bookedBy }) === undefined
    const from = trip.departure_city === null || trip.route !== null ? [] : [trip.departure_city]
    return {
      trip_id: trip.id,
      trip_number: trip.trip_number,
      status: trip.status,
      version: trip.version,
      title: [...from, destinationOf(trip)].join(text('route.between')),
      purpose: trip.purpose,
      departure_date: trip.departure_date,
      return_date: trip.return_date,
      approved:
        trip.approved_at === null || trip.approved_by === null
          ? null
          : { by: trip.approved_by, at: trip.approved_at.toISOString() },
      booked_by: bookedBy,
      may_book: mayBook,
      is_own: trip.employee_id === actor.employeeId,
      ...(await toBookFor(source, orgId, trip)),
      parts: parts.map((part) => presentPart(part, rows, known)),
      ...(ground.length > 0 && { ground }),
      unfiled: mayBook ? files.filter(({ booking_id }) => booking_id === null).map(presentReadFile) : [],
      totals: totalsOf(
        parts.map((part) => {
          const own = rows.filter((row) => row.part === part.part)
          const live = own.find(({ status }) => status === 'booked')
          return {
            approvedPaise: part.pricePaise,
            live: live && { costPaise: live.cost_paise, paidBy: live.paid_by },
            paidPaise: own.reduce((sum, { cost_paise: cost }) => sum + (cost ?? 0), 0),
            feePaise: own.reduce((sum, { fee_paise: fee }) => sum + fee, 0),
            refundPaise: own.reduce((sum, { refund_paise: refund }) => sum + refund, 0),
          }
        }),
      ),
    }
  }

  /** Does something with the bookings of a trip that is held, and answers them as they are then. */
  async function changing(
    actor: Actor,
    reference: string,
    work: (trx: Transaction<Tables>, trip: BookableTripRow, now: Date) => Promise<void>,
  ): Promise<TripBookings> {
    return inTransaction(db, async (trx) => {
      const { id } = await bookable(trx, actor, reference)
      await lockTrip(trx, actor.orgId, id)
      const trip = await found(trx, actor, id)
      await work(trx, trip, clock.now())
      return present(trx, actor, trip)
    })
  }

  /** What a booking will hold; `paid` is who has paid it until now. Throws what is wrong with it field by field. */
  function contentOf(actor: Actor, part: ApprovedPart, body: BookingFields, paid?: PaidBy): BookingContent {
    const isDesk = refusal(actor, { to: 'pay-bookings' }) === undefined
    const paidBy = body.paid_by ?? paid ?? (isDesk ? 'organisation' : 'traveller')
    const errors = [
      ...(paidBy === 'organisation' && paid !== paidBy && !isDesk
        ? [{ path: 'body.paid_by', message: text('refused.organisation-pays') }]
        : []),
      ...(paidBy === 'organisation' && body.cost === null
        ? [{ path: 'body.cost', message: text('refused.no-cost') }]
        : []),
      ...(part.kind === 'flight' && !body.legs ? [{ path: 'body.legs', message: text('refused.no-legs') }] : []),
      ...(part.kind === 'flight' ? legFaults(body.legs ?? []) : []),
      ...(part.kind === 'hotel' && !body.stay ? [{ path: 'body.stay', message: text('refused.no-stay') }] : []),
    ]
    const content = part.kind === 'flight' ? body.legs && { legs: body.legs } : body.stay && { stay: body.stay }
    if (errors.length > 0 || !content) throw invalid(errors)
    return {
      title: bookingTitle(content),
      paidBy,
      // Airlines write theirs in capitals, and it is searched for and compared so.
      reference: part.kind === 'flight' ? body.reference.toUpperCase() : body.reference,
      invoiceNumber: body.invoice_number || null,
      invoiceDate: body.invoice_date,
      gstin: body.gstin || null,
      costPaise: body.cost === null ? null : paiseFromRupees(body.cost),
      note: body.note || null,
      details: { legs: null, stay: null, ...withoutEmpty(content) },
    }
  }

  async function partOf(trx: Transaction<Tables>, orgId: string, tripId: string, part: string): Promise<ApprovedPart> {
    const parts = approvedParts(await selectTripSegments(trx, orgId, tripId))
    const one = parts.find((each) => each.part === part)
    if (!one) throw invalid([{ path: 'body.part', message: text('refused.no-part') }])
    return one
  }

  async function one(trx: Transaction<Tables>, orgId: string, tripId: string, bookingId: string) {
    const row = (await selectBookings(trx, orgId, tripId)).find(({ id }) => id === bookingId)
    if (!row) throw problem('record.not_found')
    return row
  }

  /**
   * The bookings of a trip. Throws 'record.not_found' for one that the actor may not see, and 'action.forbidden' where its
   * bookings are not for them.
   */
  async function show(actor: Actor, reference: string): Promise<TripBookings> {
    const trip = await found(db, actor, reference)
    demand(actor, { to: 'read-bookings', owner: ownerOf(trip) })
    return present(db, actor, trip)
  }

  return {
    bookable,

    show,

    /** Records the booking of a part; throws 'booking.not_approved', and 'booking.taken' where it has one that stands. */
    record: (actor: Actor, reference: string, body: BookingFields & { part: string }): Promise<TripBookings> =>
      changing(actor, reference, async (trx, trip, at) => {
        const { orgId, personId: by } = actor
        if (trip.status !== 'approved') throw problem('booking.not_approved')
        const part = await partOf(trx, orgId, trip.id, body.part)
        const content = contentOf(actor, part, body)
        const key = { orgId, tripId: trip.id }
        const made = { ...key, tripVersion: trip.version, part: body.part, by, at }
        const bookingId = await insertBooking(trx, { ...made, ...content })
        if (bookingId === undefined) throw problem('booking.taken')
        await file(trx, { ...key, bookingId }, body.files)
        const change = { orgId, bookingId, version: 1, feePaise: 0, refundPaise: 0, at, by, reason: null }
        await insertBookingChange(trx, { ...change, kind: 'booked', kept: keptOf(content) })
        const record = { kind: 'trip', id: trip.id }
        const detail = { booking: bookingId, part: body.part, ...keptOf(content) }
        await recordAudit(trx, auditEntry(actor, 'trip.booked', at, record, detail))
        await teller.told(trx, actor, trip, { what: 'booked', title: content.title, reference: content.reference, at })
      }),

    /** Changes a booking that stands; throws 'booking.not_approved', and 'booking.changed' where another version was shown. */
    change: (
      actor: Actor,
      reference: string,
      bookingId: string,
      body: BookingFields & Cancellation,
    ): Promise<TripBookings> =>
      changing(actor, reference, async (trx, trip, at) => {
        const { orgId, personId: by } = actor
        if (trip.status !== 'approved') throw problem('booking.not_approved')
        const before = await one(trx, orgId, trip.id, bookingId)
        await checkRefund(trx, { orgId, tripId: trip.id, bookingId }, body)
        const part = await partOf(trx, orgId, trip.id, before.part)
        const content = contentOf(actor, part, body, before.paid_by)
        const moved = movedOf(orgId, bookingId, body, at)
        if (!(await updateBooking(trx, { ...moved, ...content, tripVersion: trip.version })))
          throw problem('booking.changed')
        await file(trx, { orgId, tripId: trip.id, bookingId }, body.files)
        const change = { ...moved, version: body.version + 1, by, reason: body.reason || null }
        await insertBookingChange(trx, { ...change, kind: 'changed', kept: keptOf(content) })
        const record = { kind: 'trip', id: trip.id }
        const detail = {
          booking: bookingId,
          part: before.part,
          before: keptOf(contentOfRow(before)),
          after: keptOf(content),
          fee: body.fee,
          refund: body.refund,
          reason: body.reason,
        }
        await recordAudit(trx, auditEntry(actor, 'trip.booking_changed', at, record, detail))
        const { title, reference: number } = content
        const changes = changedFields(detail.before, detail.after)
        const told = { title, reference: number, at, note: body.reason, changes }
        await teller.told(trx, actor, trip, { what: 'changed', ...told })
      }),

    /** Cancels a booking that stands, of a cancelled trip as well; throws 'booking.changed' where another version was shown. */
    cancel: (actor: Actor, reference: string, bookingId: string, body: Cancellation): Promise<TripBookings> =>
      changing(actor, reference, async (trx, trip, at) => {
        const { orgId, personId: by } = actor
        const before = await one(trx, orgId, trip.id, bookingId)
        await checkRefund(trx, { orgId, tripId: trip.id, bookingId }, body)
        const moved = movedOf(orgId, bookingId, body, at)
        if (!(await cancelBookingRow(trx, { ...moved, reason: body.reason }))) throw problem('booking.changed')
        const change = { ...moved, version: body.version + 1, by, reason: body.reason }
        await insertBookingChange(trx, { ...change, kind: 'cancelled', kept: keptOf(contentOfRow(before)) })
        const record = { kind: 'trip', id: trip.id }
        const detail = {
          booking: bookingId,
          part: before.part,
          reference: before.reference,
          fee: body.fee,
          refund: body.refund,
          reason: body.reason,
        }
        await recordAudit(trx, auditEntry(actor, 'trip.booking_cancelled', at, record, detail))
        const { title, reference: number } = before
        await teller.told(trx, actor, trip, { what: 'cancelled', title, reference: number, at, note: body.reason })
      }),

    /** The ids of one's own trips that belong in a calendar and leave on a day or later, the latest first. */
    async itineraryIds({ orgId, employeeId }: Actor, since: string): Promise<string[]> {
      return employeeId === null ? [] : selectItineraryIds(db, { orgId, employeeId, since }, MOST_IN_CALENDAR)
    },

    /**
     * What can be said of a trip's bookings in an answer: part by part whether it is booked, by which number, in which seat. Throws as
     * `show`.
     */
    async facts(actor: Actor, reference: string) {
      const { booked_by, is_own, status, parts } = await show(actor, reference)
      return {
        status,
        booksOneself: booked_by === 'self' && is_own,
        parts: parts.map(({ kind, title, booking, earlier }) => ({
          kind,
          title: booking?.title ?? title,
          state: booking ? ('booked' as const) : earlier.length > 0 ? ('cancelled' as const) : ('to_book' as const),
          reference: booking?.reference ?? null,
          seats: (booking?.legs ?? []).flatMap(({ seat }) => seat ?? []),
        })),
      }
    },
  }
}

/** The same with nothing in the place of texts without a character. */
function withoutEmpty<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutEmpty) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, item === '' ? null : withoutEmpty(item)]),
  ) as T
}

async function file(
  trx: Transaction<Tables>,
  booking: { orgId: string; tripId: string; bookingId: string },
  files: readonly string[],
): Promise<void> {
  if (!(await fileUnder(trx, booking, files)))
    throw invalid([{ path: 'body.files', message: text('refused.other-file') }])
}

/** Throws where more would come back than was paid for the ticket, which is a slip of the hand. */
async function checkRefund(
  trx: Transaction<Tables>,
  { orgId, tripId, bookingId }: { orgId: string; tripId: string; bookingId: string },
  { version, fee, refund }: Cancellation,
): Promise<void> {
  const rows = await selectBookings(trx, orgId, tripId)
  const own = rows.find(({ id }) => id === bookingId)
  // Of a version that somebody has changed since, that is said instead.
  if (own?.status !== 'booked' || own.version !== version) return
  const ticket = rows.filter(({ reference }) => reference === own.reference)
  const most = mostRefund(ticket.map((row) => ({ costPaise: row.cost_paise, feePaise: row.fee_paise })))
  if (most !== undefined && paiseFromRupees(refund) > most + paiseFromRupees(fee))
    throw invalid([{ path: 'body.refund', message: text('refused.refund', { amount: priceText(most) }) }])
}

function movedOf(orgId: string, bookingId: string, { version, fee, refund }: Cancellation, at: Date) {
  return { orgId, bookingId, version, feePaise: paiseFromRupees(fee), refundPaise: paiseFromRupees(refund), at }
}

function contentOfRow(row: Awaited<ReturnType<typeof selectBookings>>[number]): BookingContent {
  return {
    title: row.title,
    paidBy: row.paid_by,
    reference: row.reference,
    invoiceNumber: row.invoice_number,
    invoiceDate: row.invoice_date,
    gstin: row.gstin,
    costPaise: row.cost_paise,
    note: row.note,
    details: row.details,
  }
}

/** What is kept of a version; its amounts in rupees, as people read them. */
export function keptOf({ details, costPaise, paidBy, invoiceNumber, invoiceDate, ...content }: BookingContent) {
  return {
    reference: content.reference,
    paid_by: paidBy,
    cost: costPaise === null ? null : rupeesFromPaise(costPaise),
    invoice_number: invoiceNumber,
    invoice_date: invoiceDate,
    gstin: content.gstin,
    note: content.note,
    ...details,
  }
}
