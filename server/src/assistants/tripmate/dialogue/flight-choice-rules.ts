import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { weekdayOf } from '@pravas/language/text/calendar'
import type { DateExpression } from '@pravas/language/text/date-expression'
import type { ChoiceFilters, FlightChoice } from '@pravas/language/travel/talk/flight-choice-words'
import type { SaidHour } from '@pravas/language/travel/talk/said-hours'
import type { FlightFilters } from '@pravas/language/travel/types'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { type FlightFilters as Filters, filterFlights, filterHotels, nightPaise } from '../../../travel/filter-rules.ts'
import { minutesOfDay } from '../../../travel/local-time.ts'
import { flightId } from '../../../travel/source.ts'
import { stayPaise } from '../../../trips/draft/offer-rules.ts'
import { stayOf } from '../../../trips/draft/stay-rules.ts'
import { type Kind, TIME_NAMES } from '../../../trips/draft/trip-draft.ts'
import { optionWords } from '../../trip-texts/option-text-rules.ts'
import { narrowed, taken } from './choose-rules.ts'
import { foundFlights, offered } from './criteria-rules.ts'
import { labelledFlights, labelledHotels } from './label-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { filterWords, hotelWishes } from './relax-rules.ts'
import { focusOf, OF_STAYS, optionId, weightOf } from './selection-rules.ts'
import type { DialogueState } from './state.ts'

type Way = 'flight' | 'return_flight'
type Option = FlightResult | HotelResult

/** Neither overnight nor before the day begins. */
const BY_DAY = { depart_after: '05:00', depart_before: '22:00' } as const

/**
 * Takes the results that are chosen by what they are beside the others; undefined where there is none to choose from, or what the choice
 * rests on was never told.
 */
export function resultsChosen(
  state: DialogueState,
  choices: readonly FlightChoice[],
  policy: PolicyOfDay,
): Outcome | undefined {
  let outcome: Outcome | undefined
  for (const choice of choices) {
    const before = outcome?.state ?? state
    const kind = kindOf(before, choice)
    // 'The IndiGo one?' is a question of its own.
    if (kind === undefined || (choice.asked && (isDescribed(choice) || choice.only))) return outcome
    const next = kind === 'hotel' ? hotelOf(before, choice, policy) : flightOf(before, kind, choice, policy)
    if (next === undefined) return outcome
    outcome = outcome ? { ...next, notes: [...outcome.notes, ...next.notes] } : next
    if (next.act !== 'go-on') return outcome
  }
  return outcome
}

/** Whose results a choice is among; undefined where none of them are in sight. */
function kindOf(state: DialogueState, choice: FlightChoice): Kind | undefined {
  const { asked, chosen } = state
  // 'Not that one' before anything of the way back is chosen is of the flight out.
  const isOfOut = choice.not.includes(0) && asked?.about === 'choice' && asked.kind === 'return_flight'
  if (isOfOut && choice.leg === undefined && chosen.flight) return 'flight'
  const { leg, day } = choice
  const ofStay = choice.order?.by === 'extreme' && OF_STAYS.has(choice.order.extreme)
  const named = leg ?? (ofStay || choice.where.stars !== undefined || choice.where.amenities ? 'hotel' : undefined)
  const kind = day === undefined ? (named ?? focusOf(state, undefined)) : wayOn(state, day)
  return kind !== undefined && offered(state, kind).length > 0 ? kind : undefined
}

/** The way that is flown on a day, as it was said. */
function wayOn({ criteria }: DialogueState, said: DateExpression): Way | undefined {
  const isOn = (day: string | undefined) => day !== undefined && isDay(said, day)
  return isOn(criteria.return) ? 'return_flight' : isOn(criteria.depart) ? 'flight' : undefined
}

function isDay(said: DateExpression, day: string): boolean {
  switch (said.kind) {
    case 'calendar':
      return said.day === Number(day.slice(8)) && said.month === Number(day.slice(5, 7))
    case 'day_of_month':
      return said.day === Number(day.slice(8))
    case 'weekday':
      return said.weekday === weekdayOf(day)
    default:
      return false
  }
}

