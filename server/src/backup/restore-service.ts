import { createHash } from 'node:crypto'
import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type Database, openDatabase } from '../db/database.ts'
import { appliedMigrations, knownMigrations } from '../db/migrate.ts'
import { inTransaction } from '../db/transaction.ts'
import { syncFile, syncFolder } from '../disk.ts'
import { createFileStorage } from '../files/storage.ts'
import { fileOf, INDEX, MANIFEST, Manifest, secretOf, tableEntry } from './manifest.ts'
import {
  deleteEverything,
  insertRows,
  isInUse,
  otherConnections,
  setSequences,
  whileUnwatched,
} from './tables-store.ts'

/** How many characters of rows are written at a time. */
const CHARACTERS_AT_ONCE = 2_000_000

interface Target {
  databaseUrl: string | undefined
  dataDir: string
  /** Whether an embedded database that is in use gives way; it is kept beside the new one. */
  replace: boolean
  now: Date
}

/** What was restored. */
export interface Restored {
  manifest: Manifest
  files: number
  /** Where what was there before is kept. */
  kept: string | undefined
}

/**
 * Restores a backup into an empty database of either kind while no server runs on it, and brings its schema up to date. Every entry is
 * held against its digest before anything is written, and the tables are filled in one transaction. Throws a sentence for the
 * operator, and has changed nothing then but, at most, migrated an empty database.
 */
export async function restoreBackup(path: string, target: Target): Promise<Restored> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: Error) => {
    throw new Error(`${path} is not a backup, or is cut off (${error.message}).`)
  })
  try {
    const entries = await verifiedEntries(zip, path)
    const manifest = await manifestOf(zip, entries, path)
    const kept = await makeRoom(target)
    const database = await openDatabase({ url: target.databaseUrl, dataDir: target.dataDir })
    try {
      await restoreTables(zip, entries, manifest, database)
    } finally {
      await database.close()
    }
    const files = await restoreFiles(zip, entries, target.dataDir)
    return { manifest, files, kept }
  } finally {
    zip.close()
  }
}

/** All entries by name, each as its index says. */
async function verifiedEntries(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const index = entries.get(INDEX)
  if (!index) throw new Error(`${path} is not a backup of Pravas: it has no ${INDEX}.`)
  const [, ...lines] = (await buffer(await zip.openReadStreamPromise(index))).toString('utf8').trim().split('\r\n')
  for (const line of lines) {
    const [name = '', , digest] = line.split(',')
    const entry = entries.get(name)
    if (!entry || (await digestOf(await zip.openReadStreamPromise(entry))) !== digest) {
      throw new Error(
        `${path} is damaged: ${name} is ${entry ? 'not what was backed up' : 'missing'}. Nothing was restored.`,
      )
    }
  }
  if (lines.length + 1 !== entries.size) throw new Error(`${path} holds what was not backed up. Nothing was restored.`)
  return entries
}

async function digestOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of stream) hash.update(part as Buffer)
  return hash.digest('hex')
}

async function manifestOf(zip: ZipFile, entries: Map<string, Entry>, path: string): Promise<Manifest> {
  const entry = entries.get(MANIFEST)
  const read =
    entry && Manifest.safeParse(JSON.parse((await buffer(await zip.openReadStreamPromise(entry))).toString('utf8')))
  if (!read?.success) throw new Error(`${path} is not a backup that this version can read.`)
  const known = await knownMigrations()
  const unknown = read.data.migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(
      `${path} was made by a newer version of Pravas (its schema has ${unknown.at(-1)}). Install that version, or a later one, to restore it.`,
    )
  }
  return read.data
}

/** Whether a running Pravas is connected, even if nobody uses it just now. A connection that was closed is listed for a moment longer. */
async function isConnected(db: Database['db']): Promise<boolean> {
  for (let attempt = 1; (await otherConnections(db)) > 0; attempt += 1) {
    if (attempt === LOOKS) return true
    await setTimeout(BETWEEN_LOOKS_MS)
  }
  return false
}

