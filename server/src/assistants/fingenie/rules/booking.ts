import { ALLOCATION_FIELDS } from '@pravas/contract/allocation'
import type { BookingWish } from '@pravas/language/text/booking'
import { replies } from '@pravas/messages/fingenie'
import { foundAllocationText, ofTripText } from '../../../allocations/allocation-text-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { withOpenQuestion } from './open-matters/question.ts'
import { paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/**
 * Books the claim on what a message names, then answers the rest of the message. Where something is not open for requests that is
 * said with what can be chosen, and the rest is left: it may be the wish to send.
 */
export async function booked(turn: Turn, { on, asks, rest }: BookingWish): Promise<FinGenieReply> {
  const { tools, dialogue } = turn
  const done = await tools.book_claim({ typed: on, asks })
  if (!done) return reply(replies('no-receipts'), dialogue.focus)
  const { found, now } = done
  const ofTrip = ALLOCATION_FIELDS.flatMap((field) => {
    const { from, value } = now[field]
    return on[field] && from === 'trip' && value ? [ofTripText(field, value)] : []
  })
  const isRefused = found.refused.length > 0
  const text = literal(ofTrip.length > 0 && !isRefused ? ofTrip.join(' ') : foundAllocationText(found))
  const { pending: _, ...state } = dialogue
  if (rest === '' || isRefused) return withOpenQuestion(turn, { text, state })
  const after = await turn.answerTo(rest)
  return { ...after, text: paragraphs(text, after.text) }
}
