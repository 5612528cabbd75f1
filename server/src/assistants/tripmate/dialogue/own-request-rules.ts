import type { OwnRequest } from '@pravas/language/travel/talk/own-request'
import type { RequestPick } from '@pravas/language/travel/talk/request-pick'
import type { AskedOfRequest } from '@pravas/language/travel/talk/request-questions'
import type { TripList } from '@pravas/language/travel/talk/trip-list'
import type { Understanding } from '@pravas/language/travel/types'
import { returnDay, stayOf } from '../../../trips/draft/stay-rules.ts'
import { sentWords } from './answers.ts'
import { legsOf } from './legs-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { changeIn } from './sent-trip-rules.ts'
import type { Sentence } from './sentence.ts'
import { type DialogueState, EMPTY, type ParkedTrip } from './state.ts'

/**
 * What a message says of a request that was sent: it is asked about, changed or withdrawn, and the draft stays as it is. Undefined
 * where none is named, where the draft or a trip that was put aside goes by that name, and where a new trip shall be like it.
 */
export function ofOwnRequest(state: DialogueState, said: Sentence): Outcome | undefined {
  const { talk, understood, message } = said
  const { request, restores, plansAgain, sameAgain } = talk
  // What taking it back costs is asked before it is taken back.
  if (talk.table?.asks === 'withdraw-cost') return undefined
  // 'Take that one back' is no 'undo' behind an answer about a request.
  const takesBack = state.subject !== null && talk.followUp?.wish === 'withdraw'
  if ((restores && !takesBack) || plansAgain || sameAgain || isInstruction(understood)) return undefined
  const picked = state.subject && pickedOf(state, state.subject, talk.pick)
  if (picked) return picked
  if (talk.history && request?.number === undefined)
    return {
      ...goOn(state),
      ...(talk.history.isWhole && { whole: true as const }),
      act: { status: { trip: undefined, history: talk.history } },
    }
  if (talk.trips && !request && (state.goal === null || talk.trips.isOfMany)) return listed(state, talk.trips)
  if (!request) return (state.subject && followedUp(state, state.subject, said)) ?? recalled(state, said)
  if (request.number === undefined && !request.isSent && isNotSent(state, request)) return undefined
  const { number, places, days, wish, isLast } = request
  // What is cancelled beside a draft is told from the draft first.
  if (wish === 'withdraw' && number === undefined && !request.isSent && state.goal !== null) return undefined
  const trip = number ?? (isLast ? (state.spoken ?? state.submitted?.tripNumber) : undefined)
  if (isLast && trip === undefined && places.length === 0) return undefined
  const named = { ...(places.length > 0 && { places }), ...(days.length > 0 && { days }) }
  const whole = { ...goOn(state), whole: true } as const
  if (wish === 'withdraw') return { ...whole, act: { withdraw: trip, ...named } }
  if (wish === 'change') return { ...whole, act: { change: trip, ...named, words: changeIn(message) } }
  return {
    ...whole,
    act: { status: { trip, only: onlyOf(talk, request.asks), ...named, ...(request.asks && { asks: request.asks }) } },
  }
}

/** One's trips; 'my trip' is the one that was just sent, where there is one. */
function listed(state: DialogueState, { status, isLatest, isOfMany }: TripList): Outcome {
  const trip = isOfMany || isLatest || status !== undefined ? undefined : state.submitted?.tripNumber
  return {
    ...goOn(state),
    whole: true,
    act: { status: { trip, only: status, ...(isLatest && { latest: true }) } },
  }
}

/** Only what was rejected has a reason to ask for. */
const onlyOf = ({ status }: Sentence['talk'], asks: AskedOfRequest | undefined) =>
  asks === 'reason' ? 'rejected' : status

type Subject = NonNullable<DialogueState['subject']>

/** The one of the requests in the last answer that a message picks, with what was wished for of them. */
function pickedOf(state: DialogueState, subject: Subject, pick: RequestPick | undefined): Outcome | undefined {
  const { numbers, wish, words } = subject
  // 'The second' of flights in sight is one of these.
  if (!pick || numbers.length < 2) return undefined
  const { digits, ordinal, places, days, withdraws } = pick
  const at = ordinal === undefined ? undefined : numbers.at(ordinal > 0 ? ordinal - 1 : ordinal)
  const ending = digits === undefined ? [] : numbers.filter((number) => numberOf(number) === Number(digits))
  const trip = digits === undefined ? at : ending.length === 1 ? ending[0] : undefined
  const isNamed = places.length + days.length > 0
  if (trip === undefined && !isNamed) return undefined
  const meant = { ...(isNamed && { places, days }), among: numbers }
  const whole = { ...goOn(state), whole: true } as const
  if (withdraws || wish === 'withdraw') return { ...whole, act: { withdraw: trip, ...meant } }
  if (wish === 'change') return { ...whole, act: { change: trip, ...meant, ...(words && { words }) } }
  return { ...whole, act: { status: { trip, ...meant } } }
}

const numberOf = (request: string): number => Number(request.split('-').at(-1))

/** What a message says of the request that the last answer was about. A way of its own from one city to another is a new trip. */
function followedUp(
  state: DialogueState,
  subject: Subject,
  { talk, understood, message }: Sentence,
): Outcome | undefined {
  const { followUp, traveller } = talk
  const { from, to, city } = understood.slots
  if (!followUp || traveller || (from !== undefined && to !== undefined)) return undefined
  const { numbers } = subject
  const { wish, asks, isWhole } = followUp
  const [trip, ...others] = oneOf(numbers, message)
  const next = { ...goOn(state), ...(isWhole && { whole: true as const }) }
  // Of those that were listed none may be rejected, where the reason of one that was is asked.
  const meant = others.length === 0 ? { trip } : { trip: undefined, ...(asks !== 'reason' && { among: numbers }) }
  if (wish === 'ask') {
    return { ...next, act: { status: { ...meant, only: onlyOf(talk, asks), ...(asks && { asks }) } } }
  }
  const { trip: number, ...rest } = meant
  if (wish === 'withdraw') {
    const place = city ?? to ?? from
    return { ...next, act: { withdraw: number, ...rest, ...(place && { places: [place] }) } }
  }
  return { ...next, act: { change: number, ...rest, words: changeIn(message) } }
}

/** The request of some that a message names by the end of its number, or as the latest; all where it names none. */
function oneOf(numbers: readonly string[], message: string): readonly string[] {
  const [digits] = /\b\d{2,6}\b/.exec(message) ?? []
  const ending = digits === undefined ? [] : numbers.filter((number) => numberOf(number) === Number(digits))
  if (ending.length === 1) return ending
  // They are listed with the latest first.
  return LATEST.test(message) ? numbers.slice(0, 1) : numbers
}

const LATEST = /\b(?:latest|newest|most recent|sabse nay[ai]|recent wal[ai])\b/i

/** 'Take back what I just sent': the request that was sent last; that nothing was, where there is none. */
function recalled(state: DialogueState, { talk, message }: Sentence): Outcome | undefined {
  if (talk.followUp?.wish !== 'withdraw' || !JUST_SENT.test(message) || HOW.test(message.trim())) return undefined
  if (!state.submitted) return aside(state, sentWords(state))
  return { ...goOn(state), whole: true, act: { withdraw: state.submitted.tripNumber } }
}

/** How it is done is asked, and nothing is to be done. */
const HOW = /^(?:so |and |but )?how\b|\bkaise\b/i
const JUST_SENT = /\b(?:bhej[aio]|bheji|sent|submitted|abhi wal[ai])\b/i

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
