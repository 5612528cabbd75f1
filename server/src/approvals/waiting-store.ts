import type { WAITING_ORDERS, WAITING_SELECTIONS } from '@pravas/contract/approval-lists'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { isListed, mayBeDecided, type PendingOf } from '../requests/pending.ts'
import { REFUSED, refusedBefore } from '../requests/refused-receipts.ts'
import type { RequestKind } from './store.ts'

type WaitingOrder = (typeof WAITING_ORDERS)[number]
type WaitingSelection = (typeof WAITING_SELECTIONS)[number]

/** Where a list of what waits goes on. */
interface WaitingPosition {
  key: number
  id: string
}

/** What is looked for among what waits for somebody: requests with each of the words, which are in small letters. */
interface WaitingSearch {
  of: PendingOf
  words: readonly string[]
}

/** What a list is sorted by, the least first: whole numbers alone, so that no position of a cursor can fail in the database. */
function keyOf(kind: RequestKind, order: WaitingOrder): RawBuilder<number> {
  const request = `${kind}s`
  const micros = sql`(extract(epoch from ${sql.ref(`${request}.created_at`)}) * 1000000)::bigint`
  if (order === 'amount') return sql`-${sql.ref(`${request}.total_paise`)}::bigint`
  if (order === 'latest') return sql`-${micros}`
  return kind === 'trip' ? sql`(extract(epoch from trips.departure_date) * 1000000)::bigint` : sql`${micros}`
}

const TEXT = {
  trip: sql`concat_ws(' ', trips.trip_number, people.name, people.employee_id, trips.departure_city, trips.destination_city, trips.purpose)`,
  expense: sql`concat_ws(' ', expenses.expense_number, people.name, people.employee_id, expenses.expense_type, expenses.description)`,
}

/** Null of findings counts as nothing known: the policy was not asked. */
const HAS_NO_FINDINGS = (request: string) => sql`coalesce(${sql.ref(`${request}.findings`)} = '[]', false)`

/** Whether nothing of a request need be known first, as the page judges a card (`isPlain` of `requests-shown.ts` there). */
const PLAIN: Record<RequestKind, RawBuilder<boolean>> = {
  trip: sql<boolean>`${HAS_NO_FINDINGS('trips')}`,
  expense: sql<boolean>`(${HAS_NO_FINDINGS('expenses')} and not exists (
    select from receipts where receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id and (
      receipts.receipt_date is null or receipts.edited is distinct from '[]'
      or coalesce(receipts.duplicates, '[]') <> '[]' or ${REFUSED} is not null
      or ${refusedBefore({ isClaimed: true })} is not null
    )
  ))`,
}

function selected(kind: RequestKind, show: WaitingSelection): RawBuilder<unknown> {
  if (show === 'all') return sql``
  return show === 'plain' ? sql`and ${PLAIN[kind]}` : sql`and not ${PLAIN[kind]}`
}

function waiting(kind: RequestKind, { of, words }: WaitingSearch): RawBuilder<unknown> {
  const request = `${kind}s`
  return sql`from ${sql.table(request)}
    join people on people.org_id = ${sql.ref(`${request}.org_id`)}
      and people.employee_id = ${sql.ref(`${request}.employee_id`)}
    where ${sql.ref(`${request}.org_id`)} = ${of.orgId} and ${sql.ref(`${request}.status`)} = 'pending'
      and ${isListed(of, kind)}
      ${
        words.length > 0
          ? sql`and not exists (
              select from unnest(${words}::text[]) as word where position(word in lower(${TEXT[kind]})) = 0
            )`
          : sql``
      }`
}

/** The requests that wait, in an order, from below a position on. */
export async function selectWaiting(
  db: Db,
  kind: RequestKind,
  {
    show,
    order,
    below,
    limit,
    ...search
  }: WaitingSearch & {
    show: WaitingSelection
    order: WaitingOrder
    below: WaitingPosition | undefined
    limit: number
  },
): Promise<WaitingPosition[]> {
  const id = sql.ref(`${kind}s.id`)
  const key = keyOf(kind, order)
  const { rows } = await sql<WaitingPosition>`
    select ${id} as id, ${key} as key ${waiting(kind, search)}
      ${selected(kind, show)}
      ${below ? sql`and (${key}, ${id}) > (${below.key}::bigint, ${below.id}::uuid)` : sql``}
    order by key, id limit ${limit}`.execute(db)
  return rows.map((row) => ({ key: Number(row.key), id: row.id }))
}

/** How many requests wait. */
export async function countWaiting(db: Db, kind: RequestKind, of: PendingOf): Promise<number> {
  const found = waiting(kind, { of, words: [] })
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${found}`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many requests a search finds, of how many of them nothing need be known first, and how many of these somebody decides on now. */
export async function countFound(
  db: Db,
  kind: RequestKind,
  { decider, ...search }: WaitingSearch & { decider: string | null },
): Promise<{ found: number; plain: number; together: number }> {
  const { rows } = await sql<{ found: number; plain: number; together: number }>`
    select count(*)::int as found, count(*) filter (where "isPlain")::int as plain,
      count(*) filter (where "isPlain" and "isDecidable")::int as together
    from (
      select ${PLAIN[kind]} as "isPlain", ${mayBeDecided({ decider }, kind)} as "isDecidable"
      ${waiting(kind, search)}
    ) as listed`.execute(db)
  return rows[0] ?? { found: 0, plain: 0, together: 0 }
}
