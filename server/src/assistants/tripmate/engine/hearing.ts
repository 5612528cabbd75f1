import type { Consent } from '@pravas/language/text/consent'
import type { TextSpan } from '@pravas/language/text/interpretation'
import { interpret } from '@pravas/language/travel/interpret'
import type { Understanding } from '@pravas/language/travel/types'
import { replies } from '@pravas/messages/tripmate'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import type { TurnInput } from '../../kernel/engine.ts'
import { consentTo } from '../dialogue/consent-rules.ts'
import { contextOf } from '../dialogue/context.ts'
import { hear } from '../dialogue/hear-rules.ts'
import type { Heard, Sentence } from '../dialogue/heard.ts'
import { readPhrases } from '../dialogue/phrases.ts'
import { asOf, type DialogueState, readState } from '../dialogue/state.ts'
import { unreadNote } from '../dialogue/unread-words.ts'

/** What TripMate is given for one turn. */
export interface TripmateTurn<Tools> extends TurnInput<Tools> {
  /** Of today, for the person who asks. */
  policy: PolicyOfDay
}

/** What is understood by: data alone, so that it may go to another thread. */
export type Said = Pick<TripmateTurn<unknown>, 'message' | 'state' | 'today' | 'policy'>

/** What a message makes of the dialogue that was kept: the dialogue as it stands today, and what follows. */
export interface Hearing {
  before: DialogueState
  understood: Understanding
  heard: Heard
}

/** Understands a message, in this thread or in another one. */
export type Hear = (said: Said, signal: AbortSignal) => Hearing | Promise<Hearing>

/** Understands a message. Pure. */
export function hearing({ message, state, today, policy }: Said): Hearing {
  const kept = readState(state)
  const before = asOf(kept, today)
  const consent = consentTo(before, message)
  const { sentence, unread } = readSentence(before, message, consent, policy)
  const heard = hear(before, sentence, today)
  heard.unread = unreadNote(sentence, unread, heard)
  if (before !== kept) {
    heard.notes.unshift(replies('found.outdated'))
    // What stood to choose from is gone, so the standing question cannot be asked again.
    if (heard.act === 'ask-again') heard.act = 'go-on'
  }
  return { before, understood: sentence.understood, heard }
}

/** A yes that is followed by something else is no yes: what follows is dealt with in its place. */
function readSentence(
  state: DialogueState,
  message: string,
  consent: Consent | undefined,
  policy: PolicyOfDay,
): { sentence: Sentence; unread: readonly TextSpan[] } {
  const context = contextOf(state, policy.day)
  const approver = state.asked?.about === 'confirm' ? state.asked.approver : undefined
  const read = (said: string, { understood, unread } = interpret(said, context)) => ({
    sentence: { message: said, understood, phrases: readPhrases(said, approver), consent, policy },
    unread,
  })
  const whole = interpret(message, context)
  const rest = consent?.says === 'unclear' && assents(whole.understood) ? consent.rest : ''
  return rest === '' ? read(message, whole) : read(rest)
}

function assents({ intent, also }: Understanding): boolean {
  return intent === 'affirm' || intent === 'submit' || (intent === 'thanks' && also.includes('affirm'))
}
