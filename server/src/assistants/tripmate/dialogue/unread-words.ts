import type { City } from '@pravas/contract/trips'
import { quoteUnread, type TextSpan } from '@pravas/language/text/interpretation'
import type { Talk } from '@pravas/language/travel/talk/talk'
import type { Understanding } from '@pravas/language/travel/types'
import { replies } from '@pravas/messages/tripmate'
import { placeNamedIn } from '../../../travel/place-rules.ts'
import { legsOf } from './legs-rules.ts'
import type { Outcome } from './outcome.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'

/** Sentences that wish for something of the trip. Others are answered as a whole, or asked about. */
const WISHES: ReadonlySet<Understanding['intent']> = new Set([
  'search_flight',
  'search_hotel',
  'search_both',
  'inform',
  'correct',
])

/** Says what of a wish was not read, where the rest of it was acted on; undefined where nothing was left over that matters. */
export function unreadNote({ message, understood, talk, unread }: Sentence, outcome: Outcome): string | undefined {
  const { intent, slots } = understood
  if (!WISHES.has(intent) || outcome.act !== 'go-on' || isOfDialogue(talk)) return undefined
  // A reason is taken as a whole: 'for the annual review with our client'.
  if (Object.keys(slots).join() === 'purpose') return undefined
  const place = talk.results.near ? placeNamedIn(message, undefined) : undefined
  const { to, city = to } = outcome.state.criteria
  const left = place ? [] : unread.filter((span) => isLong(message, span) && !isOfCity(message, span, city))
  const quote = quoteUnread(message, left)
  return quote && replies('not-caught', { words: quote })
}

/** Says that nothing was dropped or chosen, where a message that would do so holds words that were not read. */
export function unreadGuard(
  before: DialogueState,
  { message, unread }: Sentence,
  { state }: Outcome,
): string | undefined {
  const isDropped = before.goal !== null && (state.goal === null || legsOf(state).length < legsOf(before).length)
  const left = unread.filter((span) => isLong(message, span))
  const words = isDropped ? quoteUnread(message, left) : undefined
  return words && replies('unclear.nothing-dropped', { words })
}

const isLong = (message: string, { start, end }: TextSpan): boolean =>
  /[\p{L}\p{M}]{3}/u.test(message.slice(start, end))

/** Whether words name a part of the city of the trip, with the word behind them or without: 'be at Nehru Place by noon'. */
function isOfCity(message: string, { start, end }: TextSpan, city: City | undefined): boolean {
  if (city === undefined) return false
  const next = /^\s+\p{L}+/u.exec(message.slice(end))?.[0] ?? ''
  return [message.slice(start, end), message.slice(start, end) + next].some((words) => placeNamedIn(words, city))
}

/** Whether a turn of phrase about the dialogue or its results was read, which the grammar of a trip does not know. */
function isOfDialogue({ results, restores, declined, asks, sameAgain, insists, swaps }: Talk): boolean {
  const { refundable, sort, unfilters, waits, resumes, shifts, compares } = results
  const commanded =
    refundable ||
    unfilters ||
    waits ||
    resumes ||
    restores !== undefined ||
    declined !== undefined ||
    sort !== undefined ||
    shifts !== undefined
  return commanded || asks !== undefined || sameAgain || insists || compares || swaps
}
