/** What somebody wants to know of sending before they send. */
export type SendingQuestion = 'receiver' | 'process' | 'undo' | 'contents'

const SENDING = /\b(?:send|sending|sent|submit|submitting|submitted|claim|claiming|bhej\w*|it goes|this goes)\b/i
const QUESTIONS: [SendingQuestion, RegExp][] = [
  [
    'receiver',
    /\bwho(?:m)?(?:'s| is| are| will| would| does| do)?\b.*\b(?:gets?|receives?|sees?|reads?|goes? to|sent to|sending (?:it |this |them )?to|checks?|looks? at)\b|\b(?:to whom|where does (?:it|this|the claim) go|kisko|kis ko|kiske paas)\b/i,
  ],
  [
    'undo',
    /^(?:so |and |but )?(?:can|could|may|will|what if|is it possible)\b.*\b(?:undo|take (?:it|that|this|them) back|withdraw|cancel|recall|unsend|change|edit|correct)\b.*\b(?:after|once|later|sent|submitted|sending|send)\b/i,
  ],
  [
    'process',
    /\bwhat(?:'s| is| will| would)?\b.*\bhappens?\b|\b(?:and then what|what next|what then|phir kya|uske baad)\b/i,
  ],
  ['contents', /\bwhat(?:'s| is| will| would|ll)?\b.*\b(?:be |get |gets )?(?:sent|submitted|included|in the claim)\b/i],
]
/** Of claims that were sent, their state is asked. */
const OF_SENT = /\bmy (?:last|latest|previous|old) (?:claim|expense)\b|\bexp-\d/i

/** Returns what a message asks about sending the receipts at hand; undefined for anything else, a wish to send included. */
export function sendingQuestionIn(message: string): SendingQuestion | undefined {
  if (!SENDING.test(message) || OF_SENT.test(message)) return undefined
  return QUESTIONS.find(([, pattern]) => pattern.test(message))?.[0]
}
