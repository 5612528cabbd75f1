import type { Expense } from '@pravas/contract/expenses'
import { wantsDecision } from '@pravas/language/expense/claims/decision-wishes'
import { othersMeant } from '@pravas/language/expense/queries/others'
import { partsOf } from '@pravas/language/expense/queries/parse'
import { dayText } from '../../../formats.ts'
import type { FinGenieReply } from '../engine.ts'
import { oneClaim } from './claim-answers.ts'
import type { FiguresQuestion } from './querying.ts'
import { literal, merchantWords, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

const TEAM =
  'What your team has sent you waits under [Approvals](/admin-approvals); its figures stand on [the dashboard](/dashboard).'

/** Says who decides on claims, as FinGenie does not, with how the meant claim stands; undefined when none is to be decided on. */
export async function noDecision({ message, tools, actor, dialogue }: Turn): Promise<FinGenieReply | undefined> {
  if (!wantsDecision(message)) return undefined
  const approver = await tools.approver()
  const claim = claimToDecide(message, await tools.claims())
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

const WHO_DECIDES =
  /\bwho(?:'s|’s| is| are)? (?:\w+ )?(?:my )?(?:approver|approv\w*|decid\w*|reject\w*)\b(?!.*\bexp-\d)|\bwho(?:'s|’s| is) my manager\b/i

/** Names who decides on one's claims; undefined when nobody asks for that. */
export async function whoDecides({ message, tools, dialogue }: Turn): Promise<FinGenieReply | undefined> {
  if (!WHO_DECIDES.test(message)) return undefined
  const approver = await tools.approver()
  return reply(
    approver === null
      ? 'Nobody is set as your manager, so nobody could decide on your claims. An administrator can set one.'
      : `**${literal(approver)}** decides on your claims.`,
    dialogue.focus,
  )
}

/** Says that only one's own claims can be asked for, when a message asks for those of others. */
export function noOthers(
  { message, actor, dialogue, today, spoken }: Turn,
  asked: FiguresQuestion | undefined,
): FinGenieReply | undefined {
  if (asked?.query.against?.kind === 'team') return undefined
  const { text, unknown } = partsOf(message, { today, names: merchantWords(spoken) })
  const names = unknown.filter((word) => !merchantWords(spoken).has(word))
  const whose = othersMeant(text, names, actor.employeeId)
  if (whose === undefined) return undefined
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
function claimToDecide(message: string, claims: readonly Expense[]): Expense | undefined {
  const number = /\bEXP-\d{4}-\d{4,}\b/i.exec(message)?.[0].toUpperCase()
  if (number) return claims.find(({ expense_number }) => expense_number === number)
  const newest = /\b(?:last|latest|newest|recent|this|that|it)\b/i.test(message)
  const sent = claims.toSorted((a, b) => b.submitted_at.localeCompare(a.submitted_at))
  return (newest ? undefined : sent.find(({ status }) => status === 'pending')) ?? sent[0]
}
