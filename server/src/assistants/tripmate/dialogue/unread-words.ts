import { affirmedText } from '@pravas/language/text/affirmed-text'
import { quoteUnread, type TextSpan } from '@pravas/language/text/interpretation'
import { plainWord, wordSpans } from '@pravas/language/text/message-words'
import { wordsIn } from '@pravas/language/text/phrase-grammar'
import { isFunctionWord } from '@pravas/language/text/skipped-words'
import { NOT } from '@pravas/language/text/words/refusal'
import { declinedIn } from '@pravas/language/travel/decline'
import { endsNear, isOnlyArea } from '@pravas/language/travel/near'
import { cardPrice } from '@pravas/language/travel/selection'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import type { TravelCity } from '../../../travel/city-rules.ts'
import { placeIn, withoutPlace } from '../../../travel/place-rules.ts'
import { consentTo } from './consent-rules.ts'
import { aside, type Outcome } from './outcome.ts'
import type { DialogueState } from './state.ts'
import { isValue, removes, strayAmong, type Taken, WISHES } from './stray-words.ts'

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
  const { before, message, outcome } = taken
  // A yes is one only where its grammar has read every word; what leaves a part out was read by a closed grammar, too.
  const isYes = outcome.act === 'submit' && consentTo(before, message)?.says === 'yes'
  const unread = !isYes && declinedIn(message) === undefined && !outcome.whole ? unreadWords(taken) : []
  const quote = quoteUnread(message, unread)
  return { unread, outcome: quote === undefined ? outcome : named(taken, unread, quote) }
}

function named({ before, message, outcome }: Taken, unread: readonly TextSpan[], quote: string): Outcome {
  if (outcome.act === 'submit') return aside(before, note('send.unheard', { words: quote }))
  if (isAgreed(outcome)) return aside(before, note('not-caught.nothing-changed', { words: quote }))
  if (removes(before, outcome.state)) return aside(before, note('unclear.nothing-dropped', { words: quote }))
  const content = unread
    .flatMap((span) => wordSpans(message, span))
    .map(({ start, end }) => message.slice(start, end))
    .filter((word) => !isFunctionWord(word) && !NEGATING.has(plainWord(word)))
  const areNamedIn = (said: Note) =>
    content.length > 0 && content.every((word) => quotes(said, word) || says(said, word))
  if (outcome.notes.some((said) => saysSo(said) || areNamedIn(said))) return outcome
  const words = note('not-caught', { words: quote })
  const { undone } = outcome
  const isSaid = undone === undefined || undone.some(areNamedIn)
  return { ...outcome, unread: words, ...(!isSaid && { undone: [...undone, words] }) }
}

/** 'This is for Suresh, not me' is answered by his name. */
const NEGATING: ReadonlySet<string> = new Set(wordsIn(NOT))

/** Whether a message holds words of the person's own. */
const quotes = (said: Note, words: string): boolean =>
  typeof said !== 'string' && Object.values(said.values ?? {}).some((value) => String(value).includes(words))

/** Whether a message is about a thing that was named: of 'meal allowance' it tells about meals. */
function says(said: Note, word: string): boolean {
  const wanted = plainWord(word)
  if (wanted.length < 4 || typeof said !== 'string') return false
  const words = wordSpans(said, { start: 0, end: said.length })
  return words.some(({ start, end }) => {
    const one = plainWord(said.slice(start, end))
    return one === wanted || one === `${wanted}s` || `${one}s` === wanted
  })
}

/** Whether something is done to a request that was sent. */
const isAgreed = ({ act }: Outcome): boolean => typeof act === 'object' && 'agreed' in act

/** Answers that say already that the message was not understood. */
const SAYS_SO: ReadonlySet<string> = new Set(
  [
    note('unknown.message'),
    note('choose.unknown-place'),
    note('choose.unknown-place-in', { city: '', places: '' }),
    note('unknown.unknown'),
    note('unknown.topic'),
    note('unknown.question'),
    note('unknown.instruction'),
    note('talk.sorry'),
    note('send.unread', { words: '' }),
    note('purpose.unlisted'),
    note('purpose.taken', { purpose: '' }),
    note('unchanged.purpose', { purpose: '' }),
  ].map(({ name }) => name),
)

