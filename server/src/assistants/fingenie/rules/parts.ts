import type { ExpenseAct } from '@pravas/language/expense/acts'
import { wordingOf } from '@pravas/language/text/phrases-in'
import { replies } from '@pravas/messages/fingenie'
import { eitherWords } from '../../../formats.ts'
import type { Print } from '../../../receipts/print-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { askTotals } from './open-matters/ask.ts'
import { changed } from './pending-values.ts'
import { printedParts } from './printed-parts.ts'
import type { Asked } from './state.ts'
import { amountText, type NumberedReceipt, nameOf, paragraphs, receiptTable } from './texts.ts'
import { reply, type Turn } from './turn.ts'
import { amountUndone, restoreReceipts } from './undo.ts'

/**
 * Leaves a part of a bill out, or claims it alone, with what the bill prints for it; where that is not plain it asks how much it
 * is, or of which bill.
 */
export async function askPart(turn: Turn, wish: ExpenseAct<'ask_part'>['slots']): Promise<FinGenieReply> {
  const { open, dialogue } = turn
  if (open.length === 0) return reply(replies('no-receipts'), dialogue.focus)
  const { side, item } = wish
  if (item === undefined) return reply(paragraphs(replies('part.which', { side }), receiptTable(open)), dialogue.focus)
  const prints = await turn.tools.read_print({})
  const named = open.find(({ id }) => id === wish.receiptId)
  const receipt = named ?? onlyWith(item, open, prints)
  if (!receipt) {
    const text = paragraphs(replies('part.which', { side }), receiptTable(open))
    return reply(text, dialogue.focus, { kind: 'part', side, item })
  }
  const print = prints.find(({ receiptId }) => receiptId === receipt.id)
  const found = print ? printedParts(item, print).filter(({ paise }) => paise < (receipt.totalPaise ?? 0)) : []
  const [part, ...others] = found
  const pending = { kind: 'part' as const, receiptId: receipt.id, side, item }
  if (!part || receipt.totalPaise === null) return reply(partQuestion(receipt, pending), receipt, pending)
  const amounts = found.map(({ paise }) => amountText(paise, receipt.currency))
  const told = replies('part.printed', { item: literal(item), receipt: nameOf(receipt), amount: eitherWords(amounts) })
  if (others.length > 0) return reply(paragraphs(told, partQuestion(receipt, pending)), receipt, pending)
  const totalPaise = side === 'claimed' ? part.paise : receipt.totalPaise - part.paise
  if (!part.isSure) {
    const asked = askTotals([{ receiptId: receipt.id, totalPaise }], open)
    return { ...asked, text: paragraphs(told, asked.text) }
  }
  const done = await changed(turn, receipt, { totalPaise })
  return { ...done, text: paragraphs(told, done.text) }
}

/** The one bill that prints a part, where none is named. */
function onlyWith(
  item: string,
  open: readonly NumberedReceipt[],
  prints: readonly Print[],
): NumberedReceipt | undefined {
  const [only, ...others] = open.filter(({ id }) =>
    prints.some((print) => print.receiptId === id && printedParts(item, print).length > 0),
  )
  return others.length === 0 ? only : undefined
}

/** Brings back the receipt that words name, or the part of a bill; undefined where they name neither. */
export const broughtBack = async (turn: Turn, { about }: { about: string }): Promise<FinGenieReply | undefined> =>
  (await restoreReceipts(turn, { about })) ?? partKept(turn, about)

/** A part of a bill that was taken off, or was to be, stays in after all; undefined where words name no part of a bill here. */
async function partKept(turn: Turn, about: string): Promise<FinGenieReply | undefined> {
  const { pending } = turn.dialogue
  const isAsked = pending?.kind === 'part' && sameWords(pending.item, about)
  const asked = isAsked ? turn.open.find(({ id }) => id === pending.receiptId) : undefined
  const receipt = asked ?? onlyWith(about, turn.open, await turn.tools.read_print({}))
  if (!receipt) return undefined
  const undone = isAsked ? undefined : await amountUndone(turn, receipt)
  if (undone) return undone
  const amount = receipt.totalPaise === null ? '' : amountText(receipt.totalPaise, receipt.currency)
  return reply(replies('part.in', { item: literal(about), receipt: nameOf(receipt), amount }), receipt)
}

const sameWords = (a: string, b: string): boolean => {
  const words = new Set(wordingOf(a.toLowerCase()).words)
  return wordingOf(b.toLowerCase()).words.some((word) => words.has(word))
}

/** 'How much is “laundry” on receipt 1 (Marina Rooms, ₹8,678.00)?' */
export function partQuestion(receipt: NumberedReceipt, { item, side }: Pick<Asked<'part'>, 'item' | 'side'>): string {
  const named = { item: literal(item), side, receipt: nameOf(receipt) }
  return receipt.totalPaise === null
    ? replies('part.unpriced', named)
    : replies('part.ask', { ...named, total: amountText(receipt.totalPaise, receipt.currency) })
}
