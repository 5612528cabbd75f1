import { MONTHS, WEEKDAYS } from '@pravas/language/text/date-words'
import { quoteUnread, type TextSpan } from '@pravas/language/text/interpretation'
import { hasFigure, lettersOf, nextWord, numbersIn, plainWord, wordSpans } from '@pravas/language/text/message-words'
import { PLACE_WORDS } from '@pravas/language/text/place-names'
import { POLARITY_WORDS } from '@pravas/language/text/polarity'
import { isFunctionWord } from '@pravas/language/text/skipped-words'
import { declinedIn } from '@pravas/language/travel/decline'
import { endsNear } from '@pravas/language/travel/near'
import { cardPrice } from '@pravas/language/travel/selection'
import { foreignPatterns, isForeignByGround } from '@pravas/language/travel/topics'
import type { Understanding } from '@pravas/language/travel/types'
import { BOUNDING, DOUBTING } from '@pravas/language/travel/words/frame'
import { isAroundWish, isTalkWord } from '@pravas/language/travel/words/talk'
import { type Note, note } from '@pravas/messages/tripmate'
import type { TravelCity } from '../../../travel/city-rules.ts'
import { placeNamedIn } from '../../../travel/place-rules.ts'
import { draftTotal } from '../../../trips/draft-rules.ts'
import { offered } from './criteria-rules.ts'
import { partLost } from './guard-rules.ts'
import { legsOf } from './legs-rules.ts'
import { aside, type Outcome } from './outcome.ts'
import type { DialogueState } from './state.ts'

/** A message that was taken into the dialogue, and how it would be taken in other words. */
export interface Taken {
  before: DialogueState
  message: string
  understood: Understanding
  /** The words that the grammar of a trip left over. */
  left: readonly TextSpan[]
  outcome: Outcome
  /** Takes other words in the place of the message. Pure. */
  retake(message: string): Outcome
}

/** What a message comes to, and the words of it that nothing rests on. */
interface Accounted {
  outcome: Outcome
  unread: readonly TextSpan[]
}

/**
 * The outcome, with the words named that nothing in it rests on. A word counts as read only if it can say why: the grammar of a trip
 * read it, it names what is in sight, it is one of the closed list of words that speak of the dialogue, or without it the message
 * would come to something else. A message with unread words sends and removes nothing.
 */
export function accounted(taken: Taken): Accounted {
  const { message, outcome } = taken
  // What leaves a part out was read by a closed grammar, all of it.
  const unread = declinedIn(message) === undefined ? unreadWords(taken) : []
  const quote = quoteUnread(message, unread)
  return { unread, outcome: quote === undefined ? outcome : named(taken, unread, quote) }
}

function named({ before, message, outcome }: Taken, unread: readonly TextSpan[], quote: string): Outcome {
  if (outcome.act === 'submit') return aside(before, note('send.unheard', { words: quote }))
  if (isAgreed(outcome)) return aside(before, note('not-caught.nothing-changed', { words: quote }))
  if (removes(before, outcome.state)) return aside(before, note('unclear.nothing-dropped', { words: quote }))
  const areNamedIn = (said: Note) => unread.every(({ start, end }) => quotes(said, message.slice(start, end)))
  if (outcome.notes.some((said) => saysSo(said) || areNamedIn(said))) return outcome
  const words = note('not-caught', { words: quote })
  const { undone } = outcome
  const isSaid = undone === undefined || undone.some(areNamedIn)
  return { ...outcome, unread: words, ...(!isSaid && { undone: [...undone, words] }) }
}

/** Whether a message holds words of the person's own. */
const quotes = (said: Note, words: string): boolean =>
  typeof said !== 'string' && Object.values(said.values ?? {}).some((value) => String(value).includes(words))

/** Whether something is done to a request that was sent. */
const isAgreed = ({ act }: Outcome): boolean => typeof act === 'object' && 'agreed' in act

/** Answers that say already that the message was not understood. */
const SAYS_SO: ReadonlySet<string> = new Set(
  [
    note('unknown.message'),
    note('unknown.unknown'),
    note('unknown.topic'),
    note('unknown.question'),
    note('unknown.instruction'),
    note('talk.sorry'),
    note('purpose.unlisted'),
    note('purpose.taken', { purpose: '' }),
    note('unchanged.purpose', { purpose: '' }),
    // What these say holds whatever else is named.
    note('status.abroad'),
    note('status.spending'),
    note('status.desk'),
    note('status.who-books'),
  ].map(({ name }) => name),
)

