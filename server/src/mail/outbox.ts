import type { Expression, QueryCreator } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { deleteDelayed, deleteUnsent, insertMail, mailInsert, type NewMail } from './outbox-store.ts'

export type Outbox = ReturnType<typeof createOutbox>

interface OutboxDeps {
  /** Whether a mail server is configured. */
  willSend: boolean
}

/** The mails that the product writes. */
export function createOutbox({ willSend }: OutboxDeps) {
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
  }
}
