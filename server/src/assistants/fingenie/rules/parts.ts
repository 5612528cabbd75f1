import type { ExpenseAct } from '@pravas/language/expense/acts'
import { replies } from '@pravas/messages/fingenie'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import type { Asked } from './state.ts'
import { amountText, type NumberedReceipt, nameOf, paragraphs, receiptTable } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Asks how much the part of a bill is that is left out or alone claimed, or of which bill it is; nothing is sent meanwhile. */
export function askPart({ open, dialogue }: Turn, wish: ExpenseAct<'ask_part'>['slots']): FinGenieReply {
  if (open.length === 0) return reply(replies('no-receipts'), dialogue.focus)
  const receipt = open.find(({ id }) => id === wish.receiptId)
  const { side, item } = wish
  if (item === undefined) return reply(paragraphs(replies('part.which', { side }), receiptTable(open)), dialogue.focus)
  if (!receipt) {
    const text = paragraphs(replies('part.which', { side }), receiptTable(open))
    return reply(text, dialogue.focus, { kind: 'part', side, item })
  }
  const pending = { kind: 'part' as const, receiptId: receipt.id, side, item }
  return reply(partQuestion(receipt, pending), receipt, pending)
}

/** 'How much is “laundry” on receipt 1 (Marina Rooms, ₹8,678.00)?' */
export function partQuestion(receipt: NumberedReceipt, { item, side }: Pick<Asked<'part'>, 'item' | 'side'>): string {
  const named = { item: literal(item), side, receipt: nameOf(receipt) }
  return receipt.totalPaise === null
    ? replies('part.unpriced', named)
    : replies('part.ask', { ...named, total: amountText(receipt.totalPaise, receipt.currency) })
}
