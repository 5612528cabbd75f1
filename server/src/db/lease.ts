import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Takes what is due longest of a queue and postpones it by the lease, so that another worker leaves it alone and a crash while it is
 * worked on only delays it. Undefined when nothing is due. What is due is found once, ahead of the update: within its condition
 * PostgreSQL may search again for each row that it looks at, and lease several. `only` narrows what is taken.
 */
export async function leaseDue<Queue extends 'outbox_mails' | 'webhook_messages'>(
  db: Db,
  queue: Queue,
  now: Date,
  leaseMs: number,
  only: RawBuilder<SqlBool> = sql`true`,
): Promise<Selectable<Tables[Queue]> | undefined> {
  const { rows } = await sql<Selectable<Tables[Queue]>>`
    with due as materialized (
      select org_id, id from ${sql.table(queue)} where status = 'queued' and next_attempt_at <= ${now} and ${only}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    update ${sql.table(queue)} as queue
    set attempts = queue.attempts + 1, next_attempt_at = ${new Date(now.getTime() + leaseMs)}
    from due where queue.org_id = due.org_id and queue.id = due.id
    returning queue.*`.execute(db)
  return rows[0]
}
