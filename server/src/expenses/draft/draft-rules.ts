import { rupeesFromPaise } from '@pravas/contract/money'
import type { Deduction } from '@pravas/contract/receipt-notes'
import type { Vehicle } from '@pravas/contract/vehicles'
import { daysBetween } from '@pravas/language/text/calendar'
import { cityName, isPlaceName } from '@pravas/language/text/place-names'
import { claimDrafts } from '@pravas/messages/en/claim-drafts'
import { texts } from '@pravas/messages/texts'
import { isState } from '@pravas/reading/gst-states'
import { dayText, rupeeText } from '../../formats.ts'
import { type CheckedExpense, judgeClaim } from '../../policy/expense-rules.ts'
import type { Finding } from '../../policy/finding-rules.ts'
import { daysOfMeals, elsewhereParts } from '../../policy/meal-rules.ts'
import type { DayOfAbsence, Meal } from '../../policy/per-diem-rules.ts'
import { keptText } from '../../policy/spending-rules.ts'
import type { ClaimedStay } from '../../policy/stay-rules.ts'
import type { PolicyBook } from '../../policy/version-rules.ts'
import { type ClaimableReceipt, claimOf } from './claim-rules.ts'
import { isWithin, type MatchedTrip, matchTrip, type PlacedReceipt } from './trip-match-rules.ts'

const text = texts(claimDrafts)

/** A receipt as a draft of its claim looks at it. */
export interface DraftedReceipt extends ClaimableReceipt, PlacedReceipt {
  description: string | null
  /** Its lines of print and the names of its items. */
  printed: readonly string[]
  /** Of a journey by an own vehicle; distances are metres. */
  mileage: { vehicle: Vehicle; metres: number } | null
  /** Whether it may have been claimed before: nobody has said anything of it, or it is claimed anyway. */
  duplicate: 'open' | 'kept' | null
  /** Of a hotel's bill; null where it doesn't say. */
  nights: number | null
}

/** A trip with what the per diem needs of it. */
export interface DraftedTrip extends MatchedTrip {
  id: string
  number: string
  title: string
  breakfastIncluded: boolean
  /** Whether somebody has said when it ends. */
  hasEnd: boolean
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
  /** The same with its receipts counted from 1, as the expense will show them, and what was looked at. */
  keptFindings: Finding[] | null
  checked: CheckedExpense
}

/** The per diem of one trip, and the meals that count. */
interface TripDays<T> {
  trip: T
  days: DayOfAbsence[]
  meals: Meal[]
}

interface DraftOptions<T> {
  choice: ClaimChoice
  trips: readonly T[]
  /** The meals of the person's other claims on the days of these receipts. */
  claimedMeals: readonly Meal[]
  /** The journeys of the person's other claims on the days of these receipts. */
  claimedJourneys: readonly ClaimedJourney[]
  policies: PolicyBook
  now: Date
  today: string
}

