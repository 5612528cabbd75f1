import { type Expense, receiptFilePath } from '@pravas/contract/expenses'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { instantOf, type JsonText, preparedJson, rupeesOf } from '../db/json-text.ts'
import { expensesOf } from './store.ts'

/** Pending expenses, oldest first, with the fields of the API, as `presentExpense` gives one. */
function pendingExpenses(db: Db, orgId: string, managerEmployeeId: string | undefined) {
  return db
    .selectFrom(
      expensesOf(db, orgId)
        .where('expenses.status', '=', 'pending')
        .$if(managerEmployeeId !== undefined, (query) =>
          query.where('people.manager_employee_id', '=', managerEmployeeId ?? null),
        )
        .as('expense'),
    )
    .select([
      'id as expense_id',
      'expense_number',
      'status',
      'rejection_reason',
      'employee_id',
      'employee_name',
      'expense_date',
      'expense_type',
      'description',
      rupeesOf('total_paise').as('total'),
      'gstin',
      'place',
      sql<string | null>`replace(${receiptFilePath('{id}')}, '{id}', first_receipt_id::text)`.as('receipt_link'),
      instantOf('created_at').as('submitted_at'),
    ])
    .orderBy('id')
}

const ofAll = preparedJson((db, { orgId }: { orgId: string }) => pendingExpenses(db, orgId, undefined))
const ofTeam = preparedJson((db, { orgId, managerEmployeeId }: { orgId: string; managerEmployeeId: string }) =>
  pendingExpenses(db, orgId, managerEmployeeId),
)

/** The pending expenses of everybody, oldest first. */
export function selectPendingExpenses(db: Db, orgId: string): Promise<JsonText<Expense[]>> {
  return ofAll(db, { orgId })
}

/** The pending expenses of those who report to one manager, oldest first. */
export function selectPendingExpensesOfTeam(
  db: Db,
  orgId: string,
  managerEmployeeId: string,
): Promise<JsonText<Expense[]>> {
  return ofTeam(db, { orgId, managerEmployeeId })
}
