import type { ExpenseIntent } from '@pravas/language/expense/acts'
import { type RankedReading, readingsOf } from '@pravas/language/expense/interpret'
import type { Query } from '@pravas/language/expense/queries/query'
import { mentionsIn } from '@pravas/language/expense/receipts/mentions'
import { bookingIn } from '@pravas/language/text/booking'
import { quoteUnread, type TextSpan } from '@pravas/language/text/interpretation'
import { replies } from '@pravas/messages/fingenie'
import { reasonIn } from '../../../policy/reason-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply, FinGenieTurn } from '../engine.ts'
import { actOn, contextOf, isChange } from './acting.ts'
import { withOpenQuestion } from './asked-again.ts'
import { booked } from './booking.ts'
import { leftAfter } from './left-open.ts'
import { answerToPending } from './pending.ts'
import type { RulesTools } from './rules-tools.ts'
import { sending } from './sending.ts'
import { outOfScope } from './small-talk.ts'
import { DialogueState } from './state.ts'
import { stepsAfter } from './taking-back.ts'
import { paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** The embedded engine: rules over the receipts that are stored, so that every number it says is computed. */
export const rulesEngine = {
  async turn(input: FinGenieTurn<RulesTools>): Promise<FinGenieReply> {
    const held = await input.tools.receipts()
    const open = held.filter(({ expenseNumber }) => expenseNumber === null)
    const latestClaim = held.at(-1)?.expenseNumber
    const spoken = open.length > 0 ? open : held.filter(({ expenseNumber }) => expenseNumber === latestClaim)
    const dialogue = DialogueState.parse(input.state)
    const turn = { ...input, message: onSingleSpaces(input.message), dialogue, open, spoken }
    const reason = turn.act || open.length === 0 ? undefined : reasonIn(turn.message)
    if (reason !== undefined) {
      await turn.tools.choose({ reason })
      return { text: replies('reason.noted'), state: { ...dialogue } }
    }
    const booking = turn.act ? undefined : bookingIn(turn.message)
    if (booking) return booked(turn, booking, (message) => rulesEngine.turn({ ...input, message }))
    const sent = turn.act ? undefined : await sending(turn)
    const settled = turn.act ? undefined : (sent ?? (await answerToPending(turn)))
    const { reply: whole, query = dialogue.query, intents = [] } = settled ? { reply: settled } : await answer(turn)
    const steps = stepsAfter(dialogue, whole)
    const left = leftAfter(dialogue, whole, {
      ordered: sent !== undefined,
      answered: settled !== undefined,
      intents,
    })
    return {
      ...whole,
      state: { ...whole.state, ...steps, ...(query && { query }), ...(left.length > 0 && { left }) },
    }
  },
}

/** Long runs of blanks would cost the patterns much time and mean nothing. */
function onSingleSpaces(message: string): string {
  return message
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?: ?\n)+ ?/g, '\n')
    .trim()
}

/** Does what the likeliest reading of the message says, and tells what that is and the question with figures that it asks. */
async function answer(turn: Turn): Promise<{ reply: FinGenieReply; query?: Query; intents?: ExpenseIntent[] }> {
  const readings: readonly RankedReading[] = turn.act
    ? [{ acts: [turn.act], unread: [] }]
    : readingsOf(turn.message, contextOf(turn))
  for (const reading of readings) {
    const done = await actOn(turn, reading)
    if (!done) continue
    // What was done, such as taking out a GSTIN, was no question that the next one could change.
    const query = isChange(reading) ? undefined : reading.figures?.query
    // The question whether to send names what of the wish it does not read itself.
    const isToSend = reading.acts[0]?.intent === 'send'
    const note = isToSend ? undefined : unreadNote(turn.message, reading.unread)
    const told = { ...done, text: paragraphs(done.text, note) }
    const intents = reading.acts.map(({ intent }) => intent)
    // Who leaves all as it is, or wants nothing sent, wants no such question asked again.
    const isGivenUp =
      intents.includes('leave') || (intents.includes('refuse_send') && turn.dialogue.pending?.kind === 'send')
    const next = isGivenUp ? told : await withOpenQuestion(turn, told)
    return { reply: next, ...(query && { query }), intents }
  }
  return { reply: await withOpenQuestion(turn, notUnderstood(turn)) }
}

/** Names the words that no rule read; undefined where all were. */
function unreadNote(message: string, unread: readonly TextSpan[]): string | undefined {
  const quotes = quoteUnread(message, unread)
  return quotes === undefined ? undefined : replies('not-caught', { words: literal(quotes) })
}

/** So many receipts at most are meant by words that nobody understood. */
const MOST_MEANT = 2

function notUnderstood({ message, open, spoken, dialogue, today }: Turn): FinGenieReply {
  const { by, receipts } = mentionsIn(message, spoken, { today, focus: dialogue.focus })
  const isNamed = by !== 'none' && by !== 'date' && receipts.length <= MOST_MEANT
  // Whatever was said of a receipt, it is the one spoken of now.
  const [receipt, ...others] = by === 'none' ? [] : receipts
  const focus = receipt && others.length === 0 ? receipt : dialogue.focus
  const missed = reply(outOfScope(message, open, isNamed ? receipts : [], dialogue.missed === true), focus)
  return { ...missed, state: { ...missed.state, missed: true } }
}
