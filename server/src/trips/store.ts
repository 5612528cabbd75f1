import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { isId } from '../ids.ts'
import { askedOf } from '../requests/asked.ts'
import { lapsedStatuses } from '../requests/lapsed.ts'
import { countsInClaim } from '../requests/refused-receipts.ts'
import { stepsOf } from '../requests/steps.ts'
import { decidingManager, namedTravellers, partyOf, travelsOn } from '../requests/travellers.ts'

/** Trips with their traveller and segments, in the columns that a trip shows; one query however many trips. */
export function tripsOf(db: Db, orgId: string) {
  return db
    .selectFrom('trips')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'trips.org_id').onRef('people.employee_id', '=', 'trips.employee_id'),
    )
    .leftJoin('trip_segments as flight', (join) =>
      join
        .onRef('flight.org_id', '=', 'trips.org_id')
        .onRef('flight.trip_id', '=', 'trips.id')
        .on('flight.kind', '=', 'flight')
        .on('flight.position', '=', 1),
    )
    .leftJoin('trip_segments as return_flight', (join) =>
      join
        .onRef('return_flight.org_id', '=', 'trips.org_id')
        .onRef('return_flight.trip_id', '=', 'trips.id')
        .on('return_flight.kind', '=', 'return_flight')
        .on('return_flight.position', '=', 1),
    )
    .leftJoin('trip_segments as hotel', (join) =>
      join
        .onRef('hotel.org_id', '=', 'trips.org_id')
        .onRef('hotel.trip_id', '=', 'trips.id')
        .on('hotel.kind', '=', 'hotel')
        .on('hotel.position', '=', 1),
    )
    .leftJoin('structure_entries as cost_centre', (join) =>
      join.onRef('cost_centre.org_id', '=', 'trips.org_id').onRef('cost_centre.id', '=', 'trips.cost_centre_id'),
    )
    .leftJoin('structure_entries as project', (join) =>
      join.onRef('project.org_id', '=', 'trips.org_id').onRef('project.id', '=', 'trips.project_id'),
    )
    .where('trips.org_id', '=', orgId)
    .select([
      'trips.id',
      'trips.trip_number',
      'trips.status',
      'trips.rejection_reason',
      'trips.employee_id',
      'trips.purpose',
      'trips.departure_city',
      'trips.destination_city',
      'trips.departure_date',
      'trips.return_date',
      'trips.total_paise',
      'trips.created_at',
      'trips.version',
      'trips.withdrawn_at',
      'people.name as employee_name',
      'people.username',
      'people.email',
      titlesOf('flight').as('flight_title'),
      paiseOf('flight').as('flight_paise'),
      'return_flight.title as return_flight_title',
      'return_flight.price_paise as return_flight_paise',
      titlesOf('hotel').as('hotel_title'),
      paiseOf('hotel').as('hotel_paise'),
      groundOfAll<string | null>(sql`string_agg(part.title, ' · ' order by part.position)`).as('ground_title'),
      groundOfAll<number | null>(sql`sum(part.price_paise)::bigint`).as('ground_paise'),
      'trips.route',
      'cost_centre.code as cost_centre_code',
      'cost_centre.name as cost_centre_name',
      'project.code as project_code',
      'project.name as project_name',
      namedTravellers().as('travellers'),
    ])
}

type Several = 'flight' | 'hotel'

/** Of a journey over several cities all parts of a kind; of another trip its one, without looking further. */
function titlesOf(kind: Several) {
  const all = sql<string | null>`string_agg(part.title, ', ' order by part.position)`
  return ofAll<string | null>(kind, all, sql.ref(`${kind}.title`))
}

function paiseOf(kind: Several) {
  return ofAll<number | null>(kind, sql`sum(part.price_paise)::bigint`, sql.ref(`${kind}.price_paise`))
}

function ofAll<T>(kind: Several, all: RawBuilder<unknown>, one: RawBuilder<unknown>): RawBuilder<T> {
  return sql<T>`case when trips.route is null then ${one} else (
    select ${all} from trip_segments as part
    where part.org_id = trips.org_id and part.trip_id = trips.id and part.kind = ${sql.lit(kind)}
  ) end`
}

/** Of the trains, buses and cabs of a trip; null where there are none. */
function groundOfAll<T>(all: RawBuilder<unknown>): RawBuilder<T> {
  return sql<T>`(
    select ${all} from trip_segments as part
    where part.org_id = trips.org_id and part.trip_id = trips.id and part.kind = 'ground'
  )`
}

export type TripRow = Awaited<ReturnType<typeof selectTripsOfEmployee>>[number]
export type TripDetailRow = NonNullable<Awaited<ReturnType<typeof selectTrip>>>

const tripsOfEmployee = prepared((db, { orgId, employeeId }: { orgId: string; employeeId: string }) =>
  tripsOf(db, orgId)
    .where(({ or, eb }) => or([eb('trips.employee_id', '=', employeeId), travelsOn('trip', sql`${employeeId}`)]))
    .orderBy('trips.id', 'desc'),
)

/** The trips that one employee requested or travels on, newest first. */
export function selectTripsOfEmployee(db: Db, orgId: string, employeeId: string) {
  return tripsOfEmployee(db, { orgId, employeeId })
}

