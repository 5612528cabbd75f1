import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, wordsIn } from '../../text/phrase-grammar.ts'
import { opensWith } from '../../text/phrases-in.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { ASSENT } from '../../text/words/assent.ts'
import { DETERMINER, POINTER } from '../../text/words/determiners.ts'
import { ADDRESS, ASIDE, COURTESY, GLUE, HESITATION, MANNER, PLEASE, SIGH } from '../../text/words/filler.ts'
import { HINDI_LEAD, REQUEST, SPEAKER, WANT } from '../../text/words/leads.ts'
import { NO } from '../../text/words/refusal.ts'
import { findEntities } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'
import * as choosing from '../words/choosing.ts'
import * as words from '../words/flight-choices.ts'
import { PARTICLE, RESULT } from '../words/trip-parts.ts'
import { PARTS } from './flight-choice-parts.ts'
import type { ChoiceWords, FlightChoice } from './flight-choice-words.ts'
import { spellingsOf } from './said.ts'

const FILLER = anyOf(
  ...[ASSENT, COURTESY, PLEASE, ADDRESS, ASIDE, GLUE, HESITATION, MANNER, SIGH],
  ...[WANT, REQUEST, SPEAKER, HINDI_LEAD, DETERMINER, POINTER, RESULT, PARTICLE],
  ...[choosing.CHOOSE, choosing.TAKE_LAST, choosing.CHOSEN, choosing.PAUSE, words.BETWEEN, words.FINE],
)
/** A no to what was said before; behind what is named it rejects that. */
const OPENS = anyOf(NO)
/** 'Which of these is quickest' asks, also without its mark. */
const ASKS: ReadonlySet<string> = new Set(['which', 'what', 'whats', 'kaunsi', 'konsi', 'kaun'])
const OPENING: ReadonlySet<string> = wordsIn(COURTESY, ASIDE, GLUE, HESITATION, ASSENT, NO)
/** Longer messages say more than a choice. */
const MOST_WORDS = 40

/**
 * Reads the choice of a flight by what it is beside the others: 'the one nearest to 8', 'cheapest that makes it', 'not the first
 * one, the other IndiGo'; one for each way where a message names both. A closed grammar that accounts for every word.
 */
export function flightChoicesIn(message: string): readonly FlightChoice[] {
  const text = clean(romanised(message))
  if (message.includes('?') && !opensWith(text, choosing.REQUEST)) return []
  const tokens = correctSpelling(tokenise(text))
  if (tokens.some(({ said }, at) => ASKS.has(said) && tokens.slice(0, at).every((one) => OPENING.has(one.said))))
    return []
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return []
  const entities = findEntities(tokens)
  for (const said of [spellingsOf(tokens), tokens.map(({ said }) => said)]) {
    const all: ChoiceWords = { said, tokens, entities }
    const one = choiceIn(all, 0, said.length)
    if (one && !isCounted(one)) return [one]
    const two = eachWay(all)
    if (two) return two
  }
  return []
}

function eachWay(all: ChoiceWords): readonly FlightChoice[] | undefined {
  for (let at = 1; at < all.said.length; at++) {
    if (all.said[at] === undefined || (!all.tokens[at]?.comma && !JOINS.has(all.said[at] ?? ''))) continue
    const [first, second] = [choiceIn(all, 0, at), choiceIn(all, at, all.said.length)]
    if (!first || !second) continue
    const ways = new Set([first.leg, second.leg])
    if (ways.has('flight') && ways.has('return_flight'))
      return first.leg === 'flight' ? [first, second] : [second, first]
  }
  return undefined
}

const JOINS: ReadonlySet<string> = new Set(words.JOINS)

/** The choice that the words between two places make, each of which is read. */
function choiceIn(all: ChoiceWords, from: number, until: number): FlightChoice | undefined {
  const open: [at: number, used: number, choice: FlightChoice][] = [[from, 0, { where: {}, hours: [], not: [] }]]
  const reached = new Set<string>()
  for (const [at, used, choice] of open) {
    if (at === until) {
      if (namesOne(choice) || pointsOut(all.said.slice(from, until), choice)) return choice
      continue
    }
    const next = [
      ...PARTS.flatMap((part, index) =>
        (used & (1 << index)) === 0
          ? part(at, all).map(({ end, choice: more }) => ({
              end,
              used: used | (1 << index),
              choice: withMore(choice, more),
            }))
          : [],
      ),
      ...(used === 0 ? either(FILLER, OPENS) : FILLER)(all.said, at).map((end) => ({ end, used, choice })),
    ]
    for (const step of next) {
      const key = `${step.end}:${step.used}`
      if (step.end <= at || step.end > until || reached.has(key)) continue
      reached.add(key)
      open.push([step.end, step.used, step.choice])
    }
  }
  return undefined
}

/** 'The second one' alone is read where results are chosen. */
const isCounted = ({ order }: FlightChoice): boolean => order?.by === 'place' && order.isCounted === true

/** Whether a choice says which one it is. */
function namesOne({ order, other, inTime, hours }: FlightChoice): boolean {
  if (order?.by === 'last') return inTime === true || hours.length > 0
  return order !== undefined || other === true
}

/** 'The evening one', '6e wali': one of a kind, which is chosen where there is but one. */
const pointsOut = (said: readonly string[], { where, leg }: FlightChoice): boolean =>
  leg === undefined && where.depart_period !== undefined && said.some((word) => SINGLE.has(word))
const SINGLE: ReadonlySet<string> = new Set(['one', ...PARTICLE.filter((word) => /^w/.test(word))])

const withMore = (choice: FlightChoice, more: Partial<FlightChoice>): FlightChoice => ({
  ...choice,
  ...more,
  where: { ...choice.where, ...more.where },
  hours: [...choice.hours, ...(more.hours ?? [])],
  not: [...choice.not, ...(more.not ?? [])],
})
