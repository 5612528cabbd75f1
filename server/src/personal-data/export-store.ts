import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { COLUMN_CLASSES, columnsOf } from './column-rules.ts'
import { isOwned, type Whose } from './ownership-store.ts'
import type { PersonalTable } from './registry-rules.ts'

/** How many rows are read at once. */
const AT_ONCE = 200

/** Records of the trail whose details are the actor's own; of others they say what became of somebody else. */
const OWN_KINDS = [
  'trip',
  'expense',
  'receipt',
  'trip_draft',
  'claim_draft',
  'advance',
  'session',
  'connection',
] as const

/** A person's rows of a table, with the columns that they are given, in the order in which they came. */
export async function* rowsOf(
  trx: Transaction<Tables>,
  rule: PersonalTable,
  whose: Whose,
): AsyncGenerator<Record<string, unknown>> {
  const given = columnsOf(rule).filter(({ is }) => COLUMN_CLASSES[is].export !== 'left out')
  const columns = given.map(({ name }) => sql`${columnOf(rule, name, whose)} as ${sql.ref(name)}`)
  const inOrder = given.some(({ name }) => name === 'id') ? sql`order by id` : sql``
  await sql`
    declare personal_data no scroll cursor for
    select row_to_json(given) as row from (
      select ${sql.join(columns)} from ${sql.table(rule.table)}
      where ${isOwned(rule.table, whose, rule.owner)} ${inOrder}
    ) as given`.execute(trx)
  try {
    for (;;) {
      const { rows } = await sql<{
        row: Record<string, unknown>
      }>`fetch ${sql.raw(String(AT_ONCE))} from personal_data`.execute(trx)
      for (const { row } of rows) yield row
      if (rows.length < AT_ONCE) break
    }
  } finally {
    await sql`close personal_data`.execute(trx)
  }
}

/** What somebody else did to the person is theirs to know, and from where it was done is not. */
function columnOf({ table }: PersonalTable, name: string, { personId }: Whose): RawBuilder<unknown> {
  const column = sql.ref(`${table}.${name}`)
  if (table !== 'audit_log') return sql`${column}`
  const isActor = sql`audit_log.actor_id = ${personId}::uuid`
  if (name === 'address' || name === 'agent') return sql`case when ${isActor} then ${column} end`
  if (name !== 'detail') return sql`${column}`
  return sql`case when audit_log.record_id = ${personId}::uuid
    or (${isActor} and audit_log.record_kind in (${sql.join(OWN_KINDS.map((kind) => sql.lit(kind)))})) then ${column} end`
}
