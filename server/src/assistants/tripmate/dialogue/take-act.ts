import type { Understanding } from '@pravas/language/travel/types'
import { note } from '@pravas/messages/tripmate'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { placeNamedIn } from '../../../travel/place-rules.ts'
import { stayOf } from '../../../trips/draft/stay-rules.ts'
import { draftWords } from '../../trip-texts/draft-text-rules.ts'
import * as answers from './answers.ts'
import { changing, swapped } from './change-rules.ts'
import { choose } from './choose-rules.ts'
import { declines, wished, withoutPart } from './criteria-change-rules.ts'
import { offered } from './criteria-rules.ts'
import { moreOptions } from './draft-questions.ts'
import { draftStands, soFarWords } from './draft-rules.ts'
import { partLost, remarkGuard } from './guard-rules.ts'
import { inOrder, takeJourney } from './journey-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { restored } from './parked-rules.ts'
import { focusOf } from './selection-rules.ts'
import { type Sentence, sentenceOf } from './sentence.ts'
import type { DialogueState } from './state.ts'
import { settled } from './take-message.ts'
import { selectionOf, slotsOf, type TripAct } from './trip-act.ts'

/**
 * Takes an act into the dialogue that a language model made of a message, by the same rules as the readings of messages. The message
 * itself is the person's: what only asks or tells changes nothing, whatever the model made of it, and nothing is ever sent.
 */
export function takeAct(
  state: DialogueState,
  act: TripAct,
  { message, today, policy }: { message: string; today: string; policy: PolicyOfDay },
): Outcome {
  const said = { ...sentenceOf(state, '', policy), message }
  const outcome = inOrder(state, carriedOut(state, act, said, today))
  const lost = act.intent === 'leave_out' || act.intent === 'undo' ? undefined : partLost(state, outcome.state)
  const instead =
    remarkGuard(state, outcome, message) ??
    (lost === undefined ? undefined : note('unchanged.leave-out', { part: lost }))
  return settled(state, said, instead === undefined ? outcome : aside(state, instead))
}

function carriedOut(state: DialogueState, act: TripAct, said: Sentence, today: string): Outcome {
  switch (act.intent) {
    case 'set':
      return set(state, act, said, today)
    case 'plan_journey': {
      const journey = { do: 'plan' as const, ...(act.hotels && { stays: act.hotels }) }
      const legs = act.legs.map(({ from, to, depart }) => ({ ...(from && { from }), to, ...(depart && { depart }) }))
      const understood: Understanding = { ...said.understood, intent: 'search_flight', slots: { legs }, journey }
      return takeJourney(state, { ...said, understood }, today) ?? goOn(state)
    }
    case 'choose':
      return { ...goOn(state), ...choose(state, selectionOf(act)) }
    case 'leave_out':
      return leftOut(state, act.part, said, today)
    case 'ask_again':
      return state.goal === null ? goOn(state) : changing(state, act.about)
    case 'compare': {
      if (offered(state, focusOf(state, undefined)).length < 2)
        return aside(state, answers.detailWords(state, said.talk))
      const results = { ...said.talk.results, ordinals: [act.first, act.second] }
      return aside(state, answers.comparisonWords(state, { ...said.talk, results }))
    }
    case 'swap_cities':
      return state.goal === null ? goOn(state) : swapped(state)
    case 'more_options':
      return moreOptions(state, said)
    case 'show_draft': {
      const { asked, draft } = state
      const stands = asked?.about === 'confirm' && draft !== null && draftStands(state)
      return aside(state, stands ? draftWords(draft, said.policy) : soFarWords(state))
    }
    case 'undo':
      return restored(state, { places: [], days: [], keeps: false })
  }
}

const SEARCHES = { flight: 'search_flight', hotel: 'search_hotel', both: 'search_both' } as const

/** What is wished for is searched for, or changed. */
function set(
  state: DialogueState,
  { goal, criteria }: Extract<TripAct, { intent: 'set' }>,
  said: Sentence,
  today: string,
): Outcome {
  const slots = slotsOf(criteria)
  const results = {
    ...said.talk.results,
    refundable: criteria.refundable === true,
    sort: criteria.sort,
  }
  const city = slots.city ?? stayOf(state).city ?? slots.to
  const place = criteria.near === undefined ? undefined : placeNamedIn(criteria.near, city)
  const understood: Understanding = {
    ...said.understood,
    intent: goal ? SEARCHES[goal] : 'inform',
    slots: { ...slots, ...(goal === 'both' && slots.depart && { check_in: slots.check_in ?? slots.depart }) },
    ...(goal && { domain: goal }),
  }
  const sentence = { ...said, understood, talk: { ...said.talk, results }, ...(place && { near: place.name }) }
  return takeJourney(state, sentence, today) ?? wished(state, sentence, today)
}

function leftOut(state: DialogueState, part: 'flight' | 'hotel' | 'return', said: Sentence, today: string): Outcome {
  const keepsOnly = part === 'return' ? undefined : part === 'hotel' ? ('flight' as const) : ('hotel' as const)
  const sentence = { ...said, talk: { ...said.talk, declined: part, keepsOnly } }
  return declines(state, sentence) ? withoutPart(state, sentence, today) : aside(state, note('part.none', { part }))
}
