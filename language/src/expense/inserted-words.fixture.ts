import { romanised } from '../text/devanagari.ts'
import { isFunctionWord } from '../text/skipped-words.ts'
import { contextOf } from './context.fixture.ts'
import type { AskedQuestion, ExpenseContext, Sending } from './context.ts'
import { saysAgain } from './evidence.ts'
import { interpretExpense } from './interpret.ts'
import { meaningOf } from './named-by-acts.ts'
import type { ReceiptField } from './receipts/receipt.ts'
import { isNegation, skippedIn } from './skipped.ts'

export const CONTEXT = contextOf([
  { merchant: 'Marina Rooms', category: 'Accommodation', date: '2026-06-05', totalPaise: 540_000 },
  { merchant: 'City Cabs', category: 'Transport', date: '2026-06-06', totalPaise: 64_000 },
  { merchant: 'Coastal Spice', category: 'Food', date: '2026-06-05', totalPaise: 231_000 },
])

/** Sentences of each act, in English, Hinglish and Devanagari. */
export const SENTENCES = {
  remove: [
    'remove receipt 2',
    'please delete the cab',
    'take out the dinner bill',
    'leave the hotel out',
    'receipt 3 hata do',
    'cab delete kar do',
    'रसीद 2 हटा दो',
  ],
  send: ['send reimbursement', 'please send them to my manager', 'reimbursement bhej do', 'क्लेम भेज दो'],
  correct: [
    'the total of receipt 2 is 700',
    'the dinner was 1,900 rupees',
    'the date of the cab is 4 June',
    'category of receipt 2 is Food',
    'receipt 2 was paid by UPI',
    'cab ka total saadhe saat sau hai',
    'रसीद 2 की राशि 700 है',
  ],
  restore: ['restore receipt 2', 'put the total of the hotel back to what it was', 'cab wapas lao'],
  undo: ['undo that', 'undo the last change', 'wapas karo'],
  claim_as: ['claim each receipt separately', 'make it one expense per receipt', 'claim them as one claim'],
  choose_trip: ['link it to my Mumbai trip', 'this is for my Chennai trip', 'no trip'],
  resolve_duplicate: ['these are different bills', 'discard the duplicate', 'keep both'],
  book: ['book it on project Apollo', 'charge this to cost centre CC-42'],
  leave: ["don't remove the cab", 'keep receipt 2', 'cab mat hatao'],
  refuse_send: ["don't send it yet", 'mat bhejo'],
  question: [
    'how much did I spend on food last month',
    'how much is it all together',
    'what is the date of the cab',
    'which receipts have no GSTIN?',
    'status of my claims',
    'who approves it',
    'should I send it for approval?',
    'cab ka kitna hua',
    'रसीद 2 की तारीख क्या है',
  ],
} as const

export type Kind = keyof typeof SENTENCES

const asking = (asked: AskedQuestion): ExpenseContext => ({ ...CONTEXT, asked })
const value = (field: ReceiptField) => asking({ kind: 'value', receiptId: 'id-2', field, currency: 'INR' })
const MATTER: Sending['matter'] = {
  action: 'send',
  kind: 'claim',
  count: 3,
  totalPaise: 835_000,
  approver: 'Meera Iyer',
}
const sending = (isOrder: boolean): ExpenseContext => ({
  ...(isOrder ? CONTEXT : asking({ kind: 'send' })),
  sending: { matter: MATTER, isOrder, question: isOrder ? undefined : 'stands', isHeldUp: false },
})

/** Answers to each question that FinGenie asks. */
export const ANSWERS: Record<string, { context: ExpenseContext; sentences: readonly string[] }> = {
  'for a total': {
    context: value('totalPaise'),
    sentences: ['700', 'it was 700 rupees', '₹1,250.50', 'saat sau', '1250 please', '७०० रुपये'],
  },
  'for a total in rupees': {
    context: asking({ kind: 'value', receiptId: 'id-2', field: 'totalPaise', currency: 'USD', blocks: true }),
    sentences: ['700 rupees', 'it was rs 700', 'saat sau rupaye'],
  },
  'for a tax': { context: value('cgstPaise'), sentences: ['36', 'it was 36 rupees'] },
  'for a date': { context: value('date'), sentences: ['4 June', 'it was on 4 June', 'yesterday', '4 जून', 'kal'] },
  'for a category': { context: value('category'), sentences: ['Food', 'it is transport', 'food please'] },
  'for a merchant': { context: value('merchant'), sentences: ['Taj Hotel', 'it is Blue Tokai', 'शर्मा ढाबा'] },
  'for a city': { context: value('place'), sentences: ['Pune', 'it was Mumbai'] },
  'for a payment method': { context: value('paymentMeans'), sentences: ['UPI', 'by card', 'cash'] },
  'for a GSTIN': { context: value('gstin'), sentences: ['27AAPFU0939F1ZV'] },
  'for nights': { context: value('nights'), sentences: ['3', 'three nights'] },
  'for an invoice number': { context: value('invoiceNumber'), sentences: ['INV-204'] },
  'which receipt': {
    context: asking({ kind: 'which', field: 'totalPaise' }),
    sentences: ['receipt 2', 'the second one', 'City Cabs', 'the dinner bill', 'रसीद 2'],
  },
  'which receipt has the value': {
    context: asking({ kind: 'which-value', field: 'gstin' }),
    sentences: ['receipt 2', 'the cab', 'dusri wali'],
  },
  'which to remove': {
    context: asking({ kind: 'which-removal' }),
    sentences: ['receipt 2', 'the hotel one', 'रसीद 3', 'no', 'never mind'],
  },
  'whether words are a value': {
    context: asking({ kind: 'confirm', field: 'merchant' }),
    sentences: ['yes', 'yes please', 'haan ji', 'हाँ', 'no', 'yes it is'],
  },
  'whether amounts are totals': {
    context: asking({ kind: 'totals', receipts: ['id-2'] }),
    sentences: ['yes', 'haan', 'no', '750'],
  },
  'which trip': {
    context: asking({ kind: 'trip', trips: ['TRP-2026-0001', 'TRP-2026-0002'] }),
    sentences: ['the first one', 'TRP-2026-0002', 'the Mumbai one', 'no', 'not that trip', 'the last one'],
  },
  'whether to remove': {
    context: asking({ kind: 'remove', receipts: ['id-2'] }),
    sentences: ['yes', 'yes remove it', 'haan hata do', 'no', 'keep it', 'not that one, the dinner', 'हाँ'],
  },
  'whether to send': {
    context: sending(false),
    sentences: ['yes', 'yes send it', 'haan bhej do', 'no', 'not yet', 'हाँ', 'wait a minute'],
  },
  'an order to send': {
    context: sending(true),
    sentences: ['send reimbursement', 'submit the claim', 'reimbursement bhej do'],
  },
}