const LOOKS = 20
const BETWEEN_LOOKS_MS = 100

/** Moves an embedded database that gives way aside, with its secrets, and answers where it is kept. */
async function makeRoom({ databaseUrl, dataDir, replace, now }: Target): Promise<string | undefined> {
  if (databaseUrl === undefined && !(await stat(join(dataDir, 'database')).catch(() => undefined))) return undefined
  const database = await openDatabase({ url: databaseUrl, dataDir })
  try {
    if (database.kind === 'postgres' && (await isConnected(database.db))) {
      throw new Error('Pravas is running on this database. Stop it first.')
    }
    if (!(await isInUse(database.db))) return undefined
  } finally {
    await database.close()
  }
  if (databaseUrl !== undefined) {
    throw new Error('The database is in use. A backup is restored into an empty one: create it, and set DATABASE_URL.')
  }
  if (!replace) {
    throw new Error('The data folder is in use. To keep it aside and restore the backup in its place, add --replace.')
  }
  const kept = join(dataDir, `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  await mkdir(kept, { mode: 0o700 })
  for (const part of ['database', 'secrets']) {
    if (await stat(join(dataDir, part)).catch(() => undefined)) await rename(join(dataDir, part), join(kept, part))
  }
  await syncFolder(dataDir)
  return kept
}

async function restoreTables(
  zip: ZipFile,
  entries: Map<string, Entry>,
  manifest: Manifest,
  database: Database,
): Promise<void> {
  const { db } = database
  const applied = await appliedMigrations(db)
  const ahead = applied.filter((name) => !manifest.migrations.includes(name))
  if (ahead.length > 0) {
    throw new Error(
      `The database has a newer schema than the backup (${ahead.at(-1)}). Restore into one that is empty.`,
    )
  }
  await database.migrate(manifest.migrations.at(-1))
  await inTransaction(db, async (trx) => {
    await deleteEverything(trx, manifest.tables)
    await whileUnwatched(trx, manifest.tables, async () => {
      for (const table of manifest.tables) {
        const entry = entries.get(tableEntry(table.table))
        if (!entry) throw new Error(`The backup lacks the table ${table.table}.`)
        let rows = 0
        for await (const some of batches(await zip.openReadStreamPromise(entry))) {
          await insertRows(trx, table, some)
          rows += some.length
        }
        if (rows !== table.rows) throw new Error(`The backup has ${rows} of ${table.rows} rows of ${table.table}.`)
      }
      await setSequences(trx, manifest.sequences)
    })
  })
  await database.migrate()
}

/** The lines of a compressed entry, some at a time. */
async function* batches(stream: Readable): AsyncGenerator<string[]> {
  let batch: string[] = []
  let characters = 0
  let rest = ''
  // Not by readline, to which U+2028 within a text ends a line as well.
  for await (const part of stream.pipe(createGunzip()).setEncoding('utf8')) {
    const lines = `${rest}${part}`.split('\n')
    rest = lines.pop() ?? ''
    batch.push(...lines)
    characters += lines.reduce((sum, line) => sum + line.length, 0)
    if (characters < CHARACTERS_AT_ONCE) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

async function restoreFiles(zip: ZipFile, entries: Map<string, Entry>, dataDir: string): Promise<number> {
  const storage = createFileStorage(dataDir)
  const secrets = join(dataDir, 'secrets')
  let files = 0
  for (const [name, entry] of entries) {
    const secret = secretOf(name)
    if (!secret && !fileOf(name)) continue
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    if (secret) await keepSecret(secrets, secret, bytes)
    else {
      await storage.put(bytes)
      files += 1
    }
  }
  return files
}

async function keepSecret(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const path = join(folder, name)
  await rm(path, { force: true })
  await writeFile(path, bytes, { mode: 0o600 })
  await syncFile(path)
  await syncFolder(folder)
}
