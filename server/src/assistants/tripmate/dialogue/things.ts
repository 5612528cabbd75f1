import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { squeezed } from '@pravas/language/text/message-words'
import { namesThing, type Thing } from '@pravas/language/travel/talk/thing'
import { filterFlights } from '../../../travel/filter-rules.ts'
import { minutesOfDay } from '../../../travel/local-time.ts'
import { flightTitle, isFlight } from '../../../trips/draft/offer-rules.ts'
import { KINDS, type Kind } from '../../../trips/draft/trip-draft.ts'
import { offered } from './criteria-rules.ts'
import { focusOf, optionId, weightOf } from './selection-rules.ts'
import type { DialogueState } from './state.ts'

export type Option = FlightResult | HotelResult

/** The things on the table that a message is about. */
export interface Meant {
  kind: Kind
  options: readonly Option[]
  /** They were named or pointed at; else they are all that is in sight. */
  isNamed: boolean
}

/** An hour that is said of a flight need not be its minute. */
const NEAR_MINUTES = 45

/** The results that a message names, that it points at, or that were chosen; all in sight where it names none. */
export function meantIn(state: DialogueState, thing: Thing, message: string): Meant {
  const hotel = hotelIn(state, message)
  if (hotel) return { kind: 'hotel', options: [hotel], isNamed: true }
  const kind = kindOf(state, thing)
  const { chosen, mentioned } = state
  const all: readonly Option[] = poolOf(state, kind)
  if (namesThing(thing)) return { kind, options: namedAmong(all, thing), isNamed: true }
  const spoken = all.filter((option) => mentioned?.kind === kind && mentioned.ids.includes(optionId(option)))
  if (spoken.length > 0) return { kind, options: spoken, isNamed: true }
  if (thing.part === 'trip' || thing.part === undefined) {
    const last = lastChosen(state)
    if (thing.points && last) return last
  }
  const held = chosen[kind]
  if (held && !thing.all) return { kind, options: [held], isNamed: true }
  return { kind, options: all, isNamed: false }
}

function kindOf(state: DialogueState, { part, hours, airlines, stops }: Thing): Kind {
  if (part === 'hotel' || part === 'return_flight') return poolOf(state, part).length > 0 ? part : focusOf(state, part)
  const ofFlight = part === 'flight' || hours.length + airlines.length > 0 || stops !== undefined
  return focusOf(state, ofFlight ? 'flight' : undefined)
}

/** What is in sight of a part, with what is chosen of it. */
function poolOf(state: DialogueState, kind: Kind): readonly Option[] {
  const shown: readonly Option[] = offered(state, kind)
  const chosen = state.chosen[kind]
  return !chosen || shown.some((option) => optionId(option) === optionId(chosen)) ? shown : [...shown, chosen]
}

/** What was chosen last, in the order in which one is asked. */
function lastChosen({ chosen }: DialogueState): Meant | undefined {
  const kind = KINDS.findLast((one) => chosen[one] !== null)
  const option = kind && chosen[kind]
  return option ? { kind, options: [option], isNamed: true } : undefined
}

/** Those of some results that are named: first by what is true of them, then by what they are the most of or by their place. */
function namedAmong(all: readonly Option[], thing: Thing): readonly Option[] {
  const { airlines, period, extremes, ordinals, hours } = thing
  const ofAirlines = airlines.length > 0 ? all.filter((one) => isFlight(one) && airlines.includes(one.airline)) : all
  const inPeriod = period === undefined ? ofAirlines : within(ofAirlines, period)
  const atHours = hours.length > 0 ? hours.flatMap((hour) => atHour(inPeriod, hour)) : inPeriod
  const most = extremes.flatMap(
    (extreme) => atHours.toSorted((a, b) => weightOf(a, extreme) - weightOf(b, extreme))[0] ?? [],
  )
  const counted = ordinals.flatMap((place) => atHours.at(place > 0 ? place - 1 : place) ?? [])
  const picked = [...most, ...counted]
  if (picked.length > 0) return [...new Set(picked)]
  // Of two airlines the cheapest of each is compared.
  return airlines.length > 1
    ? airlines.flatMap(
        (airline) =>
          atHours
            .filter((one) => isFlight(one) && one.airline === airline)
            .toSorted((a, b) => weightOf(a, 'cheapest') - weightOf(b, 'cheapest'))[0] ?? [],
      )
    : [...new Set(atHours)]
}

function within(options: readonly Option[], period: NonNullable<Thing['period']>): readonly Option[] {
  const { options: fits, unmet } = filterFlights(options.filter(isFlight), { depart_period: period })
  return unmet ? [] : fits
}

/** The flight that leaves at an hour, or nearest to it. */
function atHour(options: readonly Option[], { time, other }: Thing['hours'][number]): readonly Option[] {
  const off = (option: Option) => {
    const leaves = isFlight(option) ? minutesOfDay(option.departure_airport.time.slice(-5)) : Number.NaN
    return Math.min(
      ...[time, ...(other === undefined ? [] : [other])].map((said) => Math.abs(leaves - minutesOfDay(said))),
    )
  }
  const [nearest] = options.filter((option) => off(option) <= NEAR_MINUTES).toSorted((a, b) => off(a) - off(b))
  return nearest ? options.filter((option) => off(option) === off(nearest)) : []
}

/** A hotel that is named in full. */
function hotelIn(state: DialogueState, message: string): HotelResult | undefined {
  const said = squeezed(message)
  const { hotel } = state.chosen
  return [...offered(state, 'hotel'), ...(hotel ? [hotel] : [])].find(({ name }) => said.includes(squeezed(name)))
}

/** A result as a sentence names it. */
export const titleOf = (option: Option): string => (isFlight(option) ? flightTitle(option) : option.name)
