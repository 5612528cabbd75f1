import { daysBetween } from '@pravas/language/calendar'
import { above, type Finding } from './finding-rules.ts'
import type { PolicyVersion } from './policy-versions.ts'
import { policyOn } from './version-rules.ts'

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

/** What the policy of the day of the claim says about it; null when there was no policy yet. */
export function claimFindings(expense: CheckedExpense): Finding[] | null {
  const policy = policyOn(expense.claimedOn)
  return policy ? expenseFindings(expense, policy) : null
}

function claimedLate({ claimedOn, spentOn }: CheckedExpense, { claimWithinDays: limit }: PolicyVersion): Finding[] {
  const actual = daysBetween(spentOn, claimedOn)
  if (actual <= limit) return []
  return [{ rule: 'expense.claimed_late', unit: 'days', limit, actual, excess: actual - limit }]
}

function receiptMissing({ totalPaise, hasReceipt }: CheckedExpense, { receiptAbovePaise }: PolicyVersion): Finding[] {
  return hasReceipt ? [] : above({ rule: 'expense.receipt_missing' }, totalPaise, receiptAbovePaise)
}
