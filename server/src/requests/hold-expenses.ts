import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { heldInOrder } from '../db/lock-order.ts'
import { isId } from '../ids.ts'

const named = (orgId: string, references: readonly string[]) => sql`
  select id from expenses where org_id = ${orgId}
    and (id = any (${references.filter(isId)}::uuid[])
      or expense_number = any (${references.filter((reference) => !isId(reference))}::text[]))
  order by id`

/** Holds expenses, by their ids or numbers, until the transaction ends; for the order see `db/lock-order.ts`. Answers their ids. */
export async function holdExpenses(db: Db, orgId: string, references: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${named(orgId, references)} for update`.execute(db)
  const ids = rows.map(({ id }) => id)
  heldInOrder('claims', ids)
  return ids
}

/** The ids of expenses that are named by their ids or numbers, in the order of the ids. */
export async function expenseIds(db: Db, orgId: string, references: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${named(orgId, references)}`.execute(db)
  return rows.map(({ id }) => id)
}
