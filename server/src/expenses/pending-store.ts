import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { inOrderOf } from '../db/in-order.ts'
import { prepared } from '../db/prepared.ts'
import { rowsVersion } from '../db/row-version.ts'
import { eachReach, isListed, namesOfOthers, onBehalfOf, type PendingOf } from '../requests/pending.ts'
import { REFUSED, refusedBefore } from '../requests/refused-receipts.ts'
import { stepsOf } from '../requests/steps.ts'
import { expensesOf } from './store.ts'

const pendingOf = eachReach((reach) =>
  prepared((db, of: PendingOf) =>
    pending(db, of)
      .where(isListed(of, 'expense', reach))
      .orderBy('expenses.id'),
  ),
)

export type PendingExpenseRow = Awaited<ReturnType<ReturnType<typeof pendingOf>>>[number]

/** The receipts of an expense in the order of the claim, each with what it is of and with what was said of its tax and of duplicates. */
const RECEIPTS = sql<unknown>`(
  select jsonb_agg(
    jsonb_build_object(
      'id', receipts.id, 'date', receipts.receipt_date, 'category', receipts.category,
      'description', coalesce(receipts.merchant, receipts.description), 'totalPaise', receipts.total_paise,
      'taxCredit', receipts.tax_credit -> 'credit', 'duplicates', receipts.duplicates,
      'edited', receipts.edited, 'refused', ${REFUSED},
      'unconfirmed', receipts.tax_credit -> 'unconfirmed', 'document', receipts.tax_credit -> 'document',
      'refusedBefore', ${refusedBefore({ isClaimed: true })}
    ) order by receipts.position
  )
  from receipts where receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id
)`.as('receipts')

/** Which receipts of an expense are refused by whom, and why; null before its manager has decided. */
const REFUSALS = sql`case when expenses.stage > 0 then (
  select jsonb_agg(${REFUSED} order by receipts.position, receipts.id)
  from receipts where receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id
) end`

/** What company cards paid of an expense, in paise. Receipts are looked at only of those who have or had a card. */
const cardPaise = (orgId: string) => sql<number>`case when expenses.employee_id in (
  select holder.employee_id from cards
  join people as holder on holder.org_id = cards.org_id and holder.id = cards.person_id
  where cards.org_id = ${orgId} and holder.employee_id is not null
) then card_paid(expenses.org_id, expenses.id) else 0 end`

function pending(db: Db, of: PendingOf) {
  return expensesOf(db, of.orgId)
    .where('expenses.status', '=', 'pending')
    .select([
      'expenses.findings',
      'expenses.policy_reason',
      'expenses.changes',
      stepsOf('expense').as('steps'),
      onBehalfOf(of, 'expense').as('on_behalf_of'),
      cardPaise(of.orgId).as('card_paise'),
      RECEIPTS,
    ])
}

/** Pending expenses with what the policy said, oldest first. */
export function selectPendingExpenses(db: Db, of: PendingOf): Promise<PendingExpenseRow[]> {
  return pendingOf(of)(db, of)
}

const versionOfList = eachReach((reach) =>
  prepared((db, of: PendingOf) => versionOf(db, of).where(isListed(of, 'expense', reach))),
)

// The receipts are looked at only where company cards may have paid some, and once a step has decided, which may have refused
// some: which they are, and what else is said of them, is settled when they are claimed. Steps count by what they say: one of
// several side by side ends without its claim, and so does the name of somebody who is asked.
function versionOf(db: Db, of: PendingOf) {
  return db
    .selectFrom('expenses')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'expenses.org_id').onRef('people.employee_id', '=', 'expenses.employee_id'),
    )
    .leftJoin('structure_entries as cost_centre', (join) =>
      join.onRef('cost_centre.org_id', '=', 'expenses.org_id').onRef('cost_centre.id', '=', 'expenses.cost_centre_id'),
    )
    .leftJoin('structure_entries as project', (join) =>
      join.onRef('project.org_id', '=', 'expenses.org_id').onRef('project.id', '=', 'expenses.project_id'),
    )
    .where('expenses.org_id', '=', of.orgId)
    .where('expenses.status', '=', 'pending')
    .select(
      rowsVersion(
        'expenses.id',
        ['expenses', 'people', 'cost_centre', 'project'],
        [stepsOf('expense'), REFUSALS, namesOfOthers(of), cardPaise(of.orgId)],
      ).as('version'),
    )
}

const pendingByIds = prepared((db, of: PendingOf & { ids: readonly string[] }) =>
  pending(db, of).where('expenses.id', '=', sql<string>`any (${of.ids}::uuid[])`),
)

/** Those of these expenses that are pending, in the order of the ids. */
export async function selectPendingExpensesByIds(
  db: Db,
  of: PendingOf,
  ids: readonly string[],
): Promise<PendingExpenseRow[]> {
  return inOrderOf(ids, await pendingByIds(db, { ...of, ids }))
}

/** Changes whenever `selectPendingExpenses` would answer something else. */
export async function pendingExpensesVersion(db: Db, of: PendingOf): Promise<string> {
  const [row] = await versionOfList(of)(db, of)
  return row?.version ?? ''
}
