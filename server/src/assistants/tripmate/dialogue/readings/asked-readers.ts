import { isDeepStrictEqual } from 'node:util'
import { askedWishIn, whatIfIn } from '@pravas/language/travel/talk/asked-wishes'
import type { PolicyOfDay } from '../../../../policy/version-rules.ts'
import { KINDS } from '../../../../trips/draft/trip-draft.ts'
import { goOn, type Outcome } from '../outcome.ts'
import { sentenceOf } from '../sentence.ts'
import type { DialogueState } from '../state.ts'
import type { Reader, Turn } from './reading.ts'

/** 'Can we make it the evening one?': a wish in the form of a question, where it is a plain one that is read whole. */
function askedWish({ state, said, take }: Turn): Outcome | undefined {
  if (said.talk.topic.topics.length > 0 || said.talk.table) return undefined
  const wish = askedWishIn(said.message)
  if (wish === undefined) return undefined
  if (state.goal === null) {
    const asked = state.subject ? take(state, wish) : undefined
    if (typeof asked?.act === 'object' && 'change' in asked.act) return asked
    return changesSent(state, wish, said.policy)
  }
  const sentence = sentenceOf(state, wish, said.policy)
  if (sentence.unread.length > 0 || sentence.consent?.says === 'yes') return undefined
  const outcome = take(state, wish)
  // A choice that none fits is answered.
  if (outcome.act === 'ask-again' && sentence.talk.flightChoices.length > 0 && outcome.notes.length > 0) return outcome
  const isKept = outcome.state.goal === state.goal || outcome.state.goal === 'both'
  return outcome.act === 'go-on' && isKept && changesTrip(state, outcome) ? { ...outcome, whole: true } : undefined
}

/** A wish for another day or flight behind the request that was just sent: it is asked whether that shall be opened for it. */
function changesSent(state: DialogueState, words: string, policy: PolicyOfDay): Outcome | undefined {
  const { from, to, ...slots } = sentenceOf(state, words, policy).understood.slots
  if (!state.submitted || (from !== undefined && to !== undefined) || Object.keys(slots).length === 0) return undefined
  return { ...goOn(state), whole: true, act: { change: state.submitted.tripNumber, words } }
}

const changesTrip = (before: DialogueState, { state, show }: Outcome): boolean =>
  show.length > 0 ||
  !isDeepStrictEqual(before.criteria, state.criteria) ||
  KINDS.some((kind) => !isDeepStrictEqual(before.chosen[kind], state.chosen[kind]))

/** 'What if I came back on Friday, would it be cheaper?': what the trip would cost then, and nothing is changed. */
function whatIf({ state, said, take }: Turn): Outcome | undefined {
  const wish = state.goal === null || state.goal === 'hotel' || state.legs ? undefined : whatIfIn(said.message)
  if (wish === undefined || OF_POLICY.test(said.message)) return undefined
  const imagined = take({ ...state, asked: null }, wish)
  const { criteria, beyond } = imagined.state
  const differs = !isDeepStrictEqual(criteria, state.criteria) || beyond !== null
  if (imagined.act !== 'go-on' || !differs || imagined.state.legs) return undefined
  return {
    ...goOn(state),
    act: { whatIf: { criteria: beyond ? { ...criteria, class: beyond } : criteria, words: wish } },
    whole: true,
  }
}

const OF_POLICY = /\b(?:limits?|policy|allowed|entitled)\b/i

/** Messages that ask in place of wishing, or imagine. */
export const ASKED_READERS: readonly Reader[] = [
  { name: 'asked-wish', rank: 'parts', read: askedWish },
  { name: 'what-if', rank: 'question', read: whatIf },
]
