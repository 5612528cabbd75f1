import { isDeepStrictEqual } from 'node:util'
import { goOn, type Heard } from './heard.ts'
import { legsOf, routeWords } from './legs-rules.ts'
import { type DialogueState, EMPTY, readState, withoutWish } from './state.ts'
import { wantsHotel } from './wish-rules.ts'
import { dayWords } from './words.ts'

/**
 * What a new chat begins with: nothing of the old one but its unfinished trip, which is put aside. `kept` is the state
 * as it was stored; what is not legible in it is gone.
 */
export function stateOfNewChat(kept: unknown): Record<string, unknown> {
  const { goal, wish, chosen, seen, searchedOn, legs, shelf } = readState(kept)
  const begun = goal !== null && Object.keys(wish).length > 0
  const aside = begun ? { goal, wish, chosen, seen, searchedOn, legs } : shelf
  return aside === null ? {} : { ...EMPTY, shelf: aside }
}

/** The state without its trip, which can be brought back; nothing is kept where nothing was begun. */
export function withoutTrip(state: DialogueState): DialogueState {
  return { ...withoutWish(state), dropped: asideOf(state) ?? state.dropped }
}

/** The trip of a state, to be put aside; undefined where nothing was begun. */
export function asideOf({
  goal,
  wish,
  chosen,
  seen,
  searchedOn,
  legs,
}: DialogueState): DialogueState['shelf'] | undefined {
  const begun = goal !== null && Object.keys(wish).length > 0
  return begun ? { goal, wish, chosen, seen, searchedOn, legs } : undefined
}

/** Whether what was dropped last is a part of the trip that is planned, which 'undo' brings back. */
export function isPartDropped({ goal, wish, dropped }: DialogueState): boolean {
  if (goal === null || goal === 'both' || dropped?.goal !== 'both') return false
  return (['from', 'to', 'depart', 'return', 'check_in', 'check_out'] as const).every(
    (name) => wish[name] === dropped.wish[name],
  )
}

/** The trip that was put aside is taken up again; one that was begun meanwhile is put aside for it. */
export function resumed(state: DialogueState, shelf: NonNullable<DialogueState['shelf']>): Heard {
  const { goal, wish, chosen, seen, searchedOn, legs } = state
  const begun = goal !== null && Object.keys(wish).length > 0
  const next: DialogueState = {
    ...EMPTY,
    submitted: state.submitted,
    dropped: state.dropped,
    ...shelf,
    shelf: isPartDropped({ ...state, dropped: shelf })
      ? state.shelf
      : begun
        ? { goal, wish, chosen, seen, searchedOn, legs }
        : shelf === state.shelf
          ? null
          : state.shelf,
  }
  return goOn(next, [`Back to your earlier trip: ${shelfWords(shelf)}.`])
}

/** A trip that was put aside, in a few words. */
export function shelfWords(shelf: NonNullable<DialogueState['shelf']>): string {
  const { goal, wish } = shelf
  if (shelf.legs) return routeWords(legsOf({ ...EMPTY, ...shelf }))
  const place = wish.to ?? wish.city
  const route = wish.from && place ? `${wish.from} to ${place}` : place
  const what = route ?? (wantsHotel(goal) ? 'a hotel' : 'a flight')
  const day = wish.depart ?? wish.check_in
  return day === undefined ? what : `${what}, ${dayWords(day)}`
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
  const { submitted, shelf, dropped } = state
  return goOn({ ...EMPTY, submitted, shelf, dropped, ...past }, ['The trip is as it was before.'])
}

const isSame = (one: object, other: object): boolean => isDeepStrictEqual(one, other)
