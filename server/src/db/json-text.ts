import { type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'

/** JSON of a `T` that the database has written and that leaves as it is. */
export class JsonText<T> {
  readonly text: string
  /** Only for the compiler, so that JSON of one thing does not pass for that of another. */
  declare readonly of: T

  constructor(text: string) {
    this.text = text
  }
}

/**
 * A prepared query whose rows the database writes as a JSON array. For long lists: reading rows only to write them again
 * takes this process several times as long as the database needs for the text.
 */
export function preparedJson<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => Expression<Row>,
): (db: Db, values: Values) => Promise<JsonText<Row[]>> {
  const select = prepared((db, values: Values) =>
    db.selectNoFrom(sql<string>`${jsonArrayFrom(build(db, values))}::text`.as('text')),
  )
  return async (db, values) => new JsonText((await select(db, values))[0]?.text ?? '[]')
}

/** Integer paise in a column as the rupees that leave through the API. */
export function rupeesOf<Paise extends number | null = number>(column: string) {
  return sql<Paise>`${sql.ref(column)}::float8 / 100`
}

/** An instant in a column as the API writes it, such as 2026-06-10T06:30:00.000Z. */
export function instantOf(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
