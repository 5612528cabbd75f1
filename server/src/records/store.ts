import type { RecordsQuery } from '@pravas/contract/records'
import type { RequestStatus } from '@pravas/contract/requests'
import { addDays } from '@pravas/language/text/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { SomeRecords } from '../access/rights-rules.ts'
import { startOfDay } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { isId } from '../ids.ts'
import { everAsking } from '../requests/asked.ts'
import { travellerIds } from '../requests/travellers.ts'

type Kind = 'trip' | 'expense'

export interface RecordRow {
  type: Kind
  id: string
  number: string
  status: RequestStatus
  employee_id: string
  employee_name: string
  department: string | null
  what: string
  date: string
  total_paise: number
  created_at: Date
  decided_at: Date | null
  findings: number | null
}

export interface Reader {
  orgId: string
  readable: Record<Kind, 'all' | SomeRecords>
}

/** The records that a reader may see and that pass the filters, the newest first, from below an id on. */
export async function selectRecords(
  db: Db,
  reader: Reader,
  { type, ...filters }: RecordsQuery,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<RecordRow[]> {
  const parts = readableParts(reader, type).map(
    ({ kind, mayRead }) => sql`(
    ${records(kind)}
    where ${sql.join([mayRead, ...conditions(kind, reader.orgId, filters), ...isBelow(below)], sql` and `)}
    order by request.id desc limit ${limit}
  )`,
  )
  const { rows } = await sql<RecordRow>`
    select * from (${sql.join(parts, sql` union all `)}) as listed order by id desc limit ${limit}`.execute(db)
  return rows
}

/** How many records a reader may see that pass the filters, counted up to `most`. */
export async function countRecords(
  db: Db,
  reader: Reader,
  { type, ...filters }: RecordsQuery,
  most: number,
): Promise<number> {
  const parts = readableParts(reader, type).map(
    ({ kind, mayRead }) => sql`(
    select 1 from ${withPeople(kind)}
    where ${sql.join([mayRead, ...conditions(kind, reader.orgId, filters)], sql` and `)} limit ${most}
  )`,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from (${sql.join(parts, sql` union all `)}) as listed limit ${most}
    ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

const WHAT = {
  trip: sql`concat_ws(' → ', request.departure_city, request.destination_city)`,
  expense: sql`request.description`,
}
/** What a trip or a claim is looked up by, beside its number and whose it is. */
const WORDS = {
  trip: sql`concat_ws(' ', request.departure_city, request.destination_city, request.purpose)`,
  expense: sql`concat_ws(' ', request.description, request.expense_type, request.place)`,
}
const NUMBER = { trip: sql`request.trip_number`, expense: sql`request.expense_number` }
const DAY = { trip: sql`request.departure_date`, expense: sql`request.expense_date` }

function records(kind: Kind): RawBuilder<unknown> {
  return sql`
    select ${sql.lit(kind)} as type, request.id, ${NUMBER[kind]} as number, request.status, request.employee_id,
      people.name as employee_name, people.department, ${WHAT[kind]} as what, ${DAY[kind]} as date, request.total_paise,
      request.created_at, request.decided_at, jsonb_array_length(request.findings) as findings
    from ${withPeople(kind)}`
}

function withPeople(kind: Kind): RawBuilder<unknown> {
  return sql`${sql.table(`${kind}s`)} as request
    join people on people.org_id = request.org_id and people.employee_id = request.employee_id`
}

/**
 * What a reader may read, in parts that have no record in common: each kind, and of a kind what is theirs by whose it is apart
 * from what asked them, so that indexes lead to either.
 */
function readableParts(
  { orgId, readable }: Reader,
  type: Kind | undefined,
): { kind: Kind; mayRead: RawBuilder<boolean> }[] {
  const kinds = type === undefined ? (['trip', 'expense'] as const) : [type]
  return kinds.flatMap((kind) => {
    const inOrganisation = sql<boolean>`request.org_id = ${orgId}`
    const some = readable[kind]
    if (some === 'all') return [{ kind, mayRead: inOrganisation }]
    const { employeeId, leads, decidesAs } = some
    const isOfTheirs = isOfSomeone(
      orgId,
      sql`(member.employee_id = ${employeeId} or member.manager_employee_id = any (${leads}))`,
    )
    const hasAsked = sql`request.id = any (${everAsking(kind, { orgId, ...decidesAs })})`
    const isTravelled = sql<boolean>`coalesce((
      select bool_or(member.employee_id = ${employeeId} or member.manager_employee_id = any (${leads}))
      from people as member where member.id = any (${travellerIds(kind, 'request')})
    ), false)`
    const isForOthers = sql<boolean>`request.travellers is not null and ${isTravelled}`
    return [
      { kind, mayRead: sql<boolean>`${inOrganisation} and ${isOfTheirs}` },
      { kind, mayRead: sql<boolean>`${inOrganisation} and ${hasAsked} and not ${isOfTheirs}` },
      ...(kind === 'trip'
        ? [
            {
              kind,
              mayRead: sql<boolean>`${inOrganisation} and ${isForOthers} and not ${hasAsked} and not ${isOfTheirs}`,
            },
          ]
        : []),
    ]
  })
}

/**
 * Whether a record is of one of those people (`member`) of whom a condition holds. They are looked up first, so that an index
 * leads to the records of a few among those of a large organisation.
 */
function isOfSomeone(orgId: string, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`request.employee_id = any (array(
    select member.employee_id from people as member
    where member.org_id = ${orgId} and member.employee_id is not null and ${condition}))`
}

function conditions(
  kind: Kind,
  orgId: string,
  { status, person, from, until, query }: Omit<RecordsQuery, 'type'>,
): RawBuilder<boolean>[] {
  return [
    ...(status === undefined ? [] : [sql<boolean>`request.status = ${status}`]),
    ...(person === undefined
      ? []
      : [
          isOfSomeone(
            orgId,
            isId(person) ? sql`member.id = ${person}` : sql`lower(member.employee_id) = ${person.toLowerCase()}`,
          ),
        ]),
    ...(from === undefined ? [] : [sql<boolean>`request.created_at >= ${startOfDay(from)}`]),
    ...(until === undefined ? [] : [sql<boolean>`request.created_at < ${startOfDay(addDays(until, 1))}`]),
    // What was typed stands for itself: its % and _ are no patterns.
    ...(query === undefined || query === ''
      ? []
      : [
          sql<boolean>`position(${query.toLowerCase()} in
            lower(concat_ws(' ', ${NUMBER[kind]}, people.name, request.employee_id, ${WORDS[kind]}))) > 0`,
        ]),
  ]
}

function isBelow(id: string | undefined): RawBuilder<boolean>[] {
  return id === undefined ? [] : [sql<boolean>`request.id < ${id}`]
}
