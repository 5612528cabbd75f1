import { MONTHS, WEEKDAYS } from '@pravas/language/text/date-words'
import { romanised } from '@pravas/language/text/devanagari'
import type { TextSpan } from '@pravas/language/text/interpretation'
import { hasFigure, lettersOf, numbersIn, plainWord, wordSpans } from '@pravas/language/text/message-words'
import { numberAt } from '@pravas/language/text/numbers'
import { PLACE_WORDS } from '@pravas/language/text/place-names'
import { isFunctionWord } from '@pravas/language/text/skipped-words'
import { isSlipOf } from '@pravas/language/text/spelling'
import { tokenise } from '@pravas/language/text/tokens'
import { correctWord, VOCABULARY } from '@pravas/language/travel/spelling'
import { foreignPatterns, isForeignByGround } from '@pravas/language/travel/topics'
import type { Understanding } from '@pravas/language/travel/types'
import { BOUNDING, DOUBTING } from '@pravas/language/travel/words/frame'
import { isAroundQuestion, isAroundWish } from '@pravas/language/travel/words/talk'
import { draftTotal } from '../../../trips/draft-rules.ts'
import { offered } from './criteria-rules.ts'
import { partLost } from './guard-rules.ts'
import { legsOf } from './legs-rules.ts'
import type { Outcome } from './outcome.ts'
import type { DialogueState } from './state.ts'

/** A message that was taken into the dialogue, and how it would be taken in other words. */
export interface Taken {
  before: DialogueState
  message: string
  understood: Understanding
  /** The words that the grammar of a trip leaves over of a message. */
  leftOf(message: string): readonly TextSpan[]
  /** The turns of phrase that rules have read in it. */
  matches: ReadonlySet<string>
  outcome: Outcome
  /** Takes other words in the place of the message. Pure. */
  retake(message: string): Outcome
}

/** Words that are looked at one by one; of a message with more than these the first are named. */
const MOST_WORDS = 8
const LONGEST = 400

/** A word of the message, which the grammar of a trip left over or read. */
export type Candidate = TextSpan & { isLeft: boolean }

/** The words of the message, of some of them, that nothing rests on. */
export function strayAmong(taken: Taken, isWish: boolean, words: readonly Candidate[]): TextSpan[] {
  const { message } = taken
  const acts = changesTrip(taken)
  const verdictOn = verdicts(taken, isWish, acts)
  const judged = words.map((word) => ({ word, verdict: verdictOn(word) }))
  const open = judged.filter(({ verdict }) => verdict === 'open').map(({ word }) => word)
  // Longer messages tell a story; reading them again and again would take long.
  const looked = message.length > LONGEST ? [] : open.slice(0, MOST_WORDS)
  const idle = idleAmong(taken, looked, acts)
  return judged
    .filter(({ word, verdict }) =>
      verdict === 'open' ? (looked.includes(word) ? idle.includes(word) : word.isLeft) : verdict === 'stray',
    )
    .map(({ word }) => word)
}

/** Whether something is done, beside what is said and asked next. */
function changesTrip({ before, outcome }: Taken): boolean {
  const { asked, mentioned, way } = before
  const then = { ...outcome, notes: [], state: { ...outcome.state, asked, mentioned, way } }
  return essence({ ...then, state: before }) !== essence(then)
}

