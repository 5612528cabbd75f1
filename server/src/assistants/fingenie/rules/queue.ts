import { paiseFromRupees } from '@pravas/contract/money'
import type { QueueQuestion } from '@pravas/language/expense/claims/queue-questions'
import { isWithinBound } from '@pravas/language/expense/queries/amount-bounds'
import { daysBetween } from '@pravas/language/text/calendar'
import { replies } from '@pravas/messages/fingenie'
import { dayOf } from '../../../clock.ts'
import { dayText, rupeeText } from '../../../formats.ts'
import { textOfPresented } from '../../../policy/finding-text-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { boundText } from './receipt-answers.ts'
import { paragraphs, table } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** How many requests a list shows. */
const SHOWN = 10
/** So many are told in sentences; more stand in a table. */
const FEW = 2

interface Waiting {
  number: string
  /** The name as it is known, and as Markdown that shows it as it is. */
  person: string
  name: string
  paise: number
  since: string
  odd: readonly Oddity[]
}

interface Oddity {
  of: 'policy' | 'duplicate' | 'unconfirmed' | 'edited' | 'undated'
  what: string
}

/** Tells which requests wait for the person's own decision, the oldest first, or which of them stand out. */
export async function waitingForMe(
  { tools, dialogue, today }: Turn,
  { kind, asks, from, bound }: QueueQuestion,
): Promise<FinGenieReply> {
  const pending = await tools.list_waiting_for_me()
  if (pending === null) return reply(replies('queue.nobody'), dialogue.focus)
  const trips = kind === 'expenses' ? [] : pending.trips.map(waitingTrip)
  const claims = kind === 'trips' ? [] : pending.expenses.map(waitingClaim)
  const waiting = [...trips, ...claims].toSorted((a, b) => a.since.localeCompare(b.since))
  const of = from === undefined ? waiting : waiting.filter(({ person }) => person === from)
  const all = bound ? of.filter(({ paise }) => isWithinBound(paise, bound)) : of
  const said = (text: string): FinGenieReply => {
    const { text: words, state } = reply(text, dialogue.focus)
    return { text: words, state: { ...state, subject: 'queue' } }
  }
  if (waiting.length === 0) return said(replies('queue.none', { kind: kind ?? 'all' }))
  if (of.length === 0) return said(replies('queue.none-from', { name: literal(from ?? '') }))
  if (all.length === 0 && bound) return said(replies('queue.none-bound', { bound: boundText(bound) }))
  if (asks === 'odd' || asks === 'duplicates') return said(oddText(all, asks, from))
  if (asks === 'most') return said(mostText(all))
  if (asks !== 'list') return said(standingOut(all, asks, { from, today }))
  return said(listText(all, { trips, claims, from }))
}

function listText(
  all: readonly Waiting[],
  { trips, claims, from }: { trips: readonly Waiting[]; claims: readonly Waiting[]; from: string | undefined },
): string {
  const sum = sumOf(all)
  const among = (some: readonly Waiting[]) => all.filter((one) => some.includes(one)).length
  return paragraphs(
    from === undefined
      ? replies('queue.count', { trips: among(trips), claims: among(claims), sum })
      : replies('queue.from', { name: literal(from), count: all.length, sum }),
    all.length > FEW
      ? table(
          HEADS.map((head) => replies(head)),
          all.slice(0, SHOWN).map(cellsOf),
        )
      : all.map(sentenceOf).join(' '),
    replies('queue.decide'),
  )
}

const sumOf = (all: readonly Waiting[]): string => rupeeText(all.reduce((paise, one) => paise + one.paise, 0))

