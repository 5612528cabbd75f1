import type { Expense } from '@pravas/contract/expenses'
import { paiseFromRupees } from '@pravas/contract/money'
import { daysBetween } from '@pravas/language/text/calendar'
import { replies } from '@pravas/messages/fingenie'
import { dayOf } from '../../../../clock.ts'
import { dayText, listWords, rupeeText } from '../../../../formats.ts'
import { deciderText } from '../../../../requests/decider-text-rules.ts'
import { literal } from '../../../kernel/cards.ts'
import { paragraphs } from '../texts.ts'
import type { Turn } from '../turn.ts'

/** What a claim comes to, in rupees. */
export const amountOf = ({ total }: Expense): string => rupeeText(paiseFromRupees(total))

/** Where a claim stands: who has it and since when, or who decided and what follows. */
export async function stateOf(turn: Turn, claim: Expense, withPayment = true): Promise<string> {
  const { expense_number: number, status } = claim
  const named = { number, description: literal(claim.description), amount: amountOf(claim) }
  const sent = dayOf(new Date(claim.submitted_at))
  const decision = await decisionOf(turn, number)
  switch (status) {
    case 'pending':
      return replies('sent-claim.pending', {
        ...named,
        holder: await holderOf(turn, number),
        date: dayText(sent),
        days: daysBetween(sent, turn.today),
      })
    case 'approved':
      return paragraphs(
        replies('sent-claim.approved', { ...named, ...decision }),
        withPayment && (await paymentOf(turn, claim)),
      )
    case 'rejected':
    case 'returned':
      return paragraphs(
        replies(`sent-claim.${status}`, { ...named, ...decision }),
        reasonGiven(claim, decision.comment),
      )
    default:
      return replies('sent-claim.other', { ...named, status })
  }
}

/** Who decides on a pending claim now. */
async function holderOf({ tools }: Turn, number: string): Promise<string> {
  const open = (await tools.my_claim({ expense: number }))?.steps?.find(({ state }) => state === 'open')
  const asked = open?.asked.flatMap(({ name, role }) => name ?? (role === null ? [] : replies(`role.${role}`))) ?? []
  const approver = asked.length > 0 ? listWords(asked) : await tools.my_approver()
  return approver === null ? deciderText(null) : `**${literal(approver)}**`
}

async function decisionOf({ tools }: Turn, number: string): Promise<{ by: string; on: string; comment: string }> {
  const decision = (await tools.my_claim({ expense: number }))?.decision
  return {
    by: literal(decision?.decided_by ?? ''),
    on: decision ? dayText(dayOf(new Date(decision.decided_at))) : '',
    comment: decision?.comment ?? '',
  }
}

function reasonGiven({ rejection_reason: reason }: Expense, comment = ''): string | false {
  const text = reason ?? comment
  return text !== '' && replies('claims.reason', { reason: literal(text) })
}

/** Why a claim was rejected or returned, or that it wasn’t. */
export async function reasonOf(turn: Turn, claim: Expense): Promise<string> {
  return claim.status === 'rejected' || claim.status === 'returned'
    ? stateOf(turn, claim)
    : paragraphs(
        replies('sent-claim.not-rejected', { number: claim.expense_number }),
        await stateOf(turn, claim, false),
      )
}

/** What became of the money of a claim. */
export async function paymentOf(turn: Turn, claim: Expense): Promise<string> {
  const { expense_number: number, status } = claim
  if (status !== 'approved' && status !== 'paid')
    return paragraphs(status === 'pending' && replies('sent-claim.unpaid-pending'), await stateOf(turn, claim))
  const payment = (await turn.tools.my_claim_payments({ expense: number })).at(-1)
  const amount = payment ? rupeeText(paiseFromRupees(payment.amount)) : amountOf(claim)
  if (payment?.state === 'paid' && payment.paid_on !== null)
    return replies('sent-claim.paid', { number, amount, date: dayText(payment.paid_on) })
  if (payment?.state === 'bounced') return replies('sent-claim.bounced', { number, amount })
  if (payment) return replies('sent-claim.planned', { number, amount })
  return replies('sent-claim.unpaid', { number, amount })
}

/** What became of the money of several claims. */
export async function paymentsOf(turn: Turn, claims: readonly Expense[]): Promise<string> {
  const lines = await Promise.all(claims.map(async (claim) => `- ${await paymentOf(turn, claim)}`))
  return paragraphs(lines.join('\n'), replies('sent-claim.no-day'))
}
