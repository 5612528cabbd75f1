import type { DeskFilter } from '@pravas/contract/travel-desk'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from '../db/containing.ts'
import type { Db } from '../db/database.ts'
import { namedTravellers } from '../requests/travellers.ts'

/** Where the queue goes on: behind this departure and trip. */
export interface DeskPosition {
  departure: string
  id: string
}

export type DeskRow = Awaited<ReturnType<typeof selectDeskTrips>>[number]

/** Of the bookings of a trip, one value; `fits` picks among them. */
function ofBookings<T>(value: RawBuilder<unknown>, fits: RawBuilder<unknown> = sql`true`): RawBuilder<T> {
  return sql<T>`(
    select ${value} from bookings
    where bookings.org_id = trips.org_id and bookings.trip_id = trips.id and (${fits})
  )`
}

const isLive = sql`bookings.status = 'booked'`
const parts = sql<number>`(
  select count(*)::int from trip_segments
  where trip_segments.org_id = trips.org_id and trip_segments.trip_id = trips.id
    and trip_segments.kind <> 'ground'
)`
const booked = ofBookings<number>(sql`count(*)::int`, isLive)
const outdated = ofBookings<number>(sql`count(*)::int`, sql`${isLive} and bookings.trip_version <> trips.version`)
const cost = ofBookings<number | null>(sql`sum(bookings.cost_paise)::bigint`, isLive)
const lapsed = sql`trips.status in ('cancelled', 'withdrawn', 'rejected')`

/** Which trips a filter lets through. One whose owner changes it again is changed as long as bookings of it stand. */
const LETS_THROUGH: Record<DeskFilter, RawBuilder<SqlBool>> = {
  to_book: sql`trips.status = 'approved' and ${booked} < ${parts}`,
  booked: sql`trips.status = 'approved' and ${booked} >= ${parts}`,
  changed: sql`not ${lapsed} and ${ofBookings(
    sql`count(*)`,
    sql`${isLive} and (bookings.version > 1 or bookings.trip_version <> trips.version or trips.status <> 'approved')`,
  )} > 0`,
  cancelled: sql`trips.status = 'cancelled' or (${lapsed} and ${booked} > 0)
    or ${ofBookings(sql`count(*)`, sql`bookings.status = 'cancelled'`)} > 0`,
}

/** Whether a trip is not over on a day, or something of it has to be done yet. */
const isCurrent = (today: string) =>
  sql<SqlBool>`(coalesce(greatest(trips.departure_date, trips.return_date), trips.departure_date) >= ${today}::date
    or (${lapsed} and ${booked} > 0))`

/** Whether a trip is one of those searched for, over or not; where nothing is, whether it is current. */
function isFound(query: string | undefined, today: string): RawBuilder<SqlBool> {
  if (!query) return isCurrent(today)
  const like = containing(query)
  return sql<SqlBool>`(trips.trip_number ilike ${like} or people.name ilike ${like} or ${namedTravellers()}::text ilike ${like} or trips.departure_city ilike ${like}
    or trips.destination_city ilike ${like} or trips.route::text ilike ${like}
    or ${ofBookings(sql`count(*)`, sql`bookings.reference ilike ${like}`)} > 0)`
}

function desk(db: Db, orgId: string) {
  return db
    .selectFrom('trips')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'trips.org_id').onRef('people.employee_id', '=', 'trips.employee_id'),
    )
    .where('trips.org_id', '=', orgId)
}

/** Trips of the queue by departure, the soonest first; those that are over only where something is searched for. */
export function selectDeskTrips(
  db: Db,
  {
    orgId,
    filter,
    query,
    today,
    after,
    limit,
  }: {
    orgId: string
    filter: DeskFilter
    query: string | undefined
    today: string
    after: DeskPosition | undefined
    limit: number
  },
) {
  return desk(db, orgId)
    .where(LETS_THROUGH[filter])
    .where(isFound(query, today))
    .$if(after !== undefined, (trips) =>
      trips.where(sql<SqlBool>`(trips.departure_date, trips.id) > (${after?.departure}::date, ${after?.id}::uuid)`),
    )
    .select([
      'trips.id',
      'trips.trip_number',
      'trips.status',
      'trips.departure_city',
      'trips.destination_city',
      'trips.route',
      'trips.departure_date',
      'trips.return_date',
      'trips.total_paise',
      'trips.decided_at',
      'trips.employee_id',
      'people.name',
      namedTravellers().as('travellers'),
      parts.as('parts'),
      booked.as('booked'),
      outdated.as('outdated'),
      cost.as('cost_paise'),
    ])
    .orderBy('trips.departure_date')
    .orderBy('trips.id')
    .limit(limit)
    .execute()
}

/** How many trips each filter lets through, of those searched for, or of those that are not over. */
export async function countDeskTrips(
  db: Db,
  { orgId, query, today }: { orgId: string; query: string | undefined; today: string },
): Promise<Record<DeskFilter, number>> {
  const of = (filter: DeskFilter) => sql<number>`count(*) filter (where ${LETS_THROUGH[filter]})::int`
  return desk(db, orgId)
    .where(isFound(query, today))
    .select([
      of('to_book').as('to_book'),
      of('booked').as('booked'),
      of('changed').as('changed'),
      of('cancelled').as('cancelled'),
    ])
    .executeTakeFirstOrThrow()
}
