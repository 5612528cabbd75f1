import { note } from '@pravas/messages/tripmate'
import { draftWords } from '../../trip-texts/draft-text-rules.ts'
import * as answers from './answers.ts'
import { offered } from './criteria-rules.ts'
import { draftStands, soFarWords } from './draft-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { focusOf } from './selection-rules.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState } from './state.ts'

/** What else there is of a part: what was found of it is shown, or said to be all where it is in sight. */
export function moreOptions(state: DialogueState, { talk }: Sentence): Outcome {
  const amenities = offered(state, 'hotel').length > 0 ? answers.amenityWords(state, talk) : undefined
  if (amenities) return aside(state, amenities)
  if (state.asked?.about === 'confirm') {
    const ofReturn = talk.names === 'return' || talk.names === 'return_flight'
    const named = talk.names === 'hotel' ? 'hotel' : ofReturn ? 'return_flight' : undefined
    const kind = named ?? focusOf(state, undefined)
    if (offered(state, kind).length > 0) return { ...goOn(state), show: [kind] }
  }
  return goOn({ ...state, flights: null, hotels: null }, [note('choose.all-shown')])
}

/** A question about the draft itself, or a request that was sent and is wanted back; else undefined. */
export function draftQuestion(state: DialogueState, sentence: Sentence): Outcome | undefined {
  const { asked, draft, goal, submitted } = state
  const { understood, talk } = sentence
  if (goal === null && submitted && talk.asks === 'recall') {
    return { ...goOn(state), act: { withdraw: talk.trip ?? submitted.tripNumber } }
  }
  if (talk.asks === 'draft' && goal !== null && asked?.about !== 'confirm') return aside(state, soFarWords(state))
  if (asked?.about !== 'confirm' || draft === null || !draftStands(state) || understood.intent === 'cancel') return
  return talk.asks === 'draft' ? aside(state, draftWords(draft, sentence.policy)) : undefined
}
