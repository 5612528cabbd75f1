import { daysBetween } from '@pravas/language/calendar'
import { above, type Finding } from './finding-rules.ts'
import type { PolicyVersion } from './policy-versions.ts'

/** An expense claim as far as the policy looks at it. */
export interface CheckedExpense {
  /** The day of the claim and of the spending, `YYYY-MM-DD`. */
  claimedOn: string
  spentOn: string
  totalPaise: number
  hasReceipt: boolean
}

/** Where a claim goes beyond a version of the policy; empty when it stays within. */
export function expenseFindings(expense: CheckedExpense, policy: PolicyVersion): Finding[] {
  return [...claimedLate(expense, policy), ...receiptMissing(expense, policy)]
}

function claimedLate({ claimedOn, spentOn }: CheckedExpense, { claimWithinDays: limit }: PolicyVersion): Finding[] {
  const actual = daysBetween(spentOn, claimedOn)
  if (actual <= limit) return []
  return [{ rule: 'expense.claimed_late', unit: 'days', limit, actual, excess: actual - limit }]
}

function receiptMissing({ totalPaise, hasReceipt }: CheckedExpense, { receiptAbovePaise }: PolicyVersion): Finding[] {
  return hasReceipt ? [] : above({ rule: 'expense.receipt_missing' }, totalPaise, receiptAbovePaise)
}
