import type { OutboxMail } from '@pravas/contract/approvals'
import { expensePdfPath } from '@pravas/contract/expenses'
import type { Expression, QueryCreator } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import {
  attachmentsOf,
  deleteDelayed,
  deleteUnsent,
  insertMail,
  mailInsert,
  type NewMail,
  selectMails,
} from './outbox-store.ts'

export type Outbox = ReturnType<typeof createOutbox>

/** How many mails the administrator's list shows. */
const LISTED_MAILS = 200

interface OutboxDeps {
  db: Db
  /** Whether a mail server is configured. */
  willSend: boolean
}

/** The mails that the product writes. */
export function createOutbox({ db, willSend }: OutboxDeps) {
  return {
    /** Adds a mail in the caller's transaction. */
    add: (trx: Db, mail: NewMail) => insertMail(trx, mail, willSend),

    /** Takes back a mail that nobody has begun to send, in the caller's transaction; false when it is too late. */
    recall: (trx: Db, orgId: string, id: string) => deleteUnsent(trx, orgId, id),

    /** Takes back the mails about decisions on a request that are held back and nobody has begun to send, in the caller's transaction. */
    recallDelayed: (trx: Db, subject: { orgId: string; subjectId: string }, now: Date) =>
      deleteDelayed(trx, subject, now),

    /** Adding mails, one or more, as a part of a larger statement, which makes their texts what `written` says. */
    addition:
      (mails: readonly NewMail[]) =>
      (db: Pick<QueryCreator<Tables>, 'insertInto'>, written: (text: string) => Expression<string>) =>
        mailInsert(db, mails, willSend, written),

    async list(actor: Actor): Promise<OutboxMail[]> {
      demand(actor, { to: 'read-outbox' })
      const rows = await selectMails(db, actor.orgId, LISTED_MAILS)
      return rows.map((row) => ({
        id: row.id,
        to: `${row.to_name} <${row.to_address}>`,
        subject: row.subject,
        body: row.body,
        status: row.status,
        created_at: row.created_at.toISOString(),
        sent_at: row.sent_at?.toISOString() ?? null,
        last_error: row.last_error,
        attachments: attachmentsOf(row).map(({ number }) => ({ name: `${number}.pdf`, link: expensePdfPath(number) })),
      }))
    },
  }
}
