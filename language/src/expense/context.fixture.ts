import type { ExpenseContext } from './context.ts'
import { numberedReceipts } from './receipts/receipts.fixture.ts'

/** What is known of a claim with these receipts, of which nothing has been asked yet. */
export function contextOf(receipts: Parameters<typeof numberedReceipts>[0]): ExpenseContext {
  const open = numberedReceipts(receipts).map((receipt) => ({ ...receipt, totalPaise: receipt.totalPaise ?? null }))
  return {
    today: '2026-06-10',
    open,
    spoken: open,
    focus: undefined,
    asked: undefined,
    query: undefined,
    topic: undefined,
    ownId: 'E1',
  }
}
