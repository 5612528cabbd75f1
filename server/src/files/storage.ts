import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { syncFile, syncFolder } from '../disk.ts'

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
      const draft = `incoming/${hash}-${crypto.randomUUID()}`
      await disk.put(draft, bytes)
      await syncFile(join(location, draft))
      await disk.move(draft, keyOf(hash))
      await syncFolder(join(location, dirname(keyOf(hash))))
      await syncFolder(location)
      return hash
    },

    /** The bytes of a stored file; rejects when there is none. */
    get: (hash: string): Promise<Uint8Array> => disk.getBytes(keyOf(hash)),
  }
}
