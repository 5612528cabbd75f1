import { romanised } from '@pravas/language/text/devanagari'
import { interpret } from '@pravas/language/travel/interpret'
import type { PlainIntent, Understanding } from '@pravas/language/travel/types'
import { note, replies } from '@pravas/messages/tripmate'
import * as answers from '../answers.ts'
import { cancelled } from '../cancel-rules.ts'
import { notSentWords } from '../consent-rules.ts'
import { contextOf } from '../context.ts'
import { wished } from '../criteria-change-rules.ts'
import { offered } from '../criteria-rules.ts'
import { moreOptions } from '../draft-questions.ts'
import { aside, goOn, type Outcome } from '../outcome.ts'
import { withoutTrip } from '../parked-rules.ts'
import { asksStatus, policyAnswer } from '../question-rules.ts'
import { selected } from '../selecting-rules.ts'
import { focusOf } from '../selection-rules.ts'
import type { DialogueState } from '../state.ts'
import { affirmed, denied } from '../yes-no-rules.ts'
import type { Turn } from './reading.ts'

type Act = (turn: Pick<Turn, 'state' | 'said' | 'today'>) => Outcome

const wish: Act = ({ state, said, today }) => {
  const outcome = wished(state, said, today)
  // 'Near the railway station' speaks of no train.
  const isBeside = said.talk.topic.ground && said.understood.domain === 'hotel' && said.near === undefined
  return isBeside ? { ...outcome, notes: [note('ground.beside'), ...outcome.notes] } : outcome
}
const affirm: Act = ({ state, said, today }) => affirmed(state, said, today)
const bye = (state: DialogueState): Outcome => ({ ...goOn(state, [answers.goodbye(state)]), act: 'rest' })

/** What each intent does that says no more than itself. */
const ACTS: Record<PlainIntent, Act> = {
  search_flight: wish,
  search_hotel: wish,
  search_both: wish,
  inform: wish,
  correct: wish,
  open_form: wish,
  greet: ({ state }) => aside(state, answers.greeting()),
  goodbye: ({ state }) => bye(state),
  thanks: (turn) =>
    turn.said.understood.also.includes('affirm') ? affirm(turn) : aside(turn.state, note('talk.welcome')),
  small_talk: ({ state }) => aside(state, answers.smallTalk()),
  help: ({ state, said }) => aside(state, answers.help(said.talk)),
  abuse: ({ state }) => aside(state, note('talk.sorry')),
  ask_detail: ({ state, said }) =>
    aside(
      state,
      said.unread.length > 0 && (state.goal === null || !isOfResults(said))
        ? note('unknown.question')
        : answers.detailWords(state, said.talk),
    ),
  ask_fare: ({ state, said }) =>
    said.unread.length > 0 && state.goal === null
      ? aside(state, note('unknown.question'))
      : aside(state, answers.fareWords(state, said.talk)),
  restart: ({ state, said }) => (said.message.includes('?') ? aside(state, note('unchanged')) : afresh(state)),
  more_options: ({ state, said }) => moreOptions(state, said),
  affirm,
  submit: (turn) =>
    turn.state.goal === null && turn.state.submitted === null
      ? aside(turn.state, note('send.nothing-planned'))
      : affirm(turn),
  deny: ({ state, said, today }) =>
    isBare(said.understood) && said.understood.also.includes('goodbye') ? bye(state) : denied(state, said, today),
  other: ({ state, said, today }) => {
    if (said.talk.keepsOnly && state.goal === 'both') return wished(state, said, today)
    const unsent = state.asked?.about === 'confirm' ? said.consent : undefined
    return aside(
      state,
      unsent ? notSentWords(unsent) : isQuestion(said) ? note('unknown.question') : replies('unknown.message'),
    )
  },
}

