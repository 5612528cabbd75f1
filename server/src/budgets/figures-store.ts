import { type BudgetKind, financialYearText } from '@pravas/contract/budgets'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { type BudgetFigures, statusesOf } from './budget-rules.ts'

/** A request that is not written yet: its trip or, without one, an id of its own; paise. */
export interface Added {
  group: string
  kind: 'trip' | 'claim'
  paise: number
}

interface FigureRow {
  id: string
  kind: BudgetKind
  code: string
  name: string
  year: number
  amountPaise: number
  whenOver: 'warn' | 'block'
  approvedPaise: number
  pendingPaise: number
}

/**
 * What budgets come to. A trip counts in the financial year of its departure, its claims with it, any other claim in that of
 * its own day. A trip and its claims together count once: as what they are claimed for or as what the trip was estimated
 * at, whichever is more. Of a cancelled trip what that costs. A year begins with the month `start`. `without` leaves out one request, `added` counts some as pending that are not written; by budget id.
 */
export async function selectFigures(
  db: Db,
  { orgId, start }: { orgId: string; start: number },
  budgetIds: readonly string[],
  {
    without = null,
    added = new Map(),
  }: { without?: string | null; added?: ReadonlyMap<string, readonly Added[]> } = {},
): Promise<BudgetFigures[]> {
  if (budgetIds.length === 0) return []
  const isApproved = sql`${statusesOf('approved')}::text[]`
  const isLive = sql`${[...statusesOf('approved'), ...statusesOf('pending')]}::text[]`
  const news = [...added].flatMap(([budget, rows]) => rows.map((row) => ({ budget, ...row })))
  const { rows } = await sql<FigureRow>`
    with wanted as (
      select budgets.id, budgets.entry_id, budgets.year, budgets.amount_paise, budgets.when_over,
        entry.kind, entry.code, entry.name,
        make_date(budgets.year, ${start}::integer, 1) as starts, make_date(budgets.year + 1, ${start}::integer, 1) as ends
      from budgets join structure_entries as entry on entry.org_id = budgets.org_id and entry.id = budgets.entry_id
      where budgets.org_id = ${orgId} and budgets.id = any(${[...budgetIds]}::uuid[])
    ),
    counted as (
      select wanted.id, trips.id as part_of, trip.paise as estimated,
        case when trips.status = any(${isApproved}) or trips.status = 'cancelled' then trip.paise else 0 end
          as estimate_approved,
        0::bigint as claimed, 0::bigint as claim_approved
      from wanted join trips on trips.org_id = ${orgId}
        and (trips.cost_centre_id = wanted.entry_id or trips.project_id = wanted.entry_id)
        and trips.departure_date >= wanted.starts and trips.departure_date < wanted.ends
      cross join lateral (
        select case when trips.status = 'cancelled' then trips.cancellation_paise else trips.total_paise end as paise
      ) as trip
      where (trips.status = any(${isLive}) or trips.cancellation_paise > 0) and trips.id is distinct from ${without}::uuid
      union all
      select wanted.id, coalesce(expenses.trip_id, expenses.id), 0, 0, expenses.total_paise,
        case when expenses.status = any(${isApproved}) then expenses.total_paise else 0 end
      from wanted join expenses on expenses.org_id = ${orgId}
        and (expenses.cost_centre_id = wanted.entry_id or expenses.project_id = wanted.entry_id)
      left join trips on trips.org_id = expenses.org_id and trips.id = expenses.trip_id
      where expenses.status = any(${isLive}) and expenses.id is distinct from ${without}::uuid
        and coalesce(trips.departure_date, expenses.expense_date) >= wanted.starts
        and coalesce(trips.departure_date, expenses.expense_date) < wanted.ends
      union all
      select news.budget, news."group", case when news.kind = 'trip' then news.paise else 0 end, 0,
        case when news.kind = 'claim' then news.paise else 0 end, 0
      from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as news (budget uuid, "group" uuid, kind text, paise bigint)
    ),
    once as (
      select id, greatest(sum(estimated), sum(claimed)) as total,
        greatest(sum(estimate_approved), sum(claim_approved)) as approved
      from counted group by id, part_of
    )
    select wanted.id, wanted.kind, wanted.code, wanted.name, wanted.year,
      wanted.amount_paise as "amountPaise", wanted.when_over as "whenOver",
      coalesce(sum(once.approved), 0)::bigint as "approvedPaise",
      coalesce(sum(once.total - once.approved), 0)::bigint as "pendingPaise"
    from wanted left join once on once.id = wanted.id
    group by wanted.id, wanted.kind, wanted.code, wanted.name, wanted.year, wanted.amount_paise, wanted.when_over
  `.execute(db)
  return rows.map((row) => ({ ...row, yearText: financialYearText(row.year, start) }))
}

