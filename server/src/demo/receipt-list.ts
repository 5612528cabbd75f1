import { CITIES } from '@pravas/contract/trips'
import { PAST_EXPENSES } from './expense-history.ts'
import { type DemoExpense, EXPENSES } from './expense-list.ts'

/** Every claim of the demo organisation, the oldest first. */
export const ALL_EXPENSES: readonly DemoExpense[] = [...PAST_EXPENSES, ...EXPENSES].sort(
  (a, b) => claimedAgo(b) - claimedAgo(a),
)

/** How many days before the loading of the demo an expense was claimed. */
export function claimedAgo({ spent, claimedAfter = 1 }: DemoExpense): number {
  return spent - claimedAfter
}

/** The receipts that the demo needs as files, with what each says. */
export const DEMO_RECEIPTS = ALL_EXPENSES.flatMap((expense, at) =>
  expense.receipts.map((merchant, index) => ({
    key: receiptKey(expense, merchant),
    merchant,
    rupees: shares(expense)[index] ?? expense.rupees,
    supplier: expense.receipts[0] ?? merchant,
    category: expense.type,
    city: CITIES.find((city) => city === expense.place),
    billedTo: expense.billedTo,
    invoice: `${merchant.replace(/[^A-Z]/g, '')}/${1001 + at}`,
    spent: expense.spent,
  })),
)

/** What tells a receipt of the demo from the others: where, and how many days ago. */
export function receiptKey({ owner, spent }: DemoExpense, merchant: string): string {
  return `${merchant} ${owner} ${spent}`
}

/** How an expense's total spreads over its receipts, in rupees: a small second one where there are two. */
export function shares(expense: DemoExpense): number[] {
  return expense.receipts.length === 2 ? [expense.rupees - 620, 620] : [expense.rupees]
}
