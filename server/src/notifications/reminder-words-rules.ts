import type { Reminder } from '@pravas/contract/reminders'
import type { MissingReceipt } from '@pravas/contract/trips'
import { reminders } from '@pravas/messages/en/reminders'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { dayText, listWords, priceText, rupeeText } from '../formats.ts'

/** What a reminder says; its reason is a sentence. */
export type ReminderWords = Pick<Reminder, 'about' | 'title' | 'reason' | 'action'>

const text = texts(reminders)

/** To a traveller: an approved trip is over and some of its bookings have no receipt. */
export function receiptsMissingWords(trip: {
  number: string
  destination: string
  lastDay: string
  missing: readonly MissingReceipt[]
}): ReminderWords {
  const { number, destination, lastDay, missing } = trip
  const needed = listWords(missing.map((receipt) => text('receipts.missing', receipt)))
  return {
    about: 'expense',
    title: text('receipts.title', { destination }),
    reason: text('receipts.reason', {
      destination,
      number,
      date: dayText(lastDay),
      missing: needed,
      count: missing.length,
    }),
    action: { text: text('receipts.action'), to: '/fingenie-chat' },
  }
}

/** To the person who had an advance: it should have been settled by now. */
export function advanceOverdueWords(advance: {
  number: string
  destination: string
  dueOn: string
  openPaise: number
}): ReminderWords {
  const { number, destination, dueOn, openPaise } = advance
  return {
    about: 'advance',
    title: text('advance.title', { destination }),
    reason: text('advance.reason', { number, date: dayText(dueOn), amount: priceText(openPaise) }),
    action: { text: text('advance.action'), to: '/advances' },
  }
}

/** What is kept of a fare that rose: it cannot be looked up again without asking for it. */
export const RisenDetail = z.object({
  /** The conversation that holds the draft. */
  sessionId: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  morePaise: z.int(),
  risen: z.array(z.string()),
})
export type RisenDetail = z.infer<typeof RisenDetail>

/** To a traveller: what a draft would cost has risen since it was put together. */
export function fareRoseWords({ sessionId, from, to, morePaise, risen }: RisenDetail, at: string): ReminderWords {
  return {
    about: 'trip',
    title: text('fare.title', { destination: to }),
    reason: text('fare.reason', {
      offers: listWords(risen),
      route: [from, to].filter(Boolean).join(' to '),
      amount: rupeeText(morePaise),
      time: at,
      count: risen.length,
    }),
    action: { text: text('fare.action'), to: `/tripmate-chat?${new URLSearchParams({ session: sessionId })}` },
  }
}

interface Waiting {
  kind: 'trip' | 'expense'
  number: string
  /** Where a trip goes; what an expense is for. */
  about: string
  requestedOn: string
}

/** To approvers: a request is waiting. */
export function decisionWaitingWords(
  request: Waiting & {
    ownerName: string
    days: number /** Whom they stand in for, where they do. */
    standInFor?: string | null
  },
): ReminderWords {
  const { kind, number, about, requestedOn, ownerName: owner, days, standInFor: manager } = request
  const what = text('what', { kind, about })
  return {
    about: kind,
    title: text('decision.title', { owner }),
    reason: [
      text('decision.reason', { owner, what, number, date: dayText(requestedOn), days, kind }),
      ...(manager ? [text('decision.stand-in', { manager })] : []),
    ].join(' '),
    action: {
      text: text('decision.action'),
      to: kind === 'trip' ? '/admin-approvals' : '/admin-approvals?tab=expenses',
    },
  }
}

/** To whose request it is: it still waits, for their answer where they were asked about it. */
export function ownRequestWaitingWords(
  request: Waiting & { approverName: string | null; askedBy: string | null; days: number },
): ReminderWords {
  const { kind, number, about, requestedOn, approverName: approver, askedBy, days } = request
  const waiting = { what: text('what', { kind, about }), number, date: dayText(requestedOn), days, kind }
  return {
    about: kind,
    title: askedBy === null ? text('own.title', waiting) : text('own.asked-title', { ...waiting, asker: askedBy }),
    reason:
      askedBy !== null
        ? text('own.asked-reason', { ...waiting, asker: askedBy })
        : approver === null
          ? text('own.reason', waiting)
          : text('own.reason-approver', { ...waiting, approver }),
    action: { text: text('own.action', { kind }), to: `/${kind}/${number}` },
  }
}
