import { paiseFromRupees } from '@pravas/contract/money'
import { personIn } from '@pravas/language/expense/claims/queue-questions'
import { parseQuery } from '@pravas/language/expense/queries/parse'
import type { Query } from '@pravas/language/expense/queries/query'
import { EMPTY } from '@pravas/language/expense/queries/question'
import { daysBetween } from '@pravas/language/text/calendar'
import { wordingOf } from '@pravas/language/text/phrases-in'
import { isFunctionWord, isTalk } from '@pravas/language/text/skipped-words'
import { replies } from '@pravas/messages/fingenie'
import { dayOf } from '../../../../clock.ts'
import { dayText, listWords, rupeeText } from '../../../../formats.ts'
import { textOfPresented } from '../../../../policy/finding-text-rules.ts'
import { literal } from '../../../kernel/cards.ts'
import { peopleWaiting } from '../context.ts'
import { oddOf } from '../queue.ts'
import { paragraphs } from '../texts.ts'
import { reply, type Turn } from '../turn.ts'
import { type Answer, byAct, either, inWords, isAmountOf, standsIn } from './answer.ts'

type Waiting = NonNullable<Awaited<ReturnType<Turn['tools']['list_waiting_for_me']>>>
type WaitingClaim = Waiting['expenses'][number]

/** More requests than these are listed, and not told one by one. */
const MOST_TOLD = 2

/** Tells of requests of others that wait for the person's decision what they hold, what is flagged on them and how long they wait. */
export async function oneRequest(turn: Turn): Promise<Answer | undefined> {
  const pending = await turn.tools.list_waiting_for_me()
  if (pending === null) return undefined
  const claims = pending.expenses
  const meant = claimsMeant(turn, claims)
  const from = personIn(turn.message, await peopleWaiting(turn))
  if (meant.length === 0 || meant.length > MOST_TOLD)
    return byAct('ask_queue', { asks: 'list', ...(from !== undefined && { from }) }, standsIn([from]))
  const said = reply(
    paragraphs(...meant.map((claim) => claimText(claim, turn.today)), replies('queue.decide')),
    turn.dialogue.focus,
  )
  return { reply: { ...said, state: { ...said.state, subject: 'queue' } }, uses: usedOf(meant) }
}

const usedOf = (claims: readonly WaitingClaim[]) =>
  either(
    standsIn(claims.flatMap((claim) => [...textsOf(claim), claim.employee_name])),
    isAmountOf(claims.map(({ total }) => paiseFromRupees(total))),
  )

const textsOf = ({
  expense_number,
  description,
  expense_type,
  place,
  receipts,
  cost_centre,
  project,
}: WaitingClaim) => [
  expense_number,
  description,
  expense_type,
  place,
  cost_centre?.name,
  project?.name,
  ...receipts.map(({ description: of }) => of),
]

/** The claims that a message names by their number, their amount, who sent them or what they are for; all of those that are named best. */
function claimsMeant({ message }: Turn, claims: readonly WaitingClaim[]): WaitingClaim[] {
  const words = wordingOf(message).words.filter((word) => !isFunctionWord(word) && !isTalk(word))
  const isOldest = words.some((word) => OLDEST.has(word))
  const scored = claims.map((claim) => {
    const isOf = usedOf([claim])
    return { claim, score: words.filter((word) => isOf(word)).length }
  })
  const most = Math.max(0, ...scored.map(({ score }) => score))
  const named = most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ claim }) => claim)
  const [oldest] = (named.length > 0 ? named : claims).toSorted((a, b) => a.submitted_at.localeCompare(b.submitted_at))
  if (isOldest) return oldest ? [oldest] : []
  return named.length > 0 || claims.length > 1 ? named : [...claims]
}

const OLDEST = new Set(['oldest', 'longest', 'purana', 'purani', 'pehla', 'pehli'])

function claimText(claim: WaitingClaim, today: string): string {
  const sent = dayOf(new Date(claim.submitted_at))
  const findings = (claim.findings ?? []).map((finding) => literal(textOfPresented(finding)))
  const odd = claim.receipts.flatMap(oddOf).map(({ what }) => what)
  const bills = claim.receipts.map(({ description, total }) =>
    replies('request.bill', {
      name: literal(description ?? replies('not-read')),
      amount: total === null ? replies('not-read') : rupeeText(paiseFromRupees(total)),
    }),
  )
  return paragraphs(
    replies('request.is', {
      number: claim.expense_number,
      name: literal(claim.employee_name),
      description: literal(claim.description),
      amount: rupeeText(paiseFromRupees(claim.total)),
      date: dayText(sent),
      days: daysBetween(sent, today),
    }),
    replies('request.bills', { count: bills.length, bills: listWords(bills) }),
    [...findings, ...odd].length > 0
      ? paragraphs(replies('request.flagged'), [...findings, ...odd].map((line) => `- ${line}`).join('\n'))
      : replies('request.sound'),
    claim.policy_reason ? replies('request.note', { note: literal(claim.policy_reason) }) : replies('request.no-note'),
  )
}

/** What those who report to the person claimed: of a period, of categories, by person, or month by month. */
export async function teamSpend(turn: Turn): Promise<Answer | undefined> {
  const team = await turn.tools.my_team()
  if (team.length === 0) return undefined
  const { said, unknown } = parseQuery(turn.message, { today: turn.today, names: new Set() })
  const person = personIn(turn.message, team)
  const query: Query = {
    ...EMPTY,
    ...(said.categories && { categories: said.categories }),
    ...(said.kinds && { kinds: said.kinds }),
    ...(said.cities && { cities: said.cities }),
    ...(said.statuses && { statuses: said.statuses }),
    ...(said.period && { period: said.period }),
    group: said.group ?? 'person',
    person: person ?? null,
    against: { kind: 'team', alone: true },
  }
  const isName = standsIn(team)
  return byAct(
    'query',
    { query, unknown: [], refines: false, carried: [], isPlain: false },
    (word) => isName(word) || !wordingOf(word).words.every((one) => unknown.includes(one)),
  )
}

/** Claims of somebody else: of one's own team what one may see, of others that one may not. */
export async function otherPerson(turn: Turn): Promise<Answer | undefined> {
  const { actor, message, tools } = turn
  const team = actor.isAdmin ? await tools.my_team() : []
  const person = personIn(message, team)
  if (person !== undefined) return teamSpend(turn)
  const from = actor.isAdmin ? personIn(message, await peopleWaiting(turn)) : undefined
  if (from !== undefined) return byAct('ask_queue', { asks: 'list', from }, standsIn([from]))
  return inWords(
    turn,
    paragraphs(replies('others.own-only'), actor.isAdmin ? replies('decide.team') : replies('others.who')),
    // The name of somebody else is what the answer is about.
    (word) => /^\p{Lu}/u.test(word),
  )
}
