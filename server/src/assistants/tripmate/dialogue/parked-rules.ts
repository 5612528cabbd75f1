import { isDeepStrictEqual } from 'node:util'
import type { Restored } from '@pravas/language/travel/restoring'
import { note, replies } from '@pravas/messages/tripmate'
import { dayWords } from '../../../formats.ts'
import { groundOf, groundTitle } from '../../../trips/draft/ground-rules.ts'
import { wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { dropOutdated } from './criteria-rules.ts'
import { legsOf, routeWords } from './legs-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { type DialogueState, EMPTY, readState, withoutDraft } from './state.ts'

/**
 * What a new chat begins with: nothing of the old one but its unfinished trip, which is put aside. `kept` is the state
 * as it was stored; what is not legible in it is gone.
 */
export function stateOfNewChat(kept: unknown): Record<string, unknown> {
  const state = readState(kept)
  const aside = asideOf(state) ?? state.parked
  return aside === null ? {} : { ...EMPTY, parked: aside }
}

/** The state without its trip, which can be brought back; nothing is kept where nothing was begun. */
export function withoutTrip(state: DialogueState): DialogueState {
  return { ...withoutDraft(state), dropped: asideOf(state) ?? state.dropped }
}

/** The trip of a state, to be put aside; undefined where nothing was begun. */
export function asideOf({
  draftId,
  revises,
  goal,
  criteria,
  chosen,
  seen,
  searchedOn,
  legs,
  ground,
}: DialogueState): DialogueState['parked'] | undefined {
  const begun = goal !== null && (Object.keys(criteria).length > 0 || ground?.length)
  return begun
    ? { draftId, revises, goal, criteria, chosen, seen, searchedOn, legs, ...(ground?.length && { ground }) }
    : undefined
}

/** The state without its trip, which is put aside, and what says so; undefined where nothing was begun. */
export function parkedOf(state: DialogueState): { state: DialogueState; note: string } | undefined {
  const parked = asideOf(state)
  if (!parked) return undefined
  const note = replies('trip.parked', { trip: parkedWords(parked), place: lastPlace(parked) })
  return { state: { ...EMPTY, submitted: state.submitted, dropped: state.dropped, parked }, note }
}

/** Whether what was dropped last is a part of the trip that is planned, which 'undo' brings back. */
function isPartDropped({ goal, criteria, dropped }: DialogueState): boolean {
  if (goal === null || goal === 'both' || dropped?.goal !== 'both') return false
  return (['from', 'to', 'depart', 'return', 'check_in', 'check_out'] as const).every(
    (name) => criteria[name] === dropped.criteria[name],
  )
}

/** The trip that was put aside is taken up again; one that was begun meanwhile is put aside for it, and that is said. */
export function resumed(state: DialogueState, parked: Parked): Outcome {
  const isPart = isPartDropped({ ...state, dropped: parked })
  const begun = isPart ? undefined : asideOf(state)
  const next: DialogueState = {
    ...EMPTY,
    submitted: state.submitted,
    dropped: state.dropped === parked ? null : state.dropped,
    ...parked,
    parked: isPart ? state.parked : (begun ?? (parked === state.parked ? null : state.parked)),
  }
  const meanwhile = begun ? [replies('trip.put-aside', { trip: parkedWords(begun) })] : []
  return goOn(next, [note('trip.back', { trip: parkedWords(parked) }), ...meanwhile])
}

/**
 * Undoes the last change, or brings back what was dropped. What is named has to agree with the trip that comes back; where nothing
 * does, the trip that is planned stays as it is.
 */
export function restored(state: DialogueState, { places, days, keeps }: Restored): Outcome {
  const { dropped, parked, past } = state
  const isNamed = places.length > 0 || days.length > 0
  const other = dropped ?? parked
  const back = other ? ` ${replies('trip.other', { trip: parkedWords(other), place: lastPlace(other) })}` : ''
  // What was done last is the sending.
  if (!isNamed && state.goal === null && state.submitted && !dropped)
    return { ...goOn(state), act: { withdraw: state.submitted.tripNumber } }
  // 'Leave it for now', of nothing.
  if (!isNamed && state.goal === null && keeps && !dropped) return aside(state, note('talk.all-right'))
  if (!isNamed && state.goal === null)
    return dropped ? resumed(state, dropped) : aside(state, `${replies('trip.nothing-to-undo')}${back}`)
  if (!isNamed && past) return undone(state, past)
  if (!isNamed && dropped && isPartDropped(state)) return resumed(state, dropped)
  if (!isNamed) return aside(state, `${replies('trip.nothing-to-undo')}${back}`)
  const isMeant = (trip: Parked) =>
    places.every((place) => placesOf(trip).includes(place)) && days.every((day) => daysOf(trip).includes(day))
  const now = asideOf(state)
  if (now && isMeant(now)) return aside(state, note('trip.is-planned', { trip: parkedWords(now) }))
  const found = [dropped, parked].find((trip) => trip && isMeant(trip))
  if (found) return resumed(state, found)
  // It was left aside for another one, which goes on as a draft of its own.
  if (past && now && isMeant(past)) return resumed({ ...state, draftId: null }, past)
  return aside(state, `${replies('trip.none-such')}${back}`)
}

type Parked = NonNullable<DialogueState['parked']>

function placesOf({ criteria, legs, ...trip }: Parked): (string | undefined)[] {
  const stops = legs ? legsOf({ ...EMPTY, ...trip, criteria, legs }).flatMap(({ from, to }) => [from, to]) : []
  return [criteria.from, criteria.to, criteria.city, ...stops]
}

function daysOf({ criteria }: Parked): (string | undefined)[] {
  return [criteria.depart, criteria.return, criteria.check_in, criteria.check_out]
}

function lastPlace(trip: Parked): string {
  return trip.criteria.to ?? trip.criteria.city ?? trip.criteria.from ?? 'there'
}

/** A trip that was put aside, in a few words. */
export function parkedWords(parked: NonNullable<DialogueState['parked']>): string {
  const { goal, criteria } = parked
  const [way] = goal === 'ground' ? groundOf(parked) : []
  if (way) return withDay(groundTitle(way), way.date ?? undefined)
  if (parked.legs) return routeWords(legsOf({ ...EMPTY, ...parked }))
  const place = criteria.to ?? criteria.city
  const route = criteria.from && place ? replies('leg.route', { from: criteria.from, to: place }) : place
  const trip = route ?? replies(wantsHotel(goal) ? 'trip.hotel' : 'trip.flight')
  return withDay(trip, criteria.depart ?? criteria.check_in)
}

const withDay = (trip: string, day: string | undefined): string =>
  day === undefined ? trip : replies('trip.with-day', { trip, day: dayWords(day) })

/** What a sentence makes of a trip, with the trip of before kept for 'undo' where it changed. */
export function withPast(before: DialogueState, outcome: Outcome): Outcome {
  const [past, now] = [asideOf(before), asideOf(outcome.state)]
  const isResumed = outcome.state.past !== before.past || outcome.state.parked !== before.parked
  if (!past || !now || outcome.act !== 'go-on' || isResumed || isSame(past, now)) return outcome
  return { ...outcome, state: { ...outcome.state, past } }
}

/** The trip as it was before its last change; what was found for it holds. */
function undone(state: DialogueState, past: Parked): Outcome {
  const { submitted, parked, dropped, flights, hotels } = state
  const next = { ...EMPTY, submitted, parked, dropped, flights, hotels, ...past }
  return goOn(dropOutdated(next, next), [note('trip.undone')])
}

const isSame = (one: object, other: object): boolean => isDeepStrictEqual(one, other)
