import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, wordSet, wordsIn } from '../../text/phrase-grammar.ts'
import { opensWith } from '../../text/phrases-in.ts'
import { clean, type Token, tokenise } from '../../text/tokens.ts'
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
import type { ChoiceWords, FlightChoice, Part } from './flight-choice-words.ts'
import { spellingsOf } from './said.ts'

const FILLER = anyOf(
  ...[ASSENT, COURTESY, PLEASE, ADDRESS, ASIDE, GLUE, HESITATION, MANNER, SIGH],
  ...[WANT, REQUEST, SPEAKER, HINDI_LEAD, DETERMINER, POINTER, RESULT, PARTICLE],
  ...[choosing.CHOOSE, choosing.TAKE_LAST, choosing.CHOSEN, choosing.PAUSE, words.BETWEEN, words.FINE, words.SOMETHING],
)
/** A no to what was said before; behind what is named it rejects that. */
const OPENS = anyOf(NO)
/** 'Which of these is quickest' asks, also without its mark. */
const ASKS: ReadonlySet<string> = new Set(['which', 'wich', 'whch', 'what', 'whats', 'kaunsi', 'konsi', 'kaun'])
/** 'The one which costs 5,640' asks nothing. */
const isRelative = (before: Token | undefined): boolean => /^(?:one|flight|option|hotel)$/.test(before?.said ?? '')
const OPENING: ReadonlySet<string> = wordsIn(COURTESY, ASIDE, GLUE, HESITATION, ASSENT, NO)
/** Longer messages say more than a choice. */
const MOST_WORDS = 40

/**
 * Reads the choice of a flight by what it is beside the others: 'the one nearest to 8', 'cheapest that makes it', 'not the first
 * one, the other IndiGo'; one for each way where a message names both. A closed grammar that accounts for every word.
 */
export function flightChoicesIn(message: string): readonly FlightChoice[] {
  const text = clean(romanised(message))
  const tokens = correctSpelling(tokenise(text))
  const asks = message.includes('?') && !opensWith(text, choosing.REQUEST)
  if (asks && (!message.trimEnd().endsWith('?') || AUXILIARY.has(tokens[0]?.said ?? ''))) return []
  return choicesIn(tokens).map((choice) => (asks ? { ...choice, asked: true } : choice))
}

/** 'Is the cheapest fine?' asks what it is, and 'the cheapest?' which one. */
const AUXILIARY = wordSet(
  'is are am was were be do does did has have had will would can could should shall may might kya how when where why who',
)

function choicesIn(tokens: readonly Token[]): readonly FlightChoice[] {
  if (
    tokens.some(
      ({ said }, at) =>
        ASKS.has(said) && !isRelative(tokens[at - 1]) && tokens.slice(0, at).every((one) => OPENING.has(one.said)),
    )
  )
    return []
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return []
  const entities = findEntities(tokens)
  for (const said of [spellingsOf(tokens), tokens.map(({ said }) => said)]) {
    const all: ChoiceWords = { said, tokens, entities }
    const one = choiceIn(all, 0, said.length) ?? withFallback(all) ?? withPreference(all) ?? narrowing(all)
    if (one && !isCounted(one)) return [one]
    const two = eachWay(all)
    if (two) return two
  }
  return []
}

/** 'The Air India one if there is, otherwise the earliest'. */
function withFallback(all: ChoiceWords): FlightChoice | undefined {
  for (const at of all.said.keys()) {
    if (at === 0) continue
    for (const end of OTHERWISE(all.said, at)) {
      const wanted = wantedFirst(all, at)
      const otherwise = choiceIn(all, end, all.said.length, saysAnything)
      if (wanted && otherwise) return { ...wanted, otherwise }
    }
  }
  return undefined
}

/** 'The one reaching before lunch, Air India if there is more than one'. */
function withPreference(all: ChoiceWords): FlightChoice | undefined {
  const end = all.said.findIndex((_, at) => IF_SEVERAL(all.said, at).includes(all.said.length))
  for (let at = end - 1; at > 0; at--) {
    const [wanted, told] = [choiceIn(all, 0, at, saysAnything), choiceIn(all, at, end, saysAnything)]
    if (wanted && told && told.order === undefined && told.hours.length === 0) return { ...wanted, prefers: told.where }
  }
  return undefined
}

