import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/database.ts'
import { heldInOrder } from '../db/lock-order.ts'
import { isId } from '../ids.ts'
import type { OpenAdvance } from './set-off-rules.ts'

export interface AdvanceRow {
  id: string
  number: string
  person_id: string
  employee_id: string
  employee_name: string
  manager_employee_id: string | null
  purpose: string
  paise: number
  open_paise: number
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'paid'
  requested_at: Date
  decided_by: string | null
  decider: string | null
  decided_at: Date | null
  reason: string | null
  paid_on: string | null
  trip_number: string
  destination: string
  departs_on: string
  returns_on: string
  trip_status: string
  batch_number: string | null
  batch_status: 'open' | 'paid' | null
  movements: unknown
}

/** What became of an advance: its records of money in order, then what batches plan to set off. */
const MOVEMENTS = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'on', day, 'paise', paise, 'reference', reference) order by seq), '[]')
  from (
    select record.kind, record.day, record.paise, coalesce(record.reference, claim.expense_number, batch.number) as reference,
      record.seq
    from money_records as record
    left join expenses as claim on claim.org_id = record.org_id and claim.id = record.expense_id
    left join payment_batches as batch on batch.org_id = record.org_id and batch.id = record.batch_id
    where record.org_id = advance.org_id and record.advance_id = advance.id
    union all
    select 'planned', null, part.paise, claim.expense_number, null
    from payment_set_offs as part
    join payment_lines as line
      on line.org_id = part.org_id and line.batch_id = part.batch_id and line.record_id = part.record_id and line.state = 'live'
    join payment_batches as planned on planned.org_id = part.org_id and planned.id = part.batch_id and planned.status = 'open'
    join expenses as claim on claim.org_id = line.org_id and claim.id = line.expense_id
    where part.org_id = advance.org_id and part.advance_id = advance.id
  ) as movement
)`

/** Whose advances, and which of them. */
export type Which =
  | { mine: string }
  /** Pending ones that this person may decide on. */
  | { decidedBy: Pick<Actor, 'personId' | 'leads' | 'isSuperAdmin'> }
  /** Approved and in no batch. */
  | 'to-pay'
  | 'open'
  /** By id or number. */
  | { reference: string }
  | { ids: readonly string[] }

function conditionsOf(which: Which): RawBuilder<unknown> {
  if (which === 'to-pay') return sql`advance.status = 'approved' and batch.id is null`
  if (which === 'open') return sql`advance.open_paise > 0`
  if ('mine' in which) return sql`advance.person_id = ${which.mine}`
  if ('ids' in which) return sql`advance.id = any (${[...which.ids]}::uuid[])`
  if ('reference' in which)
    return isId(which.reference) ? sql`advance.id = ${which.reference}` : sql`advance.number = ${which.reference}`
  const { personId, leads, isSuperAdmin } = which.decidedBy
  const isTheirs = isSuperAdmin ? sql`true` : sql`people.manager_employee_id = any (${[...leads]}::text[])`
  return sql`advance.status = 'pending' and advance.person_id <> ${personId} and ${isTheirs}`
}

const FROM = sql`
  from advances as advance
  join people on people.org_id = advance.org_id and people.id = advance.person_id
  join trips on trips.org_id = advance.org_id and trips.id = advance.trip_id
  left join people as decider on decider.org_id = advance.org_id and decider.id = advance.decided_by
  left join payment_lines as line on line.org_id = advance.org_id and line.advance_id = advance.id and line.state = 'live'
  left join payment_batches as batch on batch.org_id = line.org_id and batch.id = line.batch_id`

/** Advances, the newest first. */
export async function selectAdvances(
  db: Db,
  orgId: string,
  which: Which,
  { below, limit }: { below?: string | undefined; limit?: number } = {},
): Promise<AdvanceRow[]> {
  const isBelow = below === undefined ? sql`` : sql` and advance.id < ${below}`
  const { rows } = await sql<AdvanceRow>`
    select advance.id, advance.number, advance.person_id, coalesce(people.employee_id, '') as employee_id,
      people.name as employee_name, people.manager_employee_id, advance.purpose, advance.paise, advance.open_paise,
      advance.status, advance.requested_at, advance.decided_by, decider.name as decider, advance.decided_at, advance.reason,
      advance.paid_on, trips.trip_number, trips.destination_city as destination, trips.departure_date as departs_on,
      coalesce(trips.return_date, trips.departure_date) as returns_on, trips.status as trip_status,
      batch.number as batch_number, batch.status as batch_status, ${MOVEMENTS} as movements
    ${FROM}
    where advance.org_id = ${orgId} and ${conditionsOf(which)}${isBelow}
    order by advance.id desc ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows
}

