import { type Expense, type ExpenseDetail, getExpense, listExpenses } from '@pravas/contract/expenses'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callLeniently } from '../../api/call.ts'
import type { OtherNames, ShownReceipt } from '../../api/claim-receipts.ts'
import type { Received } from '../../api/received.ts'
import { openableLink } from '../../ui/openable-link.ts'

/** An expense as a list answers it, any field of which may be missing. */
export type ListedExpense = Received<Expense>
/** An expense with its decision, any field of which may be missing. */
export type ShownExpense = Received<ExpenseDetail> & OtherNames

/** By what one receipt of a claim is refused, beside all of them; nothing where it cannot be. */
export type RefuseControl = (receipt: ShownReceipt, receipts: ShownReceipt[]) => ReactNode

/** The expenses of one employee in the order of the answer. Without an employee nothing is loaded. */
export function expensesOf(employeeId: string | undefined) {
  return queryOptions({
    queryKey: ['expenses', employeeId],
    queryFn:
      employeeId === undefined
        ? skipToken
        : ({ signal }) => callLeniently(listExpenses, { params: { employeeId } }, signal),
  })
}

/** One expense by its id or number. */
export function expenseById(expenseId: string) {
  return queryOptions({
    queryKey: ['expense', expenseId],
    queryFn: ({ signal }): Promise<ShownExpense> => callLeniently(getExpense, { params: { expenseId } }, signal),
  })
}

/** Where an expense's details stand. */
export function addressOfExpense({ expense_number, expense_id }: ListedExpense): string {
  return `/expense/${encodeURIComponent(expense_number ?? expense_id ?? '')}`
}

/** The address of a receipt's file, under whichever name it came; undefined when there is none that a browser may open. */
export function receiptLink(record: Pick<ShownReceipt, 'receipt_link' | keyof OtherNames>): string | undefined {
  return openableLink(record.receipt_link || record.receipt_url || record.link)
}
