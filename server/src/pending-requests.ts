import type { Database, Db } from './db/database.ts'
import { inSnapshot } from './db/transaction.ts'
import { Versioned } from './versioned.ts'

/** Whose pending requests: those of the people who report to one manager, or of the whole organisation. */
export type PendingOf = { orgId: string; managerEmployeeId: string | null }

/** How pending requests of one kind are read, and how it is learnt more cheaply that none of them has changed. */
interface PendingQueries<T> {
  kind: string
  version: (db: Db, of: PendingOf) => Promise<string>
  read: (db: Db, of: PendingOf) => Promise<T[]>
}

/** Pending requests with their version; both are of one moment when they are read. */
export async function pendingRequests<T>(
  db: Database['db'],
  of: PendingOf,
  { kind, version, read }: PendingQueries<T>,
): Promise<Versioned<T[]>> {
  const key = JSON.stringify([kind, of.orgId, of.managerEmployeeId])
  const readBoth = () =>
    inSnapshot(db, async (trx) => ({ version: await version(trx, of), answer: await read(trx, of) }))
  return new Versioned(key, await version(db, of), readBoth)
}
