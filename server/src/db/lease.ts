import { type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Takes what is due longest of a queue and postpones it by the lease, so that another worker leaves it alone and a crash while it is
 * worked on only delays it. Undefined when nothing is due.
 */
export async function leaseDue<Queue extends 'outbox_mails' | 'webhook_messages'>(
  db: Db,
  queue: Queue,
  now: Date,
  leaseMs: number,
): Promise<Selectable<Tables[Queue]> | undefined> {
  const { rows } = await sql<Selectable<Tables[Queue]>>`
    update ${sql.table(queue)} set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + leaseMs)}
    where (org_id, id) in (
      select org_id, id from ${sql.table(queue)} where status = 'queued' and next_attempt_at <= ${now}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning *`.execute(db)
  return rows[0]
}
