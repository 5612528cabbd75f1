import type { Deduction } from '@pravas/contract/claims'
import { rupeesFromPaise } from '@pravas/contract/money'
import { dayText, rupeeText } from '../../formats.ts'
import { claimFindings } from '../../policy/expense-rules.ts'
import type { Finding } from '../../policy/finding-rules.ts'
import { type DayOfAbsence, type Meal, perDiemOf } from '../../policy/per-diem-rules.ts'
import { policyOn } from '../../policy/version-rules.ts'
import { type ClaimableReceipt, claimOf } from './claim-rules.ts'
import { isWithin, type MatchedTrip, matchTrip, type PlacedReceipt } from './trip-match-rules.ts'

/** A receipt as a draft of its claim looks at it. */
export interface DraftedReceipt extends ClaimableReceipt, PlacedReceipt {
  /** Whether it may have been claimed before: nobody has said anything of it, or it is to be claimed all the same. */
  duplicate: 'open' | 'kept' | null
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
  /** With its receipts as the draft counts them. */
  findings: Finding[] | null
  /** The same with its receipts counted from 1, as the expense will show them. */
  keptFindings: Finding[] | null
}

/** The per diem of one trip. */
interface TripDays<T> {
  trip: T
  days: DayOfAbsence[]
}

interface DraftOptions<T> {
  choice: ClaimChoice
  trips: readonly T[]
  /** The meals of the person's other claims on the days of these receipts. */
  claimedMeals: readonly Meal[]
  now: Date
  today: string
}

/** The expenses that receipts become, and what the per diem of their trips allows. */
export function draftClaims<R extends DraftedReceipt, T extends DraftedTrip>(
  receipts: readonly R[],
  { choice, trips, claimedMeals, now, today }: DraftOptions<T>,
): { groups: ClaimGroup<R, T>[]; perDiems: TripDays<T>[] } {
  const parts =
    choice.as === 'one' ? (receipts.length > 0 ? [[...receipts]] : []) : receipts.map((receipt) => [receipt])
  const placed = parts.map((part) => ({ receipts: part, trip: tripFor(part, choice, trips) }))
  const perDiems = trips.flatMap((trip) => {
    const onTrip = placed.filter((part) => part.trip?.id === trip.id).flatMap((part) => part.receipts)
    const days = perDiemDays(trip, onTrip, claimedMeals)
    return days ? [{ trip, days }] : []
  })
  const groups = placed.map((part) => {
    const options = { perDiems, isChosen: typeof choice.trip === 'object', now, today }
    const counted = { ...part, receipts: part.receipts.map((receipt, index) => ({ ...receipt, number: index + 1 })) }
    return { ...part, findings: findingsOf(part, options), keptFindings: findingsOf(counted, options) }
  })
  return { groups, perDiems }
}

function tripFor<T extends DraftedTrip>(receipts: readonly DraftedReceipt[], choice: ClaimChoice, trips: readonly T[]) {
  if (choice.trip === 'none') return null
  const { trip } = choice
  return (trip === 'auto' ? matchTrip(receipts, trips) : trips.find(({ id }) => id === trip.id)) ?? null
}

/** The trips that receipts belong to by their days and cities, with how many of them each gets. */
export function fittingTrips<T extends DraftedTrip>(
  receipts: readonly DraftedReceipt[],
  as: ClaimChoice['as'],
  trips: readonly T[],
): { trip: T; receipts: number }[] {
  const parts = as === 'one' ? [receipts] : receipts.map((receipt) => [receipt])
  const fitting = parts.flatMap((part) => {
    const trip = matchTrip(part, trips)
    return trip ? [{ trip, receipts: part.length }] : []
  })
  return [...Map.groupBy(fitting, ({ trip }) => trip)].map(([trip, of]) => ({
    trip,
    receipts: of.reduce((sum, part) => sum + part.receipts, 0),
  }))
}

