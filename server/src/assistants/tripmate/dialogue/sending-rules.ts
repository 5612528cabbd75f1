import { MISSING_PART_NAMES } from '@pravas/contract/trip-draft'
import { type Consent, readConsent } from '@pravas/language/text/consent'
import { withoutReceiver } from '@pravas/language/travel/receiver'
import { withoutHesitation } from '@pravas/language/travel/remarks'
import { note } from '@pravas/messages/tripmate'
import { listWords } from '../../../formats.ts'
import { missingOf } from '../../../trips/draft/view-rules.ts'
import { consentTo } from './consent-rules.ts'
import { draftIn } from './criteria-rules.ts'
import { disagreement } from './disagreement-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import type { Sentence } from './sentence.ts'
import type { DialogueState, Question } from './state.ts'

/**
 * What a message says of sending, where it does not wish for it now: not to, or later. Its days are when to send, none of the
 * trip's, so nothing is changed. Undefined where it says something else.
 */
export function aboutSending(state: DialogueState, { talk, consent }: Sentence): Outcome | undefined {
  const { sending } = talk
  if (sending === undefined || talk.saves || state.goal === null || talk.asks === 'sent' || talk.asks === 'draft')
    return undefined
  // 'Don't wait, send it now' is a yes.
  if (state.asked?.about === 'confirm' && consent?.says === 'yes') return undefined
  if (consent && disagreement(state, consent) !== undefined) return undefined
  return aside(state, note(sending === 'later' ? 'send.later' : 'send.withheld'))
}

/** Whether a message plainly wishes to send a trip that is not ready for it. */
export function tooEarly({ goal, asked }: DialogueState, { message, consent }: Sentence): boolean {
  // 'Book it' may choose the only flight there is.
  if (goal === null || asked?.about === 'confirm' || consent?.says === 'yes') return false
  return [message, withoutReceiver(message)].some((wish) => {
    const { says, namesAct } = readConsent(wish, { action: 'send', kind: 'trip' })
    return says === 'yes' && namesAct
  })
}

/** Says what is still needed before the trip can be sent; one that lacks nothing, and that nothing is asked about, is shown first. */
export function notYet(state: DialogueState): Outcome {
  const parts = missingOf(draftIn(state)).map((part) => MISSING_PART_NAMES[part])
  if (parts.length > 0) return aside(state, note('send.too-early', { parts: listWords(parts) }))
  return state.asked === null ? goOn(state, [note('send.check-first')]) : aside(state, note('send.not-yet'))
}

/**
 * Any yes answers a draft that has just been shown complete, or changed. After anything else an 'ok' may be about that, and
 * sends nothing; a 'yes' alone is asked about once.
 */
export function answersToSend({ asked }: DialogueState, { consent }: Sentence): boolean {
  const since = asked?.about === 'confirm' ? asked.since : undefined
  if (since === undefined || consent?.namesAct) return true
  return since === 'asked' && consent?.isFirm === true
}

/** A polite question that names the act and nothing else: 'can you send it?' is asked about, and sends nothing. */
export function asksToSend({ asked }: DialogueState, consent: Consent | undefined): boolean {
  if (asked?.about !== 'confirm' || consent?.says !== 'unclear') return false
  const { unread, namesAct, opensWithYes } = consent
  return unread.length > 0 && unread.every((word) => word === '?') && (namesAct || opensWithYes)
}

/** Asks outright whether to send the draft, so that a 'yes' is one to it. */
export function askedAnew(state: DialogueState): Outcome {
  const { asked } = state
  const anew: Question | null = asked?.about === 'confirm' ? { ...asked, since: 'asked' } : asked
  const again = asked?.about === 'confirm' && asked.since === 'asked'
  return aside({ ...state, asked: anew }, note(again ? 'send.still-not' : 'send.not-yet'))
}

/** 'Hmm, theek hai' is no plain yes: it is asked outright. */
export function hesitantYes(state: DialogueState, message: string): boolean {
  const rest = withoutHesitation(message)
  return state.asked?.about === 'confirm' && rest !== message && consentTo(state, rest)?.says === 'yes'
}
