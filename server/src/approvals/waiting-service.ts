import type { listWaiting } from '@pravas/contract/approval-lists'
import type { PendingExpense, PendingTrip } from '@pravas/contract/approvals'
import type { Answer, CheckedInput } from '@pravas/contract/endpoint'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { inSnapshot } from '../db/transaction.ts'
import { decidableBy, listedFor, type PendingOf } from '../requests/pending.ts'
import { countFound, countWaiting, selectWaiting } from './waiting-store.ts'

const Position = z.object({ key: z.int(), id: z.uuid() })

interface PendingReader<Request> {
  /** Reads those of these requests that are pending, in this order. */
  pendingByIds(source: Db, of: PendingOf, ids: readonly string[]): Promise<Request[]>
  /** The `ETag` of the specified list. */
  pendingTag(source: Db, of: PendingOf): Promise<string>
}

export interface WaitingDeps {
  db: Database['db']
  trips: PendingReader<PendingTrip>
  expenses: PendingReader<PendingExpense>
}

/**
 * The requests of a type that wait for the actor's decision, page by page: those of the specified list that their page asks for,
 * but cheap however many there are. Throws 'request.invalid' for a cursor that is none of this list.
 */
export function createWaiting({ db, trips, expenses }: WaitingDeps) {
  return async (
    actor: Actor,
    { type, query = '', show, order, cursor, limit }: CheckedInput<typeof listWaiting>['query'],
  ): Promise<Answer<typeof listWaiting>> => {
    const below = readCursor(cursor, Position)
    const of = listedFor(actor)
    const words = query.toLowerCase().split(' ').filter(Boolean)
    const other = type === 'trip' ? 'expense' : 'trip'
    const source = type === 'trip' ? trips : expenses
    // Of one moment, so that what is counted is what is listed.
    return inSnapshot(db, async (trx) => {
      // One more than is answered tells whether there are others.
      const rows = await selectWaiting(trx, type, { of, words, show, order, below, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ key, id }) => ({ key, id }))
      const page = {
        items: await source.pendingByIds(
          trx,
          of,
          items.map(({ id }) => id),
        ),
        next,
      }
      if (below) return page
      const counted = await countFound(trx, type, { of, words, decider: actor.employeeId })
      const all = words.length > 0 ? await countWaiting(trx, type, of) : counted.found
      const beside = await countWaiting(trx, other, of)
      return {
        ...page,
        counts: { ...counted, ...(type === 'trip' ? { trip: all, expense: beside } : { trip: beside, expense: all }) },
        version: await source.pendingTag(trx, of),
      }
    })
  }
}

/** How many requests of a kind somebody may decide on now, and the most urgent of them. */
export type WaitingFor = ReturnType<typeof createWaitingFor>

/** Tells what waits for somebody's decision: how many trips and claims there are, with the most urgent of each. */
export function createWaitingFor({ db, trips, expenses }: WaitingDeps) {
  async function of<Request>(actor: Actor, kind: 'trip' | 'expense', source: PendingReader<Request>) {
    const of = decidableBy(actor)
    return inSnapshot(db, async (trx) => {
      const count = await countWaiting(trx, kind, of)
      if (count === 0) return { count, first: undefined }
      const urgent = { of, words: [], show: 'all', order: 'urgent', below: undefined, limit: 1 } as const
      const ids = (await selectWaiting(trx, kind, urgent)).map(({ id }) => id)
      const [first] = await source.pendingByIds(trx, of, ids)
      return { count, first }
    })
  }
  return {
    trips: (actor: Actor) => of(actor, 'trip', trips),
    expenses: (actor: Actor) => of(actor, 'expense', expenses),
  }
}
