import { wordCount } from '@pravas/language/expense/corrections/values'
import { inOrder } from '@pravas/language/text/in-order'
import { nextStep } from './in-the-way.ts'
import { countText, type NumberedReceipt, nameOf, paragraphs, sumText } from './texts.ts'

const GREETING = /^(?:hi+|hello|hey|namaste|namaskar|good (?:morning|afternoon|evening|day)|how are you)\b/i
const THANKS = /\b(?:thanks|thank you|thankyou|thx|dhanyavaad|shukriya)\b/i
const BYE = /^(?:bye|goodbye|see you|good night)\b/i
const PRAISE = /^(?:ok|okay|great|nice|cool|perfect|good|fine|got it|awesome|super)\b[.! ]*$/i
const HELP =
  /\b(?:help|what (?:can|do) you do|who are you|how (?:do|can|should) i (?:use|start|upload|correct|change|claim|send)|how does (?:this|it) work|what are you)\b/i
const TRAVEL = /\b(?:book|flights?|hotels?|trip|itinerary|ticket|fly)\b/i
const TRIP = /\b(?:book|find|search|need|want|flights?|trip|itinerary|ticket|fly)\b/i
/** How long decisions take is a figure of the dashboard. */
const HOW_LONG = inOrder(/\bhow (?:long|many days)\b/i, /\b(?:approv|decid|decision|reimburs|get paid)/i)

const UNKNOWN =
  /\b(?:budgets?|polic(?:y|ies)|limits?|allowances?|per ?diem|exchange rates?|convert|conversion|forecast|predict|salary|invest\w*)\b/i

/** What is printed on receipts but not kept as a value of its own. */
const NOT_KEPT: [string, RegExp][] = [
  ['single items', /\b(?:line )?items?\b|\bwhat (?:did|have) (?:i|we) (?:buy|bought|eat|ate|order)/i],
]

/** Says where figures stand that are shown elsewhere; undefined for what FinGenie tells itself. */
export function shownElsewhere(message: string): string | undefined {
  if (HOW_LONG.test(message)) return 'How many days decisions take stands on [the dashboard](/dashboard).'
  return undefined
}

/** Answers what is said out of politeness, and calls for help; undefined for anything else. */
export function smallTalk(message: string, receipts: readonly NumberedReceipt[]): string | undefined {
  const text = message.trim()
  const short = wordCount(text) <= 5
  if (HELP.test(text)) return help(receipts)
  if (short && GREETING.test(text))
    return paragraphs('Hello! I look after your receipts and expense claims.', next(receipts))
  if (short && THANKS.test(text)) return paragraphs('You are welcome.', next(receipts))
  if (short && BYE.test(text)) return 'Goodbye. Your receipts stay in this conversation until you claim or delete them.'
  if (PRAISE.test(text)) return next(receipts)
  return undefined
}

/** What there is to do now. */
function next(receipts: readonly NumberedReceipt[]): string {
  if (receipts.length === 0) {
    return 'Upload photos or PDFs of your receipts with **Upload Receipts**, and I read them for you.'
  }
  const them = receipts.length === 1 ? 'it' : 'them'
  return `${countText(receipts.length)} (**${sumText(receipts)}**) ${receipts.length === 1 ? 'waits' : 'wait'} here. Ask me about ${them}, or ${nextStep(receipts)}.`
}

function help(receipts: readonly NumberedReceipt[]): string {
  const example = receipts.length > 1 ? 'the second one' : 'receipt 1'
  const lines = [
    '- read your receipts: **Upload Receipts** takes JPEG, PNG and PDF files',
    '- answer questions on these receipts: "compare receipts 1 and 2", "which receipts have no GSTIN?", "split by city"',
    '- and on all that you claimed: "how much on food last month against my team?", "compare this month with last", "what is left to claim?"',
    `- set right what I misread: "the total of ${example} is 1,240", "category of receipt 1 is Transport"`,
    '- claim them: **send reimbursement** sends them to your manager as one expense',
    '- tell you where a claim stands: "status of my claims"',
  ]
  return paragraphs('This is what I can do:', lines.join('\n'), next(receipts))
}

/** Whether a message is about something that FinGenie knows nothing of. */
export function isUnknownSubject(message: string): boolean {
  return UNKNOWN.test(message)
}

/** Says honestly that FinGenie knows nothing of budgets, policies and the like; undefined when none is asked for. */
export function unknownSubject(message: string, receipts: readonly NumberedReceipt[]): string | undefined {
  const printed = NOT_KEPT.find(([, pattern]) => pattern.test(message))?.[0]
  if (printed && receipts.length > 0) {
    return `I do not answer on ${printed}, only on merchants, dates, totals, taxes, invoice numbers, categories, GSTINs and places. Each receipt's file shows the rest.`
  }
  const subject = UNKNOWN.exec(message)?.[0].toLowerCase()
  if (!subject || /\btax invoice\b/i.test(message)) return undefined
  return paragraphs(
    `I cannot answer questions on ${subject}: I know the receipts of this conversation and your own claims, nothing else.`,
    receipts.length > 0 && `Your ${countText(receipts.length)} here come to **${sumText(receipts)}**.`,
  )
}

/** What to say to a message that is about something else altogether, or says something unclear of the `meant` receipt. */
export function outOfScope(message: string, receipts: readonly NumberedReceipt[], meant?: NumberedReceipt): string {
  if (meant?.category === 'Accommodation' && meant.expenseNumber === null && !TRIP.test(message))
    return `I'm not sure what you want for ${nameOf(meant)}. To change it, say "the total of receipt ${meant.number} is 1,240"; to take it out, say "remove receipt ${meant.number}".`
  if (TRAVEL.test(message)) {
    return paragraphs('Trips are the work of [TripMate](/tripmate-chat): it finds flights and hotels.', next(receipts))
  }
  return paragraphs('I did not understand that. I can help with your receipts and expense claims.', next(receipts))
}
