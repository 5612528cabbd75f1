import type { Reminder } from '@pravas/contract/reminders'
import type { MissingReceipt } from '@pravas/contract/trips'
import { z } from 'zod'
import { dayText, rupeeText } from '../formats.ts'

/** What a reminder says; its reason is a sentence. */
export type ReminderWords = Pick<Reminder, 'about' | 'title' | 'reason' | 'action'>

const LIST = new Intl.ListFormat('en-GB')
const NEEDED = { flight: 'flight ticket', hotel: 'hotel bill' } as const

/** To a traveller: an approved trip is over and some of its bookings have no receipt. */
export function receiptsMissingWords(trip: {
  number: string
  destination: string
  lastDay: string
  missing: readonly MissingReceipt[]
}): ReminderWords {
  const { number, destination, lastDay, missing } = trip
  const needed = LIST.format(missing.map(({ kind, title }) => `the ${NEEDED[kind]} (${title})`))
  return {
    about: 'expense',
    title: `Receipts for your trip to ${destination}`,
    reason: `Because your trip to ${destination} (${number}) ended on ${dayText(lastDay)} and ${needed} ${
      missing.length === 1 ? 'has' : 'have'
    } not been claimed.`,
    action: { text: 'Upload to FinGenie', to: '/fingenie-chat' },
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
  const route = [from, to].filter(Boolean).join(' to ')
  return {
    about: 'trip',
    title: `The fare of your draft to ${to} rose`,
    reason: `Because ${LIST.format(risen)} in your unsent trip ${route} ${risen.length === 1 ? 'costs' : 'cost'} ${rupeeText(morePaise)} more at ${at} than when you chose ${
      risen.length === 1 ? 'it' : 'them'
    }.`,
    action: { text: 'Open the draft', to: `/tripmate-chat?${new URLSearchParams({ session: sessionId })}` },
  }
}

interface Waiting {
  kind: 'trip' | 'expense'
  number: string
  /** Where a trip goes; what an expense is for. */
  about: string
  requestedOn: string
}

/** To whoever decides: a request waits. */
export function decisionWaitingWords(request: Waiting & { ownerName: string; days: number }): ReminderWords {
  const { kind, number, about, requestedOn, ownerName, days } = request
  const what = kind === 'trip' ? `trip to ${about}` : `${about} claim`
  return {
    about: kind,
    title: `${ownerName} waits for your decision`,
    reason: `Because ${ownerName}’s ${what} (${number}) has waited for you since ${dayText(requestedOn)}, for ${daysWords(days)}${PROMISE[kind]}.`,
    action: { text: 'Decide', to: kind === 'trip' ? '/admin-approvals' : '/admin-approvals?tab=expenses' },
  }
}

/** To whoever asked: their request still waits. */
export function ownRequestWaitingWords(
  request: Waiting & { approverName: string | null; days: number },
): ReminderWords {
  const { kind, number, about, requestedOn, approverName, days } = request
  const what = kind === 'trip' ? `trip to ${about}` : `${about} claim`
  return {
    about: kind,
    title: `Your ${what} still waits`,
    reason: `Because your ${what} (${number}) has waited${
      approverName === null ? '' : ` for ${approverName}`
    } since ${dayText(requestedOn)}, for ${daysWords(days)}${PROMISE[kind]}.`,
    action: { text: kind === 'trip' ? 'Open the trip' : 'Open the claim', to: `/${kind}/${number}` },
  }
}

/** What the support page promises of decisions. */
const PROMISE = { trip: ', and travel approval takes 1–2 business days', expense: '' } as const

function daysWords(days: number): string {
  return `${days} business ${days === 1 ? 'day' : 'days'}`
}
