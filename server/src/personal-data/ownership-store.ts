import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Ownership } from './column-rules.ts'
import { PERSONAL_TABLES, type PersonalTable, REGISTRY } from './registry-rules.ts'

/** Whose data. */
export interface Whose {
  orgId: string
  personId: string
  employeeId: string | null
  email: string
}

/** Whether a row of a table is a person's. */
export function isOwned(table: string, whose: Whose, owner: Ownership | null | undefined): RawBuilder<SqlBool> {
  if (!owner) return sql`false`
  return sql`${sql.ref(`${table}.org_id`)} = ${whose.orgId}::uuid and ${owned(table, whose, owner)}`
}

function owned(table: string, whose: Whose, owner: Ownership): RawBuilder<SqlBool> {
  if ('any' in owner)
    return sql`(${sql.join(
      owner.any.map((one) => owned(table, whose, one)),
      sql` or `,
    )})`
  if ('person' in owner) return sql`${sql.ref(`${table}.${owner.person}`)} = ${whose.personId}::uuid`
  if ('number' in owner) return sql`${sql.ref(`${table}.${owner.number}`)} = ${whose.employeeId}::text`
  if ('address' in owner)
    return sql`lower(${sql.ref(`${table}.${owner.address}`)}) = ${whose.email.toLowerCase()}::text`
  const { of, column, key = 'id' } = owner
  return sql`${sql.ref(`${table}.${column}`)} in (
    select ${sql.ref(`${of}.${key}`)} from ${sql.table(of)} where ${isOwned(of, whose, REGISTRY[of]?.owner)})`
}

/** Which of a person's rows go when they are erased. */
export function isDeleted({ table, rows, owner }: PersonalTable, whose: Whose): RawBuilder<SqlBool> {
  if (rows === 'kept') return sql`false`
  const isTheirs = isOwned(table, whose, owner)
  return rows === 'deleted' ? isTheirs : sql`${isTheirs} and ${sql.ref(`${table}.expense_id`)} is null`
}

/** How many rows of theirs each table has, and how many of them would be deleted; of tables that have some. */
export async function countRows(db: Db, whose: Whose): Promise<(PersonalTable & { count: number; gone: number })[]> {
  const counts = PERSONAL_TABLES.map(
    (rule) => sql`
      select ${rule.table}::text as name, count(*)::int as count,
        count(*) filter (where ${isDeleted(rule, whose)})::int as gone
      from ${sql.table(rule.table)} where ${isOwned(rule.table, whose, rule.owner)}`,
  )
  const { rows } = await sql<{
    name: string
    count: number
    gone: number
  }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return PERSONAL_TABLES.flatMap((rule) => {
    const row = rows.find(({ name }) => name === rule.table)
    return row && row.count > 0 ? [{ ...rule, count: row.count, gone: row.gone }] : []
  })
}
