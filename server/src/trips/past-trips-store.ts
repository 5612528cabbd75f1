import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

interface PastSegment {
  kind: 'flight' | 'return_flight' | 'hotel' | 'ground'
  title: string
  price_paise: number
  details: unknown
}

export type PastTripRow = Awaited<ReturnType<typeof selectPastTrips>>[number]

/** The trips of an organisation that were requested within some time, with their parts. */
export function selectPastTrips(db: Db, orgId: string, { since, before }: { since: Date; before: Date }) {
  return db
    .selectFrom('trips')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'trips.org_id').onRef('people.employee_id', '=', 'trips.employee_id'),
    )
    .select([
      'trips.trip_number',
      'trips.employee_id',
      'people.name',
      'trips.created_at',
      'trips.total_paise',
      'trips.findings',
      'trips.policy_facts',
      'trips.destination_city',
      'trips.departure_date',
      'trips.return_date',
      sql<PastSegment[]>`coalesce((
        select json_agg(json_build_object(
          'kind', part.kind, 'title', part.title, 'price_paise', part.price_paise, 'details', part.details
        ) order by part.kind, part.position)
        from trip_segments as part
        where part.org_id = trips.org_id and part.trip_id = trips.id and trips.policy_facts is null
      ), '[]')`.as('segments'),
    ])
    .where('trips.org_id', '=', orgId)
    .where('trips.created_at', '>=', since)
    .where('trips.created_at', '<', before)
    .orderBy('trips.id', 'desc')
    .execute()
}
