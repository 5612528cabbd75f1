import type { ExpenseAct } from '@pravas/language/expense/acts'
import { replies } from '@pravas/messages/fingenie'
import type { FinGenieReply } from '../engine.ts'
import { foreignWorth } from './foreign-money.ts'
import { changed } from './pending-values.ts'
import { amountText, nameOf, paragraphs, receiptTable } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Works out the rupees of a bill in another currency by the rate that is told, and sets them unless it is only asked. */
export async function rateTold(
  turn: Turn,
  { rupees, currency, receipts: ids, asks }: ExpenseAct<'tell_rate'>['slots'],
): Promise<FinGenieReply | undefined> {
  const meant = turn.open.filter(({ id, totalPaise }) => ids.includes(id) && totalPaise !== null)
  const [receipt, ...others] = meant
  if (!receipt || receipt.totalPaise === null)
    return foreignWorth(turn, { rupees, ...(currency !== undefined && { currency }) })
  if (others.length > 0) return reply(paragraphs(replies('rate.which'), receiptTable(meant)), turn.dialogue.focus)
  const totalPaise = Math.round(receipt.totalPaise * rupees)
  const worked = replies('rate.worth', {
    foreign: amountText(receipt.totalPaise, receipt.currency),
    rate: String(rupees),
    amount: amountText(totalPaise, 'INR'),
  })
  if (asks) return reply(paragraphs(worked, replies('rate.set', { receipt: nameOf(receipt) })), receipt)
  const done = await changed(turn, receipt, { totalPaise, currency: 'INR' })
  return { ...done, text: paragraphs(worked, done.text, replies('rate.proof')) }
}
