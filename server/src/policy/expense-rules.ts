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
  /** Meals of a trip in paise: what is claimed, and what lies above the per diem, day by day. */
  meals?: { claimedPaise: number; abovePaise: number } | undefined
  /** How many of its receipts may have been claimed before and are not said to be different purchases. */
  duplicates?: number
}

/** Where a claim goes beyond a version of the policy; empty when it stays within. */
export function expenseFindings(expense: CheckedExpense, policy: PolicyVersion): Finding[] {
  return [
    ...claimedLate(expense, policy),
    ...receiptMissing(expense, policy),
    ...abovePerDiem(expense),
    ...claimedBefore(expense),
  ]
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

function abovePerDiem({ meals }: CheckedExpense): Finding[] {
  if (!meals || meals.abovePaise === 0) return []
  // A day that stays below its allowance leaves nothing for another.
  const actual = meals.claimedPaise
  const excess = meals.abovePaise
  return [{ rule: 'expense.per_diem', unit: 'paise', limit: actual - excess, actual, excess }]
}

function claimedBefore({ duplicates = 0 }: CheckedExpense): Finding[] {
  return duplicates > 0 ? [{ rule: 'expense.duplicate', unit: 'receipts', actual: duplicates }] : []
}