function flightOf(state: DialogueState, kind: Way, choice: FlightChoice, policy: PolicyOfDay): Outcome | undefined {
  const shown = offered(state, kind)
  const limits = choice.inTime ? limitsOf(state, kind) : {}
  if (limits === undefined) return undefined
  const hours = { ...limits, ...(choice.byDay && BY_DAY), ...hoursOf(choice, kind, shown) }
  const allowed = choice.withinLimit ? flightsAllowed(state, kind, shown, policy) : shown
  const wished = { ...hours, ...flightFilters(choice.where) }
  const near = fitting(allowed, wished)
  // What is named plainly is taken, whatever was wished for before.
  const options =
    near.length > 0 || choice.inTime || isDescribed(choice) ? near : fitting(unlimited(state, kind), wished)
  const without = ruledOut(state, kind, choice.not)
  const few = amongFew(state, kind, options, choice.among).filter((flight) => !without.has(flightId(flight)))
  const { left, missed } = asIdeal(few, choice, (flights, where) => fitting(flights, flightFilters(where)))
  const picked = preferred(picks(left, shown, choice.order, kind), choice, (flights, where) =>
    fitting(flights, flightFilters(where)),
  )
  if (picked.length === 0 && choice.otherwise) {
    const other = flightOf(state, kind, choice.otherwise, policy)
    return other && { ...other, notes: [noneOf(choice, kind, hours), ...other.notes] }
  }
  // 'The morning one' where none is in sight wishes for others.
  if (options.length === 0 && isDescribed(choice)) return undefined
  if (options.length === 0) return noneFits(state, kind, hours, choice.where)
  // 'The other one' of which none is known yet.
  if (choice.other && without.size === 0 && left.length < 2) return aside(state, note('choose.name-one'))
  if (isPointer(choice)) return theOnly(state, kind, picked)
  if (picked.length > 0) return told(decided(state, kind, picked, choice), missed)
  if (choice.among && few.length === 0) return aside(state, note('choose.name-one'))
  const at = choice.order?.by === 'at' ? choice.order : undefined
  if (choice.order?.by === 'costs') return aside(state, note('choose.none-fits', { filters: 'none' }))
  if (at === undefined) return aside(state, note('choose.only', { count: left.length }))
  return nearestInstead(state, kind, left, filterWords(flightFilters(choice.where)), at.hour, at.lands)
}

function hotelOf(state: DialogueState, choice: FlightChoice, policy: PolicyOfDay): Outcome | undefined {
  const { where, order, hours, not } = choice
  const isOfFlight = hours.length > 0 || not.length > 0 || choice.inTime || Object.keys(flightOnly(where)).length > 0
  if (isOfFlight || choice.other || (order && !['extreme', 'costs', 'place'].includes(order.by))) return undefined
  const shown = offered(state, 'hotel')
  const allowed = choice.withinLimit ? hotelsAllowed(state, shown, policy) : shown
  const few = amongFew(state, 'hotel', fittingHotels(allowed, where), choice.among)
  const { left, missed } = asIdeal(few, choice, fittingHotels)
  const picked = preferred(hotelPicks(left, shown, order), choice, fittingHotels)
  if (picked.length === 0 && choice.otherwise) {
    const other = hotelOf(state, choice.otherwise, policy)
    return other && { ...other, notes: [noneOf(choice, 'hotel', {}), ...other.notes] }
  }
  // The second of a kind of which there is one.
  if (picked.length === 0 && left.length > 0 && choice.order?.by === 'extreme')
    return { ...goOn(narrowed(state, 'hotel', left), [note('choose.only', { count: left.length })]), show: ['hotel'] }
  if (picked.length === 0) return isDescribed(choice) ? undefined : aside(state, noneOf(choice, 'hotel', {}))
  if (isPointer(choice)) return theOnly(state, 'hotel', picked)
  return told(decided(state, 'hotel', picked, choice), missed)
}

/** What comes of a choice, with what is said before it. */
const told = (outcome: Outcome, notes: readonly Note[]): Outcome => ({
  ...outcome,
  notes: [...notes, ...outcome.notes],
})

