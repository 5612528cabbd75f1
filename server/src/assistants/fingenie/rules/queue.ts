import { paiseFromRupees } from '@pravas/contract/money'
import type { QueueQuestion } from '@pravas/language/expense/claims/queue-questions'
import { replies } from '@pravas/messages/fingenie'
import { dayOf } from '../../../clock.ts'
import { dayText, rupeeText } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { paragraphs, table } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** How many requests a list shows. */
const SHOWN = 10
/** So many are told in sentences; more stand in a table. */
const FEW = 2

interface Waiting {
  number: string
  name: string
  paise: number
  since: string
}

/** Tells which requests wait for the person's own decision, the oldest first. */
export async function waitingForMe({ tools, dialogue }: Turn, { kind }: QueueQuestion): Promise<FinGenieReply> {
  const pending = await tools.list_waiting_for_me()
  if (pending === null) return reply(replies('queue.nobody'), dialogue.focus)
  const trips = kind === 'expenses' ? [] : pending.trips.map(waitingTrip)
  const claims = kind === 'trips' ? [] : pending.expenses.map(waitingClaim)
  const all = [...trips, ...claims].toSorted((a, b) => a.since.localeCompare(b.since))
  if (all.length === 0) return reply(replies('queue.none', { kind: kind ?? 'all' }), dialogue.focus)
  const sum = rupeeText(all.reduce((paise, one) => paise + one.paise, 0))
  const text = paragraphs(
    replies('queue.count', { trips: trips.length, claims: claims.length, sum }),
    all.length > FEW
      ? table(
          HEADS.map((head) => replies(head)),
          all.slice(0, SHOWN).map(cellsOf),
        )
      : all.map(sentenceOf).join(' '),
    replies('queue.decide'),
  )
  return reply(text, dialogue.focus)
}

const HEADS = ['claims.head.number', 'queue.head.from', 'queue.head.sent', 'head.total'] as const

const cellsOf = ({ number, name, since, paise }: Waiting): string[] =>
  [number, name, since, rupeeText(paise)].map((cell, at) => (at === 2 ? dayText(cell) : cell))

const sentenceOf = ({ number, name, since, paise }: Waiting): string =>
  replies('queue.one', { number, name, date: dayText(since), amount: rupeeText(paise) })

type Pending = NonNullable<Awaited<ReturnType<Turn['tools']['list_waiting_for_me']>>>

const waitingTrip = (trip: Pending['trips'][number]): Waiting => ({
  number: trip.trip_number,
  name: literal(trip.employee_name),
  paise: paiseFromRupees(trip['total_price(INR)']),
  since: dayOf(new Date(trip.submitted_at)),
})

const waitingClaim = (claim: Pending['expenses'][number]): Waiting => ({
  number: claim.expense_number,
  name: literal(claim.employee_name),
  paise: paiseFromRupees(claim.total),
  since: dayOf(new Date(claim.submitted_at)),
})