export async function countAdvances(db: Db, orgId: string, which: Which): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${FROM} where advance.org_id = ${orgId} and ${conditionsOf(which)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Holds the advances of some people, and some by their ids or numbers, until the transaction ends; for the order see `db/lock-order.ts`. */
export async function holdAdvances(
  db: Db,
  orgId: string,
  { personIds = [], references = [] }: { personIds?: readonly string[]; references?: readonly string[] },
): Promise<string[]> {
  const ids = references.filter(isId)
  const { rows } = await sql<{ id: string }>`
    select id from advances
    where org_id = ${orgId} and (person_id = any (${[...personIds]}::uuid[]) or id = any (${ids}::uuid[])
      or number = any (${references.filter((reference) => !isId(reference))}::text[]))
    order by id for update`.execute(db)
  const held = rows.map(({ id }) => id)
  heldInOrder('advances', held)
  return held
}

/** The advances of some people of which something is open, the oldest first. */
export async function selectOpenAdvances(db: Db, orgId: string, personIds: readonly string[]): Promise<OpenAdvance[]> {
  const { rows } = await sql<OpenAdvance>`
    select advance.id, advance.person_id as "personId", advance.trip_id as "tripId", advance.open_paise as "openPaise",
      coalesce(trips.return_date, trips.departure_date) as "returnsOn"
    from advances as advance join trips on trips.org_id = advance.org_id and trips.id = advance.trip_id
    where advance.org_id = ${orgId} and advance.person_id = any (${[...personIds]}::uuid[]) and advance.open_paise > 0
    order by advance.paid_on, advance.id`.execute(db)
  return rows
}

/** A person’s trips, or one by its id or number, with the days on which they begin and end. */
export async function selectTrips(
  db: Db,
  orgId: string,
  employeeId: string,
  { reference }: { reference?: string } = {},
) {
  const isThis =
    reference === undefined
      ? sql``
      : isId(reference)
        ? sql` and id = ${reference}`
        : sql` and trip_number = ${reference}`
  const { rows } = await sql<{
    id: string
    number: string
    destination: string
    from: string
    until: string
    status: string
  }>`
    select id, trip_number as number, destination_city as destination, departure_date as "from",
      coalesce(return_date, departure_date) as until, status
    from trips where org_id = ${orgId} and employee_id = ${employeeId}${isThis}
    order by departure_date, id`.execute(db)
  return rows
}

/** What a person has requested and not settled, in paise. */
export async function selectOutstanding(db: Db, orgId: string, personId: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(case when status = 'paid' then open_paise else paise end), 0)::bigint as paise
    from advances where org_id = ${orgId} and person_id = ${personId} and status in ('pending', 'approved', 'paid')`.execute(
    db,
  )
  return rows[0]?.paise ?? 0
}

/** Lets what one person requests be done one after the other, until the transaction ends. */
export async function holdPerson(db: Db, orgId: string, personId: string): Promise<void> {
  await db
    .selectFrom('people')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .execute()
}

/** Whether somebody has a company card. */
export async function hasCard(db: Db, { orgId, personId }: { orgId: string; personId: string }): Promise<boolean> {
  const found = await db
    .selectFrom('cards')
    .select('id')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertAdvance(
  db: Db,
  advance: {
    orgId: string
    id: string
    number: string
    personId: string
    tripId: string
    purpose: string
    paise: number
    at: Date
  },
): Promise<void> {
  await db
    .insertInto('advances')
    .values({
      org_id: advance.orgId,
      id: advance.id,
      number: advance.number,
      person_id: advance.personId,
      trip_id: advance.tripId,
      purpose: advance.purpose,
      paise: advance.paise,
      requested_at: advance.at,
    })
    .execute()
}

/** Decides on an advance that is still pending; false where it is not. */
export async function decide(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
  decided: { verdict: 'approved' | 'rejected'; reason: string | null; by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('advances')
    .set({ status: decided.verdict, reason: decided.reason, decided_by: decided.by, decided_at: decided.at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Withdraws an advance that no batch pays; false where it is too late. */
export async function withdraw(db: Db, { orgId, id }: { orgId: string; id: string }): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update advances set status = 'withdrawn'
    where org_id = ${orgId} and id = ${id} and status in ('pending', 'approved') and not exists (
      select from payment_lines as line
      where line.org_id = advances.org_id and line.advance_id = advances.id and line.state = 'live')
    returning id`.execute(db)
  return rows.length > 0
}
