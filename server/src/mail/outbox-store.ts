import { outbox } from '@pravas/messages/en/outbox'
import { texts } from '@pravas/messages/texts'
import { type Expression, type QueryCreator, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { leaseDue } from '../db/lease.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { type MailText, oneLine } from './mail-text-rules.ts'

const t = texts(outbox)

/** A mail that is to leave, with the record that it speaks of. */
export interface NewMail extends MailText {
  /** For who wants to take the mail back; any other one when absent. */
  id?: string
  orgId: string
  to: { name: string; address: string }
  record: { kind: string; id: string }
  at: Date
  /** When it leaves at the earliest; at once when absent. */
  notBefore?: Date
  attachments?: readonly MailAttachment[]
}

/** What goes with a mail and is made when it leaves: an expense, by its number, with its receipts as one PDF. */
const MailAttachment = z.object({ kind: z.literal('claim_pdf'), number: z.string() })
export type MailAttachment = z.infer<typeof MailAttachment>

/** What goes with a kept mail, as far as it can be read. */
export function attachmentsOf({ attachments }: { attachments: readonly unknown[] }): MailAttachment[] {
  return attachments.flatMap((attachment) => MailAttachment.safeParse(attachment).data ?? [])
}

/**
 * Puts a mail into the outbox; call it in the transaction of what the mail tells of, so that neither happens alone.
 * `willSend` says whether a mail server is configured; without one the mail is kept for an administrator to read.
 */
export async function insertMail(db: Db, mail: NewMail, willSend: boolean): Promise<void> {
  await mailInsert(db, [mail], willSend).execute()
}

/** The same of one or several as a part of a larger statement, which may make more of the texts than is known before. */
export function mailInsert(
  db: Pick<QueryCreator<Tables>, 'insertInto'>,
  mails: readonly NewMail[],
  willSend: boolean,
  written: (text: string) => string | Expression<string> = (text) => text,
) {
  return db.insertInto('outbox_mails').values(
    mails.map((mail) => {
      const isShown = willSend || !SECRET_KINDS.includes(mail.record.kind)
      return {
        id: mail.id ?? newId(),
        org_id: mail.orgId,
        to_address: mail.to.address,
        to_name: oneLine(mail.to.name),
        subject: written(mail.subject),
        // What nobody is sent is a key for nobody.
        body: written(isShown ? mail.body : t('removed')),
        html: isShown ? written(mail.html) : null,
        record_kind: mail.record.kind,
        record_id: mail.record.id,
        ...(mail.attachments && { attachments: JSON.stringify(mail.attachments) }),
        status: willSend ? ('queued' as const) : ('kept' as const),
        next_attempt_at: mail.notBefore ?? mail.at,
        last_error: null,
        created_at: mail.at,
        sent_at: null,
      }
    }),
  )
}

/** Takes back a mail that nobody has begun to send; false when it is too late. */
export async function deleteUnsent(db: Db, orgId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox_mails')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'kept'])
    .where('attempts', '=', 0)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Takes back the mails about a request that are held back as long as its decision can be undone, and nobody has begun to send. */
export async function deleteDelayed(
  db: Db,
  { orgId, subjectId }: { orgId: string; subjectId: string },
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('outbox_mails')
    .where('org_id', '=', orgId)
    .where('record_id', '=', subjectId)
    .where('status', 'in', ['queued', 'kept'])
    .where('attempts', '=', 0)
    .where('next_attempt_at', '>', now)
    .execute()
}

/**
 * Whether a mail tells of a decision that stands no more: it was taken back, or the request was withdrawn, cancelled or sent again
 * in another version since.
 */
export async function isOutdated(db: Db, mail: LeasedMail): Promise<boolean> {
  const movedOn = (kind: 'trip' | 'expense') => sql`exists (
    select from ${sql.table(`${kind}s`)} as request
    where decision.request_kind = ${sql.lit(kind)} and request.org_id = decision.org_id and request.id = decision.request_id
      and (request.version <> decision.version or request.status in ('withdrawn', 'cancelled'))
  )`
  const { rows } = await sql`
    select from decisions as decision
    where decision.org_id = ${mail.org_id} and decision.request_kind = ${mail.record_kind}
      and decision.request_id = ${mail.record_id} and decision.mail_id = ${mail.id}
      and (decision.taken_back_at is not null or ${movedOn('trip')} or ${movedOn('expense')})`.execute(db)
  return rows.length > 0
}

/** The newest mails of an organisation, or one of them, with the texts of those that are kept for reading. */
export function selectMails(db: Db, orgId: string, { only, limit }: { only?: string; limit: number }) {
  return db
    .selectFrom('outbox_mails')
    .select(['id', 'to_address', 'to_name', 'subject', 'status', 'created_at', 'sent_at', 'last_error', 'attachments'])
    .select(sql<string | null>`case when status = 'kept' then ${keptText()} end`.as('body'))
    .select(isSecret().as('is_secret'))
    .where('org_id', '=', orgId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Has a mail be sent as if it were new; false where it waits already, or its text is gone. */
export async function requeueMail(db: Db, orgId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_mails')
    .set({ status: 'queued', attempts: 0, next_attempt_at: now, last_error: null, sent_at: null })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('status', '<>', 'queued')
    .where((where) => where.not(isSecret()))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type LeasedMail = NonNullable<Awaited<ReturnType<typeof leaseMail>>>

/** Takes the mail that is due longest for as long as the lease; undefined when none is due. */
export const leaseMail = (db: Db, now: Date, leaseMs: number) => leaseDue(db, 'outbox_mails', now, leaseMs)

/** The kinds of records of mails whose text is a key: who reads it can take over the account. */
const SECRET_KINDS = ['password_reset', 'sign_up']

/** Notes that a mail left; nothing when its lease ran out and another worker has taken it since. */
export async function markSent(db: Db, mail: LeasedMail, now: Date): Promise<void> {
  await held(db, mail)
    .set({ status: 'sent', sent_at: now, last_error: null, ...kept() })
    .execute()
}

/** Notes a failed attempt; without a next attempt the mail is given up and stays readable. */
export async function markFailed(
  db: Db,
  mail: LeasedMail,
  error: string,
  nextAttempt: Date | undefined,
): Promise<void> {
  await held(db, mail)
    .set(
      nextAttempt
        ? { last_error: error, next_attempt_at: nextAttempt }
        : { last_error: error, status: 'failed', ...kept() },
    )
    .execute()
}

/** What in HTML opens an address for its reader alone: what stands behind its #. */
const KEYS_IN_ADDRESSES = '(<a href="[^"#]*)#[^"]*"'

/** What stays of a mail once it is not to be sent any more: nothing that opens a page for its reader alone. */
function kept() {
  const withoutKeys = sql<string>`regexp_replace(html, ${KEYS_IN_ADDRESSES}, '\\1"', 'g')`
  return { body: keptText(), html: sql<string | null>`case when ${isSecret()} then null else ${withoutKeys} end` }
}

/** What of a mail's text is read by others than who gets it. */
function keptText() {
  return sql<string>`case when ${isSecret()} then ${t('removed')} else body end`
}

function isSecret() {
  return sql<boolean>`record_kind in (${sql.join(SECRET_KINDS)})`
}

/** The mail as long as nobody else has taken it: each taking counts as an attempt. */
function held(db: Db, mail: LeasedMail) {
  return db
    .updateTable('outbox_mails')
    .where('org_id', '=', mail.org_id)
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
}
