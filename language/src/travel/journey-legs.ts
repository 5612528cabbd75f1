import type { IsoDate } from '../text/calendar.ts'
import { addDays } from '../text/calendar.ts'
import type { DayPeriod } from '../text/clock.ts'
import type { DateExpression } from '../text/date-expression.ts'
import { resolveDate } from '../text/date-resolve.ts'
import type { City } from '../text/places.ts'
import type { Item } from './journey-items.ts'
import type { Leg } from './types.ts'

/** When a flight leaves, as it was said: a date, or this many nights after the one before. */
type When = { date: DateExpression } | { nights: number }

/** A flight as it was said. */
export interface Flight {
  from: City | undefined
  to: City | undefined
  when?: When
  period?: DayPeriod
}

/** Puts the items of a sentence together to flights, the first from `start` where the sentence names no other. */
export function flightsOf(items: readonly Item[], start: City | undefined): Flight[] {
  const flights: Flight[] = []
  const waiting: { dates: DateExpression[]; nights?: number; period?: DayPeriod } = { dates: [] }
  let here = start
  let begun = start !== undefined
  /** What is said belongs to the flight to come. */
  let ahead = false
  const fly = (to: City | undefined) => {
    const date = waiting.dates.shift()
    const when = date ? { date } : waiting.nights === undefined ? undefined : { nights: waiting.nights }
    flights.push({ from: here, to, ...(when && { when }), ...(waiting.period && { period: waiting.period }) })
    delete waiting.nights
    delete waiting.period
    here = to
    ahead = false
  }
  for (const [index, item] of items.entries()) {
    const last = flights.at(-1)
    switch (item.is) {
      case 'place':
        if (item.cue === 'from') {
          // 'Mumbai on the 9th and then Chennai on the 11th from Delhi' begins in Delhi.
          const [beginning] = flights
          const isLast = items.slice(index + 1).every(({ is }) => is !== 'place')
          if (isLast && beginning && beginning.from === undefined && beginning.to !== item.city)
            beginning.from = item.city
          else if (last && last.from === undefined && last.to !== item.city) last.from = item.city
          else {
            ahead = flights.length > 0
            here = item.city
          }
          begun = true
        } else if (!begun && item.cue !== 'to') {
          here = item.city
          begun = true
        } else if (item.city === undefined || item.city !== here) {
          begun = true
          fly(item.city)
        }
        break
      case 'date':
        if (last && !ahead && last.when === undefined) last.when = { date: item.expression }
        else waiting.dates.push(item.expression)
        break
      case 'nights':
        if (last) waiting.nights = item.count
        break
      case 'period':
        if (last && !ahead) last.period = item.period
        else waiting.period = item.period
        break
      case 'then':
        ahead = true
        break
      case 'back': {
        ahead = true
        const origin = flights[0]?.from
        const goesOn = items.slice(index + 1).some(({ is }) => is === 'place')
        if (!goesOn && origin !== undefined && here !== origin && flights.length > 1) fly(origin)
      }
    }
  }
  return withDates(flights, items, waiting.dates)
}

/** Dates that stand together behind the route are those of the flights in their order; a single one is the first's. */
function withDates(flights: Flight[], items: readonly Item[], left: readonly DateExpression[]): Flight[] {
  const dates = items.flatMap((item) => (item.is === 'date' ? [item] : []))
  const lastPlace = items.findLastIndex(({ is }) => is === 'place')
  const behind = items.findIndex(({ is }) => is === 'date') > lastPlace
  if (behind && dates.length > 1 && dates.length === flights.length) {
    return flights.map((flight, index) => ({ ...flight, when: { date: dates[index]?.expression as DateExpression } }))
  }
  const [only] = dates
  const marked = items.slice(0, lastPlace).some(({ is }) => is === 'then' || is === 'back')
  if (behind && only && dates.length === 1 && flights.length > 1 && (only.starts || !marked)) {
    return flights.map((flight, index) => {
      const { when, ...rest } = flight
      if (index === 0) return { ...rest, when: { date: only.expression } }
      return when && 'nights' in when ? flight : rest
    })
  }
  const rest = [...left]
  return flights.map((flight) => {
    const date = flight.when ? undefined : rest.shift()
    return date ? { ...flight, when: { date } } : flight
  })
}

/** The flights as legs, each day counted from the one before; `after` is the day of the flight before the first. */
export function legsOf(
  flights: readonly Flight[],
  today: IsoDate,
  after: IsoDate | undefined,
): { legs: Leg[]; invalid: boolean } {
  let before = after
  let invalid = false
  let named: DateExpression | undefined
  const legs = flights.map((flight): Leg => {
    const { from, to, when, period } = flight
    const leg: Leg = { ...(from && { from }), ...(to && { to }), ...(period && { period }) }
    if (when && 'nights' in when) {
      if (before !== undefined) leg.depart = addDays(before, when.nights)
    } else if (when) {
      const again = named !== undefined && JSON.stringify(named) === JSON.stringify(when.date)
      const found = resolveDate(when.date, { today, ...(before !== undefined && { start: before }) })
      if (found === 'invalid') invalid = true
      else if ('day' in found) leg.depart = again && before !== undefined ? before : found.day
      else leg.between = found
      named = when.date
    }
    before = leg.depart ?? before
    return leg
  })
  return { legs, invalid }
}