/** Further questions, and what else FinGenie answers. */
export const QUESTIONS: Record<string, readonly string[]> = {
  summary: ['give me a summary', 'summarise these receipts'],
  trip_receipts: ['which receipts of the Mumbai trip are missing', 'what is still missing for my Chennai trip'],
  others_claims: ['how much did Priya claim', 'show me my manager expenses'],
  ask_queue: ['what is waiting for me', 'which claims do I have to approve', 'trips waiting for my approval'],
  small_talk: ['hello', 'thank you', 'what can you do', 'bye', 'good morning'],
  ask_duration: ['how long does approval take', 'how many days to get reimbursed'],
  ask_edits: ['what have I changed so far', 'show my changes'],
  ask_policy: ['what is the hotel limit in Mumbai', 'can I claim laundry', 'how much do I get per km'],
  ask_unknown: ['what is my budget', 'remind me tomorrow', 'how is the weather today'],
  decide: ['approve my claim', 'mark my last claim as paid', 'mera claim approve kar do'],
  pause: ['wait a minute', 'ek minute ruko'],
  remark: ['sorry for the confusion', 'I am stuck in traffic'],
  propose_totals: ['cab 700 and dinner 1800'],
  no_value: ['the cab was around 700', 'the total of receipt 2 is wrong'],
  give_reason: ['reason: the client moved the meeting'],
  tax_credit: ['how much GST can we claim back', 'input tax credit of the hotel'],
}

/** A sentence with a word put in at one of its gaps. */
export interface Insertion {
  sentence: string
  message: string
  word: string
  start: number
  end: number
  context: ExpenseContext
}

export function insertionAt(sentence: string, word: string, at: number, context = CONTEXT): Insertion {
  const words = sentence.split(' ')
  const start = [...words.slice(0, at), ''].join(' ').length
  const message = [...words.slice(0, at), word, ...words.slice(at)].join(' ')
  return { sentence, message, word, start, end: start + word.length, context }
}

function readingOf(message: string, context: ExpenseContext) {
  const { acts, unread } = interpretExpense(message, context)
  return { acts, unread, meaning: meaningOf(acts, context) }
}

/**
 * What became of a word that was put in: it changes what is meant, comes back as unread, belongs to the closed list of what may be
 * skipped, is one of the act's own words or names its receipt, and so says it again, or is lost.
 */
export type Outcome = 'other meaning' | 'unread' | 'skipped' | 'said again' | 'silent'

export function outcomeOf({ sentence, message, word, start, end, context }: Insertion): Outcome {
  const { acts, unread, meaning } = readingOf(message, context)
  if (unread.some((span) => span.start < end && start < span.end)) return 'unread'
  if (meaning !== readingOf(sentence, context).meaning) return 'other meaning'
  const plain = romanised(word)
  if (isFunctionWord(word) || isFunctionWord(plain)) return 'skipped'
  if (skippedIn(message, context).some((span) => span.start <= start && end <= span.end)) return 'skipped'
  const isDenied = isNegation(plain) && acts.some(({ intent }) => CHANGING.has(intent))
  return saysAgain(plain, acts, context) && !isDenied ? 'said again' : 'silent'
}

/** Beside these acts no negation may say it once more; a refusal or a question may hold two. */
const CHANGING: ReadonlySet<string> = new Set(
  'remove send correct restore undo claim_as choose_trip resolve_duplicate book'.split(' '),
)

/** The words of a message that come back as unread. */
export function unreadIn(message: string, context = CONTEXT): string[] {
  return interpretExpense(message, context).unread.map(({ start, end }) => message.slice(start, end))
}

/** Whether a message means what the sentence does into which a word was put. */
export const meansSame = ({ sentence, message, context }: Insertion): boolean =>
  readingOf(message, context).meaning === readingOf(sentence, context).meaning
