import { readConsent } from '@pravas/language/text/consent'
import { alternatives } from '@pravas/language/text/phrase-grammar'
import { numberIn, readQuestionTalk } from '@pravas/language/text/request-question'
import { ADDRESS, PLEASE, THANKS } from '@pravas/language/text/words/filler'
import type { PendingAnswer } from './pending-answer.ts'

/** What a message makes of the questions. */
export type QuestionStep =
  | { do: 'list'; number: string | null; of: string | null }
  /** What it answers; `text` is null where that is still to be said. */
  | { do: 'draft'; text: string | null; number: string | null; to: string | null }
  /** The whole message is the answer that was asked for. */
  | { do: 'text'; text: string }
  /** Which of the questions is meant. */
  | { do: 'choose'; number: string }
  | { do: 'send' }
  /** A yes that is none yet. */
  | { do: 'ask-again' }
  | { do: 'refuse' }
  /** It is about something else. */
  | { do: 'pass' }

const GIVEN_UP = new RegExp(
  `^(?:no|nope|nahi|nahin|never ?mind|forget it|leave it|cancel|stop|not now|later|baad mein|baad me|rehne do|chhodo|chodo|ruko|wait|nothing|kuch nahi)(?: (?:${alternatives(THANKS, PLEASE, ADDRESS)}|it|that|abhi))?[.!]*$`,
  'i',
)
const ORDINALS = [
  /^(?:the )?(?:first|1st|1|pehla|pehle)(?: one| wala)?[.!]*$/i,
  /^(?:the )?(?:second|2nd|2|doosra|dusra)(?: one| wala)?[.!]*$/i,
]

/** Puts the yes off without giving the answer up. */
const HESITATION = new Set([
  ...['hmm', 'hm', 'not yet', 'not sure', 'i am not sure', 'im not sure', 'maybe', 'probably', 'i guess', 'i think so'],
  ...['let me think', 'one moment', 'hold on', 'shayad', 'abhi nahi', 'abhi nahin', 'pata nahi', 'sochne do'],
])

function hesitates(message: string): boolean {
  const said = message
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s,.!…]+/g, ' ')
    .trim()
  return HESITATION.has(said) || HESITATION.has(said.replace(/^h+m+ /, ''))
}

/**
 * Reads what a message makes of the questions, by the answer that is pending. Only a plain yes directly after the answer was
 * shown sends it; whatever is a yes with more words is asked about again.
 */
export function questionStep(message: string, pending: PendingAnswer | undefined): QuestionStep {
  const talk = readQuestionTalk(message)
  const consent = pending && readConsent(message, { action: 'send', kind: 'answer', approver: authorOf(pending) })
  if (pending?.stage === 'send' && consent?.says === 'yes') {
    return pending.again && !consent.isFirm ? { do: 'ask-again' } : { do: 'send' }
  }
  if (pending && (consent?.says === 'no' || GIVEN_UP.test(message.trim()))) return { do: 'refuse' }
  if (talk?.says === 'refuse') return pending ? { do: 'refuse' } : { do: 'pass' }
  if (talk?.says === 'list') return { do: 'list', number: talk.number, of: talk.of }
  if (talk?.says === 'answer') return { do: 'draft', text: talk.text, number: talk.number, to: talk.to }
  if (pending?.stage === 'which') {
    const named = numberIn(message)
    const at = ORDINALS.findIndex((ordinal) => ordinal.test(message.trim()))
    const number = named ?? pending.numbers[at]
    return number === undefined ? { do: 'pass' } : { do: 'choose', number }
  }
  if (pending?.stage === 'text') return message.includes('?') ? { do: 'pass' } : { do: 'text', text: message.trim() }
  return consent && (consent.opensWithYes || consent.namesAct || hesitates(message))
    ? { do: 'ask-again' }
    : { do: 'pass' }
}

function authorOf(pending: PendingAnswer): string {
  return pending.stage === 'which' ? '' : pending.author
}
