import { legWishIn } from '@pravas/language/travel/talk/leg-wishes'
import { replies } from '@pravas/messages/tripmate'
import type { Kind } from '../../../trips/draft/trip-draft.ts'
import { chosenNote, withChosen } from './choose-rules.ts'
import { connected, legsOf, withLegs } from './legs-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { resolve } from './selection-rules.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'

/** 'For the first leg take the cheapest', 'cheapest for all': taken as soon as the flights of each are known; undefined beside a journey. */
export function legChosen(state: DialogueState, { talk }: Sentence): Outcome | undefined {
  const legs = legsOf(state)
  if (!talk.legChoice || legs.length === 0) return undefined
  const { legs: which, extreme } = talk.legChoice
  if (which === 'all') {
    const open = legs.map((leg) => (leg.flight ? leg : { ...leg }))
    const first = open.findIndex(({ flight }) => flight === null)
    const next = withLegs(state, connected(open), first < 0 ? 0 : first)
    return goOn({ ...next, open: [], picks: [{ leg: null, extreme }] })
  }
  const at = which === 'last' ? legs.length - 1 : which - 1
  if (!legs[at]) return aside(state, replies('legs.only', { count: legs.length }))
  const others = state.picks.filter(({ leg }) => leg !== at)
  const focused = withLegs(
    state,
    legs.map((leg, place) => (place === at ? { ...leg, flight: null, seen: {} } : leg)),
    at,
  )
  return goOn({ ...focused, open: [], picks: [{ leg: at, extreme }, ...others] })
}

/** 'For the last leg direct only': what is wished for a flight of a journey that is named by its place; undefined where the rest is no wish. */
export function legWished(
  state: DialogueState,
  { talk, message }: Sentence,
  take: (state: DialogueState, words: string) => Outcome,
): Outcome | undefined {
  const legs = legsOf(state)
  const wish = legs.length === 0 || talk.legChoice ? undefined : legWishIn(message)
  if (!wish) return undefined
  const at = wish.leg === 'last' ? legs.length - 1 : wish.leg - 1
  if (!legs[at]) return aside(state, replies('legs.only', { count: legs.length }))
  const isCurrent = state.legs?.before.length === at
  const focused = isCurrent ? state : { ...withLegs(state, connected(legs), at), asked: CHOICE, open: [] }
  const outcome = take(focused, wish.rest)
  return outcome.act === 'go-on' ? outcome : undefined
}

const CHOICE: DialogueState['asked'] = { about: 'choice', kind: 'flight' }

/** The flight that was wished for in advance, where this one's flights are known and none is chosen. */
export function pickedInAdvance(state: DialogueState): { state: DialogueState; note: string; kind: Kind } | undefined {
  const place = state.legs?.before.length
  if (place === undefined || state.chosen.flight !== null) return undefined
  const pick = state.picks.find(({ leg }) => leg === place) ?? state.picks.find(({ leg }) => leg === null)
  const found = pick && resolve(state, { by: 'extreme', extreme: pick.extreme, target: 'flight' })
  if (found?.found !== 'one') return undefined
  const picks = state.picks.filter(({ leg }) => leg !== place)
  const note = chosenNote('flight', found.option)
  return { state: { ...withChosen(state, 'flight', found.option), picks }, note, kind: 'flight' }
}
