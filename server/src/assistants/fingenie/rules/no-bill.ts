import { replies } from '@pravas/messages/fingenie'
import { policyAnswer } from '../../../policy/answer-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { nameOf, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** What shows a payment and not what was bought, so that it may stand in for a bill. */
const PAYMENTS: readonly (string | null)[] = ['payment', 'card_slip']

/** What the policy says of an expense without a bill, and what can be done about it here. */
export async function noBill({ tools, open, dialogue }: Turn): Promise<FinGenieReply> {
  const told = await tools.read_policy({})
  const limits = told?.limits.filter(({ rule }) => rule === 'expense.receipt_missing') ?? []
  const rule =
    told && limits.length > 0
      ? policyAnswer({ subjects: ['receipt'] }, { ...told, limits }, { of: 'claims', literal })
      : ''
  const slip = open.find(({ documentKind }) => PAYMENTS.includes(documentKind))
  return reply(
    paragraphs(
      rule.split('\n\n')[0],
      slip ? replies('no-bill.slip', { receipt: nameOf(slip), number: slip.number }) : replies('elsewhere.no-bill'),
    ),
    slip ?? dialogue.focus,
  )
}
