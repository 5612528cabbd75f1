import { changeClaimAllocation, getClaimAllocation } from '@pravas/contract/allocation'
import { pendingExpensesOfAll, pendingExpensesOfAllDoubled, pendingExpensesOfTeam } from '@pravas/contract/approvals'
import { getExpense, listExpenseReceipts, listExpenses } from '@pravas/contract/expenses'
import type { Handle } from '../http/handle.ts'
import type { ClaimAllocations } from './draft/allocation-service.ts'
import type { Expenses } from './service.ts'

export function expenseRoutes(handle: Handle, expenses: Expenses): void {
  handle(listExpenses, ({ actor, params }) => expenses.ofEmployee(actor, params.employeeId))
  handle(getExpense, ({ actor, params }) => expenses.one(actor, params.expenseId))
  handle(listExpenseReceipts, ({ actor, params }) => expenses.receipts(actor, params.expenseId))
  handle(pendingExpensesOfAll, ({ actor }) => expenses.pendingOfAll(actor))
  handle(pendingExpensesOfAllDoubled, ({ actor }) => expenses.pendingOfAll(actor))
  handle(pendingExpensesOfTeam, ({ actor, params }) => expenses.pendingOfTeam(actor, params.employeeId))
}

export function claimAllocationRoutes(handle: Handle, allocations: ClaimAllocations): void {
  handle(getClaimAllocation, ({ actor, params }) => allocations.show(actor, params.draftId))
  handle(changeClaimAllocation, ({ actor, params, body }) => allocations.choose(actor, params.draftId, body))
}
