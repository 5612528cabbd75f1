import { type QueryCreator, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** TRP numbers trips, EXP expenses. */
export type NumberKind = Tables['number_counters']['kind']

interface Counter {
  orgId: string
  kind: NumberKind
  year: number
}

/**
 * Takes an organisation's next human number of a year, such as TRP-2026-000123, as `number`: a part of the statement
 * that creates the record. No number is given twice, and none is skipped: the counter's row stays locked until the
 * transaction ends, and a rollback gives the number back. Take it late, since others wait for it.
 */
export function takeNumber(db: Pick<QueryCreator<Tables>, 'insertInto'>, { orgId, kind, year }: Counter) {
  const digits = sql<string>`lpad(number_counters.last::text, greatest(6, length(number_counters.last::text)), '0')`
  return db
    .insertInto('number_counters')
    .values({ org_id: orgId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'kind', 'year']).doUpdateSet({ last: sql`number_counters.last + 1` }),
    )
    .returning(sql<string>`${`${kind}-${year}-`} || ${digits}`.as('number'))
}

/** Takes the next number for a record that later statements of the same transaction create. */
export async function nextNumber(
  trx: Transaction<Tables>,
  orgId: string,
  kind: NumberKind,
  year: number,
): Promise<string> {
  return (await takeNumber(trx, { orgId, kind, year }).executeTakeFirstOrThrow()).number
}
