import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Work<T> = (trx: Transaction<Tables>) => Promise<T>

const current = new AsyncLocalStorage<{ open: boolean; held: Map<string, ReadonlySet<string>> }>()

/** What a part of each transaction is, beside its own work. */
const beside = new AsyncLocalStorage<(trx: Transaction<Tables>) => Promise<void>>()

/** Runs `work`; each transaction that it begins and that may change something does `more` as its last part. */
export function withinEachTransaction<T>(more: (trx: Transaction<Tables>) => Promise<void>, work: () => T): T {
  return beside.run(more, work)
}

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects, whose error is
 * passed on. Everything that `work` asks of the database goes through the transaction it is given. Given one, it is part
 * of that one, so that what services do one by one can be done as a whole.
 */
export function inTransaction<T>(db: Kysely<Tables>, work: Work<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Tables>)
  return db.transaction().execute((trx) => watched(trx, (open) => withMore(open, work)))
}

/** Runs `work`, which only reads, so that all it reads is of one moment. Otherwise as `inTransaction`. */
export function inSnapshot<T>(db: Kysely<Tables>, work: Work<T>): Promise<T> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute((trx) => watched(trx, work))
}

async function withMore<T>(trx: Transaction<Tables>, work: Work<T>): Promise<T> {
  const done = await work(trx)
  await beside.getStore()?.(trx)
  return done
}

async function watched<T>(trx: Transaction<Tables>, work: Work<T>): Promise<T> {
  const state = { open: true, held: new Map() }
  try {
    return await current.run(state, () => work(trx))
  } finally {
    state.open = false
  }
}

/** What the transaction under way holds, by kind; undefined outside of one. For `heldInOrder` alone. */
export function heldInTransaction(): Map<string, ReadonlySet<string>> | undefined {
  const state = current.getStore()
  return state?.open ? state.held : undefined
}

/**
 * Throws when called from within `inTransaction`. The drivers call it before they hand out a connection: the
 * embedded database has only one, so a query past the open transaction would wait for it for ever, and on
 * PostgreSQL it would not see what the transaction wrote.
 */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open) {
    throw new Error('A query was sent outside the transaction that is open here; use the transaction it was given.')
  }
}
