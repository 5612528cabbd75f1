import type { Expense } from '@pravas/contract/expenses'
import type { FinGenieReply } from '../../engine.ts'
import { reply, type Turn } from '../turn.ts'

/** A reply on a claim, which 'it' means from now on. */
export function ofClaim(
  { dialogue }: Turn,
  { expense_number: claim }: Pick<Expense, 'expense_number'>,
  text: string,
): FinGenieReply {
  const said = reply(text, dialogue.focus)
  return { ...said, state: { ...said.state, claim, subject: 'claim' } }
}
