import { replies } from '@pravas/messages/tripmate'
import * as answers from './answers.ts'
import { offered } from './criteria-rules.ts'
import { draftStands, draftWords, soFarWords } from './draft-rules.ts'
import { aside, goOn, type Heard, type Sentence } from './heard.ts'
import { focusOf } from './selection-rules.ts'
import type { DialogueState } from './state.ts'

/** What else there is of a part: what was found of it is shown, or said to be all where it is in sight. */
export function moreOptions(state: DialogueState, { message, talk }: Sentence): Heard {
  const amenities = offered(state, 'hotel').length > 0 ? answers.amenityWords(state, message) : undefined
  if (amenities) return aside(state, amenities)
  if (state.asked?.about === 'confirm') {
    const ofReturn = talk.names === 'return' || talk.names === 'return_flight'
    const named = talk.names === 'hotel' ? 'hotel' : ofReturn ? 'return_flight' : undefined
    const kind = named ?? focusOf(state, undefined)
    if (offered(state, kind).length > 0) return { ...goOn(state), show: [kind] }
  }
  return goOn({ ...state, flights: null, hotels: null }, [replies('choose.all-shown')])
}

/** A question about the draft itself or who gets it, or a request that was sent and is wanted back; else undefined. */
export function draftQuestion(state: DialogueState, sentence: Sentence): Heard | undefined {
  const { asked, draft, goal, submitted } = state
  const { understood, talk, message } = sentence
  if (goal === null && submitted && talk.asks === 'recall') {
    return { ...goOn(state), act: { withdraw: talk.trip ?? submitted.tripNumber } }
  }
  if (talk.asks === 'draft' && goal !== null && asked?.about !== 'confirm') return aside(state, soFarWords(state))
  if (asked?.about !== 'confirm' || draft === null || !draftStands(state) || understood.intent === 'cancel') return
  if (talk.asks === 'draft') return aside(state, draftWords(draft, sentence.policy))
  const words: readonly string[] = message.toLowerCase().match(/\p{L}+/gu) ?? []
  const first = asked.approver?.toLowerCase().split(' ')[0]
  const isWho = words.length <= 6 && (words.includes('who') || words.includes('kaun'))
  return first !== undefined && isWho && words.includes(first) ? { ...goOn(state), act: 'approver' } : undefined
}