/** Tells what a word is by itself: read, stray, or open, where it depends on what the message comes to without it. */
function verdicts(taken: Taken, isWish: boolean, acts: boolean): (word: Candidate) => 'read' | 'stray' | 'open' {
  const { before, message, understood, outcome } = taken
  const names = namesInSight(before, outcome.state)
  const later = readLater(taken)
  const figures = new Set([
    ...figuresOf(outcome.state),
    ...numbersIn(JSON.stringify(understood.slots.legs ?? []).replaceAll('-', ' ')),
    ...(understood.intent === 'select' ? numbersIn(JSON.stringify(understood.selection)) : []),
  ])
  // A wish leaves parts out by its values; whatever else removes something does so by its words.
  const { intent } = understood
  const isParked = outcome.state.parked !== before.parked
  const drops = (DROPPING.has(intent) || (!WISHES.has(intent) && !isParked)) && removes(before, outcome.state)
  const isBeside = acts ? isAroundWish : isAroundQuestion
  const held = onDemand(() => heldBy(outcome))
  const days = onDemand(() => daysOf(outcome))
  return (word) => {
    const { isLeft } = word
    const said = plainWord(message.slice(word.start, word.end))
    if (isFunctionWord(said) || isBeside(said) || names.has(said) || later.has(said)) return 'read'
    if (/^(?:first|last|two)$/.test(said) && PAIR_OF.test(message)) return 'read'
    if (isOfGround(said) && outcome.notes.some((said) => typeof said !== 'string' && said.name === 'ground.beside'))
      return 'read'
    // What bounds is missed where something was done.
    if (!acts && (BOUNDING.has(said) || DOUBTING.has(said))) return 'read'
    // What is dropped rests on words that were read, never on one that happens to matter.
    if (isLeft && drops) return 'stray'
    // Taken for a word that it is not, it is used only where it is part of what comes of it.
    // Words of consent are read by a grammar of their own.
    if (isLeft && outcome.act !== 'submit' && isBent(message.slice(word.start, word.end)))
      return held().has(said) ? 'read' : 'stray'
    const isRead = isWish && (WISHES.has(understood.intent) || foreignPatterns(said).length === 0)
    const alike = acts && isRead && !days().has(said) && !held().has(said) ? otherValues(said) : []
    const isUsed = alike.length === 0 && numbersIn(said).every((number) => figures.has(number))
    // Where nothing was done, a place counts that was there before, or that the answer rests on.
    const counts = acts || held().has(said) || !PLACE_NAMES.has(romanised(said))
    if (isRead && !isLeft && isUsed && counts) return 'read'
    if (isRead && !isLeft && alike.length > 0) {
      const differsWith = differsBy(taken)
      return alike.every((other) => differsWith([{ ...word, other }])) ? 'read' : 'stray'
    }
    return 'open'
  }
}

/** The words of a change of a sent request, which are read once the request is open for it. */
function readLater({ outcome: { act }, leftOf }: Taken): ReadonlySet<string> {
  const words = (typeof act === 'object' && 'change' in act && act.words) || ''
  const left = leftOf(words).flatMap((span) => wordSpans(words, span))
  const read = wordSpans(words, { start: 0, end: words.length }).filter(
    (word) => !left.some(({ start }) => start === word.start),
  )
  return new Set(read.map(({ start, end }) => plainWord(words.slice(start, end))))
}

/** The words and figures that a message has left in what comes of it, beside the words of the message themselves. */
function heldBy({ state, act, notes, booking }: Outcome): ReadonlySet<string> {
  const { criteria, chosen, legs, open, booking: on, parked } = state
  const text = JSON.stringify([criteria, chosen, legs, open, on, parked, ownWordsAside(act), notes, booking])
  return new Set(
    wordSpans(text, { start: 0, end: text.length }).map(({ start, end }) => plainWord(text.slice(start, end))),
  )
}

function onDemand<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Whether a word that nobody knows is taken for the nearest one, which is further off than a slip: 'Satara' for 'stars'. */
function isBent(written: string): boolean {
  const word = written.toLowerCase()
  const right = VOCABULARY.has(word) ? undefined : correctWord(word)
  return right !== undefined && !isSlipOf(right, word)
}

/** What these drop rests on the words that say so. */
const DROPPING: ReadonlySet<Understanding['intent']> = new Set(['cancel', 'restart'])

/** 'The first two' of the results. */
const PAIR_OF = /\b(?:first|last) two\b/i

/** A train, a bus or a cab. */
const isOfGround = (word: string): boolean => isForeignByGround(word)

/** Figures, cities, days and other matters, which are read also where the message comes to something else. */
export const isValue = (word: string): boolean =>
  hasFigure(word) || ALIKE.some(([kind]) => kind.has(romanised(word))) || foreignPatterns(word).length > 0

/** What the grammar of a trip reads of these is what they wish for. */
export const WISHES: ReadonlySet<Understanding['intent']> = new Set([
  'search_flight',
  'search_hotel',
  'search_both',
  'inform',
  'correct',
  'select',
  'cancel',
])

/** The figures of a trip: days, times, prices, numbers of flights and of requests. */
function figuresOf({ criteria, chosen, legs, submitted, range, doubt }: DialogueState): ReadonlySet<number> {
  return new Set(numbersIn(JSON.stringify([criteria, chosen, legs, submitted, range, doubt]).replaceAll('-', ' ')))
}

const PLACE_NAMES: ReadonlyMap<string, string> = new Map(PLACE_WORDS.map((word) => [word, word]))

