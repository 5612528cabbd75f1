import { daysBetween } from '@pravas/language/text/calendar'
import { above, type Finding } from './finding-rules.ts'
import type { PolicyVersion } from './policy-versions.ts'
import { policyOn } from './version-rules.ts'

/** An expense claim as far as the policy looks at it. */
export interface CheckedExpense {
  /** The day of the claim, `YYYY-MM-DD`. */
  claimedOn: string
  spent: readonly Spending[]
  totalPaise: number
  hasReceipt: boolean
  /** The days of a trip on which meals of this claim lie above the per diem. */
  mealDays?: readonly MealDay[]
  /** Receipts that may have been claimed before and are not said to be different purchases. */
  duplicates?: readonly PossiblyClaimed[]
  /** The receipts, of so many in all, that were not spent on the days of the trip for which they are claimed. */
  outsideTrip?: { trip: string; receipts: readonly (string | undefined)[]; ofAll: number } | undefined
}

/** A day of spending, `YYYY-MM-DD`; `of` names the receipt where the claim has several. */
interface Spending {
  day: string
  of?: string | undefined
}

/** What the meals of a day come to, those of other claims included; `note` tells of these. Money in paise. */
interface MealDay {
  /** The day in words. */
  of: string
  allowancePaise: number
  claimedPaise: number
  note?: string | undefined
}

interface PossiblyClaimed {
  of?: string | undefined
  /** Whether the claimant has decided to claim it all the same. */
  isKept: boolean
}

/** Where a claim goes beyond a version of the policy; empty when it stays within. */
export function expenseFindings(expense: CheckedExpense, policy: PolicyVersion): Finding[] {
  return [
    ...claimedLate(expense, policy),
    ...receiptMissing(expense, policy),
    ...abovePerDiem(expense),
    ...claimedBefore(expense),
    ...outsideTrip(expense),
  ]
}

/** What the policy of the day of the claim says about it; null when there was no policy yet. */
export function claimFindings(expense: CheckedExpense): Finding[] | null {
  const policy = policyOn(expense.claimedOn)
  return policy ? expenseFindings(expense, policy) : null
}

function claimedLate({ claimedOn, spent }: CheckedExpense, { claimWithinDays: limit }: PolicyVersion): Finding[] {
  return spent.flatMap(({ day, of }): Finding[] => {
    const actual = daysBetween(day, claimedOn)
    if (actual <= limit) return []
    return [{ rule: 'expense.claimed_late', ...named(of), unit: 'days', limit, actual, excess: actual - limit }]
  })
}

function named(of: string | undefined): Pick<Finding, 'of'> {
  return of === undefined ? {} : { of }
}

function receiptMissing({ totalPaise, hasReceipt }: CheckedExpense, { receiptAbovePaise }: PolicyVersion): Finding[] {
  return hasReceipt ? [] : above({ rule: 'expense.receipt_missing' }, totalPaise, receiptAbovePaise)
}

/** A day that stays below its allowance leaves nothing for another. */
function abovePerDiem({ mealDays = [] }: CheckedExpense): Finding[] {
  return mealDays.flatMap(({ of, allowancePaise, claimedPaise, note }) =>
    above({ rule: 'expense.per_diem', of, ...(note !== undefined && { note }) }, claimedPaise, allowancePaise),
  )
}

function claimedBefore({ duplicates = [] }: CheckedExpense): Finding[] {
  return [false, true].flatMap((kept): Finding[] => {
    const found = duplicates.filter(({ isKept }) => isKept === kept)
    if (found.length === 0) return []
    const names = found.flatMap(({ of }) => of ?? [])
    const about = { ...named(names.length > 0 ? names.join(', ') : undefined), ...(kept && { note: KEPT }) }
    return [{ rule: 'expense.duplicate', ...about, unit: 'receipts', actual: found.length }]
  })
}

const KEPT = 'claimed anyway'

function outsideTrip({ outsideTrip: outside }: CheckedExpense): Finding[] {
  if (!outside || outside.receipts.length === 0) return []
  const { trip, receipts, ofAll } = outside
  const names = receipts.filter((name) => name !== undefined).join(', ')
  const of = receipts.length < ofAll ? names : ofAll > 1 ? `All ${ofAll} receipts` : undefined
  return [{ rule: 'expense.outside_trip', ...named(of), note: trip, unit: 'receipts', actual: receipts.length }]
}