/** Meals among receipts, as far as their day and rupees are known. */
export function mealsOf(receipts: readonly DraftedReceipt[]): Meal[] {
  return receipts.flatMap(({ id, category, date, currency, totalPaise }) =>
    category === 'Food' && date !== null && currency === 'INR' && totalPaise !== null
      ? [{ receiptId: id, date, paise: totalPaise }]
      : [],
  )
}

/** Undefined where no meals are claimed or no policy held when the trip began. */
function perDiemDays(
  trip: DraftedTrip,
  receipts: readonly DraftedReceipt[],
  claimedMeals: readonly Meal[],
): DayOfAbsence[] | undefined {
  const policy = policyOn(trip.from.slice(0, 10))
  const meals = mealsOf(receipts)
  if (!policy || meals.length === 0) return undefined
  return perDiemOf({ ...trip, city: trip.destinationCity }, [...claimedMeals, ...meals], policy.perDiem)
}

function findingsOf<R extends DraftedReceipt, T extends DraftedTrip>(
  { receipts, trip }: { receipts: readonly R[]; trip: T | null },
  { perDiems, isChosen, now, today }: { perDiems: readonly TripDays<T>[]; isChosen: boolean; now: Date; today: string },
) {
  const named = receipts.map((receipt) => ({ receipt, of: nameOf(receipt, receipts.length) }))
  const outside = trip && isChosen ? named.filter(({ receipt }) => receipt.date && !isWithin(receipt, trip)) : []
  return claimFindings({
    claimedOn: today,
    spent: named.flatMap(({ receipt: { date }, of }) => (date === null ? [] : [{ day: date, of }])),
    totalPaise: claimOf(receipts, now).totalPaise,
    hasReceipt: true,
    mealDays: perDiems.flatMap(({ days }) => days).flatMap((day) => mealDay(day, receipts)),
    duplicates: named.flatMap(({ receipt: { duplicate }, of }) =>
      duplicate === null ? [] : [{ of, isKept: duplicate === 'kept' }],
    ),
    outsideTrip: trip
      ? { trip: trip.number, receipts: outside.map(({ of }) => of), ofAll: receipts.length }
      : undefined,
  })
}

/** What a receipt is called in its claim; undefined where it is the only one. */
function nameOf({ number, merchant, fileName }: DraftedReceipt, receipts: number): string | undefined {
  return receipts === 1 ? undefined : `Receipt ${number} (${merchant ?? fileName})`
}

/** A day on which a part of the excess falls on one of these receipts. */
function mealDay(day: DayOfAbsence, receipts: readonly DraftedReceipt[]) {
  const ids = new Set(receipts.map(({ id }) => id))
  if (!day.excess.some(({ receiptId }) => ids.has(receiptId))) return []
  const { date, allowancePaise, claimedPaise } = day
  const ownPaise = mealsOf(receipts)
    .filter((meal) => meal.date === date)
    .reduce((sum, { paise }) => sum + paise, 0)
  const besidePaise = claimedPaise - ownPaise - day.elsewhere.reduce((sum, { paise }) => sum + paise, 0)
  const parts = [
    ...elsewhereParts(day),
    ...(besidePaise > 0 ? [`${rupeeText(besidePaise)} of it in claims sent with this one`] : []),
  ]
  const note = parts.length > 0 ? parts.join(', ') : undefined
  return [{ of: dayText(date), allowancePaise, claimedPaise, note }]
}

/** What of a day's meals stands in other claims. */
function elsewhereParts({ elsewhere }: DayOfAbsence): string[] {
  return elsewhere.map(({ claim, paise }) => `${rupeeText(paise)} of it in ${claim}`)
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
  const elsewhere = day.elsewhere.length > 0 ? ` (${elsewhereParts(day).join(', ')})` : ''
  return `Meals on ${dayText(day.date)} come to ${rupeeText(day.claimedPaise)}${elsewhere}; ${destinationCity} allows ${rupeeText(day.allowancePaise)} for ${day.hours} hours away${less}.`
}
