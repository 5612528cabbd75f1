import type { ClockTime, DayPeriod } from '../../text/clock.ts'
import { anyOf, either, inOrder, maybe, phrases } from '../../text/phrase-grammar.ts'
import type { Token } from '../../text/tokens.ts'
import { findEntities, ofKind } from '../entities.ts'
import type { Cabin, Extreme, Target } from '../types.ts'
import { CHEAPEST, DEAREST, FASTEST } from '../words/extremes.ts'
import * as flights from '../words/flight-choices.ts'
import * as words from '../words/table-questions.ts'
import { found } from './said.ts'

/** Which of the things on the table a message is about, by whatever names them. */
export interface Thing {
  /** What they are the most of, in the order of the message. */
  extremes: readonly Extreme[]
  /** Their places in the list; -1 is the last. */
  ordinals: readonly number[]
  airlines: readonly string[]
  /** When a flight leaves, with the same hour in the other half of the day where that is left open. */
  hours: readonly { time: ClockTime; other?: ClockTime }[]
  period: DayPeriod | undefined
  stops: number | undefined
  cabin: Cabin | undefined
  part: Target | 'trip' | undefined
  /** 'It', 'that one': what was spoken of or chosen last. */
  points: boolean
  /** 'These', 'both'. */
  all: boolean
}

const EXTREMES: readonly (readonly [Extreme, ReturnType<typeof anyOf>])[] = [
  ['cheapest', anyOf(CHEAPEST, ['sasti wali', 'sasta wala'])],
  ['dearest', anyOf(DEAREST)],
  ['fastest', anyOf(FASTEST)],
  ['first_landing', anyOf(flights.LANDS_FIRST)],
  [
    'earliest',
    anyOf(
      phrases(
        'earliest | earliest one | first flight | pehli flight | sabse pehle wali | sabse pehli | sabse pehli wali',
      ),
    ),
  ],
  ['latest', anyOf(phrases('latest | latest one | last flight | aakhri flight'))],
  ['best_rated', anyOf(phrases('best rated | highest rated | top rated | best rating | highest rating'))],
  ['nearest', anyOf(phrases('nearest | closest | sabse paas'))],
]
const NUMBERED = inOrder(anyOf(phrases('option | number | flight | hotel | card | no')), maybe(anyOf(['no', 'number'])))
const PLACES: readonly (readonly [number, ReturnType<typeof anyOf>])[] = (
  [
    [1, 'first | 1st | pehla | pehli | pehle wali | pehle wala', '1 | one | ek'],
    [2, 'second | 2nd | dusra | dusri | doosra | doosri', '2 | two | do'],
    [3, 'third | 3rd | teesra | teesri | tisra | tisri', '3 | three | teen'],
    [4, 'fourth | 4th | chautha | chauthi', '4 | four | char'],
    [5, 'fifth | 5th | paanchva | paanchvi', '5 | five | paanch'],
    [-1, 'last one | last option | last hotel | aakhri wala | aakhri wali', 'last'],
  ] as const
).map(([place, names, counts]) => [place, either(anyOf(phrases(names)), inOrder(NUMBERED, anyOf(phrases(counts))))])

const HOTEL = anyOf(phrases('hotel | hotels | room | stay | property'))
const RETURN = anyOf(
  phrases(
    'return | return flight | way back | flight back | coming back | inbound | wapsi | wapas wali | wapsi wali | back',
  ),
)
const FLIGHT = anyOf(
  phrases('flight | flights | onward | outbound | going | way there | plane | jaane wali | jane wali'),
)
const TRIP = anyOf(words.OF_TRIP)
const [POINTS, THESE] = [anyOf(words.POINTS), anyOf(words.THESE)]

/** Reads which things a message names. */
export function thingIn(tokens: readonly Token[], said: readonly string[]): Thing {
  const entities = findEntities(tokens)
  const placesOf = <Name>(rules: readonly (readonly [Name, ReturnType<typeof anyOf>])[]): Name[] =>
    said.flatMap((_, at) => rules.flatMap(([name, rule]) => (rule(said, at).length > 0 ? [name] : [])))
  const values = <Kind extends 'airline' | 'stops' | 'cabin' | 'period' | 'clock'>(kind: Kind) =>
    ofKind(entities, kind).filter(({ negated }) => !negated)
  return {
    extremes: [...new Set(placesOf(EXTREMES))],
    ordinals: [...new Set(placesOf(PLACES))],
    airlines: values('airline').map(({ value }) => value.airline),
    hours: values('clock').map(({ value: { time, other } }) => ({ time, ...(other !== undefined && { other }) })),
    period: values('period')[0]?.value.period,
    stops: values('stops')[0]?.value.most,
    cabin: values('cabin')[0]?.value.cabin,
    part: found(HOTEL, said)
      ? 'hotel'
      : found(RETURN, said)
        ? 'return_flight'
        : found(FLIGHT, said)
          ? 'flight'
          : found(TRIP, said)
            ? 'trip'
            : undefined,
    points: found(POINTS, said),
    all: found(THESE, said),
  }
}

/** Whether a message names one thing or several, by more than pointing. */
export const namesThing = ({ extremes, ordinals, airlines, hours, period }: Thing): boolean =>
  extremes.length + ordinals.length + airlines.length + hours.length > 0 || period !== undefined
