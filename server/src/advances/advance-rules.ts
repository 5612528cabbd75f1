import { addDays } from '@pravas/language/text/calendar'

/** A paid advance, with the last day of its trip; amounts are paise. */
interface Paid {
  openPaise: number
  paidOn: string | null
  returnsOn: string
  /** Whether the trip takes place: of one that does not, the money is due sooner. */
  tripIsOn: boolean
}

/**
 * The day by which an advance has to be settled, this many days after its trip, or after the payment where that was later or there
 * is no trip any more. Null where nothing of it is open.
 */
export function dueOn({ openPaise, paidOn, returnsOn, tripIsOn }: Paid, settleDays: number): string | null {
  if (paidOn === null || openPaise === 0) return null
  const from = tripIsOn && returnsOn > paidOn ? returnsOn : paidOn
  return addDays(from, settleDays)
}

/** Whether a day is past the one by which an advance has to be settled. */
export function isOverdue(due: string | null, today: string): boolean {
  return due !== null && due < today
}
