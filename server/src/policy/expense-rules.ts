import { paiseFromRupees } from '@pravas/contract/money'
import { daysBetween } from '@pravas/language/text/calendar'
import { z } from 'zod'
import { above, type Finding } from './finding-rules.ts'
import { inOrder, type Judgement, joined, judged, lacking } from './judgement-rules.ts'
import { CheckedMeals, judgeMeals } from './meal-rules.ts'
import { judgeMileage } from './mileage-rules.ts'
import { aboveCategoryCaps, notReimbursed, Spending } from './spending-rules.ts'
import { judgeClaimedStays } from './stay-rules.ts'
import {
  type Circumstances,
  decidingEntry,
  type PolicyBook,
  type PolicyOfDay,
  PolicyPerson,
  policyOn,
} from './version-rules.ts'

/** An expense claim as far as the policy looks at it: data alone, which is kept with the claim. Money in paise. */
export const CheckedExpense = z.object({
  /** The day of the claim, `YYYY-MM-DD`. */
  claimedOn: z.string(),
  spent: z.array(Spending),
  totalPaise: z.int(),
  hasReceipt: z.boolean(),
  /** The trip that it is claimed for; null for none. */
  trip: z.object({ number: z.string(), city: z.string() }).nullable(),
  /** The meals of the trips on whose days meals of this claim lie; absent where they are not known. */
  meals: z.array(CheckedMeals).optional(),
})
export type CheckedExpense = z.infer<typeof CheckedExpense>

/** What the policy looked at when a claim was sent. */
export const ClaimFacts = z.object({ person: PolicyPerson, claim: CheckedExpense })
export type ClaimFacts = z.infer<typeof ClaimFacts>

/** Says where a claim goes beyond the policy; null where there was none on the day of the claim. */
export function judgeClaim(expense: CheckedExpense, book: PolicyBook): Judgement | null {
  const policy = policyOn(book, expense.claimedOn)
  if (!policy.policy) return null
  const about = { city: expense.trip?.city ?? null, onTrip: expense.trip !== null }
  return joined([
    claimedLate(expense, policy, about),
    receiptMissing(expense, policy, about),
    ...(expense.meals?.map((meals) => judgeMeals(meals, book)) ?? [mealsUnknown(policy, about)]),
    claimedBefore(expense, policy, about),
    judgeMileage(expense.spent, book),
    judgeClaimedStays(expense.spent, book, { claimedOn: expense.claimedOn, onTrip: about.onTrip }),
    aboveCategoryCaps(expense.spent, policy, about),
    notReimbursed(expense.spent, policy, about),
    outsideTrip(expense, policy, about),
  ])
}

function mealsUnknown(policy: PolicyOfDay, about: Circumstances): Judgement {
  const rule = 'expense.per_diem'
  const { entry, missing } = decidingEntry(policy, rule, about)
  const isAsked = about.onTrip && (entry !== undefined || missing.length > 0)
  return { findings: [], undecided: isAsked ? [{ rule, missing: inOrder([...missing, 'meals']) }] : [] }
}

function claimedLate({ claimedOn, spent }: CheckedExpense, policy: PolicyOfDay, about: Circumstances): Judgement {
  const rule = 'expense.claimed_late'
  const isUnknown = spent.some(({ day }) => day === null)
  return judged(rule, lacking(decidingEntry(policy, rule, about), 'date', isUnknown), ({ days: limit }) =>
    spent.flatMap(({ day, of }): Finding[] => {
      const actual = day === null ? 0 : daysBetween(day, claimedOn)
      if (actual <= limit) return []
      return [{ rule, ...named(of), unit: 'days', limit, actual, excess: actual - limit }]
    }),
  )
}

function named(of: string | undefined): Pick<Finding, 'of'> {
  return of === undefined ? {} : { of }
}

function receiptMissing({ totalPaise, hasReceipt }: CheckedExpense, policy: PolicyOfDay, about: Circumstances) {
  const rule = 'expense.receipt_missing'
  return judged(rule, decidingEntry(policy, rule, about), ({ amount }) =>
    hasReceipt ? [] : above({ rule }, totalPaise, paiseFromRupees(amount)),
  )
}

function claimedBefore({ spent }: CheckedExpense, policy: PolicyOfDay, about: Circumstances): Judgement {
  const rule = 'expense.duplicate'
  const isUnknown = spent.some(({ duplicate }) => duplicate === undefined)
  return judged(rule, lacking(decidingEntry(policy, rule, about), 'duplicate_check', isUnknown), () =>
    (['open', 'kept'] as const).flatMap((state): Finding[] => {
      const found = spent.filter(({ duplicate }) => duplicate === state)
      if (found.length === 0) return []
      const names = found.flatMap(({ of }) => of ?? [])
      const noted = {
        ...named(names.length > 0 ? names.join(', ') : undefined),
        ...(state === 'kept' && { note: KEPT }),
      }
      return [{ rule, ...noted, unit: 'receipts', actual: found.length }]
    }),
  )
}

const KEPT = 'claimed anyway'

function outsideTrip({ trip, spent }: CheckedExpense, policy: PolicyOfDay, about: Circumstances): Judgement {
  const rule = 'expense.outside_trip'
  return judged(rule, decidingEntry(policy, rule, about), () => {
    const outside = spent.filter(({ isOutsideTrip }) => isOutsideTrip)
    if (!trip || outside.length === 0) return []
    const names = outside.flatMap(({ of }) => of ?? []).join(', ')
    const of = outside.length < spent.length ? names : spent.length > 1 ? `All ${spent.length} receipts` : undefined
    return [{ rule, ...named(of), note: trip.number, unit: 'receipts', actual: outside.length }]
  })
}
