import { paiseFromRupees } from '@pravas/contract/money'
import { addDays, daysBetween } from '@pravas/language/text/calendar'
import { z } from 'zod'
import { type Decided, decidingEntry, type EntryOf, type PolicyOfDay } from './version-rules.ts'

type PerDiem = EntryOf<'expense.per_diem'>

/** When somebody is away, in local time `YYYY-MM-DD HH:mm`, where, and whether the hotel gives them breakfast. */
export const Absence = z.object({ city: z.string(), from: z.string(), to: z.string(), breakfastIncluded: z.boolean() })
export type Absence = z.infer<typeof Absence>

/** A meal that is claimed. */
export const Meal = z.object({
  receiptId: z.string(),
  date: z.string(),
  paise: z.int(),
  /** The number of the other claim that it is part of; absent: of the one that is looked at. */
  claim: z.string().optional(),
})
export type Meal = z.infer<typeof Meal>

/** What one day of absence allows and takes; money in paise. */
export interface DayOfAbsence {
  date: string
  hours: number
  /** What may be claimed, the meals that the hotel includes taken off. */
  allowancePaise: number
  includedPaise: number
  /** What the meals of the day come to in all claims, and what of it stands in others, by their numbers. */
  claimedPaise: number
  elsewhere: { claim: string; paise: number }[]
  abovePaise: number
  /** What of the excess falls on each receipt of the claim that is looked at, the last ones first. */
  excess: { receiptId: string; paise: number }[]
}

/** Returns which per diem holds in a city. */
export function perDiemIn(city: string, policy: PolicyOfDay): Decided<'expense.per_diem'> {
  return decidingEntry(policy, 'expense.per_diem', { city, onTrip: true })
}

/** A longer absence is a posting, for which other rules hold. */
const MOST_DAYS = 60

/**
 * The days of an absence with what the per diem allows on each and the meals of that day: a share of its amount by the
 * hours away from midnight to midnight, less the breakfast that the hotel gives after a night there. An allowance covers
 * all meals of a day, so that all of them are above it.
 */
export function perDiemOf(absence: Absence, meals: readonly Meal[], rules: PerDiem): DayOfAbsence[] {
  const [first, last] = [absence.from.slice(0, 10), absence.to.slice(0, 10)]
  const days = Math.min(daysBetween(first, last), MOST_DAYS - 1)
  const whole = paiseFromRupees(rules.amount)
  return Array.from({ length: Math.max(0, days + 1) }, (_, index) => {
    const date = addDays(first, index)
    const hours = hoursAway(absence, date)
    const includedPaise =
      absence.breakfastIncluded && index > 0 ? Math.round((whole * rules.breakfast_percent) / 100) : 0
    const allowancePaise = Math.max(0, Math.round((whole * shareOf(hours, rules)) / 100) - includedPaise)
    return {
      date,
      hours,
      allowancePaise,
      includedPaise,
      ...measured(meals, date, rules.mode === 'cap' ? allowancePaise : 0),
    }
  })
}

function measured(meals: readonly Meal[], date: string, allowancePaise: number) {
  const others = meals.filter((meal) => meal.date === date && meal.claim !== undefined)
  // What was claimed before uses up the allowance first.
  const ofDay = [...others, ...meals.filter((meal) => meal.date === date && meal.claim === undefined)]
  const claimedPaise = ofDay.reduce((sum, { paise }) => sum + paise, 0)
  const abovePaise = Math.max(0, claimedPaise - allowancePaise)
  let left = abovePaise
  const excess = ofDay.toReversed().flatMap(({ receiptId, paise, claim }) => {
    const part = Math.min(left, paise)
    left -= part
    return part > 0 && claim === undefined ? [{ receiptId, paise: part }] : []
  })
  const elsewhere = [...Map.groupBy(others, ({ claim = '' }) => claim)].map(([claim, of]) => ({
    claim,
    paise: of.reduce((sum, { paise }) => sum + paise, 0),
  }))
  return { claimedPaise, elsewhere, abovePaise, excess }
}

/** The share of a day in per cent that this many hours away earn. */
function shareOf(hours: number, { shares }: PerDiem): number {
  if (hours <= 0) return 0
  return shares.find(({ under_hours }) => hours < under_hours)?.percent ?? 100
}

/** Hours of the calendar day that lie within the absence. */
function hoursAway({ from, to }: Absence, date: string): number {
  const begins = from.slice(0, 10) === date ? hourOf(from) : 0
  const ends = to.slice(0, 10) === date ? hourOf(to) : 24
  return Math.max(0, Math.round((ends - begins) * 100) / 100)
}

function hourOf(moment: string): number {
  const [hours = 0, minutes = 0] = moment.slice(11).split(':').map(Number)
  return hours + minutes / 60
}
