import type { Deduction } from '@pravas/contract/claims'
import { rupeesFromPaise } from '@pravas/contract/money'
import { dayText, rupeeText } from '../formats.ts'
import { claimFindings } from '../policy/expense-rules.ts'
import type { Finding } from '../policy/finding-rules.ts'
import { type DayOfAbsence, perDiemOf } from '../policy/per-diem-rules.ts'
import { policyOn } from '../policy/version-rules.ts'
import { type ClaimableReceipt, claimOf } from './claim-rules.ts'
import { type MatchedTrip, matchTrip, type PlacedReceipt } from './trip-match-rules.ts'

/** A receipt as a draft of its claim looks at it. */
export interface DraftedReceipt extends ClaimableReceipt, PlacedReceipt {
  /** How many possible duplicates are not said to be different purchases. */
  openDuplicates: number
}

/** A trip with what the per diem needs of it. */
export interface DraftedTrip extends MatchedTrip {
  id: string
  number: string
  title: string
  breakfastIncluded: boolean
}

/** How the person wants their receipts claimed. */
export interface ClaimChoice {
  as: 'one' | 'each'
  trip: 'auto' | 'none' | { id: string }
}

/** Receipts that become one expense, for the trip that they belong to, with what the policy says of it. */
export interface ClaimGroup<R, T> {
  receipts: R[]
  trip: T | null
  findings: Finding[] | null
}

/** The per diem of one trip. */
interface TripDays<T> {
  trip: T
  days: DayOfAbsence[]
}

/** The expenses that receipts become, and what the per diem of their trips allows. */
export function draftClaims<R extends DraftedReceipt, T extends DraftedTrip>(
  receipts: readonly R[],
  { choice, trips, now, today }: { choice: ClaimChoice; trips: readonly T[]; now: Date; today: string },
): { groups: ClaimGroup<R, T>[]; perDiems: TripDays<T>[] } {
  const parts =
    choice.as === 'one' ? (receipts.length > 0 ? [[...receipts]] : []) : receipts.map((receipt) => [receipt])
  const placed = parts.map((part) => ({ receipts: part, trip: tripFor(part, choice, trips) }))
  const perDiems = trips.flatMap((trip) => {
    const onTrip = placed.filter((part) => part.trip?.id === trip.id).flatMap((part) => part.receipts)
    const days = perDiemDays(trip, onTrip)
    return days ? [{ trip, days }] : []
  })
  const groups = placed.map((part) => ({ ...part, findings: findingsOf(part.receipts, { perDiems, now, today }) }))
  return { groups, perDiems }
}

function tripFor<T extends DraftedTrip>(receipts: readonly DraftedReceipt[], choice: ClaimChoice, trips: readonly T[]) {
  if (choice.trip === 'none') return null
  const { trip } = choice
  return (trip === 'auto' ? matchTrip(receipts, trips) : trips.find(({ id }) => id === trip.id)) ?? null
}

/** Undefined where no meals are claimed or no policy held when the trip began. */
function perDiemDays(trip: DraftedTrip, receipts: readonly DraftedReceipt[]): DayOfAbsence[] | undefined {
  const policy = policyOn(trip.from.slice(0, 10))
  const meals = receipts.flatMap(({ id, category, date, currency, totalPaise }) =>
    category === 'Food' && date !== null && currency === 'INR' && totalPaise !== null
      ? [{ receiptId: id, date, paise: totalPaise }]
      : [],
  )
  if (!policy || meals.length === 0) return undefined
  return perDiemOf({ ...trip, city: trip.destinationCity }, meals, policy.perDiem)
}

function findingsOf<T>(
  receipts: readonly DraftedReceipt[],
  { perDiems, now, today }: { perDiems: readonly TripDays<T>[]; now: Date; today: string },
) {
  const claim = claimOf(receipts, now)
  const excess = perDiems.flatMap(({ days }) => days.flatMap((day) => day.excess))
  const ids = new Set(receipts.map(({ id }) => id))
  const abovePaise = excess.filter(({ receiptId }) => ids.has(receiptId)).reduce((sum, { paise }) => sum + paise, 0)
  const claimedPaise = receipts
    .filter(({ category }) => category === 'Food')
    .reduce((sum, { totalPaise }) => sum + (totalPaise ?? 0), 0)
  return claimFindings({
    claimedOn: today,
    spentOn: claim.expenseDate,
    totalPaise: claim.totalPaise,
    hasReceipt: true,
    meals: { claimedPaise, abovePaise },
    duplicates: receipts.filter(({ openDuplicates }) => openDuplicates > 0).length,
  })
}

/** What the per diem takes off one receipt, with the reckoning of its day. */
export function deductionsOf<T extends DraftedTrip>(receiptId: string, perDiems: readonly TripDays<T>[]): Deduction[] {
  return perDiems.flatMap(({ trip, days }) =>
    days.flatMap((day) =>
      day.excess
        .filter((part) => part.receiptId === receiptId)
        .map(
          ({ paise }): Deduction => ({
            kind: 'per_diem',
            amount: rupeesFromPaise(paise),
            reason: whyDeducted(trip, day),
          }),
        ),
    ),
  )
}

function whyDeducted({ destinationCity }: DraftedTrip, day: DayOfAbsence): string {
  const less = day.includedPaise > 0 ? `, less ${rupeeText(day.includedPaise)} for the hotel's breakfast` : ''
  return `Meals on ${dayText(day.date)} come to ${rupeeText(day.claimedPaise)}; ${destinationCity} allows ${rupeeText(day.allowancePaise)} for ${day.hours} hours away${less}.`
}
