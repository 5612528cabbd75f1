import { paiseFromRupees } from '@pravas/contract/money'
import type { OutOfScope } from '@pravas/language/types'
import { totalWords } from './draft-rules.ts'
import type { Phrases } from './phrases.ts'
import { focusOf } from './selection-rules.ts'
import type { DialogueState } from './state.ts'
import { offered } from './wish-rules.ts'
import { flightWords, hotelWords, rupeeWords, SIX_CITIES, stayPaise } from './words.ts'

export const GREETING = `Hello! I find flights and hotels in ${SIX_CITIES}, and prepare your trip request.`

export const HELP = [
  'I can:',
  '- find flights one way or return, and hotels, between the six cities; the fares are samples',
  '- put what you choose into a trip request, show it to you, and send it to your manager when you say yes',
  '- tell you how your trips stand',
  'For example: "Delhi to Mumbai next Friday, back on Sunday".',
  `The cities are ${SIX_CITIES}.`,
].join('\n')

export const SMALL_TALK =
  "I'm TripMate, the travel assistant: a program, and better at flights and hotels than at conversation."
export const THANKS = "You're welcome."
export const GOODBYE = 'Goodbye, and have a good trip.'
export const APOLOGY = "I'm sorry that this is not going well. Let's try it step by step."
export const NOT_UNDERSTOOD = 'I did not understand that.'
export const NOTHING_TO_CHOOSE = 'There are no results to choose from at the moment.'
export const POLICY =
  'No travel policy has been set up in Pravas, so I cannot tell you what is allowed. Your manager decides on each request and sees every price in it.'

const OUT_OF_SCOPE: Record<OutOfScope, string> = {
  topic: 'I cannot help with that: I look after flights, hotels and trip requests.',
  instruction: 'I cannot do that: I look after flights, hotels and your own trip requests.',
  approval: 'I cannot change what a request stands at. Only the manager decides, on the Manager Approvals page.',
  other_person: 'I can only show your own trips.',
}

export function outOfScope(reason: OutOfScope): string {
  return OUT_OF_SCOPE[reason]
}

/** Why a request that was sent cannot be taken back here. */
export function cannotWithdraw(tripNumber: string): string {
  return `I cannot withdraw ${tripNumber}: it has been sent. While it is pending, your manager can reject it.`
}

export function alreadySent(tripNumber: string): string {
  return `Your request ${tripNumber} has already been sent; there is nothing else to confirm.`
}

/** What is known of the results that stand: the one that the question names, else the first three. */
export function detailWords(state: DialogueState, { ordinal }: Phrases): string {
  const kind = focusOf(state, undefined)
  const lines =
    kind === 'hotel' ? offered(state, kind).map((hotel) => hotelLine(hotel)) : offered(state, kind).map(flightWords)
  const named = ordinal === undefined ? undefined : lines.at(ordinal > 0 ? ordinal - 1 : ordinal)
  if (named) return `That is ${named}.`
  if (lines.length === 0) return 'I know nothing of that until there are results to look at.'
  return [
    'What I know of them stands on the cards; the first ones are:',
    ...lines.slice(0, 3).map((line) => `- ${line}`),
  ].join('\n')
}

function hotelLine(hotel: Parameters<typeof hotelWords>[0]): string {
  return `${hotelWords(hotel)}, rated ${hotel.overall_rating}, with ${hotel.amenities.slice(0, 4).join(', ')}`
}

/** What the draft that awaits the go-ahead costs; else what the results cost, from the cheapest to the dearest. */
export function fareWords(state: DialogueState): string {
  if (state.asked?.about === 'confirm' && state.draft) return totalWords(state.draft)
  const kind = focusOf(state, undefined)
  const paise =
    kind === 'hotel'
      ? offered(state, kind).map(stayPaise)
      : offered(state, kind).map(({ price }) => paiseFromRupees(price))
  if (paise.length === 0) return 'Fares depend on the route, the day and how early you book.'
  const what = kind === 'hotel' ? 'stays' : kind === 'flight' ? 'flights' : 'return flights'
  return `The ${what} found cost between ${rupeeWords(Math.min(...paise))} and ${rupeeWords(Math.max(...paise))}.`
}
