import type { Talk } from '@pravas/language/travel/talk/talk'
import { note, replies } from '@pravas/messages/tripmate'
import * as answers from './answers.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { draftPolicyWords, policyWords } from './policy-words.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'

export function asksStatus(state: DialogueState, { understood, talk }: Sentence): Outcome {
  const named = understood.intent === 'ask_status' ? understood.trip : undefined
  const spokenOf = talk.ofManyTrips || talk.ofSent ? undefined : (state.spoken ?? state.submitted?.tripNumber)
  const trip = named ?? talk.trip ?? spokenOf
  const isLatest = trip === undefined && state.goal === null && talk.ofLatest && !talk.ofManyTrips
  const isOfDraft = state.goal !== null && trip === undefined && !talk.ofManyTrips && !talk.ofSent
  const notes = [...(isOfDraft ? [replies('status.not-sent')] : [])]
  return { ...goOn(state, notes), act: { status: { trip, only: talk.status, ...(isLatest && { latest: true }) } } }
}

/** What the policy says of the draft in sight, or of what the question names. */
export function policyAnswer(state: DialogueState, { talk, policy }: Sentence): Outcome {
  const { asked, draft } = state
  if (asked?.about === 'confirm' && draft && talk.ofDraft) {
    return aside(state, draftPolicyWords(draft, policy))
  }
  return aside(state, policyWords(talk.policy, policy))
}

export function asksCommand(state: DialogueState, talk: Talk): Outcome | undefined {
  if (talk.asks === 'draft' || talk.asks === 'recall') return undefined
  if (talk.asks === 'refused') return aside(state, note('status.if-refused'))
  if (talk.asks === 'extras') return aside(state, note('status.extras'))
  if (talk.asks === 'ticket') return aside(state, note('status.who-books'))
  if (talk.asks === 'abroad' || talk.asks === 'spending' || talk.asks === 'desk')
    return aside(state, note(`status.${talk.asks}`))
  if (talk.asks === 'approver') return { ...goOn(state), act: 'approver' }
  return aside(state, talk.asks === 'limits' ? answers.help(talk) : replies('status.approval-time'))
}
