import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { bytesText } from '../formats.ts'
import type { FileStorage } from './storage.ts'
import {
  type FileOwner,
  lockFilesOf,
  type NewFile,
  noteBrought,
  selectBrought,
  usedBytes,
} from './stored-files-store.ts'

const t = texts(refusals)

export type FileKeeping = ReturnType<typeof createFileKeeping>

interface Deps {
  db: Database['db']
  clock: Clock
  files: FileStorage
  /** How many bytes the files of one person may have together; 0: any number. */
  quotaBytes: number
}

/** Keeping people's files, each within a quota. */
export function createFileKeeping({ db, clock, files, quotaBytes }: Deps) {
  async function demandRoom(source: Db, owner: FileOwner, brought: readonly NewFile[]): Promise<void> {
    if (quotaBytes === 0) return
    const has = await selectBrought(
      source,
      owner,
      brought.map(({ hash }) => hash),
    )
    const more = brought.reduce((sum, { hash, bytes }) => sum + (has.has(hash) ? 0 : bytes.length), 0)
    const used = await usedBytes(source, owner)
    if (more === 0 || used + more <= quotaBytes) return
    throw problem(
      'storage.full',
      t('storage.full', { used: bytesText(used), quota: bytesText(quotaBytes), more: bytesText(more) }),
    )
  }

  return {
    /** Throws 'storage.full' where files, each content once, would take a person beyond their quota. */
    demandRoom: (owner: FileOwner, brought: readonly NewFile[]): Promise<void> => demandRoom(db, owner, brought),

    /** Keeps files, each content once, on the disk: all of them or, with 'storage.full', none. */
    async keep(owner: FileOwner, brought: readonly NewFile[]): Promise<void> {
      if (brought.length === 0) return
      await inTransaction(db, async (trx) => {
        await lockFilesOf(trx, owner)
        await demandRoom(trx, owner, brought)
        await noteBrought(trx, owner, brought, clock.now())
      })
      // Written after they were noted, so that one that is just being deleted is written again.
      for (const { bytes } of brought) await files.put(bytes)
    },
  }
}
