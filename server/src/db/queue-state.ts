import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What a queue of messages that are to leave holds. */
export interface QueueState {
  queue: 'mail' | 'channels'
  /** Waiting for their first or next attempt. */
  queued: number
  /** Given up after too many attempts. */
  failed: number
  /** For how many seconds the one that has been due longest has been due; 0 when nothing is due. */
  oldestDueSeconds: number
}

/** How the queues of mails and of messages to channels stand, over all organisations. */
export async function queueStates(db: Db, now: Date): Promise<QueueState[]> {
  // Each count by an index of its own: most messages of both tables were sent.
  const one = (
    queue: QueueState['queue'],
    table: 'outbox_mails' | 'webhook_messages',
  ) => sql`select ${sql.lit(queue)} as queue,
    (select count(*) from ${sql.table(table)} where status = 'queued') as queued,
    (select count(*) from ${sql.table(table)} where status = 'failed') as failed,
    (select min(next_attempt_at) from ${sql.table(table)} where status = 'queued') as due_since`
  const { rows } = await sql<{ queue: QueueState['queue']; queued: string; failed: string; due_since: Date | null }>`
    ${one('mail', 'outbox_mails')} union all ${one('channels', 'webhook_messages')}`.execute(db)
  return rows.map(({ queue, queued, failed, due_since: due }) => ({
    queue,
    queued: Number(queued),
    failed: Number(failed),
    oldestDueSeconds: due ? Math.max(0, (now.getTime() - due.getTime()) / 1000) : 0,
  }))
}