type OneTrip = { orgId: string; reference: string }
const tripById = prepared((db, { orgId, reference }: OneTrip) => tripDetailOf(db, orgId, 'trips.id', reference))
const tripByNumber = prepared((db, { orgId, reference }: OneTrip) =>
  tripDetailOf(db, orgId, 'trips.trip_number', reference),
)

function tripDetailOf(db: Db, orgId: string, key: 'trips.id' | 'trips.trip_number', reference: string) {
  return tripsOf(db, orgId)
    .leftJoin('decisions', (join) =>
      join
        .onRef('decisions.org_id', '=', 'trips.org_id')
        .on('decisions.request_kind', '=', 'trip')
        .onRef('decisions.request_id', '=', 'trips.id')
        .onRef('decisions.version', '=', 'trips.version')
        .on('decisions.taken_back_at', 'is', null)
        .on('decisions.is_final', '=', true),
    )
    .leftJoin('people as decider', (join) =>
      join.onRef('decider.org_id', '=', 'decisions.org_id').onRef('decider.id', '=', 'decisions.decided_by'),
    )
    .where(key, '=', reference)
    .select([
      'trips.findings',
      'trips.policy_reason',
      'trips.org_id',
      'trips.cost_centre_id',
      'trips.project_id',
      'trips.changes',
      'trips.cancelled_at',
      'trips.cancellation_reason',
      'trips.cancellation_paise',
      decidingManager('trip').as('manager_employee_id'),
      partyOf('trip').as('party'),
      askedOf('trip').as('asked'),
      stepsOf('trip').as('steps'),
      'flight.details as flight_details',
      'return_flight.details as return_flight_details',
      'hotel.details as hotel_details',
      partsInOrder.as('parts'),
      groundLegs.as('ground'),
      claimedReceipts.as('claimed'),
      liveBookings.as('booked'),
      'decisions.verdict',
      'decisions.reason as decision_reason',
      'decisions.fields as decision_fields',
      'decisions.decided_at',
      'decider.name as decided_by',
    ])
}

/** Flights and stays of a journey over several cities, each kind in its order; null of another trip. */
const partsInOrder = sql<unknown>`case when trips.route is not null then (
  select json_agg(json_build_object('kind', part.kind, 'paise', part.price_paise, 'details', part.details)
    order by part.position, part.kind)
  from trip_segments as part
  where part.org_id = trips.org_id and part.trip_id = trips.id and part.kind <> 'ground'
) end`

/** Trains, buses and cabs in their order; null of a trip without. */
const groundLegs = groundOfAll<unknown>(sql`json_agg(part.details order by part.details ->> 'date', part.position)`)

/** What was bought for an approved trip by the receipts of its claims, lapsed and refused ones aside; null where there are none. */
const claimedReceipts = sql<unknown>`case when trips.status = 'approved' then (
  select json_agg(json_build_object(
    'supply', receipts.tax_credit ->> 'supply', 'category', receipts.category, 'paise', receipts.total_paise
  ))
  from expenses join receipts on receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id
  where expenses.org_id = trips.org_id and expenses.trip_id = trips.id and expenses.status not in (${lapsedStatuses})
    and ${countsInClaim()}
) end`

/** What an approved trip is booked with, part by part; null where nothing is. */
const liveBookings = sql<unknown>`case when trips.status = 'approved' then (
  select json_agg(json_build_object('part', bookings.part, 'title', bookings.title, 'reference', bookings.reference,
    'by', bookings.paid_by, 'paise', bookings.cost_paise) order by bookings.id)
  from bookings
  where bookings.org_id = trips.org_id and bookings.trip_id = trips.id and bookings.status = 'booked'
) end`

/** One trip by id or number, with its owner's manager, its segments as they were chosen, and the decision. */
export async function selectTrip(db: Db, orgId: string, reference: string) {
  const select = isId(reference) ? tripById : tripByNumber
  const [trip] = await select(db, { orgId, reference })
  return trip
}

/** Approved trips by their last day, or some of them by their ids. */
export type EndedTrips = { endedFrom: string; endedTo: string } | { ids: readonly string[] }

/** The last day of a trip: that of the way back, of the last arrival or of the stay's end, whichever is the latest. */
const lastDay = sql<string>`greatest(trips.departure_date, trips.return_date, (
  select max(coalesce(details ->> 'check_out', details ->> 'date', left(details #>> '{arrival_airport,time}', 10))::date)
  from trip_segments where trip_segments.org_id = trips.org_id and trip_segments.trip_id = trips.id
))`

/** Approved trips of active people, with what was booked and claimed. */
export function selectEndedTrips(db: Db, orgId: string, which: EndedTrips) {
  const approved = tripsOf(db, orgId)
    .where('trips.status', '=', 'approved')
    .where('people.active', '=', true)
    .select([
      'people.id as person_id',
      lastDay.as('last_day'),
      partsInOrder.as('parts'),
      claimedReceipts.as('claimed'),
      liveBookings.as('booked'),
    ])
  if ('ids' in which) return approved.where('trips.id', 'in', which.ids).execute()
  return (
    approved
      .where('trips.departure_date', '<=', which.endedTo)
      // A journey is weeks long at most, so that older trips need no look at their parts.
      .where('trips.departure_date', '>=', sql<string>`${which.endedFrom}::date - 60`)
      .where(lastDay, '>=', which.endedFrom)
      .where(lastDay, '<=', which.endedTo)
      .execute()
  )
}