/** The one that is the oldest, the newest, the largest or the smallest. */
function standingOut(
  all: readonly Waiting[],
  which: 'oldest' | 'newest' | 'largest' | 'smallest',
  { from, today }: { from: string | undefined; today: string },
): string {
  const bySize = all.toSorted((a, b) => a.paise - b.paise)
  const found = { oldest: all[0], newest: all.at(-1), largest: bySize.at(-1), smallest: bySize[0] }[which]
  if (!found) return replies('queue.none', { kind: 'all' })
  const { number, name, paise, since } = found
  return paragraphs(
    replies('queue.stands-out', {
      which,
      of: from === undefined ? 'nobody' : literal(from),
      number,
      name,
      amount: rupeeText(paise),
      date: dayText(since),
      days: daysBetween(since, today),
    }),
    replies('queue.decide'),
  )
}

/** Whose requests are the most, and how many everybody has. */
function mostText(all: readonly Waiting[]): string {
  const groups = [...Map.groupBy(all, ({ person }) => person)].toSorted(([, a], [, b]) => b.length - a.length)
  const of = ([person, some]: [string, Waiting[]]) => ({ name: literal(person), count: some.length, sum: sumOf(some) })
  const [first, ...others] = groups
  if (!first) return replies('queue.none', { kind: 'all' })
  return paragraphs(
    replies('queue.most', of(first)),
    others.map((group) => replies('queue.each', of(group))).join('\n'),
  )
}

/** What somebody who decides should look at: findings of the policy, possible duplicates, edits, and what was not confirmed. */
function oddText(all: readonly Waiting[], asks: 'odd' | 'duplicates', from: string | undefined): string {
  const lines = all.flatMap(({ number, name, odd }) =>
    odd
      .filter(({ of }) => asks === 'odd' || of === 'duplicate')
      .map(({ what }) => replies('queue.finding', { number, name, what })),
  )
  if (lines.length === 0)
    return asks === 'duplicates'
      ? replies('queue.no-duplicates')
      : replies('queue.sound', { of: from === undefined ? 'nobody' : literal(from) })
  return paragraphs(replies('queue.odd'), lines.join('\n'), replies('queue.decide'))
}

const HEADS = ['claims.head.number', 'queue.head.from', 'queue.head.sent', 'head.total'] as const

const cellsOf = ({ number, name, since, paise }: Waiting): string[] =>
  [number, name, since, rupeeText(paise)].map((cell, at) => (at === 2 ? dayText(cell) : cell))

const sentenceOf = ({ number, name, since, paise }: Waiting): string =>
  replies('queue.one', { number, name, date: dayText(since), amount: rupeeText(paise) })

type Pending = NonNullable<Awaited<ReturnType<Turn['tools']['list_waiting_for_me']>>>

const waitingTrip = (trip: Pending['trips'][number]): Waiting => ({
  number: trip.trip_number,
  person: trip.employee_name,
  name: literal(trip.employee_name),
  paise: paiseFromRupees(trip['total_price(INR)']),
  since: dayOf(new Date(trip.submitted_at)),
  odd: findingsOf(trip.findings),
})

const waitingClaim = (claim: Pending['expenses'][number]): Waiting => ({
  number: claim.expense_number,
  person: claim.employee_name,
  name: literal(claim.employee_name),
  paise: paiseFromRupees(claim.total),
  since: dayOf(new Date(claim.submitted_at)),
  odd: [...findingsOf(claim.findings), ...claim.receipts.flatMap(oddOf)],
})

const findingsOf = (findings: Pending['expenses'][number]['findings']): Oddity[] =>
  (findings ?? []).map((finding) => ({ of: 'policy', what: literal(textOfPresented(finding)) }))

/** What is odd of one receipt of a claim. */
export function oddOf(receipt: Pending['expenses'][number]['receipts'][number]): Oddity[] {
  const name = { receipt: literal(receipt.description ?? replies('not-read')) }
  const said = (of: Exclude<Oddity['of'], 'policy'>, isSo: boolean): Oddity[] =>
    isSo ? [{ of, what: replies(`queue.odd.${of}`, name) }] : []
  return [
    ...said('duplicate', receipt.duplicates.length > 0),
    ...said('unconfirmed', (receipt.unconfirmed?.length ?? 0) > 0),
    ...said('edited', (receipt.edited?.length ?? 0) > 0),
    ...said('undated', receipt.expense_date === null),
  ]
}
