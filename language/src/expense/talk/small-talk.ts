import { anyOf, inOrder } from '../../text/in-order.ts'
import { wordCount } from '../corrections/values.ts'

const GREETING = /^(?:hi+|hello|hey|namaste|namaskar|good (?:morning|afternoon|evening|day)|how are you)\b/i
const THANKS = /\b(?:thanks|thank you|thankyou|thx|dhanyavaad|shukriya)\b/i
const BYE = /^(?:bye|goodbye|see you|good night)\b/i
const PRAISE = /^(?:ok|okay|great|nice|cool|perfect|good|fine|got it|awesome|super)\b[.! ]*$/i
const HELP =
  /\b(?:help|what (?:can|do) you do|who are you|how (?:do|can|should) i (?:use|start|upload|correct|change|claim|send)|how does (?:this|it) work|what are you)\b/i
const TRAVEL = anyOf(
  /\b(?:book|itinerary|fly)\b/i,
  /^(?:flights?|hotels?|rooms?) (?:to|in|from|for|near) \S/i,
  inOrder(/\b(?:find|search|need|want|get|plan|looking for)\b/i, /\b(?:flights?|hotels?|trips?|tickets?|rooms?)\b/i),
)
/** Words of travel, which may as well name a bill; who tells something of one wants no other. */
const TRAVEL_WORD = /\b(?:flights?|hotels?|trip|ticket)\b/i
const TELLS = /\b(?:is|was|were|are|be|had|took|paid|hai|tha|thi)\b/i
/** How long decisions take is a figure of the dashboard. */
const HOW_LONG = inOrder(/\bhow (?:long|many days)\b/i, /\b(?:approv|decid|decision|reimburs|get paid)/i)

const UNKNOWN =
  /\b(?:budgets?|polic(?:y|ies)|limits?|allowances?|per ?diem|exchange rates?|convert|conversion|forecast|predict|salary|invest\w*)\b/i

/** What is printed on receipts but not kept as a value of its own. */
const NOT_KEPT: [string, RegExp][] = [
  ['single items', /\b(?:line )?items?\b|\bwhat (?:did|have) (?:i|we) (?:buy|bought|eat|ate|order)/i],
]

/** What is said out of politeness, or to learn what FinGenie is for. */
export type SmallTalk = 'help' | 'greeting' | 'thanks' | 'bye' | 'praise'

/** Returns what a message says out of politeness, or that it calls for help; undefined for anything else. */
export function smallTalkIn(message: string): SmallTalk | undefined {
  const text = message.trim()
  const short = wordCount(text) <= 5
  if (HELP.test(text)) return 'help'
  if (short && GREETING.test(text)) return 'greeting'
  if (short && THANKS.test(text)) return 'thanks'
  if (short && BYE.test(text)) return 'bye'
  return PRAISE.test(text) ? 'praise' : undefined
}

/** Tells whether a message asks how long decisions take. */
export function asksHowLong(message: string): boolean {
  return HOW_LONG.test(message)
}

/** Tells whether a message is about something that no receipt and no claim can tell. */
export function isUnknownSubject(message: string): boolean {
  return UNKNOWN.test(message)
}

/** Returns what a message asks of that no receipt and no claim can tell, such as 'budget', or what is not kept of receipts. */
export function unknownSubjectIn(message: string): { printed?: string; subject?: string } {
  const printed = NOT_KEPT.find(([, pattern]) => pattern.test(message))?.[0]
  const subject = /\btax invoice\b/i.test(message) ? undefined : UNKNOWN.exec(message)?.[0].toLowerCase()
  return { ...(printed !== undefined && { printed }), ...(subject !== undefined && { subject }) }
}

/** Tells whether a message wants to travel; `namesReceipt` says that it names a receipt, so that a word of travel alone is none. */
export function wantsTravel(message: string, namesReceipt: boolean): boolean {
  return TRAVEL.test(message) || (!namesReceipt && TRAVEL_WORD.test(message) && !TELLS.test(message))
}
