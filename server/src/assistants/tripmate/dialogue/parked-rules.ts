import { isDeepStrictEqual } from 'node:util'
import { replies } from '@pravas/messages/tripmate'
import { wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { goOn, type Heard } from './heard.ts'
import { legsOf, routeWords } from './legs-rules.ts'
import { type DialogueState, EMPTY, readState, withoutDraft } from './state.ts'
import { dayWords } from './words.ts'

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
  goal,
  criteria,
  chosen,
  seen,
  searchedOn,
  legs,
}: DialogueState): DialogueState['parked'] | undefined {
  const begun = goal !== null && Object.keys(criteria).length > 0
  return begun ? { draftId, goal, criteria, chosen, seen, searchedOn, legs } : undefined
}

/** Whether what was dropped last is a part of the trip that is planned, which 'undo' brings back. */
export function isPartDropped({ goal, criteria, dropped }: DialogueState): boolean {
  if (goal === null || goal === 'both' || dropped?.goal !== 'both') return false
  return (['from', 'to', 'depart', 'return', 'check_in', 'check_out'] as const).every(
    (name) => criteria[name] === dropped.criteria[name],
  )
}

/** The trip that was put aside is taken up again; one that was begun meanwhile is put aside for it. */
export function resumed(state: DialogueState, parked: NonNullable<DialogueState['parked']>): Heard {
  const begun = asideOf(state)
  const next: DialogueState = {
    ...EMPTY,
    submitted: state.submitted,
    dropped: state.dropped,
    ...parked,
    parked: isPartDropped({ ...state, dropped: parked })
      ? state.parked
      : (begun ?? (parked === state.parked ? null : state.parked)),
  }
  return goOn(next, [replies('trip.back', { trip: parkedWords(parked) })])
}

/** A trip that was put aside, in a few words. */
export function parkedWords(parked: NonNullable<DialogueState['parked']>): string {
  const { goal, criteria } = parked
  if (parked.legs) return routeWords(legsOf({ ...EMPTY, ...parked }))
  const place = criteria.to ?? criteria.city
  const route = criteria.from && place ? replies('leg.route', { from: criteria.from, to: place }) : place
  const trip = route ?? replies(wantsHotel(goal) ? 'trip.hotel' : 'trip.flight')
  const day = criteria.depart ?? criteria.check_in
  return day === undefined ? trip : replies('trip.with-day', { trip, day: dayWords(day) })
}

/** What a sentence makes of a draft, with the trip of before kept for 'undo' where it changed. */
export function withPast(before: DialogueState, heard: Heard): Heard {
  const past = before.asked?.about === 'confirm' ? asideOf(before) : undefined
  const now = asideOf(heard.state)
  if (!past || !now || heard.act !== 'go-on' || heard.state.past !== before.past || isSame(past, now)) return heard
  return { ...heard, state: { ...heard.state, past } }
}

/** The draft as it was before its last change. */
export function undone(state: DialogueState, past: NonNullable<DialogueState['past']>): Heard {
  const { submitted, parked, dropped } = state
  return goOn({ ...EMPTY, submitted, parked, dropped, ...past }, [replies('trip.undone')])
}

const isSame = (one: object, other: object): boolean => isDeepStrictEqual(one, other)
