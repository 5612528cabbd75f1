import type { FlightResult } from '@pravas/contract/cards'
import type { FlightChoice } from '@pravas/language/travel/talk/flight-choice-words'
import type { SaidHour } from '@pravas/language/travel/talk/said-hours'
import type { FlightFilters } from '@pravas/language/travel/types'
import { note, replies } from '@pravas/messages/tripmate'
import { type FlightFilters as Filters, filterFlights } from '../../../travel/filter-rules.ts'
import { minutesOfDay } from '../../../travel/local-time.ts'
import { flightId } from '../../../travel/source.ts'
import { TIME_NAMES } from '../../../trips/draft/trip-draft.ts'
import { narrowed, taken } from './choose-rules.ts'
import { foundFlights, offered } from './criteria-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { filterWords } from './relax-rules.ts'
import { focusOf, weightOf } from './selection-rules.ts'
import type { DialogueState } from './state.ts'

type Way = 'flight' | 'return_flight'

/** Neither overnight nor before the day begins. */
const BY_DAY = { depart_after: '05:00', depart_before: '22:00' } as const

/**
 * Takes the flights that are chosen by what they are beside the others; undefined where there is none to choose from, or what the choice
 * rests on was never told.
 */
export function flightsChosen(state: DialogueState, choices: readonly FlightChoice[]): Outcome | undefined {
  let outcome: Outcome | undefined
  for (const choice of choices) {
    const before = outcome?.state ?? state
    const kind = wayOf(before, choice)
    if (kind === undefined) return outcome
    const next = chosenOf(before, kind, choice)
    if (next === undefined) return outcome
    outcome = outcome ? { ...next, notes: [...outcome.notes, ...next.notes] } : next
    if (next.act !== 'go-on') return outcome
  }
  return outcome
}

/** The way whose flights a choice is among; undefined where none of them are in sight. */
function wayOf(state: DialogueState, { leg }: FlightChoice): Way | undefined {
  if (leg) return offered(state, leg).length > 0 ? leg : undefined
  const kind = focusOf(state, undefined)
  return kind !== 'hotel' && offered(state, kind).length > 0 ? kind : undefined
}

function chosenOf(state: DialogueState, kind: Way, choice: FlightChoice): Outcome | undefined {
  const shown = offered(state, kind)
  const limits = choice.inTime ? limitsOf(state, kind) : {}
  if (limits === undefined) return undefined
  const hours = { ...limits, ...(choice.byDay && BY_DAY), ...hoursOf(choice, kind, shown) }
  const options = fitting(shown, { ...hours, ...choice.where })
  if (options.length === 0) return noneFits(state, kind, hours, choice.where)
  const without = ruledOut(state, kind, choice.not)
  const few = amongFew(options, choice.among)
  const left = few.filter((flight) => !without.has(flightId(flight)))
  // 'The other one' of which none is known yet.
  if (choice.other && without.size === 0 && left.length < 2) return aside(state, note('choose.name-one'))
  const picked = picks(left, shown, choice.order, kind)
  const [only, ...others] = picked
  if (only && others.length === 0) return { ...goOn(state), ...taken(state, kind, only) }
  if (only) {
    const notes = [replies('choose.fit', { count: picked.length })]
    return { ...goOn(narrowed(state, kind, picked), notes), show: [kind] }
  }
  if (choice.order?.by !== 'at') return aside(state, note('choose.only', { count: left.length }))
  return nearestInstead(state, kind, left, filterWords(choice.where), choice.order.hour)
}

/** The few that are the most of something, where the choice is among these. */
function amongFew(flights: readonly FlightResult[], among: FlightChoice['among']): readonly FlightResult[] {
  if (!among) return flights
  return flights.toSorted((a, b) => weightOf(a, among.extreme) - weightOf(b, among.extreme)).slice(0, among.count)
}

/** The hours that were told before, such as those of a meeting; undefined where there are none. */
function limitsOf({ criteria }: DialogueState, kind: Way): FlightFilters | undefined {
  const { arrive_before } = kind === 'flight' ? criteria : (criteria.return_filters ?? {})
  return arrive_before === undefined ? undefined : { arrive_before }
}

const fitting = (flights: readonly FlightResult[], wishes: Filters): readonly FlightResult[] => {
  const { options, unmet } = filterFlights(flights, wishes)
  const fits = new Set(unmet ? [] : options)
  return flights.filter((flight) => fits.has(flight))
}

/** What is ruled out among those in sight; at 0 those that were spoken of last. */
function ruledOut(state: DialogueState, kind: Way, not: FlightChoice['not']): ReadonlySet<string> {
  const shown = offered(state, kind)
  const spoken = state.mentioned?.kind === kind ? state.mentioned.ids : []
  const chosen = state.chosen[kind]
  return new Set(
    not.flatMap((one) => {
      if (one === 0) return chosen ? [flightId(chosen)] : spoken
      if (typeof one === 'number') return shown.slice(one - 1, one).map(flightId)
      return shown.filter((flight) => leavesAt(flight, one)).map(flightId)
    }),
  )
}