/** The expenses that receipts become, and what the per diem of their trips allows. */
export function draftClaims<R extends DraftedReceipt, T extends DraftedTrip>(
  receipts: readonly R[],
  { choice, trips, claimedMeals, claimedJourneys, policies, now, today }: DraftOptions<T>,
): { groups: ClaimGroup<R, T>[]; perDiems: TripDays<T>[] } {
  const parts =
    choice.as === 'one' ? (receipts.length > 0 ? [[...receipts]] : []) : receipts.map((receipt) => [receipt])
  const placed = parts.map((part) => ({ receipts: part, trip: tripFor(part, choice, trips) }))
  const perDiems = trips.flatMap((trip) => {
    const onTrip = placed.filter((part) => part.trip?.id === trip.id).flatMap((part) => part.receipts)
    const own = mealsOf(onTrip)
    if (own.length === 0) return []
    const meals = [...claimedMeals, ...own]
    const days = daysOfMeals(absenceOf(trip), meals, policies)
    return days ? [{ trip, days, meals }] : []
  })
  const groups = placed.map((part, at) => {
    // Of claims that are sent together the earlier count first.
    const before = [...claimedJourneys, ...placed.slice(0, at).flatMap((earlier) => journeysOf(earlier.receipts))]
    const options = { before, perDiems, isChosen: typeof choice.trip === 'object', now, today }
    const counted = { ...part, receipts: part.receipts.map((receipt, index) => ({ ...receipt, number: index + 1 })) }
    const checked = checkedClaim(counted, options)
    const findings = judgeClaim(checkedClaim(part, options), policies)?.findings ?? null
    return { ...part, findings, keptFindings: judgeClaim(checked, policies)?.findings ?? null, checked }
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

function absenceOf({ destinationCity: city, from, to, breakfastIncluded }: DraftedTrip) {
  return { city, from, to, breakfastIncluded }
}

/** Returns a claim as far as the policy looks at it. */
function checkedClaim<R extends DraftedReceipt, T extends DraftedTrip>(
  { receipts, trip }: { receipts: readonly R[]; trip: T | null },
  {
    before,
    perDiems,
    isChosen,
    now,
    today,
  }: {
    before: readonly ClaimedJourney[]
    perDiems: readonly TripDays<T>[]
    isChosen: boolean
    now: Date
    today: string
  },
): CheckedExpense {
  return {
    claimedOn: today,
    spent: receipts.map((receipt) => ({
      of: nameOf(receipt, receipts.length),
      day: receipt.date,
      paise: receipt.currency === 'INR' ? receipt.totalPaise : null,
      category: receipt.category,
      text: keptText([receipt.merchant, receipt.description], receipt.printed),
      duplicate: receipt.duplicate,
      ...(receipt.mileage && { mileage: { ...receipt.mileage, besideMetres: besideOf(receipt, before) } }),
      ...(receipt.category === 'Accommodation' && { stay: stayOf(receipt, trip, receipts) }),
      isOutsideTrip: trip !== null && isChosen && receipt.date !== null && !isWithin(receipt, trip),
    })),
    totalPaise: claimOf(receipts, now).totalPaise,
    hasReceipt: true,
    trip: trip && { number: trip.number, city: trip.destinationCity },
    meals: perDiems.map(({ trip: onTrip, meals }) => ({
      ...absenceOf(onTrip),
      meals,
      own: receipts.map(({ id }) => id),
    })),
  }
}

/**
 * What a hotel's bill is for: in the city that it names, else where the trip goes. A place that nobody knows may be a part of
 * that city; without a trip it is one that the policy may know. A state is no city, but Delhi and Chandigarh are both. The nights
 * are the bill's; of the only hotel of a trip that has an end, those of the trip.
 */
function stayOf(
  { place, nights }: DraftedReceipt,
  trip: DraftedTrip | null,
  receipts: readonly DraftedReceipt[],
): ClaimedStay {
  const named = cityName((place ?? '').split(',')[0] ?? '')
  const isUnknown = named === '' || isState(named)
  const city = isPlaceName(named) ? named : trip ? cityName(trip.destinationCity) : isUnknown ? null : named
  // Of several hotels nobody knows which nights are whose.
  const isOnly = receipts.filter(({ category }) => category === 'Accommodation').length === 1
  if (nights !== null || !trip?.hasEnd || !isOnly) return { city, nights }
  return { city, nights: Math.max(1, daysBetween(trip.from.slice(0, 10), trip.to.slice(0, 10))), isOfTrip: true }
}

/** A journey by an own vehicle as far as the distance of its day needs it, in metres. */
export interface ClaimedJourney {
  date: string
  vehicle: Vehicle
  metres: number
}

/** Journeys by own vehicle among receipts. */
export function journeysOf(receipts: readonly DraftedReceipt[]): ClaimedJourney[] {
  return receipts.flatMap(({ date, mileage }) => (date !== null && mileage ? [{ date, ...mileage }] : []))
}

/** How far the person goes by the vehicle of a journey on its day in these others, in metres. */
function besideOf({ date, mileage }: DraftedReceipt, others: readonly ClaimedJourney[]): number {
  const same = others.filter((other) => other.date === date && other.vehicle === mileage?.vehicle)
  return same.reduce((sum, { metres }) => sum + metres, 0)
}

/** What a receipt is called in its claim; undefined where it is the only one. */
function nameOf({ number, merchant, fileName }: DraftedReceipt, receipts: number): string | undefined {
  return receipts === 1 ? undefined : `Receipt ${number} (${merchant ?? fileName})`
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
  return text('per-diem', {
    day: dayText(day.date),
    claimed: rupeeText(day.claimedPaise),
    elsewhere: day.elsewhere.length > 0 ? elsewhereParts(day).join(', ') : 'none',
    city: destinationCity,
    allowance: rupeeText(day.allowancePaise),
    hours: day.hours,
    breakfast: day.includedPaise > 0 ? rupeeText(day.includedPaise) : 'none',
  })
}
