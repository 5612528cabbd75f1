import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import { syncFile, syncFolder } from '../disk.ts'
import { DurableFilesystem } from './durable-filesystem.ts'

/** An open embedded database and how to give it up. */
export interface Embedded {
  pglite: PGlite
  close(): Promise<void>
}

export interface DurableEmbedded extends Embedded {
  /** How often the disk has been asked to keep what was written. */
  fsyncs(): number
}

// PGlite's own start parameters without `-F`, which would switch fsync off. Its fdatasync does nothing, hence
// wal_sync_method. The log may grow to 64 MB between two checkpoints before its files stop being reused.
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=64MB',
]

/**
 * Opens the embedded database in `dataDir`/database, creating it when there is none. What it acknowledges is on the
 * disk. Throws when another process has the folder open, or when the disk is not reached.
 */
export async function openEmbedded(dataDir: string): Promise<DurableEmbedded> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockFile(join(dataDir, 'database.lock'), `The data folder ${dataDir}`)
  try {
    const folder = join(dataDir, 'database')
    if (!(await exists(folder))) await createCluster(folder)
    await chmod(folder, 0o700)
    const fs = new DurableFilesystem(folder)
    const pglite = await PGlite.create({ fs, startParams: DURABLE_START })
    const fsyncs = () => fs.fsyncs
    await assertDurable(pglite, fsyncs)
    return {
      pglite,
      fsyncs,
      close: async () => {
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Commits something and throws when the disk was not asked to keep it; `fsyncs` counts how often it was. An update of
 * PGlite that moved the hook would otherwise lose acknowledged records at the next power cut.
 */
export async function assertDurable(pglite: Pick<PGlite, 'exec'>, fsyncs: () => number): Promise<void> {
  const before = fsyncs()
  await pglite.exec(`select pg_logical_emit_message(true, 'durability', 'probe')`)
  if (fsyncs() === before) {
    throw new Error('The embedded database does not write its commits through to the disk, so it is not used.')
  }
}

/** Makes a new cluster under another name first, so that a start that is cut off leaves no half of one behind. */
async function createCluster(folder: string): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await (await PGlite.create({ dataDir: draft })).close()
  await syncTree(draft)
  await rename(draft, folder)
  await syncFolder(join(folder, '..'))
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncTree(path)
    else await syncFile(path)
  }
  await syncFolder(folder)
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

/**
 * Takes the lock file for this process and answers how to give it back; throws when another process (or another
 * part of this one) has it. The operating system frees it when the process ends, however it ends: a SQLite
 * transaction is the one file lock that Node offers on every platform.
 */
function lockFile(file: string, heldBy: string): () => void {
  const holder = new DatabaseSync(file)
  try {
    holder.exec('pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    holder.close()
    throw new Error(`${heldBy} is in use by another process. Stop that one first, or choose another folder.`, { cause })
  }
  return () => holder.close()
}
