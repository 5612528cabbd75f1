import { MONTHS, WEEKDAYS } from '@pravas/language/text/date-words'
import { romanised } from '@pravas/language/text/devanagari'
import type { TextSpan } from '@pravas/language/text/interpretation'
import { hasFigure, lettersOf, numbersIn, plainWord, wordSpans } from '@pravas/language/text/message-words'
import { numberAt } from '@pravas/language/text/numbers'
import { PLACE_WORDS } from '@pravas/language/text/place-names'
import { POLARITY_WORDS } from '@pravas/language/text/polarity'
import { isFunctionWord } from '@pravas/language/text/skipped-words'
import { isSlipOf } from '@pravas/language/text/spelling'
import { tokenise } from '@pravas/language/text/tokens'
import { correctWord, VOCABULARY } from '@pravas/language/travel/spelling'
import { foreignPatterns, isForeignByGround } from '@pravas/language/travel/topics'
import type { Understanding } from '@pravas/language/travel/types'
import { BOUNDING, DOUBTING } from '@pravas/language/travel/words/frame'
import { isAroundWish, isTalkWord } from '@pravas/language/travel/words/talk'
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
  outcome: Outcome
  /** Takes other words in the place of the message. Pure. */
  retake(message: string): Outcome
}

/** Words that are looked at one by one; of a message with more than these the first are named. */
const MOST_WORDS = 8
/** Longer messages tell a story; reading them again and again would take long. */
const LONGEST = 400

/** Tells of a word of the message, which the grammar of a trip left over or read, whether nothing rests on it. */
export function strayIn(taken: Taken, isWish: boolean): (word: TextSpan, isLeft: boolean) => boolean {
  const { before, message, understood, outcome } = taken
  const names = namesInSight(before, outcome.state)
  const later = readLater(taken)
  const figures = new Set([
    ...figuresOf(outcome.state),
    ...numbersIn(JSON.stringify(understood.slots.legs ?? []).replaceAll('-', ' ')),
    ...(understood.intent === 'select' ? numbersIn(JSON.stringify(understood.selection)) : []),
  ])
  const { asked, mentioned, way } = before
  const then = { ...outcome, notes: [], state: { ...outcome.state, asked, mentioned, way } }
  const acts = essence({ ...then, state: before }) !== essence(then)
  const drops = DROPPING.has(understood.intent) && removes(before, outcome.state)
  // Beside a wish that was acted on only what says nothing of it; a question or a remark has matters of its own.
  const isWished = WISHES.has(understood.intent) || drops
  const isBeside = isWished && acts ? isAroundWish : isTalkWord
  const held = onDemand(() => heldBy(outcome))
  const days = onDemand(() => daysOf(outcome))
  let looked = 0
  return (word, isLeft) => {
    const said = plainWord(message.slice(word.start, word.end))
    if (isFunctionWord(said) || isBeside(said) || names.has(said) || later.has(said)) return false
    if (/^(?:first|last|two)$/.test(said) && PAIR_OF.test(message)) return false
    if (isOfGround(said) && outcome.notes.some((said) => typeof said !== 'string' && said.name === 'ground.beside'))
      return false
    // What bounds or negates is missed where something was done.
    if (!acts && (BOUNDING.has(said) || DOUBTING.has(said) || POLARITY_WORDS.includes(said))) return false
    // What is dropped rests on words that were read, never on one that happens to matter.
    if (isLeft && drops) return true
    // Taken for a word that it is not, it is used only where it is part of what comes of it.
    // Words of consent are read by a grammar of their own.
    if (isLeft && outcome.act !== 'submit' && isBent(message.slice(word.start, word.end))) return !held().has(said)
    const isRead = isWish && (WISHES.has(understood.intent) || foreignPatterns(said).length === 0)
    const alike = acts && isRead && !days().has(said) && !held().has(said) ? otherValues(said) : []
    const isUsed = alike.length === 0 && numbersIn(said).every((number) => figures.has(number))
    if (isRead && !isLeft && isUsed) return false
    if (message.length > LONGEST || looked >= MOST_WORDS) return isLeft
    looked += 1
    if (isRead && !isLeft && alike.length > 0) return !alike.every((other) => differsWith(taken, word, other))
    return !matters(taken, word)
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

/** Months, days of the week and places, each with some that may stand in for another. */
const ALIKE: readonly [kind: ReadonlyMap<string, unknown>, others: readonly string[]][] = [
  [MONTHS, ['october', 'february']],
  [WEEKDAYS, ['saturday', 'tuesday']],
  [new Map(PLACE_WORDS.map((word) => [word, word])), ['srinagar', 'kochi', 'mumbai']],
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

/** Whether the message would come to something else with other words in the place of one. */
const differsWith = ({ message, outcome, retake }: Taken, { start, end }: TextSpan, other: string): boolean =>
  essence(retake(`${message.slice(0, start)}${other}${message.slice(end)}`)) !== essence(outcome)

/**
 * Whether the message would come to something else with a word in this place that nobody knows; of a word of other matters also
 * without it, and of a figure with another one as well.
 */
function matters(taken: Taken, word: TextSpan): boolean {
  const { before, message } = taken
  const said = plainWord(message.slice(word.start, word.end))
  const isFigure = hasFigure(said) && !isTotal(before, said)
  const differs = (other: string) => differsWith(taken, word, other)
  const other = isFigure ? otherFigure(said) : OTHER_RANKS.find((rank) => isRank(said) && rank !== said)
  // 'Compare the first and the second' does what 'compare them' does, and 'the first and the third' does not.
  if (!UNREAD.every(differs)) return other !== undefined && differs(other)
  if (!isFigure) return foreignPatterns(said).length === 0 || differs('')
  return differs('') && (differs(otherFigure(said)) || differs(said === '1' ? '2' : '1'))
}

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