const saysSo = (said: Note): boolean => typeof said !== 'string' && SAYS_SO.has(said.name)

/** Whether the trip, a leg of it or a part of it was there before and is not any more. */
function removes(before: DialogueState, after: DialogueState): boolean {
  if (before.goal === null) return false
  return after.goal === null || legsOf(after).length < legsOf(before).length || partLost(before, after) !== undefined
}

/** Words that are looked at one by one; of a message with more than these the first are named. */
const MOST_WORDS = 8
/** Longer messages tell a story; reading them again and again would take long. */
const LONGEST = 400

/** The words of a message that nothing rests on, with those beside them that were left over as well. */
function unreadWords(taken: Taken): TextSpan[] {
  const { message, understood, outcome } = taken
  // What lies beyond TripMate may still be answered, from the values of the message.
  const isAnswered = understood.intent === 'out_of_scope' && !outcome.notes.some(saysSo)
  const isWish = WISHES.has(understood.intent) || isAnswered
  const { criteria } = outcome.state
  // 'Near Whitefield' that nothing was made of is missed.
  const isMissed = (span: TextSpan) => criteria.near === undefined && endsNear(message.slice(0, span.end))
  const left = taken.left.filter((span) => !isWish || isMissed(span) || !isOfCity(message, span, criteria))
  const isStray = strayIn(taken, isWish)
  const isLeft = ({ start, end }: TextSpan) => taken.left.some((span) => span.start <= start && end <= span.end)
  // The price of a card was read with the card, whatever its offer costs by now.
  const numbers = [numberSpan(message, outcome), cardPrice(message)].filter((span) => span !== undefined)
  const isNumber = ({ start, end }: TextSpan) => numbers.some((span) => span.start <= start && end <= span.end)
  const values = wordSpans(message, { start: 0, end: message.length }).filter(
    (word) => !isLeft(word) && !isNumber(word) && isValue(plainWord(message.slice(word.start, word.end))),
  )
  return [
    ...left.filter((span) => wordSpans(message, span).some((word) => !isNumber(word) && isStray(word, true))),
    ...values.filter((word) => isStray(word, false)),
  ].toSorted((a, b) => a.start - b.start)
}

/** The number of the request that an act is about. */
function tripOf(act: Outcome['act']): string | undefined {
  if (typeof act !== 'object' || 'calendar' in act) return undefined
  if ('status' in act) return act.status.trip
  if ('agreed' in act) return act.agreed.number
  if ('again' in act) return act.again
  return 'withdraw' in act ? act.withdraw : act.change
}

/** Where a message names the request that the answer is about by its number. */
function numberSpan(message: string, { act }: Outcome): TextSpan | undefined {
  const trip = tripOf(act)
  const start = trip === undefined ? -1 : message.toUpperCase().indexOf(trip)
  return start < 0 || trip === undefined ? undefined : { start, end: start + trip.length }
}

/** Tells of a word of the message, which the grammar of a trip left over or read, whether nothing rests on it. */
function strayIn(taken: Taken, isWish: boolean): (word: TextSpan, isLeft: boolean) => boolean {
  const { before, message, understood, outcome } = taken
  const names = namesInSight(before, outcome.state)
  const figures = new Set([
    ...figuresOf(outcome.state),
    ...numbersIn(JSON.stringify(understood.slots.legs ?? []).replaceAll('-', ' ')),
  ])
  const { asked, mentioned } = before
  const then = { ...outcome, notes: [], state: { ...outcome.state, asked, mentioned } }
  const acts = essence({ ...then, state: before }) !== essence(then)
  const drops = DROPPING.has(understood.intent) && removes(before, outcome.state)
  // Beside a wish that was acted on only what says nothing of it; a question or a remark has matters of its own.
  const isWished = WISHES.has(understood.intent) || drops
  const isBeside = isWished && acts ? isAroundWish : isTalkWord
  let looked = 0
  return (word, isLeft) => {
    const said = plainWord(message.slice(word.start, word.end))
    if (isFunctionWord(said) || isBeside(said) || names.has(said)) return false
    if (/^(?:first|last|two)$/.test(said) && PAIR_OF.test(message)) return false
    if (isOfGround(said) && outcome.notes.some((said) => typeof said !== 'string' && said.name === 'ground.beside'))
      return false
    // What bounds or negates is missed where something was done.
    if (!acts && (BOUNDING.has(said) || DOUBTING.has(said) || POLARITY_WORDS.includes(said))) return false
    // What is dropped rests on words that were read, never on one that happens to matter.
    if (isLeft && drops) return true
    if (isWish && !isLeft && numbersIn(said).every((number) => figures.has(number))) return false
    if (message.length > LONGEST || looked >= MOST_WORDS) return isLeft
    looked += 1
    return !matters(taken, word)
  }
}

