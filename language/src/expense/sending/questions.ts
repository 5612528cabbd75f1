import { romanised } from '../../text/devanagari.ts'
import { anyOf, inOrder } from '../../text/in-order.ts'
import { plainWordsOf, saysOnly } from '../receipts/plain-words.ts'

/** What somebody wants to know of sending, and whether it was done. */
export type SendingQuestion = 'receiver' | 'process' | 'undo' | 'contents' | 'state'

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

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
const WAS_SENT = set(
  'sent submitted forwarded gone went go send submit bhej bheja bheji bhejdiya gaya gayi gya chala pahunch pahuncha pahunchi mail mailed emailed reach reached received got',
)
const BESIDE_SENT = set(
  `did do does have has had is was are were been be you i we it this that them these they my the a your already yet now still ok okay so and hey please pls hmm really when
   at to manager boss approver approval for reimbursement reimbursements claim claims expense expenses receipts bills all any anything off out through finally successfully
   kya kab diya di de kiya kar hua hui hai hain h ho tha thi na ji bhai yaar ab abhi tak mera meri mere yeh ye woh chuka chuke chuki manager ko ke paas liye sab kuch`,
)
const ASKS_STATE = set('did have has is was were are when kya kab')

/** 'Did you send it?', 'kya bhej diya', 'sent?': every word is one of such a question. */
function asksWhetherSent(message: string): boolean {
  const words = plainWordsOf(romanised(message))
  const asks =
    /[?？]/.test(message) || words.some((word) => word === 'kya' || word === 'kab') || ASKS_STATE.has(words[0] ?? '')
  const isDone = words.some((word) => WAS_SENT.has(word) && !WISHED.has(word)) || words.some((word) => DONE.has(word))
  return asks && isDone && saysOnly(words, WAS_SENT, BESIDE_SENT)
}

/** Said of what is to come too: 'send it to my manager?' */
const WISHED = set('send submit go bhej mail reach')
const DONE = set('did done diya gaya gayi kiya hua hui chuka chuke chuki have has')

/** Returns what a message asks about sending the receipts at hand; undefined for anything else, a wish to send included. */
export function sendingQuestionIn(message: string): SendingQuestion | undefined {
  if (asksWhetherSent(message)) return 'state'
  if (!SENDING.test(message) || OF_SENT.test(message)) return undefined
  return QUESTIONS.find(([, wording]) => wording.test(message))?.[0]
}