/** Whether an answer says that nothing was made of a message. */
export const saysNothing = (said: Note): boolean =>
  saysSo(said) || (typeof said === 'string' ? said === replies('choose.undecided') : UNDONE.test(said.name))
const UNDONE = /^(?:unchanged|unclear|not-caught|choose\.(?:name-one|undecided|no-|only|none)|send\.unread)/

const saysSo = (said: Note): boolean => typeof said !== 'string' && SAYS_SO.has(said.name)

/** The words of a message that nothing rests on, with those beside them that were left over as well. */
function unreadWords(taken: Taken): TextSpan[] {
  const { message, understood, outcome } = taken
  const leftOver = taken.leftOf(message)
  // What lies beyond TripMate may still be answered, from the values of the message.
  const isAnswered = understood.intent === 'out_of_scope' && !outcome.notes.some(saysSo)
  const isWish = WISHES.has(understood.intent) || isAnswered
  const { criteria } = outcome.state
  // 'Near Whitefield' that nothing was made of is missed.
  const isMissed = (span: TextSpan) => criteria.near === undefined && endsNear(message.slice(0, span.end))
  // The price of a card was read with the card, whatever its offer costs by now.
  const numbers = [numberSpan(message, outcome), cardPrice(message)].filter((span) => span !== undefined)
  const read = [...numbers, ...(isWish ? [...placesIn(message, criteria), ...areasIn(message, criteria)] : [])]
  const left = leftOver.flatMap((span) => (isMissed(span) ? [span] : without(message, span, read)))
  const isIn = (spans: readonly TextSpan[], word: TextSpan) =>
    spans.some(({ start, end }) => start <= word.start && word.end <= end)
  const values = wordSpans(message, { start: 0, end: message.length }).filter(
    (word) => !isIn([...leftOver, ...numbers], word) && isValue(plainWord(message.slice(word.start, word.end))),
  )
  const stray = strayAmong(taken, isWish, [
    ...left.flatMap((span) => wordSpans(message, span)).map((word) => ({ ...word, isLeft: true })),
    ...values.map((word) => ({ ...word, isLeft: false })),
  ])
  const isStray = ({ start }: TextSpan) => stray.some((word) => word.start === start)
  return [...left.filter((span) => wordSpans(message, span).some(isStray)), ...values.filter(isStray)].toSorted(
    (a, b) => a.start - b.start,
  )
}

/** The number of the request that an act is about. */
function tripOf(act: Outcome['act']): string | undefined {
  if (typeof act !== 'object' || 'calendar' in act || 'whatIf' in act) return undefined
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

/** Where words name a part of the city of the trip, and do not exclude it: 'be at Nehru Place by noon'. */
function placesIn(
  message: string,
  { to, city = to }: { to?: TravelCity | undefined; city?: TravelCity | undefined },
): readonly TextSpan[] {
  if (city === undefined) return []
  const words = wordSpans(message, { start: 0, end: message.length })
  const wanted = affirmedText(message)
  return words.flatMap(({ start }, at) =>
    words
      .slice(at, at + LONGEST_NAME)
      .map(({ end }) => ({ start, end }))
      .filter((span) => {
        const name = message.slice(span.start, span.end)
        return placeIn(city, name) && wanted.includes(name)
      }),
  )
}

/** The clauses that say nothing but where a hotel shall be: 'within 3 km of Powai'. */
function areasIn(message: string, { near, to, city = to }: DialogueState['criteria']): readonly TextSpan[] {
  if (near === undefined || city === undefined) return []
  return [...message.matchAll(/[^,;.!]+/g)]
    .filter(([clause]) => {
      const rest = withoutPlace(clause, city)
      return rest !== undefined && isOnlyArea(rest)
    })
    .map(({ 0: clause, index }) => ({ start: index, end: index + clause.length }))
}

/** The words of the longest name of a place. */
const LONGEST_NAME = 4

/** What is left of a part of a message between some others. */
function without(message: string, part: TextSpan, others: readonly TextSpan[]): TextSpan[] {
  if (others.length === 0) return [part]
  const left: TextSpan[] = []
  let isJoined = false
  for (const word of wordSpans(message, part)) {
    const isTaken = others.some(({ start, end }) => start <= word.start && word.end <= end)
    const last = left.at(-1)
    if (!isTaken && isJoined && last) last.end = word.end
    else if (!isTaken) left.push({ ...word })
    isJoined = !isTaken
  }
  return left
}