/** Months, days of the week and places, each with some that may stand in for another. */
const ALIKE: readonly [kind: ReadonlyMap<string, unknown>, others: readonly string[]][] = [
  [MONTHS, ['october', 'february']],
  [WEEKDAYS, ['saturday', 'tuesday']],
  [PLACE_NAMES, ['srinagar', 'kochi', 'mumbai']],
]

/** Other months, days of the week or places than the one that a word names; none for other words, and for 'may'. */
function otherValues(said: string): readonly string[] {
  if (DOUBTING.has(said)) return []
  const word = romanised(said)
  const [kind, others = []] = ALIKE.find(([values]) => values.has(word)) ?? []
  return others.filter((other) => kind?.get(other) !== kind?.get(word))
}

/** The months and the days of the week that the days of a trip, or of what is said of it, are in, in all their words: 'Friday' of 'Friday 4 December'. */
function daysOf({ state, notes }: Outcome): ReadonlySet<string> {
  const days = (JSON.stringify([state, notes]).match(/\d{4}-\d\d-\d\d/g) ?? []).map(
    (day) => new Date(`${day}T00:00:00Z`),
  )
  const months = new Set(days.map((day) => day.getUTCMonth() + 1))
  const weekdays = new Set<number>(days.map((day) => day.getUTCDay()))
  return new Set([
    ...[...MONTHS].flatMap(([word, month]) => (months.has(month) ? [word] : [])),
    ...[...WEEKDAYS].flatMap(([word, weekday]) => (weekdays.has(weekday) ? [word] : [])),
  ])
}

/** Words that no grammar reads and no slip of the fingers makes of one: what could be a name, and a thing. */
const UNREAD = ['xqzjwv', 'umbrella']

/** A stretch of a message, with other words in its place. */
type Edit = TextSpan & { other: string }

/** Tells whether the message would come to something else with these edits. */
function differsBy({ message, outcome, retake }: Taken): (edits: readonly Edit[]) => boolean {
  const known = new Map<string, boolean>()
  const plain = onDemand(() => essence(outcome))
  return (edits) => {
    const text = edits
      .toSorted((a, b) => b.start - a.start)
      .reduce((said, { start, end, other }) => `${said.slice(0, start)}${other}${said.slice(end)}`, message)
    const answer = known.get(text) ?? essence(retake(text)) !== plain()
    known.set(text, answer)
    return answer
  }
}

/**
 * Tells of a word whether the message would come to something else both without it and with a word in its place that nobody knows,
 * and of a figure with another one as well. A word that only breaks a sentence does so like any other, and is not read. Some words
 * may be left out of the message before.
 */
function mattering(taken: Taken, differsWith: (edits: readonly Edit[]) => boolean) {
  const { before, message } = taken
  return (word: TextSpan, without: readonly TextSpan[] = []): boolean => {
    const said = plainWord(message.slice(word.start, word.end))
    const isFigure = hasFigure(said) && !isTotal(before, said)
    const gaps = without.map((span) => ({ ...span, other: '' }))
    const differs = (other: string) => differsWith([...gaps, { ...word, other }])
    const other = isFigure ? otherFigure(said) : OTHER_RANKS.find((rank) => isRank(said) && rank !== said)
    const differsWithOther = () => other !== undefined && differs(other)
    // 'Compare the first and the second' does what 'compare them' does, and 'the first and the third' does not.
    if (!differs('')) return differsWithOther() && (!isFigure || !UNREAD.every(differs))
    if (!UNREAD.every(differs)) return differsWithOther()
    return !isFigure || differs(otherFigure(said)) || differs(said === '1' ? '2' : '1')
  }
}

/**
 * The words that nothing rests on, of some. Read are those that the message would come to something else without, those of a turn of
 * phrase with such a word in it ('send' of "don't send it"), and those that say once more what others say: of 'baggage allowance'
 * either would do, and one has to be there.
 */
function idleAmong(taken: Taken, words: readonly TextSpan[], acts: boolean): TextSpan[] {
  const differsWith = differsBy(taken)
  const differsWithout = (spans: readonly TextSpan[]) => differsWith(spans.map((span) => ({ ...span, other: '' })))
  const matters = mattering(taken, differsWith)
  const spare = words.filter((word) => !matters(word))
  if (spare.length === 0) return spare
  const phrases = phrasesIn(taken)
  const all = wordSpans(taken.message, { start: 0, end: taken.message.length })
  // What a wish was made of has been read; an answer may rest on any word.
  const others = acts || all.length > MOST_REDUCED ? spare : all
  return spare.filter((word) => {
    if (isValue(plainWord(taken.message.slice(word.start, word.end)))) return true
    const around = phrases.filter((phrase) => isWithin(word, phrase))
    if (around.some((phrase) => differsWithout([phrase]))) return false
    const without: TextSpan[] = []
    for (const one of others)
      if (
        one.start !== word.start &&
        !around.some((phrase) => isWithin(one, phrase)) &&
        !differsWithout([...without, one])
      )
        without.push(one)
    const isNeeded = [word, ...around].some((part) => differsWithout([...without, part]))
    return !isNeeded || (around.length === 0 && !matters(word, without))
  })
}

