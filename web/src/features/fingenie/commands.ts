import type { FollowUpType } from '@pravas/contract/fingenie'
import { containsOne } from '@pravas/contract/fingenie-commands'

const ABOUT_RECEIPTS = [
  'receipt',
  'expense',
  'transaction',
  'purchase',
  'payment',
  'merchant',
  'store',
  'shop',
  'amount',
  'total',
  'date',
  'item',
  'category',
  'price',
  'cost',
  'bill',
  'invoice',
  'spending',
  'budget',
  'reimbursement',
]

/** In the order in which they are tried: the first that matches names the follow-up. */
const FOLLOW_UPS: [FollowUpType, string[]][] = [
  ['comparison', ['compare', 'difference', 'versus', 'both']],
  ['category', ['category']],
  ['amount', ['amount', 'total', 'cost', 'price', 'how much']],
  ['date', ['date', 'when']],
  ['merchant', ['merchant', 'store', 'shop', 'vendor']],
  ['email', ['email', 'mail', 'send']],
]

/** Whether a message speaks of the receipts, provided that there are any. */
export function speaksOfReceipts(text: string): boolean {
  return containsOne(text, ABOUT_RECEIPTS)
}

/** What a follow-up is about, guessed from its words. */
export function followUpType(text: string): FollowUpType {
  return FOLLOW_UPS.find(([, words]) => containsOne(text, words))?.[0] ?? 'none'
}
