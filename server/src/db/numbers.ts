import { sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** TRP numbers trips, EXP expenses. */
export type NumberKind = Tables['number_counters']['kind']

/**
 * Takes an organisation's next human number of a year, such as TRP-2026-000123. No number is given twice, and none is
 * skipped: the counter's row stays locked until the transaction that creates the record ends, and a rollback gives the
 * number back. Take it late in the transaction, since others wait for it.
 */
export async function nextNumber(
  trx: Transaction<Tables>,
  orgId: string,
  kind: NumberKind,
  year: number,
): Promise<string> {
  const { last } = await trx
    .insertInto('number_counters')
    .values({ org_id: orgId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'kind', 'year']).doUpdateSet({ last: sql`number_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${kind}-${year}-${String(last).padStart(6, '0')}`
}
