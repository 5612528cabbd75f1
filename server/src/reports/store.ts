import type { AnalyticsScope } from '@pravas/contract/analytics'
import type { PolicyRule } from '@pravas/contract/policy'
import type { RequestStatus } from '@pravas/contract/requests'
import { addDays } from '@pravas/language/text/calendar'
import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { lapsedStatuses } from '../requests/lapsed.ts'
import type { Period } from './period-rules.ts'

/** Whose requests are counted: the employee's own, those of who reports to them, or everybody's. */
export interface Whose {
  orgId: string
  employeeId: string
  scope: AnalyticsScope
}

/** What a month's approved requests of one category come to; the parts of a trip are 'Flights', 'Hotels' and 'Transport'. */
export interface SpendRow {
  month: string
  category: string
  /** Whether it is of a trip, not of a claim. */
  of_trip: boolean
  paise: number
}

/**
 * Approved spend of both periods by month (`YYYY-MM`) and category, in paise. A trip is its flights, its hotel and
 * its trains, buses and cabs, so what is none of the others is flights.
 */
export async function selectSpend(db: Db, whose: Whose, period: Period, lastYear: Period): Promise<SpendRow[]> {
  const { rows } = await sql<SpendRow>`
    select to_char(day, 'YYYY-MM') as month, category, of_trip, sum(paise)::bigint as paise from (
      select trips.departure_date as day, part.category, true as of_trip, sum(part.paise) as paise
      from trips
      left join trip_segments as hotel
        on hotel.org_id = trips.org_id and hotel.trip_id = trips.id and hotel.kind = 'hotel'
      cross join lateral (
        select coalesce(sum(segment.price_paise), 0)::bigint as paise from trip_segments as segment
        where segment.org_id = trips.org_id and segment.trip_id = trips.id and segment.kind = 'ground'
          and coalesce(hotel.position, 1) = 1
      ) as ground
      cross join lateral (values ('Hotels', coalesce(hotel.price_paise, 0)),
          ('Flights', case when coalesce(hotel.position, 1) = 1 then trips.total_paise else 0 end
            - coalesce(hotel.price_paise, 0) - ground.paise),
          ('Transport', ground.paise)) as part (category, paise)
      where ${of('trips', whose)} and trips.status in ('approved', 'paid')
        and (${within('trips.departure_date', period)} or ${within('trips.departure_date', lastYear)})
      group by trips.departure_date, part.category
      union all
      select expenses.expense_date, expenses.expense_type, false, sum(expenses.total_paise)
      from expenses
      where ${of('expenses', whose)} and expenses.status in ('approved', 'paid')
        and (${within('expenses.expense_date', period)} or ${within('expenses.expense_date', lastYear)})
      group by expenses.expense_date, expenses.expense_type
    ) as spent_on_a_day
    group by month, category, of_trip`.execute(db)
  return rows
}

export interface RequestedTripsRow {
  status: RequestStatus
  departure_city: string | null
  destination_city: string
  trips: number
  paise: number
}

/** The trips requested in a period, counted by where they stand and where they go; totals in paise. */
export async function selectRequestedTrips(db: Db, whose: Whose, period: Period): Promise<RequestedTripsRow[]> {
  const { rows } = await sql<RequestedTripsRow>`
    select status, departure_city, destination_city, count(*) as trips, sum(total_paise)::bigint as paise
    from trips
    where ${of('trips', whose)} and ${during('trips.created_at', period)}
    group by status, departure_city, destination_city`.execute(db)
  return rows
}

export interface RecordsRow {
  kind: 'trip' | 'expense'
  /** Decided in the period, and the mean of the days from request to decision; null when none was. */
  decided: number
  average_days: number | null
  /** Requested in the period with the policy asked, and of these with findings. */
  checked: number
  outside: number
}

/** One row for trips and one for expenses. */
export async function selectDecisionsAndChecks(db: Db, whose: Whose, period: Period): Promise<RecordsRow[]> {
  const of = (kind: 'trip' | 'expense') => recordsOf(kind, whose, period)
  const { rows } = await sql<RecordsRow>`${of('trip')} union all ${of('expense')}`.execute(db)
  return rows
}

