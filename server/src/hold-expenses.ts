import { sql } from 'kysely'
import type { Db } from './db/database.ts'
import { isId } from './ids.ts'

/** Holds expenses, by their ids or numbers, until the transaction ends; always in the same order. Answers their ids. */
export async function holdExpenses(db: Db, orgId: string, references: readonly string[]): Promise<string[]> {
  const ids = references.filter(isId)
  const numbers = references.filter((reference) => !isId(reference))
  const { rows } = await sql<{ id: string }>`
    select id from expenses where org_id = ${orgId}
      and (id = any (${ids}::uuid[]) or expense_number = any (${numbers}::text[]))
    order by id for update`.execute(db)
  return rows.map(({ id }) => id)
}
