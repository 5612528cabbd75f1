import { MISSING_PART_NAMES } from '@pravas/contract/trip-draft'
import { readConsent } from '@pravas/language/text/consent'
import { replies } from '@pravas/messages/tripmate'
import { listWords } from '../../../formats.ts'
import { missingOf } from '../../../trips/draft/view-rules.ts'
import { draftIn } from './criteria-rules.ts'
import { disagreement } from './disagreement-rules.ts'
import { aside, type Heard, type Sentence } from './heard.ts'
import type { DialogueState } from './state.ts'

/**
 * What a message says of sending, where it does not wish for it now: not to, or later. Its days are when to send, none of the
 * trip's, so nothing is changed. Undefined where it says something else.
 */
export function aboutSending(state: DialogueState, { talk, consent }: Sentence): Heard | undefined {
  const { sending } = talk
  if (sending === undefined || state.goal === null || talk.asks === 'sent' || talk.asks === 'draft') return undefined
  if (consent && disagreement(state, consent) !== undefined) return undefined
  return aside(state, replies(sending === 'later' ? 'send.later' : 'send.withheld'))
}

/** Whether a message plainly wishes to send a trip that is not ready for it. */
export function tooEarly({ goal, asked }: DialogueState, { message, consent }: Sentence): boolean {
  // 'Book it' may choose the only flight there is.
  if (goal === null || asked?.about === 'confirm' || consent?.says === 'yes') return false
  const { says, namesAct } = readConsent(message, { action: 'send', kind: 'trip' })
  return says === 'yes' && namesAct
}

/** Says what is still needed before the trip can be sent. */
export function notYetWords(state: DialogueState): string {
  const parts = missingOf(draftIn(state)).map((part) => MISSING_PART_NAMES[part])
  return parts.length === 0 ? replies('send.not-yet') : replies('send.too-early', { parts: listWords(parts) })
}
