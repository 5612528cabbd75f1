import { anyOf, inOrder } from '../../text/in-order.ts'

/** What somebody wants to know of sending before they send. */
export type SendingQuestion = 'receiver' | 'process' | 'undo' | 'contents'

const SENDING = /\b(?:send|sending|sent|submit|submitting|submitted|claim|claiming|bhej\w*|it goes|this goes)\b/i
const QUESTIONS = [
  [
    'receiver',
    anyOf(
      inOrder(
        /\bwho(?:m)?\b/i,
        /\b(?:gets?|receives?|sees?|reads?|goes? to|sent to|sending (?:it |this |them )?to|checks?|looks? at)\b/i,
      ),
      /\b(?:to whom|where does (?:it|this|the claim) go|kisko|kis ko|kiske paas)\b/i,
    ),
  ],
  [
    'undo',
    inOrder(
      /^(?:so |and |but )?(?:can|could|may|will|what if|is it possible)\b/i,
      inOrder(
        /\b(?:undo|take (?:it|that|this|them) back|withdraw|cancel|recall|unsend|change|edit|correct)\b/i,
        /\b(?:after|once|later|sent|submitted|sending|send)\b/i,
      ),
    ),
  ],
  [
    'process',
    anyOf(inOrder(/\bwhat\b/i, /\bhappens?\b/i), /\b(?:and then what|what next|what then|phir kya|uske baad)\b/i),
  ],
  ['contents', inOrder(/^what\b/i, /\b(?:be|get|gets|is|are|will) (?:sent|submitted|included|in the claim)\b/i)],
] as const
/** Of claims that were sent, their state is asked. */
const OF_SENT = /\bmy (?:last|latest|previous|old) (?:claim|expense)\b|\bexp-\d/i

/** Returns what a message asks about sending the receipts at hand; undefined for anything else, a wish to send included. */
export function sendingQuestionIn(message: string): SendingQuestion | undefined {
  if (!SENDING.test(message) || OF_SENT.test(message)) return undefined
  return QUESTIONS.find(([, wording]) => wording.test(message))?.[0]
}