/** Whether a question is about results, by anything that it names. */
function isOfResults({ talk, understood }: Turn['said']): boolean {
  const { ordinal, ordinals, extreme, far, compares } = talk.results
  const { topics, amenity, rank, emissions, ground } = talk.topic
  const names = topics.length > 0 || amenity !== undefined || rank !== undefined || emissions || ground
  const picks = ordinal !== undefined || ordinals.length > 0 || extreme !== undefined || far || compares
  const isBareOne = isBare(understood) && understood.problems.length === 0
  return names || picks || talk.ofHotel || talk.ofFlight || talk.side !== undefined || !isBareOne
}

/** Reads a message by what it is about as a whole. */
export function byIntent({ state, placed: said, today }: Turn): Outcome {
  const { understood, message } = said
  switch (understood.intent) {
    case 'select':
      return (
        dayBeyondCards(state, said, today) ??
        airlineWanted(state, said, today) ??
        selected(state, message, understood.selection, understood, said.policy)
      )
    case 'ask_status':
      return asksStatus(state, said)
    case 'ask_policy':
      return policyAnswer(state, said)
    case 'cancel':
      return cancelled(state, said, today)
    case 'out_of_scope':
      return aside(state, isUnknownQuestion(said) ? note('unknown.question') : answers.outOfScope(understood.reason))
    default:
      return ACTS[understood.intent]({ state, said, today })
  }
}

const isUnknownQuestion = (said: Turn['said']): boolean =>
  said.understood.intent === 'out_of_scope' && said.understood.reason === 'unknown' && isQuestion(said)

/** Whether a message asks something, of which nothing is known here. */
const isQuestion = ({ message }: Turn['said']): boolean =>
  message.trimEnd().endsWith('?') || ASKS.test(romanised(message))

const ASKS =
  /^\W*(?:(?:and|so|but|ok|okay|also|btw|wait|hmm+|by the way)\W+){0,3}(?:is|are|do|does|did|will|would|can i|could i|should|what|when|where|which|who|why|how|kya|kab|kahan|kaise|kitn[aei]|koi)\b/i

/** 'Make it the 9th' where fewer cards are in sight names a day; 'option 9' names none. */
function dayBeyondCards(state: DialogueState, said: Turn['said'], today: string): Outcome | undefined {
  const { message, understood, policy } = said
  if (understood.intent !== 'select' || understood.selection.by !== 'ordinal') return undefined
  const { index, target } = understood.selection
  if (index <= offered(state, focusOf(state, target)).length) return undefined
  const { understood: day } = interpret(message, { ...contextOf(state, policy.day), choosing: false })
  return day.slots.depart === undefined && day.slots.return === undefined
    ? undefined
    : wished(state, { ...said, understood: day }, today)
}

/** 'IndiGo ki chahiye' wants the flights of an airline, and names none of them. */
function airlineWanted(state: DialogueState, said: Turn['said'], today: string): Outcome | undefined {
  const { message, understood } = said
  if (understood.intent !== 'select' || understood.selection.by !== 'airline') return undefined
  const words = romanised(message)
  if (
    !/\bk[aei] (?:flight |flights )?(?:chahiye|chahie|chaiye|dikhao)\s*$/i.test(words) ||
    /\b(?:nahi|nahin|nhi|mat)\b/i.test(words)
  )
    return undefined
  const slots = { airline: understood.selection.airline }
  return wished(state, { ...said, understood: { ...understood, intent: 'inform', slots, problems: [] } }, today)
}

/** Whether a message fills no slot. */
export function isBare({ slots }: Understanding): boolean {
  return Object.keys(slots).length === 0
}

/** Whether a message is about something that TripMate knows nothing of. */
export function isForeign(understood: Understanding): boolean {
  return understood.intent === 'out_of_scope' && (understood.reason === 'topic' || understood.reason === 'unknown')
}

/** Begins again; the trip of before can be brought back. */
function afresh(state: DialogueState): Outcome {
  const next = withoutTrip(state)
  return goOn(next, [note(next.dropped !== state.dropped ? 'trip.afresh-back' : 'trip.afresh')])
}
