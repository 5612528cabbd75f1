import type { Expense } from '@pravas/contract/expenses'
import type { WishedDecision } from '@pravas/language/expense/claims/decision-wishes'
import { dayText } from '../../../formats.ts'
import type { FinGenieReply } from '../engine.ts'
import { oneClaim } from './claim-answers.ts'
import { literal, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

const TEAM =
  'What your team has sent you waits under [Approvals](/admin-approvals); its figures stand on [the dashboard](/dashboard).'

/** Says who decides on claims, as FinGenie does not, with how the meant claim stands. */
export async function noDecision({ tools, actor, dialogue }: Turn, wished: WishedDecision): Promise<FinGenieReply> {
  const approver = await tools.approver()
  const claim = claimToDecide(wished, await tools.claims())
  const who =
    approver === null
      ? 'nobody is set as your manager, who would decide on yours'
      : `**${literal(approver)}** decides on yours`
  return reply(
    paragraphs(
      `I cannot approve, reject or pay expenses: ${who}.`,
      claim ? oneClaim(claim, approver) : 'You have not sent such a claim yet.',
      actor.isAdmin && TEAM,
    ),
    dialogue.focus,
  )
}

/** Names who decides on one's claims. */
export async function whoDecides({ tools, dialogue }: Turn): Promise<FinGenieReply> {
  const approver = await tools.approver()
  return reply(
    approver === null
      ? 'Nobody is set as your manager, so nobody could decide on your claims. An administrator can set one.'
      : `**${literal(approver)}** decides on your claims.`,
    dialogue.focus,
  )
}

/** Says that only one's own claims can be asked for; `whose` others were asked for, 'others' where no name was said. */
export function noOthers({ actor, dialogue, today }: Turn, whose: string): FinGenieReply {
  const those = whose === 'others' ? 'of others' : `of ${literal(whose)}`
  return reply(
    paragraphs(
      `I speak of your own claims only, not ${those}.`,
      actor.isAdmin && TEAM,
      whose !== 'others' &&
        !/\d/.test(whose) &&
        `If ${literal(whose)} is a merchant, ask "expenses at ${literal(whose)}".`,
      `For yours, ask "list my expenses", or "how much did I spend in ${dayText(today).split(' ')[1]}?".`,
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
