import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the lock file for this process and answers how to give it back; throws when another process (or another
 * part of this one) has it. The operating system frees it when the process ends, however it ends: a SQLite
 * transaction is the one file lock that Node offers on every platform.
 */
export function lockFile(file: string, heldBy: string): () => void {
  const holder = new DatabaseSync(file)
  try {
    holder.exec('pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    holder.close()
    throw new Error(`${heldBy} is in use by another process. Stop that one first, or choose another folder.`, { cause })
  }
  return () => holder.close()
}
