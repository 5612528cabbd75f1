import { romanised } from '../../text/devanagari.ts'
import { anyOf } from '../../text/in-order.ts'

const SEND = '(?:send|sending|sent|submit|submitting|forward|bhej\\w{0,6})'
/** Asks, or wishes for the contrary: 'why don't you send it', 'don't forget to send it'. */
const NO_REFUSAL = /[?？]|^(?:why|what|who|when|how|kya|kyun|kyu|did|does|do you|have|has|will|is|are)\b|\bforget\b/i
const REFUSES = anyOf(
  new RegExp(
    `\\b(?:do not|don['’ ]?t|dnt|not|never|no need|mat|nahi|nahin|nhi|stop|cancel)(?:\\s\\w+){0,3}?\\s${SEND}\\b`,
    'i',
  ),
  new RegExp(`\\b${SEND}(?:\\s\\w+){0,2}?\\s(?:mat|nahi|nahin|nhi)\\b`, 'i'),
)

/**
 * Whether a message does not want the claim sent, or not yet. It need not be strict: it only decides that nobody is asked
 * again, and nothing is ever sent for it.
 */
export function refusesToSend(message: string): boolean {
  const text = romanised(message).trim()
  return (!NO_REFUSAL.test(text) && REFUSES.test(text)) || endsInRefusal(message)
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const NEGATIVES = set(
  "no nope nah not don't dont nahi nahin nhi naa mat wait ruko rukiye hold leave forget cancel stop",
)
const BESIDE_NEGATIVE = set(
  'oh ok okay hmm sorry abhi ab aaj now yet today just for it that this please pls plz ji yaar bhai later baad mein me karo karna karein kijiye do on one a sec second minute never mind actually',
)
const CLAUSE_END = /[.!?;,।…]\s|\s[—–-]\s/

/** Whether the last of several clauses takes back what was said before it: 'send reimbursement? abhi nahi'. */
export function endsInRefusal(message: string): boolean {
  const [last, ...before] = romanised(message).toLowerCase().trim().split(CLAUSE_END).toReversed()
  const words = last?.match(/[\p{L}\p{N}'’]+/gu) ?? []
  return before.length > 0 && saysOnly(words, NEGATIVES, BESIDE_NEGATIVE)
}

/** Whether words hold one of `core`, and nothing but those and what may stand beside them. */
function saysOnly(words: readonly string[], core: ReadonlySet<string>, beside: ReadonlySet<string>): boolean {
  return words.some((word) => core.has(word)) && words.every((word) => core.has(word) || beside.has(word))
}

const PAUSES = set(
  'wait waiting hold hang ruko rukiye rukna ruk thehro thahro sec secs second seconds min mins minute minutes moment mint',
)
const BESIDE_PAUSE = set(
  'a one 1 ek two 2 do just on up please pls ok okay no oh arre zara thoda jao jaiye give me for ji yaar bhai sir mr there',
)

/** Whether a message only asks for some time: 'wait one sec', 'ek minute ruko'. */
export function asksForTime(message: string): boolean {
  const words =
    romanised(message)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return saysOnly(words, PAUSES, BESIDE_PAUSE) && !/[?？]/.test(message)
}
