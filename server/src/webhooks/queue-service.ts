import type { Expression, QueryCreator } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { deleteMessagesBefore, deleteUntold, messageInsert, type NewMessage } from './webhook-store.ts'

export type { NewMessage } from './webhook-store.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000

/** Tells an organisation's channels, within the caller's transaction; the messages leave later. */
export async function tellChannels(trx: Db, message: NewMessage): Promise<void> {
  await messageInsert(trx, message).execute()
}

/** The same as a part of a larger statement; `numbered` makes the number of what stands for it. */
export function channelsAddition(message: NewMessage) {
  return (db: Pick<QueryCreator<Tables>, 'insertInto'>, numbered: (text: string) => Expression<string>) =>
    messageInsert(db, message, numbered)
}

/** Takes back what was to be told of decisions on a request since an instant and is not to leave yet, within the caller's transaction. */
export function recallFromChannels(
  trx: Db,
  subject: { orgId: string; subjectId: string; since: Date },
  now: Date,
): Promise<void> {
  return deleteUntold(trx, subject, now)
}

/** Removes messages of a month ago. */
export async function tidyChannels(db: Db, now: Date): Promise<void> {
  await deleteMessagesBefore(db, new Date(now.getTime() - KEPT_MS))
}