/** What these drop rests on the words that say so. */
const DROPPING: ReadonlySet<Understanding['intent']> = new Set(['cancel', 'restart'])

/** 'The first two' of the results. */
const PAIR_OF = /\b(?:first|last) two\b/i

/** A train, a bus or a cab. */
const isOfGround = (word: string): boolean => isForeignByGround(word)

/** Figures, cities, days and other matters, which are read also where the message comes to something else. */
const isValue = (word: string): boolean =>
  hasFigure(word) || PLACES.has(word) || MONTHS.has(word) || WEEKDAYS.has(word) || foreignPatterns(word).length > 0

const PLACES: ReadonlySet<string> = new Set(PLACE_WORDS)

/** What the grammar of a trip reads of these is what they wish for. */
const WISHES: ReadonlySet<Understanding['intent']> = new Set([
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

/** A word that no grammar knows and no slip of the fingers makes of one. */
const NO_WORD = 'xqzjwv'

/**
 * Whether the message would come to something else with a word in this place that nobody knows; of a figure, and of a word of
 * other matters, also without it.
 */
function matters({ before, message, outcome, retake }: Taken, { start, end }: TextSpan): boolean {
  const comesTo = essence(outcome)
  const said = plainWord(message.slice(start, end))
  const isDoubtful = (hasFigure(said) && !isTotal(before, said)) || foreignPatterns(said).length > 0
  const others = isDoubtful ? [NO_WORD, ''] : [NO_WORD]
  return others.every((other) => essence(retake(`${message.slice(0, start)}${other}${message.slice(end)}`)) !== comesTo)
}

/** Whether a figure is the total of the draft in sight, which a yes may repeat. */
const isTotal = ({ draft }: DialogueState, figure: string): boolean =>
  draft !== null && figure.replaceAll(',', '') === String(Math.round(draftTotal(draft.segments) / 100))

const essence = ({ state, act, notes, show, form, booking }: Outcome): string =>
  JSON.stringify([state, act, notes, show, form, booking])

/** The names that the dialogue has shown or holds, in lower case, one word each. */
function namesInSight(...states: readonly DialogueState[]): ReadonlySet<string> {
  const names = states.flatMap((state) => [
    ...offered(state, 'hotel').map(({ name }) => name),
    ...offered(state, 'flight').map(({ airline }) => airline),
    ...offered(state, 'return_flight').map(({ airline }) => airline),
    ...Object.values(state.criteria).filter((value) => typeof value === 'string'),
    ...(state.criteria.near === undefined ? [] : ['near', 'nearby', 'close']),
    ...(state.criteria.stars === undefined ? [] : ['rated', 'rating', 'ratings']),
    ...(state.criteria.refundable === undefined ? [] : ['refund', 'refunds']),
    ...(state.asked?.about === 'confirm' ? [state.asked.approver ?? ''] : []),
  ])
  return new Set(names.flatMap((name) => lettersOf(plainWord(name))))
}

/** Whether words name a part of the city of the trip, with the word behind them or without: 'be at Nehru Place by noon'. */
function isOfCity(
  message: string,
  { start, end }: TextSpan,
  { to, city = to }: { to?: TravelCity | undefined; city?: TravelCity | undefined },
): boolean {
  if (city === undefined) return false
  const next = nextWord(message, end)
  return [message.slice(start, end), message.slice(start, end) + next].some((words) => placeNamedIn(words, city))
}
