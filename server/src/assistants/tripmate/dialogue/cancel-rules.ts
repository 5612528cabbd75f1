import type { Cancelled } from '@pravas/language/travel/types'
import { note, replies } from '@pravas/messages/tripmate'
import { dayWords, listWords } from '../../../formats.ts'
import { returnDay, stayOf, wantsFlight, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { withoutThat } from './answers.ts'
import { wished, withoutReturn } from './criteria-change-rules.ts'
import { legsOf } from './legs-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { parkedWords, withoutTrip } from './parked-rules.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'

/** Asks how it is done, and wishes for nothing. */
const HOW = /^(?:how|kaise|where|what if)\b/i
const WHOLE: Cancelled = { places: [], days: [], unread: [] }

/**
 * Drops the trip draft, or the part of it that is named; a request that was sent is looked at, to say what can be done.
 * What a sentence names has to agree with the trip: otherwise nothing is dropped, and it is asked what is meant.
 */
export function cancelled(state: DialogueState, sentence: Sentence, today: string): Outcome {
  const { understood, talk } = sentence
  const about = understood.intent === 'cancel' ? understood.about : WHOLE
  const trip = (understood.intent === 'cancel' ? understood.trip : undefined) ?? talk.trip
  const { places, days, part, unread } = about
  if (talk.ofSent && trip === undefined && HOW.test(sentence.message.trim())) return aside(state, note('withdraw.how'))
  if (trip || talk.ofSent || state.goal === null) {
    const last = talk.ofSent || places.length > 0 ? undefined : (state.spoken ?? state.submitted?.tripNumber)
    return { ...goOn(state), act: { withdraw: trip ?? last, ...(places.length > 0 && { places }) } }
  }
  const draft = parkedWords({ ...state, goal: state.goal })
  if (sentence.message.includes('?')) return aside(state, note('cancel.how', { trip: draft }))
  if (unread.length > 0) {
    const words = unread.slice(0, 6).join(' ')
    return aside(state, note('cancel.unread', { words, trip: draft }))
  }
  const elsewhere = places.filter((place) => !citiesOf(state).includes(place))
  if (elsewhere.length > 0) {
    const note = replies('cancel.elsewhere', { trip: draft, cities: listWords(elsewhere) })
    return { ...goOn(state, [note]), act: { withdraw: undefined, places } }
  }
  const otherDays = days.filter((day) => !daysOf(state).includes(day))
  if (otherDays.length > 0) {
    return aside(state, note('cancel.other-day', { trip: draft, days: listWords(otherDays.map(dayWords)) }))
  }
  if (part === 'return') return withoutReturn(state, sentence, today)
  if (part && state.goal === 'both') {
    const keepsOnly = part === 'hotel' ? 'flight' : 'hotel'
    const inform = { ...understood, intent: 'inform' as const, slots: {}, problems: [] }
    return wished(state, { ...sentence, understood: inform, talk: { ...talk, keepsOnly } }, today)
  }
  if (part && part !== state.goal) return aside(state, withoutThat(part === 'hotel' ? 'flight' : 'hotel'))
  return dropped(state)
}

/** The trip draft is dropped, and can be brought back. */
export function dropped(state: DialogueState): Outcome {
  const { goal } = state
  if (goal === null) return goOn(state)
  return goOn(withoutTrip(state), [note('cancel.done', { trip: parkedWords({ ...state, goal }) })])
}

function citiesOf(state: DialogueState): (string | undefined)[] {
  const { criteria, goal } = state
  const stay = wantsHotel(goal) ? stayOf(state).city : undefined
  const flights = wantsFlight(goal) ? [criteria.from, criteria.to] : []
  return [...flights, stay, ...(state.legs ? legsOf(state).flatMap(({ from, to }) => [from, to]) : [])]
}

function daysOf(state: DialogueState): (string | undefined)[] {
  const { check_in, check_out } = stayOf(state)
  const legs = state.legs ? legsOf(state).map(({ depart }) => depart) : []
  return [state.criteria.depart, returnDay(state.criteria), check_in, check_out, ...legs]
}
