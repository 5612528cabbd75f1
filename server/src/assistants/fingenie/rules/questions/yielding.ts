import type { ExpenseAct, ExpenseIntent } from '@pravas/language/expense/acts'
import type { RankedReading } from '@pravas/language/expense/interpret'
import type { ExpenseQuestion } from '@pravas/language/questions/expense-questions'
import { wordsIn } from './unread.ts'

/** A question that a message probably asks, and how sure that is. */
interface Likely {
  question: ExpenseQuestion
  certainty: number
}

const OF_POLICY: readonly ExpenseQuestion[] = [
  'meal_limit',
  'hotel_limit',
  'mileage_rate',
  'transport_rules',
  'phone_internet',
  'what_allowed',
  'deadline',
  'missing_bill',
]
const OF_OWN_CLAIMS: readonly ExpenseQuestion[] = ['claim_status', 'pending_claims', 'rejected_why', 'paid_when']

/** The questions that each act answers, so that its reading is as good as the likely question. */
const ANSWERS: Partial<Record<ExpenseIntent, readonly ExpenseQuestion[]>> = {
  summary: ['show_draft', 'total_here'],
  ask_receipts: ['show_draft', 'total_here', 'my_spend', 'compare_spend', 'calculate', 'printed'],
  query: ['my_spend', 'compare_spend', 'total_here', 'team_spend'],
  ask_approver: ['approver', 'approval_time'],
  ask_duration: ['approval_time'],
  ask_queue: ['queue'],
  ask_budget: ['budget_left'],
  ask_policy: OF_POLICY,
  ask_documents: ['problems'],
  ask_check: ['problems', 'deadline', 'hotel_limit'],
  ask_edits: ['edits_made'],
  ask_sending: ['sent_or_not', 'show_draft', 'change_after', 'approver', 'paid_when', 'deadline'],
  ask_sent_claim: [...OF_OWN_CLAIMS, 'approval_time', 'change_after'],
  claim_status: OF_OWN_CLAIMS,
  ask_printed: ['printed', 'tax_credit'],
  tax_credit: ['tax_credit'],
  tell_journey: ['how_add_mileage', 'mileage_rate', 'calculate', 'missing_bill', 'what_allowed'],
  tell_rate: ['foreign', 'calculate'],
  trip_receipts: ['problems', 'which_trip'],
  others_claims: ['other_person', 'team_spend'],
  withdraw_claim: ['change_after'],
  decide: ['queue'],
}

/** Acts that take nearly any words, or are taken where nothing better was read. */
const WEAK: ReadonlySet<ExpenseIntent> = new Set([
  'remark',
  'note_purpose',
  'leave',
  'pause',
  'ask_unknown',
  'others_claims',
  'claim_status',
  'ask_receipts',
  'small_talk',
  'decide',
])
/** What is told in passing is noted, however likely it asks something. */
const NOTED = 'note_purpose'
/** Acts that change nothing. */
const ASKING: ReadonlySet<ExpenseIntent> = new Set(
  [...(Object.keys(ANSWERS) as ExpenseIntent[]), ...WEAK].filter((intent) => intent !== NOTED),
)

/** Whether a reading asks, and changes nothing. */
export const isAsking = ({ acts: [first] }: Pick<RankedReading, 'acts'>): boolean =>
  first !== undefined && ASKING.has(first.intent)

/** How sure a question must be: without any reading, before one that left words unread, and before one that read all. */
const ALONE = 0.4
const BEFORE_WEAK = 0.5
const BEFORE_UNREAD = 0.7
const BEFORE_WEAK_WHOLE = 0.85
/** Before a change that left much unread, of which nothing is done then. */
const BEFORE_CHANGE = 0.95
const MUCH = 3

/** Whether a message is better answered as the question that it probably asks than as it was read, if it was. */
export function yieldsTo(
  { question, certainty }: Likely,
  message: string,
  reading: RankedReading | undefined,
): boolean {
  if (!reading) return certainty >= ALONE
  const [first, ...others] = reading.acts
  if (reading.as !== 'wish' || !first) return false
  const unread = wordsIn(message, reading.unread).length
  // A list of claims is no answer to a question of one that it left words of unread.
  const isList = first.intent === 'claim_status' && question !== 'pending_claims' && unread > 0
  if (answersIt(reading, question) && !isList) return false
  if (!(ASKING.has(first.intent) || first.intent === NOTED) || others.length > 0)
    return unread >= MUCH && certainty >= BEFORE_CHANGE
  if (first.intent === 'ask_receipts' && unread === 0) return false
  // What is called a purpose is one, and what it asks beside is answered by itself.
  if (first.intent === NOTED) return !first.slots.isNamed && first.slots.rest.length === 0 && certainty >= BEFORE_WEAK
  if (isHalfOfIt(first, question)) return certainty >= BEFORE_UNREAD
  if (WEAK.has(first.intent) || isOfOddMerchant(reading))
    return certainty >= (unread > 0 ? BEFORE_WEAK : BEFORE_WEAK_WHOLE)
  // What is printed was found on a bill, which is hardly by chance.
  return unread > 0 && certainty >= (first.intent === 'ask_printed' ? BEFORE_CHANGE : BEFORE_UNREAD)
}

/** Whether an act read all and still misses what is asked: a rule on meals says nothing of there being no flat allowance. */
const isHalfOfIt = (act: ExpenseAct, question: ExpenseQuestion): boolean =>
  act.intent === 'ask_policy' && question === 'daily_allowance'

/** Whether a reading answers a question. */
export function answersIt({ acts: [first] }: Pick<RankedReading, 'acts'>, question: ExpenseQuestion): boolean {
  if (!first) return false
  if (first.intent === 'ask_receipts' && question === 'tax_credit') return OF_FIELDS.has(first.slots.topic.about)
  if (first.intent === 'ask_receipts' && question === 'printed') return first.slots.topic.about !== 'list'
  if (first.intent === 'query' && question === 'tax_credit') return first.slots.query.measure === 'tax'
  if (first.intent === 'ask_queue' && question === 'one_request') return first.slots.asks !== 'list'
  return ANSWERS[first.intent]?.includes(question) ?? false
}

const OF_FIELDS: ReadonlySet<string> = new Set(['field', 'fields', 'missing'])

/** A question of figures for a merchant: words that mean nothing else are taken for one. */
const isOfOddMerchant = ({ acts: [first] }: RankedReading): boolean =>
  first?.intent === 'query' && first.slots.query.merchant !== null
