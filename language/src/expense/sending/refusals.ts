import { romanised } from '../../text/devanagari.ts'
import { anyOf, phrases, wordSet, wordsIn } from '../../text/phrase-grammar.ts'
import { says, wordingOf } from '../../text/phrases-in.ts'
import { ADDRESS, PLEASE } from '../../text/words/filler.ts'
import { plainWordsOf, saysOnly } from '../receipts/plain-words.ts'
import { isMarked } from './questions.ts'

const SENDING = ['send', 'submit', 'forward', 'bhej']
const isSending = (word: string) => SENDING.some((verb) => word.startsWith(verb)) && !WAS_SENT.has(word)
const WAS_SENT = wordSet('sent submitted forwarded bheja bheji')
/** Asks, or wishes for the contrary: 'why don't you send it', 'don't forget to send it'. */
const ASKS = wordSet('why what who when how kya kyun kyu did does have has will is are')
const NOT = wordSet('dont don dnt not never mat nahi nahin nhi stop cancel')
const HINDI_NOT = wordSet('mat nahi nahin nhi')
/** Words between a negation and the verb: 'do not just yet send', 'bhejna abhi bhi nahi'. */
const MOST_BETWEEN = 3

/**
 * Whether a message does not want the claim sent, or not yet. It need not be strict: it only decides that nobody is asked
 * again, and nothing is ever sent for it.
 */
export function refusesToSend(message: string): boolean {
  const words = plainWordsOf(romanised(message))
  const asks = isMarked(message) || ASKS.has(words[0] ?? '') || words.includes('forget')
  const asksDo = words[0] === 'do' && words[1] === 'you'
  // 'Has it come or not' asks for either.
  const isAlternative = ASKS.has(words[0] ?? '') && words.at(-2) === 'or' && words.at(-1) === 'not'
  return (!asks && !asksDo && negatesSending(words)) || (!isAlternative && withoutRefusal(message) !== undefined)
}

/** Whether a message speaks of sending at all. */
export const speaksOfSending = (message: string): boolean =>
  plainWordsOf(romanised(message)).some((word) => isSending(word) || word === 'claim')

function negatesSending(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!isSending(word)) return false
    const before = words.slice(Math.max(0, at - MOST_BETWEEN - 1), at)
    const after = words.slice(at + 1, at + MOST_BETWEEN + 1)
    const isNeedless = before.some((other, index) => other === 'need' && before[index - 1] === 'no')
    return isNeedless || before.some((other) => NOT.has(other)) || after.some((other) => HINDI_NOT.has(other))
  })
}

const NEGATIVES = wordSet(
  "no nope nah not don't dont nahi nahin nhi naa mat wait ruko rukiye hold leave forget cancel stop never nvm nevermind keep rehne rahne scratch",
)
const BESIDE_NEGATIVE = new Set([
  ...wordsIn(PLEASE, ADDRESS),
  ...wordSet(
    'or ya but lekin and maybe i oh ok okay hmm sorry abhi ab aaj now yet today just for it that this them later baad mein me karo karna karein kijiye do dena on one a sec second minute mind actually mean',
  ),
])
/** With these a change of mind begins within a sentence; otherwise a sign parts it from what it takes back. */
const OPENS = wordSet('or ya but lekin no nope nah nahi nahin actually wait never nvm nevermind oh hmm sorry scratch')
const SIGN = /^[^\p{L}\p{N}]/u

/**
 * Returns a message without the refusal at its end that takes it back ('delete the dinner or no keep it', 'send reimbursement?
 * abhi nahi'); undefined where it ends otherwise.
 */
export function withoutRefusal(message: string): string | undefined {
  const text = romanised(message).toLowerCase()
  const pieces = [...text.matchAll(/[\p{L}\p{N}'’]+|[.!?;,।…–—]/gu)]
  const isOfTail = (piece: string) => SIGN.test(piece) || NEGATIVES.has(piece) || BESIDE_NEGATIVE.has(piece)
  let at = pieces.length
  while (at > 0 && isOfTail(pieces[at - 1]?.[0] ?? '')) at -= 1
  // What is left over may begin with words of the sentence before: 'remove it or keep it'.
  const opens = pieces.findIndex(([piece], index) => index >= at && (SIGN.test(piece) || OPENS.has(piece)))
  if (at === 0 || opens < 0 || isMarked(text.trim().slice(-1))) return undefined
  const tail = pieces.slice(opens).flatMap(([piece]) => (SIGN.test(piece) ? [] : [piece.replaceAll('’', "'")]))
  // 'Send the cab, hotel still no': the refusal is of what stands before it in its own clause.
  const clause = pieces.slice(pieces.findLastIndex(([piece], index) => index < opens && SIGN.test(piece)) + 1, opens)
  const isOfOne =
    tail.length === 1 && clause.length > 0 && clause.length < opens && !clause.some(([piece]) => ACTS.has(piece))
  if (isOfOne) return undefined
  const isKept = tail.some((word, index) => word === 'keep' && NOT_KEPT.has(tail[index - 1] ?? ''))
  return !isKept && saysOnly(tail, NEGATIVES, BESIDE_NEGATIVE) ? text.slice(0, pieces[opens]?.index).trim() : undefined
}

/** What a refusal can take back. */
const ACTS = wordSet(
  'send submit forward claim bhej bhejo bhejna delete remove discard drop hata hatao do it them reimbursement approval',
)

const NOT_KEPT = wordSet("don't dont not never")

const PAUSES = wordSet(
  'wait waiting hold hang ruko rukiye rukna ruk thehro thahro sec secs second seconds min mins minute minutes moment mint hmm hm',
)
const BESIDE_PAUSE = new Set([
  ...wordSet('a one 1 ek two 2 do just on up ok okay no oh arre zara thoda jao jaiye give me for mr there'),
  ...wordsIn(PLEASE, ADDRESS),
])

/** Whether a message only asks for some time: 'wait one sec', 'ek minute ruko', 'hmm'. */
export function asksForTime(message: string): boolean {
  return saysOnly(plainWordsOf(romanised(message)), PAUSES, BESIDE_PAUSE) && !isMarked(message)
}

const SEND = anyOf(
  phrases(
    'send | submit | sending | submitting | claim | bhej | bhejna | bhejo | bhej dena | bhej do | bheju | bhejunga | bhejenge | forward',
  ),
)
const LATER = anyOf(
  phrases(
    `later | tomorrow | tonight | on friday evening | this evening | this friday | this monday | next monday | next friday | next week | next month | on monday | on mondays | on tuesday | on wednesday | on thursday | on friday | on saturday | on sunday | in an hour
     kal | baad mein | baad me | month end | end of the month | end of month | parso | after some time | in some time | in the evening | in the morning | at night`,
  ),
)
const MYSELF = anyOf(
  phrases(
    'i will | ill | i am going to | im going to | i was about to | i was going to | i shall | main | karenge | karunga | karungi | bhejunga | bhejungi',
  ),
)

/** Whether a message puts sending off to another time, or tells of it: 'I will send it tomorrow'. Nobody is asked again then. */
export function postponesSending(message: string): boolean {
  if (isMarked(message) || wordingOf(message).words.length > MOST_POSTPONING || !says(message, SEND)) return false
  return (says(message, LATER) && !says(message, OF_DAY)) || says(message, MYSELF)
}

/** Yesterday's, or tomorrow's. */
const OF_DAY = anyOf(phrases('kal ka | kal ki | kal ke | kal wala | kal wali | parso ka | parso ki | parso wala'))

/** A longer sentence says more than that. */
const MOST_POSTPONING = 14
