import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { appliedMigrations } from '../db/migrate.ts'
import { inSnapshot } from '../db/transaction.ts'
import { syncFile, syncFolder } from '../disk.ts'
import { indexedZip, type ZippedFile } from '../files/indexed-zip.ts'
import { createFileStorage } from '../files/storage.ts'
import { fileEntry, MANIFEST, type Manifest, secretEntry, secretOf, tableEntry } from './manifest.ts'
import { selectRows, selectSequences, selectShapes } from './tables-store.ts'

interface Backing {
  db: Database['db']
  kind: Database['kind']
  clock: Clock
  dataDir: string
}

/** What a backup holds. */
export interface Backup {
  rows: number
  files: number
  bytes: number
}

/**
 * Writes everything that Pravas keeps into a new zip at `path`: the tables, all of one moment, the files and the secrets. It may run
 * while people work. The tables are read into a folder beside it first, which takes as much room again; on the embedded database
 * requests wait for that part. The zip is there whole or not at all. Throws a sentence where something is at `path` already.
 */
export async function writeBackup({ db, kind, clock, dataDir }: Backing, path: string): Promise<Backup> {
  if (await stat(path).catch(() => undefined)) throw new Error(`${path} exists already. Choose another name.`)
  const draft = `${path}.partial`
  const tables = `${path}.tables`
  try {
    await mkdir(tables, { mode: 0o700 })
    const manifest = await readTables(db, kind, clock, tables)
    let files = 0
    async function* entries(): AsyncGenerator<ZippedFile> {
      yield { name: MANIFEST, content: () => parts([JSON.stringify(manifest, null, 2)]) }
      for (const { table } of manifest.tables) {
        yield { name: tableEntry(table), content: () => createReadStream(join(tables, table)) }
      }
      for await (const file of storedFiles(dataDir)) {
        files += 1
        yield file
      }
      yield* secrets(dataDir)
    }
    await pipeline(indexedZip(entries(), clock.now()), createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
    await syncFile(draft)
    await rename(draft, path)
    await syncFolder(dirname(path))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { rows, files, bytes: (await stat(path)).size }
  } finally {
    await rm(draft, { force: true })
    await rm(tables, { recursive: true, force: true })
  }
}

/** Reads all tables, of one moment, each into a file of the folder. */
function readTables(db: Database['db'], kind: Database['kind'], clock: Clock, folder: string): Promise<Manifest> {
  return inSnapshot(db, async (trx) => {
    const at = clock.now().toISOString()
    const tables: Manifest['tables'] = []
    for (const shape of await selectShapes(trx)) {
      let rows = 0
      const lines = async function* () {
        for await (const some of selectRows(trx, shape)) {
          rows += some.length
          yield `${some.join('\n')}\n`
        }
      }
      await pipeline(lines, createGzip({ level: 1 }), createWriteStream(join(folder, shape.table), { mode: 0o600 }))
      tables.push({ ...shape, rows })
    }
    const sequences = await selectSequences(trx)
    return { format: 1, at, from: kind, migrations: await appliedMigrations(trx), tables, sequences }
  })
}

/** The files, which stay for a month after the last record that needed them: what the tables name is there. */
async function* storedFiles(dataDir: string): AsyncGenerator<ZippedFile> {
  const storage = createFileStorage(dataDir)
  for await (const hashes of storage.list()) {
    for (const hash of hashes) {
      const bytes = await storage.get(hash).catch(() => undefined)
      // Deleted since it was listed.
      if (bytes) yield { name: fileEntry(hash), content: () => parts([bytes]) }
    }
  }
}

async function* secrets(dataDir: string): AsyncGenerator<ZippedFile> {
  const folder = join(dataDir, 'secrets')
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = secretEntry(name)
    if (secretOf(entry) === name) yield { name: entry, content: () => createReadStream(join(folder, name)) }
  }
}

async function* parts(all: readonly (Uint8Array | string)[]) {
  yield* all
}
