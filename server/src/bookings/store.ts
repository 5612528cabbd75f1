import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { isId, newId } from '../ids.ts'
import { askedOf } from '../requests/asked.ts'
import { decidingManager, namedTravellers, partyOf, travellerIds, travelsOn } from '../requests/travellers.ts'
import type { KeptBooking } from './booking-rules.ts'

export type BookableTripRow = NonNullable<Awaited<ReturnType<typeof selectBookableTrip>>>
export type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number]
export type BookingChangeRow = Awaited<ReturnType<typeof selectBookingChanges>>[number]

/** A trip by its id or number, with whose it is, what they would like, and who approved it. */
export function selectBookableTrip(db: Db, orgId: string, reference: string) {
  return db
    .selectFrom('trips')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'trips.org_id').onRef('people.employee_id', '=', 'trips.employee_id'),
    )
    .leftJoin('decisions', (join) =>
      join
        .onRef('decisions.org_id', '=', 'trips.org_id')
        .on('decisions.request_kind', '=', 'trip')
        .onRef('decisions.request_id', '=', 'trips.id')
        .onRef('decisions.version', '=', 'trips.version')
        .on('decisions.taken_back_at', 'is', null)
        .on('decisions.is_final', '=', true)
        .on('decisions.verdict', '=', 'approved'),
    )
    .leftJoin('people as decider', (join) =>
      join.onRef('decider.org_id', '=', 'decisions.org_id').onRef('decider.id', '=', 'decisions.decided_by'),
    )
    .select([
      'trips.id',
      'trips.trip_number',
      'trips.status',
      'trips.version',
      'trips.employee_id',
      'trips.departure_city',
      'trips.destination_city',
      'trips.route',
      'trips.purpose',
      'trips.departure_date',
      'trips.return_date',
      'trips.decided_at',
      'trips.cancelled_at',
      'people.id as person_id',
      'people.name',
      'people.email',
      namedTravellers().as('travellers'),
      travellerIds('trip').as('traveller_ids'),
      decidingManager('trip').as('manager_employee_id'),
      partyOf('trip').as('party'),
      askedOf('trip').as('asked'),
      'decider.name as approved_by',
      'decisions.decided_at as approved_at',
    ])
    .where('trips.org_id', '=', orgId)
    .where(isId(reference) ? 'trips.id' : 'trips.trip_number', '=', reference)
    .executeTakeFirst()
}

/** How to reach employees, and what they would like when they travel. */
export function selectToBookFor(db: Db, orgId: string, employeeIds: readonly string[]) {
  return db
    .selectFrom('people')
    .leftJoin('travel_preferences', (join) =>
      join
        .onRef('travel_preferences.org_id', '=', 'people.org_id')
        .onRef('travel_preferences.person_id', '=', 'people.id'),
    )
    .select([
      'people.name',
      'people.employee_id',
      'people.email',
      'people.grade',
      'travel_preferences.seat',
      'travel_preferences.meal',
      'travel_preferences.note',
      sql<string | null>`coalesce(nullif(travel_preferences.phone, ''), people.phone)`.as('phone'),
    ])
    .where('people.org_id', '=', orgId)
    .where('people.employee_id', 'in', employeeIds)
    .execute()
}

/** Holds a trip until the transaction ends and answers where it stands. */
export function lockTrip(trx: Transaction<Tables>, orgId: string, tripId: string) {
  return trx
    .selectFrom('trips')
    .select(['status', 'version'])
    .where('org_id', '=', orgId)
    .where('id', '=', tripId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The flights, stays, trains, buses and cabs of a trip as they were chosen. */
export function selectTripSegments(db: Db, orgId: string, tripId: string) {
  return db
    .selectFrom('trip_segments')
    .select(['kind', 'position', 'title', 'price_paise as pricePaise', 'details'])
    .where('org_id', '=', orgId)
    .where('trip_id', '=', tripId)
    .orderBy('kind')
    .orderBy('position')
    .execute()
}

/** All bookings of a trip, cancelled ones as well, the latest first. */
export function selectBookings(db: Db, orgId: string, tripId: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'bookings.org_id').onRef('people.id', '=', 'bookings.booked_by'),
    )
    .selectAll('bookings')
    .select('people.name as booked_by_name')
    .where('bookings.org_id', '=', orgId)
    .where('bookings.trip_id', '=', tripId)
    .orderBy('bookings.id', 'desc')
    .execute()
}

/** Every version of the bookings of a trip, each booking's in their order. */
export function selectBookingChanges(db: Db, orgId: string, tripId: string) {
  return db
    .selectFrom('booking_changes')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.org_id', '=', 'booking_changes.org_id')
        .onRef('bookings.id', '=', 'booking_changes.booking_id'),
    )
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'booking_changes.org_id').onRef('people.id', '=', 'booking_changes.changed_by'),
    )
    .selectAll('booking_changes')
    .select('people.name as changed_by_name')
    .where('bookings.org_id', '=', orgId)
    .where('bookings.trip_id', '=', tripId)
    .orderBy('booking_changes.booking_id')
    .orderBy('booking_changes.version')
    .execute()
}

