import { inbox as messages } from '@pravas/messages/en/inbox'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'

const text = texts(messages)

/** What is kept of an event beside its columns; a text is one of its values. */
const Detail = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** An event as it is kept. */
interface KeptEvent {
  kind: string
  subject_kind: 'trip' | 'expense' | 'person' | 'advance'
  subject_id: string
  number: string | null
  actor_name: string
  detail: unknown
}

/** What an event says, what was said with it, and the page that it leads to. */
export interface EventWords {
  title: string
  /** The title as the name of its message and the values, to be said in another language. */
  words: { name: string; values: Record<string, string | number> }
  note: string | null
  to: string
}

/** The words of an event; undefined for a kind that has none, and where what is kept can't be read. Its note is the `note` of its detail, as somebody typed it. */
export function eventWords(event: KeptEvent): EventWords | undefined {
  const { kind, subject_kind: subject, number, actor_name: actor } = event
  const kept = Detail.safeParse(event.detail)
  if (!kept.success) return undefined
  const { note = null, asked = null, session = null, ...detail } = kept.data
  const name = `event.${kind === 'decided' ? decisionOf(detail) : kind === 'delegated' ? delegationOf(detail) : kind}`
  if (!isMessage(name)) return undefined
  const given = Object.entries(detail).map(([key, value]) => [key, value ?? ''] as const)
  const values = { ...Object.fromEntries(given), actor, number: number ?? '', subject }
  return {
    title: text.unchecked(name, values),
    words: { name, values },
    note: noteOf(note, asked),
    // Their approvals page is closed to who no longer decides on anything.
    to: name === 'event.delegation_ended' ? '/dashboard' : pageOf(event, typeof session === 'string' ? session : null),
  }
}

/** What somebody typed, and which parts they named with it. */
function noteOf(note: string | number | null, asked: string | number | null): string | null {
  const parts = asked === null ? '' : text('event.asked', { parts: String(asked) })
  return [note === null ? '' : String(note), parts].filter(Boolean).join(' · ') || null
}

/** What a decision is called by what is kept of it. */
function decisionOf(detail: Readonly<Record<string, unknown>>): string {
  if ('claimed' in detail) return 'partly_approved'
  if ('requester' in detail) return 'approved_for_you'
  return 'parts' in detail ? 'approved_to_book' : 'decided'
}

/** What a handover is called by what is kept of it: one that was ended before its last day says so. */
function delegationOf(detail: Readonly<Record<string, unknown>>): string {
  return 'ended' in detail ? 'delegation_ended' : 'delegated'
}

function pageOf(
  { kind, subject_kind: subject, subject_id: subjectId, number }: KeptEvent,
  session: string | null,
): string {
  if (kind === 'card_receipts_missing') return '/cards'
  if (kind === 'receipts_mailed')
    return session === null ? '/fingenie-chat' : `/fingenie-chat?session=${encodeURIComponent(session)}`
  if (kind === 'erasure_requested') return `/people/${subjectId}`
  if (number === null || subject === 'person') return '/admin-approvals'
  if (subject === 'advance') return kind === 'advance_requested' ? '/advances/decide' : '/advances'
  if (kind === 'bookings_to_cancel' || kind === 'trip_to_book') return `/travel-desk?trip=${encodeURIComponent(number)}`
  if (kind === 'booking') return `/trip/${number}/itinerary`
  const isQuestion = kind === 'question_asked' || kind === 'question_answered'
  return `/${subject}/${number}${isQuestion ? '#questions' : ''}`
}

function isMessage(name: string): name is keyof typeof messages {
  return Object.hasOwn(messages, name)
}
