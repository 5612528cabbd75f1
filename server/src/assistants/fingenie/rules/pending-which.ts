import { plainReceipt } from '@pravas/language/expense/answers/plain-answers'
import { type Wish, wishIn } from '@pravas/language/expense/wishes/read-wish'
import { replies } from '@pravas/messages/fingenie'
import type { ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { applyChange } from './changes.ts'
import { FIELD_NAMES, numberText } from './field-answers.ts'
import { askRemoval, askValue } from './open-question.ts'
import type { Asked } from './state.ts'
import { type NumberedReceipt, paragraphs, receiptTable } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Goes on with the receipt that an answer names and nothing else; undefined for any other message. */
export async function answerWithReceipt(
  turn: Turn,
  pending: Asked<'which' | 'which-value' | 'which-removal'>,
): Promise<FinGenieReply | undefined> {
  const { message, today, dialogue } = turn
  if (pending.kind === 'which-removal' && givesUp(wishIn(message, turn)))
    return reply(replies('edit.left'), dialogue.focus)
  const among = pending.kind === 'which-removal' ? pending.among : undefined
  const open = among ? turn.open.filter(({ id }) => among.includes(id)) : turn.open
  const receipt = plainReceipt(message.trim(), open, today) ?? plainReceipt(message.trim(), turn.open, today)
  if (!receipt) return undefined
  if (pending.kind === 'which') return changed(turn, receipt, pending.change)
  return pending.kind === 'which-value' ? askValue(receipt, pending.field) : askRemoval(receipt)
}

/** Nothing was removed yet that could come back. */
const givesUp = (wish: Wish | undefined): boolean =>
  wish?.act === 'leave' || wish?.act === 'keep' || wish?.act === 'restore' || (wish?.act === 'undo' && wish.brings)

/** Sets one receipt right, as the answer says. */
export async function changed(turn: Turn, receipt: NumberedReceipt, to: ReceiptChange): Promise<FinGenieReply> {
  const { text, undo } = await applyChange(turn.tools, turn.open, receipt, to)
  return reply(text, receipt, undefined, undo)
}

/** Asks of which receipt a value is that was said when another one had been spoken of. */
export function whichOf({ open, dialogue }: Turn, to: ReceiptChange): FinGenieReply {
  const [field = 'totalPaise'] = Object.keys(to) as ChangeableField[]
  const value = to[field]
  const said = typeof value === 'number' ? numberText(field, value, to.currency ?? 'INR') : literal(String(value))
  const question = replies('edit.which-value', { value: said, field: FIELD_NAMES[field] })
  return reply(paragraphs(question, receiptTable(open)), dialogue.focus, { kind: 'which', change: to })
}
