import type { Understanding } from '@pravas/language/travel/types'
import { replies } from '@pravas/messages/tripmate'
import * as answers from './answers.ts'
import { cancelled } from './cancel-rules.ts'
import { changing, swapped } from './change-rules.ts'
import { exceptionDecided } from './class-rules.ts'
import { notSentWords } from './consent-rules.ts'
import { wished } from './criteria-change-rules.ts'
import { offered } from './criteria-rules.ts'
import { draftQuestion, moreOptions } from './draft-questions.ts'
import { aside, goOn, type Heard, type Sentence } from './heard.ts'
import { withoutTrip } from './parked-rules.ts'
import { asksCommand, asksStatus, policyAnswer } from './question-rules.ts'
import { hearResultCommand, withPlace } from './result-command-rules.ts'
import { selected } from './selecting-rules.ts'
import { focusOf, hotelNamedIn } from './selection-rules.ts'
import type { DialogueState } from './state.ts'
import { affirmed, decided, denied } from './yes-no-rules.ts'

export function hearTrip(state: DialogueState, said: Sentence, today: string): Heard {
  const onCommand = hearResultCommand(state, said, today)
  if (onCommand) return onCommand
  const sentence = withPlace(state, said)
  const { understood, talk, message } = sentence
  const { intent } = understood
  if (understood.problems.some(({ kind }) => kind === 'unsure_choice')) {
    const compares = talk.results.compares && offered(state, focusOf(state, undefined)).length > 1
    return aside(state, compares ? answers.comparisonWords(state, talk) : replies('choose.undecided'))
  }
  const number = understood.problems.find(({ kind }) => kind === 'number_or_no')
  if (number?.kind === 'number_or_no') return aside(state, replies('unchanged.number', { number: number.number }))
  const bare = Object.keys(understood.slots).length === 0
  if (talk.trip && (intent === 'other' || isForeign(understood))) return asksStatus(state, sentence)
  if (state.doubt && talk.namesEnd && bare) {
    return talk.end && !message.includes('?') ? decided(state, talk.end) : aside(state, replies('day.undecided'))
  }
  if (state.asked?.about === 'no-return' && talk.names && bare && intent !== 'select') {
    return changing(state, talk.names === 'flight' ? 'flight' : 'return')
  }
  if (state.asked?.about === 'class') {
    const decided = exceptionDecided(state, sentence)
    if (decided) return decided
  }
  if (talk.asks === 'sent' && talk.trip === undefined && (state.goal !== null || state.submitted)) {
    return state.goal === null && talk.booked ? asksStatus(state, sentence) : aside(state, answers.sentWords(state))
  }
  const ofDraft = draftQuestion(state, sentence)
  if (ofDraft) return ofDraft
  if (talk.asks && (bare || talk.asks === 'refused') && intent !== 'cancel') {
    const answer = asksCommand(state, talk)
    if (answer) return answer
  }
  if (talk.swaps && bare && state.goal !== null) return swapped(state)
  if (talk.results.compares && intent !== 'out_of_scope') {
    if (offered(state, focusOf(state, undefined)).length > 1) return aside(state, answers.comparisonWords(state, talk))
  }
  if (talk.changes && bare && intent !== 'select' && state.goal !== null) {
    const impossible = understood.problems.flatMap((problem) =>
      problem.kind === 'invalid_date' ? [replies('day.unknown-only', { words: problem.text })] : [],
    )
    const heard = changing(state, talk.changes)
    return { ...heard, notes: [...impossible, ...heard.notes] }
  }
  if (bare && (intent === 'other' || intent === 'inform' || intent === 'search_hotel' || isForeign(understood))) {
    const hotel = hotelNamedIn(state, message)
    if (hotel) return selected(state, message, { by: 'hotel_name', name: hotel.name })
  }
  if (talk.sameAgain && intent !== 'ask_status' && intent !== 'select')
    return { ...wished(state, sentence, today), act: 'same-again' }
  if (intent === 'submit' && state.goal === null && state.submitted === null)
    return aside(state, replies('send.nothing-planned'))
  switch (intent) {
    case 'greet':
      return aside(state, answers.greeting(talk))
    case 'goodbye':
      return { ...goOn(state, [answers.goodbye(state)]), act: 'rest' }
    case 'thanks':
      if (understood.also.includes('affirm')) return affirmed(state, sentence, today)
      return aside(state, replies('talk.welcome'))
    case 'small_talk':
      return aside(state, answers.smallTalk(talk))
    case 'help':
      return aside(state, answers.help(talk))
    case 'abuse':
      return aside(state, replies('talk.sorry'))
    case 'ask_policy':
      return policyAnswer(state, sentence)
    case 'ask_detail':
      return aside(state, answers.detailWords(state, talk))
    case 'ask_fare':
      return aside(state, answers.fareWords(state, talk))
    case 'out_of_scope':
      return aside(state, answers.outOfScope(understood.reason))
    case 'ask_status':
      return asksStatus(state, sentence)
    case 'cancel':
      return cancelled(state, sentence, today)
    case 'restart':
      return message.includes('?') ? aside(state, replies('unchanged')) : afresh(state)
    case 'more_options':
      return moreOptions(state, sentence)
    case 'select':
      return selected(state, message, understood.selection, understood)
    case 'submit':
    case 'affirm':
      return affirmed(state, sentence, today)
    case 'deny':
      if (bare && understood.also.includes('goodbye')) return { ...goOn(state, [answers.goodbye(state)]), act: 'rest' }
      return denied(state, sentence, today)
    case 'other':
      if (talk.keepsOnly && state.goal === 'both') return wished(state, sentence, today)
      return aside(
        state,
        state.asked?.about === 'confirm' && sentence.consent
          ? notSentWords(sentence.consent)
          : replies('unknown.message'),
      )
    default:
      return wished(state, sentence, today)
  }
}

function isForeign(understood: Understanding): boolean {
  return understood.intent === 'out_of_scope' && (understood.reason === 'topic' || understood.reason === 'unknown')
}

/** Begins again; the trip of before can be brought back. */
function afresh(state: DialogueState): Heard {
  const next = withoutTrip(state)
  return goOn(next, [replies(next.dropped !== state.dropped ? 'trip.afresh-back' : 'trip.afresh')])
}