function recordsOf(kind: RecordsRow['kind'], whose: Whose, period: Period) {
  const decided = during('decided_at', period)
  const requested = during('created_at', period)
  return sql`
    select ${sql.lit(kind)} as kind,
      count(*) filter (where ${decided}) as decided,
      (avg(extract(epoch from decided_at - created_at)) filter (where ${decided}) / 86400)::float8 as average_days,
      count(*) filter (where ${requested} and findings is not null) as checked,
      count(*) filter (where ${requested} and findings <> '[]') as outside
    from ${sql.table(`${kind}s`)}
    where ${of(`${kind}s`, whose)} and (${requested} or ${decided})`
}

export interface DecidedRow {
  kind: 'trip' | 'expense'
  verdict: 'approved' | 'rejected'
  requests: number
  paise: number
  /** Of these, with one finding of the policy or more. */
  outside: number
  outsidePaise: number
}

/** The requests decided in a period, by kind and verdict; totals in paise. */
export async function selectDecided(db: Db, whose: Whose, period: Period): Promise<DecidedRow[]> {
  const decided = (kind: DecidedRow['kind']) => sql`
    select ${sql.lit(kind)} as kind, case when status = 'rejected' then 'rejected' else 'approved' end as verdict, count(*) as requests, sum(total_paise)::bigint as paise,
      count(*) filter (where findings <> '[]') as outside,
      coalesce(sum(total_paise) filter (where findings <> '[]'), 0)::bigint as "outsidePaise"
    from ${sql.table(`${kind}s`)}
    where ${of(`${kind}s`, whose)} and ${during('decided_at', period)}
    group by verdict`
  const { rows } =
    await sql<DecidedRow>`${decided('trip')} union all ${decided('expense')} order by kind, verdict`.execute(db)
  return rows
}

/** How many requests of a period broke each rule of the policy; a request that broke one twice counts once. */
export async function selectRulesBroken(db: Db, whose: Whose, period: Period) {
  const broken = (table: 'trips' | 'expenses') => sql`
    select rule
    from ${sql.table(table)},
      lateral (select distinct finding ->> 'rule' as rule from jsonb_array_elements(findings) as finding) as rules
    where ${of(table, whose)} and ${during(`${table}.created_at`, period)} and findings <> '[]'`
  const { rows } = await sql<{ rule: PolicyRule; requests: number }>`
    select rule, count(*) as requests
    from (${broken('trips')} union all ${broken('expenses')}) as broken
    group by rule
    order by requests desc, rule`.execute(db)
  return rows
}

export interface UpcomingRow {
  /** How many there are in all. */
  trips: number
  trip_number: string
  employee_name: string
  status: RequestStatus
  departure_city: string | null
  destination_city: string
  departure_date: string
  return_date: string | null
}

/** The next trips that leave today or later and have not lapsed, the nearest first. */
export async function selectUpcomingTrips(db: Db, whose: Whose, today: string, limit: number): Promise<UpcomingRow[]> {
  const { rows } = await sql<UpcomingRow>`
    select count(*) over () as trips, trips.trip_number, people.name as employee_name, trips.status,
      trips.departure_city, trips.destination_city, trips.departure_date, trips.return_date
    from trips
    join people on people.org_id = trips.org_id and people.employee_id = trips.employee_id
    where ${of('trips', whose)} and trips.status not in (${lapsedStatuses}) and trips.departure_date >= ${today}
    order by trips.departure_date, trips.id
    limit ${limit}`.execute(db)
  return rows
}

/** Whether a row of the table is one of those that are counted. */
function of(table: string, { orgId, employeeId, scope }: Whose): RawBuilder<boolean> {
  const inOrganisation = sql<boolean>`${sql.ref(`${table}.org_id`)} = ${orgId}`
  const owner = sql.ref(`${table}.employee_id`)
  switch (scope) {
    case 'own':
      return sql`${inOrganisation} and ${owner} = ${employeeId}`
    case 'team':
      return sql`${inOrganisation} and ${owner} in
        (select employee_id from people where org_id = ${orgId} and manager_employee_id = ${employeeId})`
    case 'organisation':
      return inOrganisation
  }
}

function within(column: string, { from, to }: Period): RawBuilder<boolean> {
  return sql`${sql.ref(column)} between ${from} and ${to}`
}

/** Whether an instant lies in the days of a period, as India counts them. */
function during(column: string, { from, to }: Period): RawBuilder<boolean> {
  const start = startOfDay(from)
  const end = startOfDay(addDays(to, 1))
  return sql`(${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end})`
}
