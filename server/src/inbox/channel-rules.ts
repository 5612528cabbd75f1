import type { NotificationKind } from '@pravas/contract/notifications'
import type { WebhookEvent } from '@pravas/contract/webhooks'

/** What of an event a channel may be told. */
interface TellableEvent {
  orgId: string
  kind: NotificationKind
  subject: { kind: 'trip' | 'expense' | 'person' | 'advance'; id: string }
  number: string | null
  actorName: string
  detail?: Readonly<Record<string, string | number | null>>
  at: Date
  notBefore?: Date
}

/** An event as a message to the organisation's channels; undefined for what concerns one person alone. */
export function channelMessage({ orgId, kind, subject, number, actorName, detail, at, notBefore }: TellableEvent) {
  const verdict = typeof detail?.verdict === 'string' ? detail.verdict : null
  const event = eventOf(kind, verdict)
  if (!event || subject.kind === 'person' || subject.kind === 'advance' || number === null) return undefined
  const told = { subject: subject.kind, number, actor: actorName, verdict }
  return { orgId, event, subjectId: subject.id, detail: told, at, notBefore }
}

function eventOf(kind: NotificationKind, verdict: string | null): WebhookEvent | undefined {
  if (kind === 'request_sent') return 'request_sent'
  if (kind !== 'decided') return undefined
  return verdict === 'returned' ? 'returned' : 'decided'
}
