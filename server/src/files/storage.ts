import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { syncFile, syncFolder } from '../disk.ts'

/** Where files are written before they are moved into place. */
const INCOMING = 'incoming'

export type FileStorage = ReturnType<typeof createFileStorage>

/** The SHA-256 of a file's bytes in hexadecimal: its name in the storage. */
export function fileHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Files under the data folder, each stored once under the hash of its content. */
export function createFileStorage(dataDir: string) {
  const location = join(dataDir, 'files')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  const keyOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`
  return {
    /** Keeps the bytes, on the disk and not only in its cache, and answers their hash; the same bytes again change nothing. */
    async put(bytes: Uint8Array): Promise<string> {
      const hash = fileHash(bytes)
      // Written under another name and moved into place, so that a crash never leaves half a file under a full hash.
      const draft = `${INCOMING}/${hash}-${crypto.randomUUID()}`
      await disk.put(draft, bytes)
      await syncFile(join(location, draft))
      await disk.move(draft, keyOf(hash))
      await syncFolder(join(location, dirname(keyOf(hash))))
      await syncFolder(location)
      return hash
    },

    /** The bytes of a stored file; rejects when there is none. */
    get: (hash: string): Promise<Uint8Array> => disk.getBytes(keyOf(hash)),

    /** How many bytes a stored file has; rejects when there is none. */
    size: async (hash: string): Promise<number> => (await stat(join(location, keyOf(hash)))).size,

    /** The hashes of all files, some at a time. */
    async *list(): AsyncGenerator<string[]> {
      for (const folder of await namesIn(location)) {
        if (/^[0-9a-f]{2}$/.test(folder)) {
          yield (await namesIn(join(location, folder))).filter((name) => /^[0-9a-f]{64}$/.test(name))
        }
      }
    },

    /** Deletes a file; nothing where there is none. */
    remove: (hash: string): Promise<void> => rm(join(location, keyOf(hash)), { force: true }),

    /** Deletes what a crash left half written before `until`. */
    async removeHalfWritten(until: Date): Promise<void> {
      for (const name of await namesIn(join(location, INCOMING))) {
        const path = join(location, INCOMING, name)
        const found = await stat(path).catch(ifThere)
        if (found && found.mtime <= until) await rm(path, { force: true })
      }
    },
  }
}

/** The names in a folder, which may not be there. */
async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ifThere)) ?? []
}

function ifThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