/** The bounds of a choice. Who is home by nine, or flies back after six, means the evening. */
function hoursOf({ hours }: FlightChoice, kind: Way, shown: readonly FlightResult[]): FlightFilters {
  return Object.fromEntries(
    hours.map(({ limit, hour }) => {
      const isEvening = kind === 'return_flight' && (limit === 'depart_after' || limit === 'arrive_before')
      const late = isEvening && hour.other !== undefined && hour.other > hour.time ? hour.other : hour.time
      const fits = fitting(shown, { [limit]: late }).length > 0
      return [limit, fits || hour.other === undefined ? late : late === hour.time ? hour.other : hour.time]
    }),
  )
}

/** The one that a choice picks, none, or several between which it leaves open. */
function picks(
  left: readonly FlightResult[],
  shown: readonly FlightResult[],
  order: FlightChoice['order'],
  kind: Way,
): readonly FlightResult[] {
  switch (order?.by) {
    case 'extreme': {
      const weight = (flight: FlightResult) => weightOf(flight, order.extreme)
      const ranked = left.toSorted((a, b) => weight(a) - weight(b))
      const one = ranked[order.rank - 1]
      return one ? [one] : []
    }
    case 'last':
      return left.toSorted((a, b) => weightOf(a, 'latest') - weightOf(b, 'latest')).slice(0, 1)
    case 'nearest': {
      const weight = (flight: FlightResult) => minutesFrom(flight, order.hour, order.lands, kind)
      const [one] = left.toSorted((a, b) => weight(a) - weight(b))
      return one ? [one] : []
    }
    case 'at':
      return left.filter((flight) => leavesAt(flight, order.hour))
    case 'place': {
      const one = shown[order.index - 1]
      return one && left.includes(one) ? [one] : []
    }
    case undefined:
      return left
  }
}

const clockOf = ({ time }: { time: string }): string => time.slice(11)
const leavesAt = ({ departure_airport }: FlightResult, hour: SaidHour): boolean =>
  hoursSaid(hour).includes(clockOf(departure_airport))
const hoursSaid = ({ time, other }: SaidHour): string[] => (other === undefined ? [time] : [time, other])

/** How far a flight is from an hour; of an hour in either half of the day the nearer one counts. */
function minutesFrom(flight: FlightResult, hour: SaidHour, lands: boolean, kind: Way): number {
  const at = minutesOfDay(clockOf(lands ? flight.arrival_airport : flight.departure_airport))
  // Who wants to be home at nine means the evening.
  const isEvening = lands && kind === 'return_flight' && hour.other !== undefined
  const hours = isEvening ? hoursSaid(hour).toSorted().slice(-1) : lands ? hoursSaid(hour) : [hour.time]
  return Math.min(...hours.map((said) => Math.abs(at - minutesOfDay(said))))
}

/** Says that none fits, with the one of its kind that comes nearest to the hours that are wished. */
function noneFits(state: DialogueState, kind: Way, hours: FlightFilters, where: FlightChoice['where']): Outcome {
  const { airline } = where
  const found = foundFlights(state, kind)
  const held = kind === 'flight' ? state.criteria : (state.criteria.return_filters ?? {})
  const wished = { ...timesOf(held), ...hours }
  const kindred = fitting(found, where)
  if (airline !== undefined && !found.some((flight) => flight.airline === airline))
    return aside(state, note('choose.no-airline', { airline }))
  const after = wished.depart_after ?? wished.arrive_after
  const time = after ?? wished.depart_before ?? wished.arrive_before
  return nearestInstead(
    state,
    kind,
    kindred,
    filterWords({ ...wished, ...where }),
    time === undefined ? undefined : { time },
  )
}

const timesOf = (held: Filters): FlightFilters =>
  Object.fromEntries(TIME_NAMES.flatMap((name) => (held[name] === undefined ? [] : [[name, held[name]]])))

/** Says that none is as it was wished, with the one that leaves nearest to an hour. */
function nearestInstead(
  state: DialogueState,
  kind: Way,
  flights: readonly FlightResult[],
  filters: string,
  hour: SaidHour | undefined,
): Outcome {
  const weight = (flight: FlightResult) => (hour ? minutesFrom(flight, hour, false, kind) : flight.price)
  const [nearest] = flights.toSorted((a, b) => weight(a) - weight(b))
  if (!nearest) return aside(state, note('choose.none-fits', { filters: filters || 'none' }))
  const words = {
    flight: `${nearest.airline} ${nearest.flight_number}`,
    leaves: clockOf(nearest.departure_airport),
    lands: clockOf(nearest.arrival_airport),
  }
  const told = filters
    ? note('choose.nearest-to', { filters, ...words })
    : note('choose.nearest-at', { time: hour?.time ?? '', ...words })
  return aside({ ...state, mentioned: { kind, ids: [flightId(nearest)] } }, told)
}
