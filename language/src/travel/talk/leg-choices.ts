import { anyOf, either, inOrder, maybe, type Rule, several } from '../../text/phrase-grammar.ts'
import { ASSENT } from '../../text/words/assent.ts'
import { DETERMINER } from '../../text/words/determiners.ts'
import { ADDRESS, ASIDE, COURTESY, GLUE, PLEASE, TRANSITION } from '../../text/words/filler.ts'
import { REQUEST, SPEAKER, WANT } from '../../text/words/leads.ts'
import { CHOOSE, TAKE_LAST } from '../words/choosing.ts'
import * as words from '../words/leg-choices.ts'
import { fits, type SaidWords } from './said.ts'

/** What a flight is the most of. */
export type LegExtreme = 'cheapest' | 'fastest' | 'earliest' | 'latest'

/** A choice for flights of a journey: for the one at a place from 1, for the last, or for all that are open. */
export interface LegChoice {
  legs: number | 'last' | 'all'
  extreme: LegExtreme
}

const FILLER = several(
  anyOf(['also', 'too', 'as well'], ASSENT, COURTESY, PLEASE, ADDRESS, ASIDE, GLUE, TRANSITION, WANT, REQUEST, SPEAKER),
)
const THE = several(anyOf(DETERMINER, ['its']))
const THING = several(
  anyOf([
    'one',
    'flight',
    'option',
    'flights',
    'fare',
    'ticket',
    'wali',
    'wala',
    'ones',
    'hi',
    'available',
    'possible',
  ]),
)
const OF = maybe(anyOf(words.HINDI_OF))
const LEG = maybe(anyOf(words.LEG))

const EXTREMES: readonly (readonly [LegExtreme, Rule])[] = [
  ['cheapest', anyOf(words.CHEAPEST)],
  ['fastest', anyOf(words.FASTEST)],
  ['earliest', anyOf(words.EARLIEST)],
  ['latest', anyOf(words.LATEST)],
]
const PLACES: readonly (readonly [LegChoice['legs'], Rule])[] = [
  [1, anyOf(words.FIRST)],
  [2, anyOf(words.SECOND)],
  [3, anyOf(words.THIRD)],
  [4, anyOf(words.FOURTH)],
  ['last', anyOf(words.LAST)],
]
const ofPlace = (place: Rule): Rule =>
  either(
    inOrder(maybe(anyOf(words.FOR)), THE, place, anyOf(words.LEG), OF),
    // 'Cheapest for the last also'.
    inOrder(anyOf(['for']), THE, place, maybe(anyOf(['also', 'too', 'as well']))),
  )
const ALL = either(
  inOrder(maybe(anyOf(words.FOR)), THE, anyOf(words.EVERY), LEG, OF),
  inOrder(maybe(anyOf(words.FOR)), anyOf(words.EVERYWHERE)),
)

const wish = (extreme: Rule, legs: Rule): Rule => {
  const choice = inOrder(several(anyOf(CHOOSE)), THE, extreme, THING)
  const taken = several(anyOf(TAKE_LAST))
  return inOrder(
    FILLER,
    either(inOrder(legs, FILLER, choice, taken), inOrder(choice, taken, FILLER, legs, taken)),
    FILLER,
  )
}

const WISHES: readonly { choice: LegChoice; rule: Rule }[] = EXTREMES.flatMap(([extreme, most]) => [
  { choice: { legs: 'all' as const, extreme }, rule: wish(most, ALL) },
  ...PLACES.map(([legs, place]) => ({ choice: { legs, extreme }, rule: wish(most, ofPlace(place)) })),
])

/** 'For the first leg take the cheapest', 'cheapest for all of them': such a choice, where the message says nothing else. */
export function legChoiceIn({ words: said, asks }: SaidWords, spellings: readonly string[]): LegChoice | undefined {
  if (asks) return undefined
  const read = (all: readonly string[]) => WISHES.find(({ rule }) => fits(rule, all))?.choice
  return read(said) ?? read(spellings)
}