/** 'On the 10th something after 7, refundable if there is': describes several, of which none is taken. */
function narrowing(all: ChoiceWords): FlightChoice | undefined {
  const choice = choiceIn(all, 0, all.said.length, ({ order, ideally, hours, where }) => {
    return order === undefined && ideally !== undefined && hours.length + Object.keys(where).length > 0
  })
  return choice && { ...choice, narrows: true }
}

/** No more words than these may stay unread beside what a choice says. */
const MOST_UNREAD = 3
/** Reject, compare or judge what is described, so that nothing may be left unread beside them. */
const TURNS_ROUND = wordSet(
  'not no nope never nahi nahin mat na too if or ya but than why how was were is are isnt wasnt same bad worse better nothing none only except without',
)

/**
 * What a message says of the results in sight where some of its words are none of a choice: it takes none, and narrows the list.
 * Undefined where nothing is said of them, or where what is left might turn it round. `unread` are the words that are left.
 */
export function describedIn(message: string): { choice: FlightChoice; unread: readonly string[] } | undefined {
  if (message.includes('?')) return undefined
  const tokens = correctSpelling(tokenise(clean(romanised(message))))
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined
  const all: ChoiceWords = { said: spellingsOf(tokens), tokens, entities: findEntities(tokens) }
  const mayStay = (at: number) => {
    const { text = '', said = '' } = tokens[at] ?? {}
    return (
      !TURNS_ROUND.has(said) &&
      !TURNS_ROUND.has(text) &&
      !all.entities.some(({ start, end }) => start <= at && at < end)
    )
  }
  const found = foundIn(all, 0, tokens.length, isDescription, { most: MOST_UNREAD, mayStay })
  if (!found) return undefined
  const { order: _, among: _among, only: _only, ...described } = found.choice
  const unread = found.left.flatMap((at) => tokens[at]?.raw ?? [])
  return { choice: { ...described, narrows: true }, unread }
}

const isDescription = ({ where, hours, other }: FlightChoice): boolean =>
  !other && hours.length + Object.keys(where).length > 0

const OTHERWISE = anyOf(words.OTHERWISE)
const IF_ANY = anyOf(words.IF_ANY)
const IF_SEVERAL = anyOf(words.IF_SEVERAL)
/** Where the words before a fallback end, without 'if there is one'. */
const IF_ANY_BEFORE = (said: readonly string[], end: number): number[] => [
  end,
  ...Array.from({ length: end }, (_, at) => at).filter((at) => IF_ANY(said, at).includes(end)),
]

/** What is wanted first, of 'IndiGo if there is one' and 'IndiGo ho to IndiGo'. */
function wantedFirst(all: ChoiceWords, end: number): FlightChoice | undefined {
  const first = IF_ANY_BEFORE(all.said, end).map((at) => choiceIn(all, 0, at, saysAnything))
  const again = all.said.flatMap((_, at) => IF_ANY(all.said, at)).filter((at) => at < end)
  const then = again.map((at) => choiceIn(all, at, end, saysAnything))
  return [...first, ...then].find((choice) => choice !== undefined)
}

/** Whether a choice says anything of a result: enough where another one is named in its place. */
const saysAnything = (choice: FlightChoice): boolean =>
  namesOne(choice) || choice.hours.length > 0 || Object.keys(choice.where).length > 0

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
function choiceIn(
  all: ChoiceWords,
  from: number,
  until: number,
  isChoice = (choice: FlightChoice) =>
    namesOne(choice) ||
    pointsOut(all.said.slice(from, until), choice) ||
    (saysAnything(choice) && speaksOfOne(all.said, from, until)),
  unread: { most: number; mayStay(at: number): boolean } = { most: 0, mayStay: () => false },
): FlightChoice | undefined {
  return foundIn(all, from, until, isChoice, unread)?.choice
}

/** The same, with the places of the words that it leaves unread, which are as few as can be. */
function foundIn(...[all, from, until, isChoice, unread]: Required<Parameters<typeof searched>>) {
  for (let most = 0; most <= unread.most; most++) {
    const found = searched(all, from, until, isChoice, { ...unread, most })
    if (found) return found
  }
  return undefined
}

