import type { BudgetKind } from '@pravas/contract/budgets'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Which budgets of a year are listed: all, or those of the cost centres and projects that somebody owns. */
export interface BudgetFilter {
  year?: number | undefined
  kind?: BudgetKind | undefined
  /** Part of a code or a name. */
  query?: string | undefined
  owner?: string | undefined
}

/** Where a page of the list begins: after this kind and code. */
export interface BudgetPosition {
  kind: string
  code: string
  year: number
}

function budgetsOf(db: Db, orgId: string) {
  return db
    .selectFrom('budgets')
    .innerJoin('structure_entries as entry', (join) =>
      join.onRef('entry.org_id', '=', 'budgets.org_id').onRef('entry.id', '=', 'budgets.entry_id'),
    )
    .where('budgets.org_id', '=', orgId)
    .where('entry.kind', 'in', ['cost_centre', 'project'])
}

function selectAll(db: Db, orgId: string) {
  return budgetsOf(db, orgId)
    .leftJoin('people as owner', (join) =>
      join
        .onRef('owner.org_id', '=', 'entry.org_id')
        .onRef('owner.employee_id', '=', 'entry.owner_employee_id')
        .on('owner.active', '=', true),
    )
    .select([
      'budgets.id',
      'budgets.entry_id as entryId',
      sql<BudgetKind>`entry.kind`.as('kind'),
      'entry.code',
      'entry.name',
      'budgets.year',
      'budgets.amount_paise as amountPaise',
      'budgets.when_over as whenOver',
      'budgets.version',
      'owner.employee_id as ownerId',
      'owner.name as ownerName',
    ])
}

export type BudgetRow = NonNullable<Awaited<ReturnType<typeof selectBudget>>>

const ORDER = sql`(entry.kind, lower(entry.code), budgets.year)`

/** Budgets by kind, code and year, from a position on. */
export function selectBudgets(
  db: Db,
  orgId: string,
  { year, kind, query, owner }: BudgetFilter,
  { after, limit }: { after?: BudgetPosition | undefined; limit?: number } = {},
) {
  const typed = (query ?? '').toLowerCase()
  return selectAll(db, orgId)
    .$if(year !== undefined, (rows) => rows.where('budgets.year', '=', year ?? 0))
    .$if(kind !== undefined, (rows) => rows.where('entry.kind', '=', kind ?? 'project'))
    .$if(owner !== undefined, (rows) => rows.where('entry.owner_employee_id', '=', owner ?? null))
    .$if(typed !== '', (rows) =>
      rows.where(sql<boolean>`(strpos(lower(entry.code), ${typed}) > 0 or strpos(lower(entry.name), ${typed}) > 0)`),
    )
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`${ORDER} > (${after?.kind}::text, ${after?.code}::text, ${after?.year}::integer)`),
    )
    .orderBy('entry.kind')
    .orderBy(sql`lower(entry.code)`)
    .orderBy('budgets.year')
    .$if(limit !== undefined, (rows) => rows.limit(limit ?? 0))
    .execute()
}

/** One budget; undefined where there is none. */
export function selectBudget(db: Db, orgId: string, id: string) {
  return selectAll(db, orgId).where('budgets.id', '=', id).executeTakeFirst()
}

/** The financial years that have budgets, the latest first. */
export async function selectYears(db: Db, orgId: string, owner: string | undefined): Promise<number[]> {
  const rows = await budgetsOf(db, orgId)
    .select('budgets.year')
    .$if(owner !== undefined, (budgets) => budgets.where('entry.owner_employee_id', '=', owner ?? null))
    .distinct()
    .orderBy('budgets.year', 'desc')
    .execute()
  return rows.map(({ year }) => year)
}

/** The cost centres and projects of an organisation, closed ones as well: a past year has its budgets too. */
export async function selectBudgetable(
  db: Db,
  orgId: string,
): Promise<{ id: string; kind: BudgetKind; code: string }[]> {
  return db
    .selectFrom('structure_entries as entry')
    .select(['entry.id', sql<BudgetKind>`entry.kind`.as('kind'), 'entry.code'])
    .where('entry.org_id', '=', orgId)
    .where('entry.kind', 'in', ['cost_centre', 'project'])
    .execute()
}

/** Writes a budget; false where there is one of the same entry and year already. */
export async function insertBudget(
  db: Db,
  row: { orgId: string; id: string; entryId: string; year: number; amountPaise: number; whenOver: 'warn' | 'block' },
): Promise<boolean> {
  const inserted = await db
    .insertInto('budgets')
    .values({
      org_id: row.orgId,
      id: row.id,
      entry_id: row.entryId,
      year: row.year,
      amount_paise: row.amountPaise,
      when_over: row.whenOver,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'entry_id', 'year']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Changes a budget; false where it has another version by now. */
export async function updateBudget(
  db: Db,
  { orgId, id, version }: { orgId: string; id: string; version: number },
  { amountPaise, whenOver }: { amountPaise: number; whenOver: 'warn' | 'block' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('budgets')
    .set({ amount_paise: amountPaise, when_over: whenOver, version: version + 1 })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removeBudget(db: Db, orgId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('budgets')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