/** The words of a message of which each is left out in turn, to find out which ones say the same. */
const MOST_REDUCED = 10

const isWithin = (word: TextSpan, { start, end }: TextSpan): boolean => start <= word.start && word.end <= end

/** Where the turns of phrase stand that rules have read; a value stands in them as '<place>', '<date>' or '<count>'. */
function phrasesIn({ message, matches }: Taken): TextSpan[] {
  const words = wordSpans(message, { start: 0, end: message.length })
  const plain = words.map(({ start, end }) => plainWord(message.slice(start, end)))
  return [...matches].flatMap((phrase) => {
    const parts = phrase.split(' ').filter((part) => /[\p{L}\p{N}]/u.test(part))
    return words.flatMap((word, at) => {
      const length = parts.length > 1 ? lengthAt(plain, at, parts) : undefined
      const last = length === undefined ? undefined : words[at + length - 1]
      return last ? [{ start: word.start, end: last.end }] : []
    })
  })
}

/** How many words from `at` on make up these parts of a phrase. */
function lengthAt(words: readonly string[], at: number, [first, ...rest]: readonly string[]): number | undefined {
  if (first === undefined) return 0
  const most = first.startsWith('<') ? MOST_OF_VALUE : 1
  for (let length = 1; length <= most && at + length <= words.length; length++) {
    if (most === 1 && words[at] !== first) return undefined
    const left = lengthAt(words, at + length, rest)
    if (left !== undefined) return length + left
  }
  return undefined
}

/** The words of a day or a place: 'the 11th of December'. */
const MOST_OF_VALUE = 4

const OTHER_RANKS = ['third', 'fourth']
const isRank = (word: string): boolean => numberAt(tokenise(word), 0)?.ordinal === true

/** A figure with the same number of digits, all of them others. */
const otherFigure = (figure: string): string =>
  figure.replace(/\p{Nd}/gu, (digit) => (digit === '9' ? '8' : String(Number(digit) + 1)))

/** Whether a figure is the total of the draft in sight, which a yes may repeat. */
const isTotal = ({ draft }: DialogueState, figure: string): boolean =>
  draft !== null && figure.replaceAll(',', '') === String(Math.round(draftTotal(draft) / 100))

/** What comes of a message; its own words, which a change of a sent request is made from later, are none of it. */
const essence = ({ state, act, notes, show, form, booking }: Outcome): string =>
  JSON.stringify([state, ownWordsAside(act), notes, show, form, booking])

const ownWordsAside = (act: Outcome['act']): Outcome['act'] =>
  typeof act === 'object' && 'change' in act ? { ...act, words: '' } : act

/** The names that the dialogue has shown or holds, in lower case, one word each. */
function namesInSight(...states: readonly DialogueState[]): ReadonlySet<string> {
  const names = states.flatMap((state) => [
    ...offered(state, 'hotel').map(({ name }) => name),
    ...offered(state, 'flight').map(({ airline }) => airline),
    ...offered(state, 'return_flight').map(({ airline }) => airline),
    ...Object.values(state.criteria).filter((value) => typeof value === 'string'),
    ...(state.criteria.near === undefined
      ? []
      : ['near', 'nearby', 'close', 'paas', 'pas', 'nazdeek', 'kareeb', 'aaspaas']),
    ...(state.criteria.stars === undefined ? [] : ['rated', 'rating', 'ratings']),
    ...(state.criteria.refundable === undefined ? [] : ['refund', 'refunds']),
    ...(state.asked?.about === 'confirm' ? [state.asked.approver ?? ''] : []),
  ])
  return new Set(names.flatMap((name) => lettersOf(plainWord(name))))
}

/** Whether the trip, a leg of it or a part of it was there before and is not any more. */
export function removes(before: DialogueState, after: DialogueState): boolean {
  if (before.goal === null) return false
  return after.goal === null || legsOf(after).length < legsOf(before).length || partLost(before, after) !== undefined
}
