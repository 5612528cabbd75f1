import type { Expense } from '@pravas/contract/expenses'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import type { WishedDecision } from '@pravas/language/expense/claims/decision-wishes'
import { personIn } from '@pravas/language/expense/claims/queue-questions'
import { replies } from '@pravas/messages/fingenie'
import { dayText } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { oneClaim } from './claim-answers.ts'
import { peopleWaiting } from './context.ts'
import { waitingForMe } from './queue.ts'
import { paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Says who decides on claims, as FinGenie does not, with how the meant claim stands. */
export async function noDecision(turn: Turn, wished: WishedDecision): Promise<FinGenieReply> {
  const { tools, actor, dialogue } = turn
  const from = actor.isAdmin ? personIn(turn.message, await peopleWaiting(turn)) : undefined
  if (from !== undefined) {
    // Whoever decides on others' requests wants theirs, not their own.
    const waiting = await waitingForMe(turn, { asks: 'list', from })
    return { ...waiting, text: paragraphs(replies('decide.not-here'), waiting.text) }
  }
  const approver = await tools.my_approver()
  const claim = claimToDecide(wished, await tools.list_my_expenses())
  return reply(
    paragraphs(
      approver === null ? replies('decide.nobody') : replies('decide.by', { approver: literal(approver) }),
      claim ? oneClaim(claim, approver) : replies('decide.no-claim'),
      actor.isAdmin && replies('decide.team'),
    ),
    dialogue.focus,
  )
}

/** Names who decides on one's claims. */
export async function whoDecides(
  { tools, dialogue }: Turn,
  { when, away }: ExpenseAct<'ask_approver'>['slots'],
): Promise<FinGenieReply> {
  const approver = await tools.my_approver()
  const named = approver === null ? undefined : { approver: literal(approver) }
  return reply(
    paragraphs(
      named ? replies('approver.is', named) : replies('approver.nobody'),
      away && named && replies('approver.away', named),
      when && replies('approver.when'),
    ),
    dialogue.focus,
  )
}

/** Says that only one's own claims can be asked for; `whose` others were asked for, 'others' where no name was said. */
export function noOthers({ actor, dialogue, today }: Turn, whose: string): FinGenieReply {
  const name = literal(whose)
  return reply(
    paragraphs(
      whose === 'others' ? replies('others.claims') : replies('others.claims-of', { name }),
      actor.isAdmin && replies('decide.team'),
      whose !== 'others' && !/\d/.test(whose) && replies('others.merchant', { name }),
      replies('others.yours', { month: dayText(today).split(' ')[1] ?? '' }),
    ),
    dialogue.focus,
  )
}

/** The claim that is to be decided on, of one's own: by its number, else the one sent last that fits. */
function claimToDecide({ number, newest }: WishedDecision, claims: readonly Expense[]): Expense | undefined {
  if (number) return claims.find(({ expense_number }) => expense_number === number)
  const sent = claims.toSorted((a, b) => b.submitted_at.localeCompare(a.submitted_at))
  return (newest ? undefined : sent.find(({ status }) => status === 'pending')) ?? sent[0]
}
