import { personIn } from '@pravas/language/expense/claims/queue-questions'
import type { ExpenseContext } from '@pravas/language/expense/context'
import type { RankedReading } from '@pravas/language/expense/interpret'
import { wantsTravel } from '@pravas/language/expense/talk/small-talk'
import { type ExpenseQuestion, likelyExpenseQuestion } from '@pravas/language/questions/expense-questions'
import type { TextSpan } from '@pravas/language/text/interpretation'
import { type Done, doneOf } from '../acting.ts'
import type { Turn } from '../turn.ts'
import { ANSWERING } from './answers.ts'
import { receiptsMeant } from './of-receipts.ts'
import { unreadBeside, unusedBy } from './unread.ts'
import { answersIt, yieldsTo } from './yielding.ts'

/** What a message probably asks. */
export interface Likely {
  question: ExpenseQuestion
  certainty: number
  evidence: TextSpan[]
}

/** What the message of a turn probably asks; undefined for what asks nothing, for an order to send, and for a wish to travel. */
export function likelyIn(turn: Turn, { waitingFrom = [] }: Pick<ExpenseContext, 'waitingFrom'>): Likely | undefined {
  const { message, isOrder } = turn
  const likely = isOrder ? undefined : likelyExpenseQuestion(message)
  if (!likely || wantsTravel(message, receiptsMeant(turn).isNamed)) return undefined
  // Who decides on somebody's requests and names them in a question that is not of figures asks of those.
  const isOfRequest = !OF_FIGURES.has(likely.question) && personIn(message, waitingFrom) !== undefined
  return isOfRequest
    ? { ...likely, question: 'one_request', certainty: Math.max(likely.certainty, SURE_OF_REQUEST) }
    : likely
}

const OF_FIGURES: ReadonlySet<ExpenseQuestion> = new Set([
  'team_spend',
  'compare_spend',
  'my_spend',
  'other_person',
  'queue',
])
const SURE_OF_REQUEST = 0.75

/** How sure a question must be for its words to count as read beside those of a reading that answers it. */
const SURE_OF_WORDS = 0.4

/** A reading whose unread words are those that belong neither to it nor to the question that it answers. */
export function besides(message: string, reading: RankedReading, likely: Likely | undefined): RankedReading {
  if (!likely || likely.certainty < SURE_OF_WORDS || !answersIt(reading, likely.question)) return reading
  return { ...reading, unread: unreadBeside(message, reading.unread, likely.evidence) }
}

/** Answers the question that a message probably asks, where its reading is worse; undefined otherwise. */
export async function likelyInstead(
  turn: Turn,
  likely: Likely | undefined,
  reading?: RankedReading,
): Promise<Done | undefined> {
  if (!likely || !yieldsTo(likely, turn.message, reading)) return undefined
  const answer = await ANSWERING[likely.question](turn)
  if (!answer) return undefined
  const unread = unusedBy(turn.message, likely.evidence, answer.uses ?? (() => false))
  if ('reply' in answer) return { reply: answer.reply, reading: { acts: [], unread, as: 'wish' } }
  return doneOf(turn, [{ acts: [answer.act], unread, as: 'wish' }])
}
