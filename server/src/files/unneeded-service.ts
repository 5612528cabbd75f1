import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimWork } from '../db/work-claims.ts'
import type { FileStorage } from './storage.ts'
import { forgetFile, forgetUploads, noteFound, noteNeeds, selectUnknown, selectUnneeded } from './stored-files-store.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long a file stays once nothing needs it. */
const KEPT_MS = 30 * DAY_MS
/** One process looks once a day; the schedule comes round every hour. */
const EVERY_MS = DAY_MS - 30 * 60_000
/** A file that was not written to its end is no upload any more after this. */
const HALF_WRITTEN_MS = DAY_MS
const AT_A_TIME = 500

export interface Deleted {
  files: number
  bytes: number
  /** Why some could not be deleted; they are tried again the next day. */
  failures: unknown[]
}

export interface UnneededDeps {
  db: Database['db']
  files: FileStorage
  clock: Clock
  /** Aborted when the product stops. */
  stopping: AbortSignal
}

/**
 * Deletes the files that nothing has needed for 30 days. Undefined where this was looked after within a day, by any process.
 */
export async function deleteUnneededFiles({ db, files, clock, stopping }: UnneededDeps): Promise<Deleted | undefined> {
  const now = clock.now()
  if (!(await claimWork(db, 'unneeded files', now, new Date(now.getTime() + EVERY_MS)))) return undefined
  await files.removeHalfWritten(new Date(now.getTime() - HALF_WRITTEN_MS))
  // What a crash or a restored backup left behind, and what was stored before files were noted.
  for await (const hashes of files.list()) {
    for (const hash of await selectUnknown(db, hashes)) await noteFound(db, hash, await files.size(hash))
  }
  await noteNeeds(db, now)
  const until = new Date(now.getTime() - KEPT_MS)
  await forgetUploads(db, until)
  return deleteUntil(until, { db, files, stopping })
}

async function deleteUntil(until: Date, { db, files, stopping }: Omit<UnneededDeps, 'clock'>): Promise<Deleted> {
  const deleted: Deleted = { files: 0, bytes: 0, failures: [] }
  while (!stopping.aborted) {
    // What failed comes first again.
    const due = await selectUnneeded(db, until, AT_A_TIME + deleted.failures.length)
    const before = deleted.files
    for (const hash of due) {
      if (stopping.aborted) break
      try {
        const bytes = await inTransaction(db, async (trx) => {
          const size = await forgetFile(trx, hash, until)
          // Before the end of the transaction, for which whoever uploads the same content waits.
          if (size !== undefined) await files.remove(hash)
          return size
        })
        if (bytes === undefined) continue
        deleted.files += 1
        deleted.bytes += bytes
      } catch (error) {
        deleted.failures.push(error)
      }
    }
    if (deleted.files === before) break
  }
  return deleted
}