/** Those that are as it was wished if any is, else all of them, and that none is. */
function asIdeal<Result extends Option>(
  options: readonly Result[],
  { ideally }: FlightChoice,
  fit: (options: readonly Result[], where: ChoiceFilters) => readonly Result[],
): { left: readonly Result[]; missed: readonly Note[] } {
  const best = ideally ? fit(options, ideally) : []
  if (!ideally || options.length === 0 || best.length > 0) return { left: best.length > 0 ? best : options, missed: [] }
  const ofStay = hotelWishes(ideally).map(({ words }) => words)
  const filters = [filterWords(flightFilters(ideally)), ...ofStay].filter(Boolean).join(', ')
  return { left: options, missed: [note('choose.none-ideal', { filters })] }
}

/** The flights of a way without what was wished for before. */
function unlimited(state: DialogueState, kind: Way): readonly FlightResult[] {
  const found = [...foundFlights(state, kind)]
  if (kind === 'flight' || !state.flights) return found
  return offered({ ...state, flights: { ...state.flights, returning: found } }, kind)
}

/** Whether a choice only says what it is of, and not which one. */
const isDescribed = ({ order, other, only, inTime }: FlightChoice): boolean =>
  order === undefined && !other && !only && !inTime

/** Takes the one that is left, shows the several, or tells of the one that is only asked about. */
function decided(
  state: DialogueState,
  kind: Kind,
  picked: readonly Option[],
  { asked, narrows }: FlightChoice,
): Outcome {
  const [only, ...others] = picked
  if (only && asked)
    return aside(
      { ...state, mentioned: { kind, ids: [optionId(only)] } },
      note('choose.would-be', { option: optionWords(only) }),
    )
  if (only && others.length === 0 && !narrows) return { ...goOn(state), ...taken(state, kind, only) }
  return { ...goOn(narrowed(state, kind, picked), [replies('choose.fit', { count: picked.length })]), show: [kind] }
}

/** 'Wahi ek', and not 'jisme gym ho, wo wala', which says what it has. */
const isPointer = ({ only, order, where, hours }: FlightChoice): boolean =>
  only === true && order === undefined && hours.length === 0 && Object.keys(where).length === 0

/** 'Wahi ek': the one that was spoken of last, or the only one in sight. */
function theOnly(state: DialogueState, kind: Kind, options: readonly Option[]): Outcome {
  const spoken = state.mentioned?.kind === kind ? state.mentioned.ids : []
  const named = options.filter((option) => spoken.includes(optionId(option)))
  const [only, ...others] = named.length > 0 ? named : options
  if (!only || others.length > 0) return aside(state, note('choose.name-one'))
  return { ...goOn(state), ...taken(state, kind, only) }
}

/** Those of several that fit which are preferred, where there are any. */
function preferred<Result extends Option>(
  picked: readonly Result[],
  { prefers }: FlightChoice,
  fit: (options: readonly Result[], where: ChoiceFilters) => readonly Result[],
): readonly Result[] {
  const best = prefers && picked.length > 1 ? fit(picked, prefers) : []
  return best.length > 0 ? best : picked
}

/** Says that none is as it was wished first. */
function noneOf({ where, withinLimit }: FlightChoice, kind: Kind, hours: FlightFilters): Note {
  const { airline } = where
  const others = Object.keys({ ...where, ...hours }).length > 1
  if (kind !== 'hotel' && airline !== undefined && !others && !withinLimit)
    return note('choose.no-airline', { airline })
  const { stars: _, stars_most: _most, ...filters } = where
  return note('choose.none-fits', { filters: filterWords({ ...filters, ...hours }) || 'none' })
}

const flightFilters = ({ stars: _, stars_most: _most, amenities: _amenities, ...filters }: ChoiceFilters): Filters =>
  filters
/** What only a flight can be. */
const flightOnly = (where: ChoiceFilters): Filters => {
  const { max_price_paise: _, ...filters } = flightFilters(where)
  return filters
}

function fittingHotels(hotels: readonly HotelResult[], where: ChoiceFilters): readonly HotelResult[] {
  const { stars, stars_most, amenities, max_price_paise: most } = where
  const { options, unmet } = filterHotels(hotels, {
    ...(stars !== undefined && { stars }),
    ...(stars_most !== undefined && { stars_most }),
    ...(amenities && { amenities }),
    ...(most !== undefined && { max_night_paise: most }),
  })
  const fits = new Set(unmet ? [] : options)
  return hotels.filter((hotel) => fits.has(hotel))
}