/** What a booking holds, money in paise. */
export interface BookingContent {
  title: string
  paidBy: 'organisation' | 'traveller'
  reference: string
  invoiceNumber: string | null
  invoiceDate: string | null
  gstin: string | null
  costPaise: number | null
  note: string | null
  /** Its legs or its stay. */
  details: Record<string, unknown>
}

function columnsOf(content: BookingContent) {
  return {
    title: content.title,
    paid_by: content.paidBy,
    reference: content.reference,
    invoice_number: content.invoiceNumber,
    invoice_date: content.invoiceDate,
    gstin: content.gstin,
    cost_paise: content.costPaise,
    note: content.note,
    details: JSON.stringify(content.details),
  }
}

/** Records a booking and answers its id; undefined where its part of the trip has one that stands. */
export async function insertBooking(
  trx: Transaction<Tables>,
  booking: BookingContent & { orgId: string; tripId: string; tripVersion: number; part: string; by: string; at: Date },
): Promise<string | undefined> {
  const { orgId, tripId, tripVersion, part, by, at } = booking
  const row = await trx
    .insertInto('bookings')
    .values({
      org_id: orgId,
      id: newId(),
      trip_id: tripId,
      trip_version: tripVersion,
      part,
      ...columnsOf(booking),
      booked_by: by,
      booked_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface OneVersion {
  orgId: string
  bookingId: string
  /** The version that was shown. */
  version: number
  feePaise: number
  refundPaise: number
  at: Date
}

/** Changes a booking that stands in a version; false where it has another one by now. */
export async function updateBooking(
  trx: Transaction<Tables>,
  booking: OneVersion & BookingContent & { tripVersion: number },
): Promise<boolean> {
  const { numUpdatedRows } = await moved(trx, booking)
    .set({ ...columnsOf(booking), trip_version: booking.tripVersion })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Cancels a booking that stands in a version; false where it has another one by now. */
export async function cancelBookingRow(
  trx: Transaction<Tables>,
  booking: OneVersion & { reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await moved(trx, booking)
    .set({ status: 'cancelled', cancelled_at: booking.at, cancellation_reason: booking.reason })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function moved(trx: Transaction<Tables>, { orgId, bookingId, version, feePaise, refundPaise, at }: OneVersion) {
  return trx
    .updateTable('bookings')
    .set((eb) => ({
      version: eb('version', '+', 1),
      fee_paise: eb('fee_paise', '+', feePaise),
      refund_paise: eb('refund_paise', '+', refundPaise),
      updated_at: at,
    }))
    .where('org_id', '=', orgId)
    .where('id', '=', bookingId)
    .where('version', '=', version)
    .where('status', '=', 'booked')
}

/** Keeps what a booking has become. */
export async function insertBookingChange(
  trx: Transaction<Tables>,
  change: Omit<OneVersion, 'version'> & {
    /** The version that it made. */
    version: number
    kind: 'booked' | 'changed' | 'cancelled'
    by: string
    reason: string | null
    kept: KeptBooking
  },
): Promise<void> {
  await trx
    .insertInto('booking_changes')
    .values({
      org_id: change.orgId,
      booking_id: change.bookingId,
      version: change.version,
      kind: change.kind,
      changed_by: change.by,
      changed_at: change.at,
      booking: JSON.stringify(change.kept),
      fee_paise: change.feePaise,
      refund_paise: change.refundPaise,
      reason: change.reason,
    })
    .execute()
}

/** Whether anything of a trip was ever booked. */
export async function selectHasBookings(db: Db, orgId: string, tripId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('org_id', '=', orgId)
    .where('trip_id', '=', tripId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many bookings of a trip stand. */
export async function countLiveBookings(db: Db, orgId: string, tripId: string): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('org_id', '=', orgId)
    .where('trip_id', '=', tripId)
    .where('status', '=', 'booked')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The active people who book for others; this many of them at most. */
export function selectDeskPeople(db: Db, orgId: string, limit: number) {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'email as address'])
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .where(sql<boolean>`'travel_desk' = any (roles)`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The trips that an employee travels on that are approved or were cancelled and leave on a day or later, by their ids, the latest first. */
export async function selectItineraryIds(
  db: Db,
  of: { orgId: string; employeeId: string; since: string },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('id')
    .where('org_id', '=', of.orgId)
    .where(({ or, and, eb }) =>
      or([
        and([eb('employee_id', '=', of.employeeId), eb('travellers', 'is', null)]),
        travelsOn('trip', sql`${of.employeeId}`),
      ]),
    )
    .where('departure_date', '>=', of.since)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'approved'),
        eb('status', '=', 'cancelled'),
        eb.exists(
          eb
            .selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.org_id', '=', 'trips.org_id')
            .whereRef('bookings.trip_id', '=', 'trips.id')
            .where('bookings.status', '=', 'booked'),
        ),
      ]),
    )
    .orderBy('departure_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
