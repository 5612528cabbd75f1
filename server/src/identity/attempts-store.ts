import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** How often something may be tried. */
export interface Pace {
  /** This many attempts in a row wait for nothing; after each further one the next waits twice as long. */
  free: number
  /** The longest wait, in seconds: nobody is locked out for longer. */
  longestWait: number
  /** After this many seconds without an attempt the count starts again. */
  forgottenAfter: number
}

/** How much of something may be tried by everybody together: a bucket that fills by one each time and drains steadily. */
export interface Flow {
  /** How many attempts fit in. */
  most: number
  /** One of them drains in this many seconds. */
  drainedIn: number
}

/** How long the next attempt waits after this many: 1, 2, 4, … seconds once the free ones are used up. */
function waitAfter(count: RawBuilder<number>, { free, longestWait }: Pace): RawBuilder<unknown> {
  const doubled = sql`power(2, least(${count} - ${free}::int, 16) - 1)`
  return sql`interval '1 second' * (case when ${count} > ${free}::int then least(${doubled}, ${longestWait}::int) else 0 end)`
}

/**
 * Takes the next turn of an attempt, in one statement, so that many at once and in several processes are counted one
 * by one. Answers when the turn is; undefined, and nothing is counted, when that is more than `holdMs` away.
 */
export async function takeTurn(
  db: Db,
  key: Uint8Array,
  pace: Pace,
  now: Date,
  holdMs: number,
): Promise<Date | undefined> {
  const forgotten = sql`attempts.last_at < ${new Date(now.getTime() - pace.forgottenAfter * 1000)}::timestamptz`
  const more = sql<number>`(attempts.count + 1)`
  const row = await db
    .insertInto('attempts')
    .values({ key, count: 1, next_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql<number>`case when ${forgotten} then 1 else ${more} end`,
          next_at: sql<Date>`case when ${forgotten} then ${now}::timestamptz
            else greatest(attempts.next_at, ${now}::timestamptz) + ${waitAfter(more, pace)} end`,
          last_at: now,
        })
        .where('attempts.next_at', '<=', new Date(now.getTime() + holdMs)),
    )
    .returning(sql<Date>`next_at - ${waitAfter(sql<number>`count`, pace)}`.as('turn_at'))
    .executeTakeFirst()
  return row?.turn_at
}

/**
 * Takes a place in a flow, in one statement; answers the milliseconds until there is one, or undefined when it was taken.
 * The row's `next_at` is when the bucket will be empty.
 */
export async function takeFlow(db: Db, key: Uint8Array, flow: Flow, now: Date): Promise<number | undefined> {
  const drain = sql`${flow.drainedIn}::int * interval '1 second'`
  const latest = new Date(now.getTime() + (flow.most - 1) * flow.drainedIn * 1000)
  const row = await db
    .insertInto('attempts')
    .values({ key, count: 1, next_at: new Date(now.getTime() + flow.drainedIn * 1000), last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql<number>`attempts.count + 1`,
          next_at: sql<Date>`greatest(attempts.next_at, ${now}::timestamptz) + ${drain}`,
          last_at: now,
        })
        .where('attempts.next_at', '<=', latest),
    )
    .returning('key')
    .executeTakeFirst()
  if (row) return undefined
  const emptyAt = (await selectNextTurn(db, key)) ?? now
  return emptyAt.getTime() - latest.getTime()
}

/** Gives a place in a flow back. */
export async function giveFlowBack(db: Db, key: Uint8Array, { drainedIn }: Flow): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ next_at: sql<Date>`next_at - ${drainedIn}::int * interval '1 second'` })
    .where('key', '=', key)
    .execute()
}

/** When the next attempt has its turn. */
export async function selectNextTurn(db: Db, key: Uint8Array): Promise<Date | undefined> {
  const row = await db.selectFrom('attempts').select('next_at').where('key', '=', key).executeTakeFirst()
  return row?.next_at
}

/** Forgets all attempts of a key. */
export async function deleteAttempts(db: Db, key: Uint8Array): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}

/** Gives one attempt back, with the wait that followed from it: it turned out to be none that counts. */
export async function giveTurnBack(db: Db, key: Uint8Array, pace: Pace): Promise<void> {
  await db
    .updateTable('attempts')
    .set({
      count: sql<number>`greatest(count - 1, 0)`,
      next_at: sql<Date>`next_at - ${waitAfter(sql<number>`count`, pace)}`,
    })
    .where('key', '=', key)
    .execute()
}

/** Removes what was last tried before a moment. */
export async function deleteAttemptsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('attempts').where('last_at', '<', moment).execute()
}