function hotelPicks(
  left: readonly HotelResult[],
  shown: readonly HotelResult[],
  order: FlightChoice['order'],
): readonly HotelResult[] {
  if (order?.by === 'place') return shown.slice(order.index - 1, order.index).filter((one) => left.includes(one))
  if (order?.by === 'costs')
    return left.filter((hotel) => [nightPaise(hotel), stayPaise(hotel)].includes(paiseFromRupees(order.rupees)))
  if (order?.by !== 'extreme') return left
  const ranked = left.toSorted((a, b) => weightOf(a, order.extreme) - weightOf(b, order.extreme))
  return ranked.slice(order.rank - 1, order.rank)
}

/** The flights that the policy allows as they are. */
function flightsAllowed(
  state: DialogueState,
  kind: Way,
  flights: readonly FlightResult[],
  policy: PolicyOfDay,
): readonly FlightResult[] {
  const labelled = labelledFlights(flights, kind, { found: foundFlights(state, kind), returning: [], policy })
  return flights.filter((_, at) => labelled[at]?.policy?.within !== false)
}

/** The hotels that the policy allows as they are. */
function hotelsAllowed(
  state: DialogueState,
  hotels: readonly HotelResult[],
  policy: PolicyOfDay,
): readonly HotelResult[] {
  const labelled = labelledHotels(hotels, stayOf(state).city ?? '', policy)
  return hotels.filter((_, at) => labelled[at]?.policy?.within !== false)
}

/** The few among which the choice is; none where it isn't known which are meant. */
function amongFew<Result extends Option>(
  { mentioned }: DialogueState,
  kind: Kind,
  options: readonly Result[],
  among: FlightChoice['among'],
): readonly Result[] {
  if (!among) return options
  const { count, extreme, isFirst } = among
  if (extreme) return options.toSorted((a, b) => weightOf(a, extreme) - weightOf(b, extreme)).slice(0, count)
  if (isFirst || options.length === count) return options.slice(0, count)
  const spoken = options.filter((option) => mentioned?.kind === kind && mentioned.ids.includes(optionId(option)))
  return spoken.length === count ? spoken : []
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

const ARRIVALS = {
  depart_after: 'arrive_after',
  depart_before: 'arrive_before',
  arrive_after: 'arrive_after',
  arrive_before: 'arrive_before',
} as const

/** The bounds of a choice. Who is home by nine, or flies back after six, means the evening. */
function hoursOf({ hours, order }: FlightChoice, kind: Way, shown: readonly FlightResult[]): FlightFilters {
  // 'Whichever lands last, but before 2' bounds the landing.
  const lands = order?.by === 'extreme' && /_landing$/.test(order.extreme)
  return Object.fromEntries(
    hours.map(({ limit: said, hour }) => {
      const limit = lands ? ARRIVALS[said] : said
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
    case 'costs':
      return left.filter(({ price }) => price === order.rupees)
    case 'at':
      return left.filter((flight) => (order.lands ? landsAt : leavesAt)(flight, order.hour))
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
const landsAt = ({ arrival_airport }: FlightResult, hour: SaidHour): boolean =>
  hoursSaid(hour).includes(clockOf(arrival_airport))
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
function noneFits(state: DialogueState, kind: Way, hours: FlightFilters, said: ChoiceFilters): Outcome {
  const where = flightFilters(said)
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
  lands = false,
): Outcome {
  const weight = (flight: FlightResult) => (hour ? minutesFrom(flight, hour, lands, kind) : flight.price)
  const [nearest] = flights.toSorted((a, b) => weight(a) - weight(b))
  if (!nearest) return aside(state, note('choose.none-fits', { filters: filters || 'none' }))
  const words = {
    flight: `${nearest.airline} ${nearest.flight_number}`,
    leaves: clockOf(nearest.departure_airport),
    lands: clockOf(nearest.arrival_airport),
  }
  const told = filters
    ? note('choose.nearest-to', { filters, ...words })
    : note(lands ? 'choose.nearest-landing' : 'choose.nearest-at', { time: hour?.time ?? '', ...words })
  return aside({ ...state, mentioned: { kind, ids: [flightId(nearest)] } }, told)
}