/** What the bookings of a budget's trips cost and were approved for, in paise. */
interface BookedFigures {
  id: string
  costPaise: number
  approvedPaise: number
}

/**
 * What the bookings that stand for approved trips really cost, where that is recorded, and what was approved of the same flights and
 * stays; of budgets without any, nothing.
 */
export async function selectBooked(
  db: Db,
  { orgId, start }: { orgId: string; start: number },
  budgetIds: readonly string[],
): Promise<BookedFigures[]> {
  if (budgetIds.length === 0) return []
  const { rows } = await sql<BookedFigures>`
    select budgets.id, sum(bookings.cost_paise)::bigint as "costPaise", sum(part.price_paise)::bigint as "approvedPaise"
    from budgets
    join trips on trips.org_id = budgets.org_id and trips.status = 'approved'
      and (trips.cost_centre_id = budgets.entry_id or trips.project_id = budgets.entry_id)
      and trips.departure_date >= make_date(budgets.year, ${start}::integer, 1)
      and trips.departure_date < make_date(budgets.year + 1, ${start}::integer, 1)
    join bookings on bookings.org_id = trips.org_id and bookings.trip_id = trips.id
      and bookings.status = 'booked' and bookings.cost_paise is not null
    join trip_segments as part on part.org_id = trips.org_id and part.trip_id = trips.id
      and bookings.part = part.kind || ':' || part.position
    where budgets.org_id = ${orgId} and budgets.id = any(${[...budgetIds]}::uuid[])
    group by budgets.id
  `.execute(db)
  return rows
}

/** What a request is booked on, and in which financial year. */
export interface BudgetKey {
  entryIds: readonly string[]
  year: number
}

/** The budgets of what requests are booked on, in their years. */
export async function selectBudgetsOf(
  db: Db,
  orgId: string,
  keys: readonly BudgetKey[],
): Promise<{ id: string; entryId: string; year: number }[]> {
  const entryIds = [...new Set(keys.flatMap((key) => key.entryIds))]
  if (entryIds.length === 0) return []
  return db
    .selectFrom('budgets')
    .select(['id', 'entry_id as entryId', 'year'])
    .where('org_id', '=', orgId)
    .where('entry_id', 'in', entryIds)
    .where('year', 'in', [...new Set(keys.map(({ year }) => year))])
    .orderBy('id')
    .execute()
}

/** Holds budgets, in the order of their ids, so that what is reserved of them is reserved one after the other. */
export async function holdBudgets(db: Db, orgId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .selectFrom('budgets')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** What a sent trip is booked on, its day, and whether all its prices are known; undefined where there is none. */
export function selectBookedTrip(db: Db, orgId: string, id: string) {
  return db
    .selectFrom('trips')
    .select(['id', 'status', 'cost_centre_id as costCentreId', 'project_id as projectId', 'departure_date as day'])
    .select(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trip_segments')
            .select('trip_segments.kind')
            .whereRef('trip_segments.org_id', '=', 'trips.org_id')
            .whereRef('trip_segments.trip_id', '=', 'trips.id')
            .where('trip_segments.price_paise', '=', 0),
        ),
      ).as('isKnown'),
    )
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The same of an expense; one of a trip counts on the day of the trip. */
export function selectBookedExpense(db: Db, orgId: string, id: string) {
  return db
    .selectFrom('expenses')
    .leftJoin('trips', (join) =>
      join.onRef('trips.org_id', '=', 'expenses.org_id').onRef('trips.id', '=', 'expenses.trip_id'),
    )
    .select(({ fn, val }) => [
      'expenses.id',
      'expenses.status',
      'expenses.cost_centre_id as costCentreId',
      'expenses.project_id as projectId',
      fn.coalesce('trips.departure_date', 'expenses.expense_date').as('day'),
      val(true).as('isKnown'),
    ])
    .where('expenses.org_id', '=', orgId)
    .where('expenses.id', '=', id)
    .executeTakeFirst()
}
