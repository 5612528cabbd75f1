import { FIELD_COLUMNS } from '@pravas/contract/receipt-field-keys'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { isId } from '../ids.ts'
import { askedOf } from '../requests/asked.ts'
import { REFUSED, refusedBefore } from '../requests/refused-receipts.ts'
import { stepsOf } from '../requests/steps.ts'

/** Expenses with their claimant and first receipt, in the columns that an expense shows; one query however many. */
export function expensesOf(db: Db, orgId: string) {
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
    .where('expenses.org_id', '=', orgId)
    .select((eb) => [
      'expenses.id',
      'expenses.expense_number',
      'expenses.status',
      'expenses.rejection_reason',
      'expenses.employee_id',
      'expenses.expense_date',
      'expenses.expense_type',
      'expenses.description',
      'expenses.total_paise',
      'expenses.refused_paise',
      'expenses.gstin',
      'expenses.place',
      'expenses.created_at',
      'expenses.version',
      'expenses.withdrawn_at',
      'people.name as employee_name',
      'cost_centre.code as cost_centre_code',
      'cost_centre.name as cost_centre_name',
      'project.code as project_code',
      'project.name as project_name',
      eb
        .selectFrom('receipts')
        .select('receipts.id')
        .whereRef('receipts.org_id', '=', 'expenses.org_id')
        .whereRef('receipts.expense_id', '=', 'expenses.id')
        .orderBy('receipts.position')
        .limit(1)
        .as('first_receipt_id'),
    ])
}

export type ExpenseRow = Awaited<ReturnType<typeof selectExpensesOfEmployee>>[number]
export type ExpenseDetailRow = NonNullable<Awaited<ReturnType<typeof selectExpense>>>
export type ReceiptRow = Awaited<ReturnType<typeof selectReceiptsOfExpense>>[number]

const expensesOfEmployee = prepared((db, { orgId, employeeId }: { orgId: string; employeeId: string }) =>
  expensesOf(db, orgId).where('expenses.employee_id', '=', employeeId).orderBy('expenses.id', 'desc'),
)

/** The expenses of one employee, newest first. */
export function selectExpensesOfEmployee(db: Db, orgId: string, employeeId: string) {
  return expensesOfEmployee(db, { orgId, employeeId })
}

type OneExpense = { orgId: string; reference: string }
const expenseById = prepared((db, { orgId, reference }: OneExpense) =>
  expenseDetailOf(db, orgId, 'expenses.id', reference),
)
const expenseByNumber = prepared((db, { orgId, reference }: OneExpense) =>
  expenseDetailOf(db, orgId, 'expenses.expense_number', reference),
)

/** Of which day and category each receipt of an expense is, in the order of the claim, and those that were refused of it. */
const DAYS_OF_RECEIPTS = sql<unknown>`(
  select jsonb_agg(
    jsonb_build_object('date', receipts.receipt_date, 'category', receipts.category,
      'line', case when expenses.refused_paise > 0 and receipts.copy_of is not null then jsonb_build_object(
        'refused', ${REFUSED}, 'description', coalesce(receipts.merchant, receipts.description),
        'totalPaise', receipts.total_paise, 'isFree', exists (
          select from receipts as freed where freed.org_id = receipts.org_id and freed.id = receipts.copy_of
            and freed.expense_id is null and freed.removed_at is null
        )
      ) end
    ) order by receipts.position
  )
  from receipts where receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id
)`.as('receipts')

function expenseDetailOf(db: Db, orgId: string, key: 'expenses.id' | 'expenses.expense_number', reference: string) {
  return expensesOf(db, orgId)
    .leftJoin('decisions', (join) =>
      join
        .onRef('decisions.org_id', '=', 'expenses.org_id')
        .on('decisions.request_kind', '=', 'expense')
        .onRef('decisions.request_id', '=', 'expenses.id')
        .onRef('decisions.version', '=', 'expenses.version')
        .on('decisions.taken_back_at', 'is', null)
        .on('decisions.is_final', '=', true),
    )
    .leftJoin('people as decider', (join) =>
      join.onRef('decider.org_id', '=', 'decisions.org_id').onRef('decider.id', '=', 'decisions.decided_by'),
    )
    .leftJoin('trips', (join) =>
      join.onRef('trips.org_id', '=', 'expenses.org_id').onRef('trips.id', '=', 'expenses.trip_id'),
    )
    .where(key, '=', reference)
    .select([
      'expenses.findings',
      'expenses.policy_reason',
      'expenses.changes',
      'trips.trip_number',
      'trips.destination_city',
      'people.manager_employee_id',
      askedOf('expense').as('asked'),
      stepsOf('expense').as('steps'),
      'decisions.verdict',
      'decisions.reason as decision_reason',
      'decisions.fields as decision_fields',
      'decisions.decided_at',
      'decider.name as decided_by',
      DAYS_OF_RECEIPTS,
    ])
}

/** One expense by id or number, with its owner's manager and the decision. */
export async function selectExpense(db: Db, orgId: string, reference: string) {
  const select = isId(reference) ? expenseById : expenseByNumber
  const [expense] = await select(db, { orgId, reference })
  return expense
}

/** What is kept of the reading of a receipt's fields, without the print that they stand in. */
export const READ_FIELDS =
  sql<unknown>`(receipts.reading - '{lines,pages,further,unread,second}'::text[]) #- '{details,items}'`.as('read')

/** What a claimant may have edited. */
export const EDITABLE_COLUMNS = [...FIELD_COLUMNS, 'checked' as const]

type OfReceipts<Column extends string> = Column extends string ? `receipts.${Column}` : never
const OF_RECEIPTS = EDITABLE_COLUMNS.map(
  (column) => `receipts.${column}` as OfReceipts<(typeof EDITABLE_COLUMNS)[number]>,
)

/** The receipts of one expense, in the order of the claim, each with who refused it. */
export function selectReceiptsOfExpense(db: Db, orgId: string, expenseId: string) {
  return db
    .selectFrom('receipts')
    .innerJoin('expenses', (join) =>
      join.onRef('expenses.org_id', '=', 'receipts.org_id').onRef('expenses.id', '=', 'receipts.expense_id'),
    )
    .select([
      'receipts.id',
      'receipts.description',
      ...OF_RECEIPTS,
      READ_FIELDS,
      'receipts.file_name',
      'receipts.media_type',
      'receipts.tax_credit',
      'receipts.duplicates',
      REFUSED.as('refused'),
      refusedBefore({ isClaimed: true }).as('refused_before'),
    ])
    .where('receipts.org_id', '=', orgId)
    .where('receipts.expense_id', '=', expenseId)
    .orderBy('receipts.position')
    .execute()
}
