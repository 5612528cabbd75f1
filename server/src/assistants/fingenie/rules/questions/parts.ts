import type { ExpenseContext } from '@pravas/language/expense/context'
import { type RankedReading, readingsOf } from '@pravas/language/expense/interpret'
import { type ExpenseQuestion, likelyExpenseQuestion } from '@pravas/language/questions/expense-questions'
import { wordSpans } from '@pravas/language/text/message-words'
import type { Done } from '../acting.ts'
import { DialogueState } from '../state.ts'
import { paragraphs } from '../texts.ts'
import type { Turn } from '../turn.ts'
import { isAsking } from './yielding.ts'

/** What separates the parts of a message that asks several things. */
const BETWEEN = /[?？!।;,\n]+|\.(?=\s|$)|(?<!\p{L})(?:and|n|aur|also|plus|और)(?!\p{L})|&/giu
/** How sure the question of a part must be. */
const SURE = 0.5
const FEWEST_WORDS = 2
const MOST_PARTS = 3
/** A message of more parts asks no two things, and each part costs a reading. */
const MOST_READ = 8

/**
 * Answers a message that asks two things or more, each part by itself, where no reading takes all of it; undefined where it asks
 * one, or where a part may want something changed.
 */
export async function partsAnswered(
  turn: Turn,
  reading: RankedReading | undefined,
  context: ExpenseContext,
): Promise<Done | undefined> {
  if (turn.isOrder) return undefined
  if (reading && (reading.as !== 'wish' || reading.unread.length === 0 || !isAsking(reading))) return undefined
  const parts = turn.message
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => wordSpans(part, { start: 0, end: part.length }).length >= FEWEST_WORDS)
  if (parts.length < 2 || parts.length > MOST_READ) return undefined
  const asked = parts.map((part) => questionOf(part, context))
  const asking = parts.filter((_, at) => asked[at] !== undefined)
  if (asking.length < 2 || asking.length > MOST_PARTS || new Set(asked.filter(Boolean)).size < 2) return undefined
  const texts: string[] = []
  // What is still asked is asked once, behind all answers.
  let state: Record<string, unknown> = { ...DialogueState.parse(turn.state), pending: undefined }
  for (const part of asking) {
    const answered = await turn.answerTo(part, state)
    if (answered.referenceId !== undefined) return undefined
    if (!texts.some((text) => text.includes(answered.text))) texts.push(answered.text)
    state = answered.state ?? state
  }
  return { reply: { text: paragraphs(...texts), state }, reading: { acts: [], unread: [], as: 'wish' } }
}

/** What a part asks: the question that it most likely is, or the one that its reading answers; undefined where it asks none. */
function questionOf(part: string, context: ExpenseContext): ExpenseQuestion | string | undefined {
  const [first] = readingsOf(part, { ...context, asked: undefined }).next().value ?? []
  if (first && !isAsking(first) && first.unread.length === 0) return undefined
  const likely = likelyExpenseQuestion(part)
  if (likely && likely.certainty >= SURE) return likely.question
  return first && first.unread.length === 0 ? askedPlainly(first) : undefined
}

/** What a reading of every word of a part asks, where it is one that takes no others: the rest may be half of another question. */
function askedPlainly({ acts: [act] }: RankedReading): string | undefined {
  if (act?.intent === 'ask_receipts') return OF_ONE_THING.has(act.slots.topic.about) ? act.intent : undefined
  return act && PLAIN.has(act.intent) ? act.intent : undefined
}

const OF_ONE_THING: ReadonlySet<string> = new Set(['total', 'field', 'fields'])
const PLAIN: ReadonlySet<string> = new Set([
  'ask_approver',
  'ask_queue',
  'ask_budget',
  'ask_edits',
  'ask_sent_claim',
  'summary',
  'tax_credit',
])
