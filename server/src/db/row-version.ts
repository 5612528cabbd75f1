import { sql } from 'kysely'

/**
 * A value that changes whenever a row is added to, taken from or changed among those that a query finds, made of the ids
 * and of the transactions that last wrote the rows (PostgreSQL's system column `xmin`). `id` is a column, `tables` the
 * tables or aliases whose rows count.
 */
export function rowsVersion(id: string, tables: readonly string[]) {
  const row = sql.join([id, ...tables.map((table) => `${table}.xmin`)].map((column) => sql.ref(column)))
  return sql<string>`count(*) || ' ' || coalesce(bit_xor(hash_record_extended(row(${row}), 0)), 0)`
}
