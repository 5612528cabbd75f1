import type { Expense } from '@pravas/contract/expenses'
import { WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import { replies } from '@pravas/messages/fingenie'
import { literal } from '../../../kernel/cards.ts'
import type { FinGenieReply } from '../../engine.ts'
import type { Asked } from '../state.ts'
import { paragraphs } from '../texts.ts'
import { reply, type Turn } from '../turn.ts'
import { meantBy } from './naming.ts'
import { ofClaim } from './of-claim.ts'
import { amountOf, stateOf } from './standing.ts'

/** Asks whether a claim is to be withdrawn; undefined where no claim bears the words that name it. */
export async function askToWithdraw(
  turn: Turn,
  { claim: name, isSure }: ExpenseAct<'withdraw_claim'>['slots'],
): Promise<FinGenieReply | undefined> {
  const claims = await turn.tools.list_my_expenses()
  const spoken =
    turn.dialogue.claim ?? turn.spoken.find(({ expenseNumber }) => expenseNumber !== null)?.expenseNumber ?? undefined
  const meant = meantBy(name, claims, { asks: 'withdraw', spoken, today: turn.today })
  const [claim, ...others] = meant.claims
  if (!claim) {
    if (name.number !== undefined) return reply(replies('claims.unknown', { number: name.number }), turn.dialogue.focus)
    return claims.length === 0 && isSure ? reply(replies('elsewhere.unsent'), turn.dialogue.focus) : undefined
  }
  if (!isSure && (others.length > 0 || meant.missed.length > 0)) return undefined
  return asked(turn, claim, withdrawalQuestion(claim))
}

/** A claim that was sent is corrected by withdrawing it first, which is asked about. */
export function askToCorrect(turn: Turn, claim: Expense): Promise<FinGenieReply> {
  return asked(turn, claim, paragraphs(replies('withdraw.to-correct'), withdrawalQuestion(claim)))
}

async function asked(turn: Turn, claim: Expense, question: string): Promise<FinGenieReply> {
  if (!isWithdrawable(claim))
    return ofClaim(
      turn,
      claim,
      paragraphs(replies('withdraw.cannot', { number: claim.expense_number }), await stateOf(turn, claim)),
    )
  const said = ofClaim(turn, claim, question)
  return { ...said, state: { ...said.state, pending: { kind: 'withdraw', number: claim.expense_number } } }
}

const isWithdrawable = ({ status }: Expense): boolean => WITHDRAWABLE_STATUSES.some((one) => one === status)

/** 'Shall I withdraw EXP-2026-000045 (Jaipur, ₹9,287.00)?' */
export function withdrawalQuestion(claim: Expense): string {
  return replies('withdraw.ask', {
    number: claim.expense_number,
    description: literal(claim.description),
    amount: amountOf(claim),
  })
}

/** Says that a claim is left as it is. */
export const keptAsItIs = ({ expense_number: number, status }: Expense): string =>
  replies('withdraw.kept', { number, status })

/** Withdraws a claim after a yes. */
export async function withdrawn(turn: Turn, { number }: Asked<'withdraw'>): Promise<FinGenieReply> {
  const done = await turn.tools.withdraw_claim({ expense: number })
  const now = (await turn.tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const freed = now.length - turn.open.length
  const text = done ? replies('withdraw.done', { number, count: freed }) : replies('withdraw.cannot', { number })
  return ofClaim(turn, { expense_number: number }, text)
}
