import { romanised } from '../text/devanagari.ts'
import { isFunctionWord } from '../text/skipped-words.ts'
import { contextOf } from './context.fixture.ts'
import { saysAgain } from './evidence.ts'
import { interpretExpense } from './interpret.ts'
import { meaningOf } from './named-by-acts.ts'
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

/** A sentence with a word put in at one of its gaps. */
export interface Insertion {
  sentence: string
  message: string
  word: string
  start: number
  end: number
}

export function insertionAt(sentence: string, word: string, at: number): Insertion {
  const words = sentence.split(' ')
  const start = [...words.slice(0, at), ''].join(' ').length
  const message = [...words.slice(0, at), word, ...words.slice(at)].join(' ')
  return { sentence, message, word, start, end: start + word.length }
}

function readingOf(message: string) {
  const { acts, unread } = interpretExpense(message, CONTEXT)
  return { acts, unread, meaning: meaningOf(acts, CONTEXT) }
}

/**
 * What became of a word that was put in: it changes what is meant, comes back as unread, belongs to the closed list of what may be
 * skipped, is one of the act's own words or names its receipt, and so says it again, or is lost.
 */
export type Outcome = 'other meaning' | 'unread' | 'skipped' | 'said again' | 'silent'

export function outcomeOf({ sentence, message, word, start, end }: Insertion): Outcome {
  const { acts, unread, meaning } = readingOf(message)
  if (unread.some((span) => span.start < end && start < span.end)) return 'unread'
  if (meaning !== readingOf(sentence).meaning) return 'other meaning'
  const plain = romanised(word)
  if (isFunctionWord(word) || isFunctionWord(plain)) return 'skipped'
  if (skippedIn(message, CONTEXT).some((span) => span.start <= start && end <= span.end)) return 'skipped'
  const isDenied = isNegation(plain) && acts.some(({ intent }) => CHANGING.has(intent))
  return saysAgain(plain, acts, CONTEXT) && !isDenied ? 'said again' : 'silent'
}

/** Beside these acts no negation may say it once more; a refusal or a question may hold two. */
const CHANGING: ReadonlySet<string> = new Set(
  'remove send correct restore undo claim_as choose_trip resolve_duplicate book'.split(' '),
)

/** The words of a message that come back as unread. */
export function unreadIn(message: string): string[] {
  return interpretExpense(message, CONTEXT).unread.map(({ start, end }) => message.slice(start, end))
}

/** Whether a message means what the sentence does into which a word was put. */
export const meansSame = ({ sentence, message }: Insertion): boolean =>
  readingOf(message).meaning === readingOf(sentence).meaning
