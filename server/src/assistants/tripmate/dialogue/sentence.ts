import type { Consent } from '@pravas/language/text/consent'
import type { TextSpan } from '@pravas/language/text/interpretation'
import { interpret } from '@pravas/language/travel/interpret'
import { type Talk, talkIn } from '@pravas/language/travel/talk/talk'
import type { Understanding } from '@pravas/language/travel/types'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { consentTo } from './consent-rules.ts'
import { contextOf } from './context.ts'
import type { DialogueState } from './state.ts'

/** A message with all that the language makes of it in a dialogue. */
export interface Sentence {
  message: string
  understood: Understanding
  talk: Talk
  /** Its content words that neither the grammar of a trip read nor any value of it. */
  unread: readonly TextSpan[]
  /** How the sentence answers a question that a plain yes would answer; undefined while none is asked. */
  consent?: Consent | undefined
  /** Of today, for the person who speaks. */
  policy: PolicyOfDay
  /** A place of the gazetteer near which the stay shall be. */
  near?: string
}

/** Reads a message. A yes that is followed by something else is no yes: what follows is dealt with in its place. */
export function sentenceOf(state: DialogueState, message: string, policy: PolicyOfDay): Sentence {
  const consent = consentTo(state, message)
  const context = contextOf(state, policy.day)
  const approver = state.asked?.about === 'confirm' ? state.asked.approver : undefined
  const read = (said: string, { understood, unread } = interpret(said, context)): Sentence => ({
    message: said,
    understood,
    unread,
    talk: talkIn(said, policy.day, approver),
    consent,
    policy,
  })
  const whole = interpret(message, context)
  const rest = consent?.says === 'unclear' && assents(whole.understood) ? consent.rest : ''
  return rest === '' ? read(message, whole) : read(rest)
}

function assents({ intent, also }: Understanding): boolean {
  return intent === 'affirm' || intent === 'submit' || (intent === 'thanks' && also.includes('affirm'))
}
