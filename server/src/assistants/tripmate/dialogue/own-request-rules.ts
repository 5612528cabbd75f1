import type { OwnRequest } from '@pravas/language/travel/talk/own-request'
import type { Understanding } from '@pravas/language/travel/types'
import { returnDay, stayOf } from '../../../trips/draft/stay-rules.ts'
import { legsOf } from './legs-rules.ts'
import { goOn, type Outcome } from './outcome.ts'
import { changeIn } from './sent-trip-rules.ts'
import type { Sentence } from './sentence.ts'
import { type DialogueState, EMPTY, type ParkedTrip } from './state.ts'

/**
 * What a message says of a request that was sent: it is asked about, changed or withdrawn, and the draft stays as it is. Undefined
 * where none is named, where the draft or a trip that was put aside goes by that name, and where a new trip shall be like it.
 */
export function ofOwnRequest(state: DialogueState, { talk, understood, message }: Sentence): Outcome | undefined {
  const { request, restores, plansAgain, sameAgain } = talk
  if (!request || restores || plansAgain || sameAgain || isInstruction(understood)) return undefined
  if (request.number === undefined && !request.isSent && isNotSent(state, request)) return undefined
  const { number, places, days, wish, isLast } = request
  // What is cancelled beside a draft is told from the draft first.
  if (wish === 'withdraw' && number === undefined && !request.isSent && state.goal !== null) return undefined
  const trip = number ?? (isLast ? (state.spoken ?? state.submitted?.tripNumber) : undefined)
  if (isLast && trip === undefined) return undefined
  const named = { ...(places.length > 0 && { places }), ...(days.length > 0 && { days }) }
  const whole = { ...goOn(state), whole: true } as const
  if (wish === 'withdraw') return { ...whole, act: { withdraw: trip, ...named } }
  if (wish === 'change') return { ...whole, act: { change: trip, ...named, words: changeIn(message) } }
  return {
    ...whole,
    act: { status: { trip, only: talk.status, ...named, ...(request.asks && { asks: request.asks }) } },
  }
}

/** Orders to the machine, and wishes to decide, or for other people's data. */
const isInstruction = (understood: Understanding): boolean =>
  understood.intent === 'out_of_scope' && understood.reason !== 'unknown' && understood.reason !== 'topic'

/** Whether the draft, or a trip that was put aside, goes to or from these cities, on these days. */
function isNotSent(state: DialogueState, request: OwnRequest): boolean {
  const { goal, parked, dropped } = state
  const draft = goal === null ? null : { ...state, goal }
  return [draft, parked, dropped].some((trip) => trip !== null && isNamed(trip, request))
}

function isNamed(trip: Pick<ParkedTrip, 'criteria' | 'legs' | 'goal'>, { places, days }: OwnRequest): boolean {
  const { criteria } = trip
  const state = { ...EMPTY, ...trip }
  const legs = trip.legs ? legsOf(state) : []
  const stay = stayOf(state)
  const cities = [criteria.from, criteria.to, criteria.city, ...legs.flatMap(({ from, to }) => [from, to])]
  const dates = [
    criteria.depart,
    returnDay(criteria),
    stay.check_in,
    stay.check_out,
    ...legs.map(({ depart }) => depart),
  ]
  return places.every((place) => cities.some((city) => city === place)) && days.every((day) => dates.includes(day))
}
