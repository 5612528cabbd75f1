import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { behind, placeOf, says, wordingOf } from '../../text/phrases-in.ts'
import { typingDistance } from '../../text/spelling.ts'
import { AT_ONCE, GREETING, PLEASE } from '../../text/words/filler.ts'
import { LEAD, REQUEST } from '../../text/words/leads.ts'

const OPENING = anyOf(
  PLEASE,
  GREETING,
  AT_ONCE,
  LEAD,
  REQUEST,
  phrases('ok | okay | just | you should | you must | zara'),
)
/** Verbs that decide on a claim, as they are said to somebody. */
const VERBS = ['approve', 'reject', 'decline', 'sanction', 'disapprove', 'authorise', 'authorize']
/** Verbs that decide only where a claim, or its money, is spoken of. */
const LOOSE =
  /^(?:pay(?: out)?|decide(?: on)?|clear|settle|release|accept|deny|refuse|pass)\b(?=.*\b(?:me|my|expenses?|claims?|it|them|this|that|dues|money|reimbursement|all|exp-\d)\b)/i
const MARKED =
  /^(?:mark|set|change|update)\b.*\b(?:as|to) (?:paid|approved|rejected|reimbursed|settled|cleared|declined)\b(?! (?:by|with|in|via))/i
const HINGLISH =
  /(?<!\p{L})(\p{L}+) (?:kar ?(?:do|de|dena|dijiye|wa do|va do)|kara ?do|karo|kariye|kijiye|karwa ?(?:do|dijiye)|kardo|karde)\b/iu
const HINGLISH_WORDS = ['approve', 'reject', 'pass', 'manzoor', 'sanction', 'clear', 'settle', 'pay', 'accept']
const MONEY_GIVEN = /\b(?:paisa|paise|payment|reimbursement) (?:de ?do|dedo|dijiye|kar ?do)\b/i

/** Whether a message wants a claim decided on or paid, which FinGenie cannot do: 'approve my last expense'. */
function wantsDecision(message: string): boolean {
  const text = behind(OPENING, message.trim())
  const first = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? ''
  if (isLike(first, VERBS) && !/\b(?:how|when|who|rate|list|wise)\b/i.test(text)) return true
  if (LOOSE.test(text) || MONEY_GIVEN.test(text)) return true
  // 'My manager said yes, mark it as paid': what goes before is a reason.
  if (text.split(/[,;.!]\s+/).some((clause) => MARKED.test(behind(OPENING, clause)))) return true
  const hindi = HINGLISH.exec(text)?.[1]?.toLowerCase()
  return hindi !== undefined && isLike(hindi, HINGLISH_WORDS)
}

/** The word itself or a slip of it; 'approved' and 'approves' are no wishes. */
function isLike(word: string, verbs: readonly string[]): boolean {
  if (verbs.includes(word)) return true
  if (word.length < 5 || /(?:d|s|ing|al)$/.test(word)) return false
  return verbs.some((verb) => verb.length > 5 && verb[0] === word[0] && typingDistance(word, verb, 1.6) <= 1.6)
}

const WHO = anyOf(phrases('who | whos | whom | kaun'))
const DECIDES = anyOf(
  phrases(
    `approve | approves | approver | approvers | approving | approved | decide | decides | deciding | reject | rejects | sign off | signs off | sanction | sanctions | approve karega | approve karta hai | my manager`,
  ),
)
const OF_CLAIM = anyOf(['exp'])
const WHEN = anyOf(phrases('when | by when | how long | how soon | kab | kab tak | how many days'))
const AWAY = anyOf(
  phrases(
    'on leave | away | out of office | on vacation | on holiday | not here | not available | chutti par | chutti pe | leave par | travelling | traveling',
  ),
)

/** What is asked of who decides. */
export interface ApproverQuestion {
  /** How long it takes, too. */
  when: boolean
  /** The one who decides is said to be away. */
  away: boolean
}

/** Which claim a message wants decided on; the latest one that fits where neither is said. */
export interface WishedDecision {
  number?: string
  newest: boolean
}

/** Returns the decision that a message wants, which FinGenie cannot make: 'approve my last expense'. */
export function decisionIn(message: string): WishedDecision | undefined {
  if (!wantsDecision(message)) return undefined
  const number = /\bEXP-\d{4}-\d{4,}\b/i.exec(message)?.[0].toUpperCase()
  const newest = /\b(?:last|latest|newest|recent|this|that|it)\b/i.test(message)
  return { ...(number !== undefined && { number }), newest }
}

/** What a message asks of who decides on one's claims; undefined where it does not. */
export function approverQuestionIn(message: string): ApproverQuestion | undefined {
  const { words } = wordingOf(message)
  const who = placeOf(WHO, words)
  const decides = who && placeOf(DECIDES, words, who.end)
  if (!who || !decides || decides.start - who.end > MOST_BETWEEN || says(message, OF_CLAIM)) return undefined
  return { when: says(message, WHEN), away: says(message, AWAY) }
}

/** 'Who has to approve it', and not 'who did I pay, and was it approved'. */
const MOST_BETWEEN = 4
