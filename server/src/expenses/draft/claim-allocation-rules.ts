import {
  type Allocation,
  type Bookable,
  type ChosenAllocation,
  keptAllocation,
} from '../../allocations/allocation-rules.ts'
import type { BudgetedRequest } from '../../budgets/budget-rules.ts'
import { type ClaimableReceipt, claimOf } from './claim-rules.ts'

/** Receipts that become one expense, and the trip that they are claimed for. */
export interface ClaimedGroup {
  receipts: readonly ClaimableReceipt[]
  trip: { id: string; departureDate: string; allocation: ChosenAllocation } | null
}

/** An expense before it is booked: it goes where its trip is booked, and is of the day that it will be dated. */
export function bookableClaim({ receipts, trip }: ClaimedGroup, chosen: ChosenAllocation, now: Date): Bookable {
  return { chosen, trip: trip?.allocation, day: claimOf(receipts, now).expenseDate }
}

/** An expense as its budgets count it; what is not in rupees, or has no total, leaves it unknown. */
export function budgetedClaim({ receipts, trip }: ClaimedGroup, allocation: Allocation, now: Date): BudgetedRequest {
  const { expenseDate, totalPaise } = claimOf(receipts, now)
  const isKnown = receipts.every((receipt) => receipt.totalPaise !== null && receipt.currency === 'INR')
  return {
    kind: 'claim',
    group: trip?.id ?? receipts[0]?.id ?? '',
    entryIds: Object.values(keptAllocation(allocation)),
    day: trip?.departureDate ?? expenseDate,
    paise: isKnown ? totalPaise : null,
  }
}
