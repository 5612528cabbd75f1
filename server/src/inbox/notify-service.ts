import { UNDO_MS } from '@pravas/contract/approvals'
import type { NotificationKind } from '@pravas/contract/notifications'
import type { WebhookEvent } from '@pravas/contract/webhooks'
import type { Expression, QueryCreator } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Outbox } from '../mail/outbox.ts'
import { channelsAddition, recallFromChannels, tellChannels } from '../webhooks/queue-service.ts'
import { eventWords } from './event-words-rules.ts'
import { deleteUntold, eventInsert, markSettled, type NewEvent } from './inbox-store.ts'
import { notificationMail } from './notification-mail-rules.ts'
import { comes } from './settings-rules.ts'
import { selectMailChoices } from './settings-store.ts'
import { SETTLED_BY, type Settling } from './settled-rules.ts'

export type Notifier = ReturnType<typeof createNotifier>

interface NotifierDeps {
  outbox: Pick<Outbox, 'add' | 'recallDelayed'>
  publicUrl: URL
}

/** An event to tell people of. */
export interface Notification extends NewEvent {
  /** Whether a plain mail goes to those who want mails of this kind; not for what has a mail of its own. */
  withMail?: boolean
  /** Whether the organisation's channels are told, too, where they are of such events; not of what they know already. */
  inChannels?: boolean
}

/** Tells people of what happened, within the transaction in which it happens. */
export function createNotifier({ outbox, publicUrl }: NotifierDeps) {
  return {
    /** Tells some people of an event, and the organisation's channels. */
    async notify(trx: Db, { withMail = false, inChannels = true, ...event }: Notification): Promise<void> {
      const message = inChannels ? channelMessage(event) : undefined
      if (message) await tellChannels(trx, message)
      if (event.to.length === 0) return
      await eventInsert(trx, event).execute()
      const { orgId, kind, subject, number, actorName, detail = {}, at, notBefore } = event
      const kept = { kind, subject_kind: subject.kind, subject_id: subject.id, number, actor_name: actorName, detail }
      const words = withMail ? eventWords(kept) : undefined
      if (!words) return
      const people = await selectMailChoices(trx, orgId, event.to, kind)
      for (const { name, address, is_on } of people) {
        if (!comes(kind, 'mail', is_on)) continue
        const mail = notificationMail(kind, words, publicUrl)
        const when = { at, ...(notBefore && { notBefore }) }
        await outbox.add(trx, { orgId, to: { name, address }, ...mail, record: subject, ...when })
      }
    },

    /** The same without a mail as a part of a larger statement; `numbered` makes the number of what stands for it. */
    addition:
      (event: NewEvent) =>
      (db: Pick<QueryCreator<Tables>, 'insertInto'>, numbered: (text: string) => Expression<string>) =>
        eventInsert(db, event, numbered),

    /** The same for the organisation's channels; undefined for an event that they are not told of. */
    channelsAddition(event: NewEvent) {
      const message = channelMessage(event)
      return message && channelsAddition(message)
    },

    /**
     * Takes back what of a request is held back as long as its decision can be undone, and nobody has been told yet: the event, the
     * mail and the message to the channels. For whatever ends or replaces a decision; before telling what has come instead.
     */
    async recall(trx: Db, request: { orgId: string; subjectId: string }, now: Date): Promise<void> {
      const subject = { ...request, since: new Date(now.getTime() - UNDO_MS) }
      await outbox.recallDelayed(trx, subject, now)
      await deleteUntold(trx, subject, now)
      await recallFromChannels(trx, subject, now)
    },

    /**
     * What happened to a subject makes some events about it old news (`SETTLED_BY`): they are read, those of some people or everybody's.
     * Before telling what has come instead.
     */
    settled: (
      trx: Db,
      subject: { orgId: string; subjectId: string },
      by: Settling,
      now: Date,
      personIds?: readonly string[],
    ): Promise<void> => markSettled(trx, subject, { kinds: SETTLED_BY[by], personIds, now }),

    /** Those of some people who are active and want mails of a kind that has mails of its own, as a mail addresses them. */
    async wantingMail(
      source: Db,
      orgId: string,
      personIds: readonly string[],
      kind: NotificationKind,
    ): Promise<{ id: string; name: string; address: string }[]> {
      if (personIds.length === 0) return []
      const people = await selectMailChoices(source, orgId, [...personIds], kind)
      return people.flatMap(({ is_on, ...person }) => (comes(kind, 'mail', is_on) ? [person] : []))
    },

    /** Whether an active person wants mails of a kind that has mails of its own. */
    async wantsMail(trx: Db, orgId: string, personId: string, kind: NotificationKind): Promise<boolean> {
      const [person] = await selectMailChoices(trx, orgId, [personId], kind)
      return person !== undefined && comes(kind, 'mail', person.is_on)
    },
  }
}

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
function channelMessage({ orgId, kind, subject, number, actorName, detail, at, notBefore }: TellableEvent) {
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