function searched(
  all: ChoiceWords,
  from: number,
  until: number,
  isChoice: (choice: FlightChoice) => boolean,
  unread: { most: number; mayStay(at: number): boolean },
): { choice: FlightChoice; left: readonly number[] } | undefined {
  const open: [at: number, used: number, choice: FlightChoice, left: readonly number[]][] = [
    [from, 0, { where: {}, hours: [], not: [] }, []],
  ]
  const reached = new Set<string>()
  for (const [at, used, choice, left] of open) {
    if (at === until) {
      if (isChoice(choice)) return { choice, left }
      continue
    }
    const next = [
      ...partsAt(all, at).flatMap(({ index, end, choice: more }) =>
        (used & (1 << index)) === 0 ? [{ end, used: used | (1 << index), choice: withMore(choice, more), left }] : [],
      ),
      ...(used === 0 ? OPENING_FILLER : FILLER)(all.said, at).map((end) => ({ end, used, choice, left })),
      ...(left.length < unread.most && unread.mayStay(at) ? [{ end: at + 1, used, choice, left: [...left, at] }] : []),
    ]
    for (const step of next) {
      const key = `${step.end}:${step.used}:${step.left.length}`
      if (step.end <= at || step.end > until || reached.has(key)) continue
      reached.add(key)
      open.push([step.end, step.used, step.choice, step.left])
    }
  }
  return undefined
}

const OPENING_FILLER = either(FILLER, OPENS)

type PartFound = ReturnType<Part>[number] & { index: number }
/** What the parts read at each place of a message: a search passes the places many times. */
const FOUND = new WeakMap<ChoiceWords, Map<number, readonly PartFound[]>>()

function partsAt(all: ChoiceWords, at: number): readonly PartFound[] {
  const places = FOUND.get(all) ?? new Map<number, readonly PartFound[]>()
  FOUND.set(all, places)
  const known = places.get(at)
  if (known) return known
  const found = PARTS.flatMap((part, index) => part(at, all).map((one) => ({ ...one, index })))
  places.set(at, found)
  return found
}

/** 'The second one' alone is read where results are chosen. */
const isCounted = ({ order }: FlightChoice): boolean => order?.by === 'place' && order.isCounted === true

/** Whether a choice says which one it is. */
function namesOne({ order, other, only, inTime, hours, where }: FlightChoice): boolean {
  // 'The last IndiGo' is the latest one, 'the last one' the end of a list.
  if (order?.by === 'last') return inTime === true || hours.length > 0 || Object.keys(where).length > 0
  return order !== undefined || other === true || only === true
}

/** 'The evening one', '6e wali': one of a kind, which is chosen where there is but one. */
const pointsOut = (said: readonly string[], { where, leg }: FlightChoice): boolean =>
  leg === undefined && where.depart_period !== undefined && said.some((word) => SINGLE.has(word))
const SINGLE: ReadonlySet<string> = new Set(['one', ...PARTICLE.filter((word) => /^w/.test(word))])

/** 'The Air India one', 'subah wali le lo': one certain result, by what is said of it; 'morning ones' are wished for. */
function speaksOfOne(said: readonly string[], from: number, until: number): boolean {
  const some = said.slice(from, until)
  const isAny = (word: string, at: number) => /^an?$/.test(word) && some.slice(at + 1, at + 4).includes('one')
  if (some.some((word, at) => SEVERAL.has(word) || isAny(word, at))) return false
  return (
    some.includes('one') ||
    some.some((word, at) => THE.has(word) && some.slice(at + 1, at + 6).some((next) => ONE.has(next))) ||
    (some.some((word) => ONE_HINDI.has(word)) && some.some((word) => TAKE.has(word)))
  )
}

const SEVERAL = wordSet('ones flights options hotels wale some any koi')
const THE = wordSet('the that')
const ONE = wordSet('flight option hotel card')
const ONE_HINDI = wordSet('wali wala waali waala vali vala')
const TAKE = wordSet('lo le lelo lijiye lijie dijie lena leni kar karo kardo chuno chun book')

const withMore = (choice: FlightChoice, more: Partial<FlightChoice>): FlightChoice => ({
  ...choice,
  ...more,
  where: { ...choice.where, ...more.where },
  hours: [...choice.hours, ...(more.hours ?? [])],
  not: [...choice.not, ...(more.not ?? [])],
})
