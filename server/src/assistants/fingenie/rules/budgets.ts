import { paiseFromRupees } from '@pravas/contract/money'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import { wordingOf } from '@pravas/language/text/phrases-in'
import { replies } from '@pravas/messages/fingenie'
import { rupeeText } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** How many budgets an answer tells. */
const SHOWN = 4

/** Tells what is left of the budgets that the person may read, or of one that is named. */
export async function budgetsLeft(
  { tools, dialogue }: Turn,
  { words }: ExpenseAct<'ask_budget'>['slots'],
): Promise<FinGenieReply> {
  const budgets = await tools.my_budgets()
  if (budgets.length === 0) return reply(replies('budget.none'), dialogue.focus)
  const named = budgets.filter(({ name, code }) =>
    wordingOf(`${name} ${code}`).words.some((word) => words.includes(word)),
  )
  const meant = named.length > 0 ? named : budgets
  const lines = meant.slice(0, SHOWN).map(({ name, code, left, amount, approved, pending, year_text: year }) => {
    const of = { name: literal(name), code: literal(code), amount: rupeeText(paiseFromRupees(amount)), year }
    if (left < 0) return replies('budget.over', { ...of, left: rupeeText(paiseFromRupees(-left)) })
    const waiting = { pending: rupeeText(paiseFromRupees(pending)), waits: pending > 0 ? 'yes' : 'no' }
    const percent = amount > 0 ? Math.round((approved / amount) * 100) : 0
    const used = { used: rupeeText(paiseFromRupees(approved)), percent }
    return replies('budget.left', { ...of, ...waiting, ...used, left: rupeeText(paiseFromRupees(left)) })
  })
  return reply(paragraphs(...lines, meant.length > SHOWN && replies('budget.more')), dialogue.focus)
}
