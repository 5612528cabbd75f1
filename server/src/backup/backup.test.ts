// On PostgreSQL alone: what either kind of database has written is restored into both.
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { runAdminCommand } from '../admin/command.ts'
import { openBankVault } from '../bank-details/vault-service.ts'
import { generatedSecret } from '../config/generated-secret.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { loadDemo } from '../demo/load.ts'
import { createFileStorage } from '../files/storage.ts'
import { newId } from '../ids.ts'
import { adminParts } from '../testing/admin-parts.ts'
import { anotherDatabase, testDatabase } from '../testing/database.ts'
import { writeBackup } from './backup-service.ts'
import { restoreBackup } from './restore-service.ts'
import { selectShapes } from './tables-store.ts'

// Each makes new clusters, with every migration.
vi.setConfig({ testTimeout: 120_000 })

const database = await testDatabase()
const clock = { now: () => new Date('2026-06-10T06:30:00Z') }
const folder = await mkdtemp(join(tmpdir(), 'pravas-backup-'))
afterAll(() => rm(folder, { recursive: true }))

// Making a cluster and migrating it takes seconds, which is tried where it is what a test is about.
const empty = join(folder, 'empty')
const made = await openDatabase({ dataDir: empty })
await made.migrate()
await made.close()
/** A data folder with an empty database. */
async function emptyFolder(name: string): Promise<string> {
  await cp(empty, place(name), { recursive: true })
  return place(name)
}

let dataDir: string
let place: (name: string) => string
beforeEach(async () => {
  await database.reset()
  const own = await mkdtemp(join(folder, 'test-'))
  place = (name) => join(own, name)
  dataDir = place('data')
  const files = createFileStorage(dataDir)
  await loadDemo({ db: database.db, clock, files, vault: await openBankVault(dataDir) })
  await generatedSecret(dataDir, 'webhooks')
})

const backUp = (from: Pick<Database, 'db' | 'kind'> = database, of = dataDir, path = place('backup.zip')) =>
  writeBackup({ db: from.db, kind: from.kind, clock, dataDir: of }, path)
const restore = (path: string, to: { dataDir: string; databaseUrl?: string | undefined; replace?: boolean }) =>
  restoreBackup(path, { databaseUrl: undefined, replace: false, now: clock.now(), ...to })

/** Every value of every table, as the database writes it. */
async function everything({ db }: Pick<Database, 'db'>) {
  const tables = await Promise.all(
    (await selectShapes(db)).map(async ({ table }) => {
      const { rows } = await sql<{ row: string }>`select whole::text as row from ${sql.table(table)} as whole`.execute(
        db,
      )
      return [table, rows.map(({ row }) => row).sort()] as const
    }),
  )
  return Object.fromEntries(tables)
}

/** Every file under a data folder, but the database's own. */
async function filesUnder(root: string) {
  const found = await readdir(root, { recursive: true, withFileTypes: true })
  const kept = found.filter(
    (entry) => entry.isFile() && !/\/database|database\.lock/.test(join(entry.parentPath, entry.name)),
  )
  const read = kept.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path.slice(root.length), (await readFile(path)).toString('base64')] as const
  })
  return Object.fromEntries((await Promise.all(read)).sort())
}

/** Runs `look` on what was restored. */
async function opened<T>(
  options: { url?: string | undefined; dataDir: string },
  look: (there: Database) => Promise<T>,
): Promise<T> {
  const there = await openDatabase(options)
  try {
    return await look(there)
  } finally {
    await there.close()
  }
}

test('what was backed up is restored, every row and file, and backed up again from there', async () => {
  const text = 'a\u2028b\\n"c"\t\u0007,{}'
  await database.db.insertInto('organisations').values({ id: newId(), name: text }).execute()
  const before = await everything(database)
  const { rows, files } = await backUp()
  expect(rows).toBeGreaterThan(500)
  expect(files).toBeGreaterThan(3)

  const embedded = await emptyFolder('embedded')
  const restored = await restore(place('backup.zip'), { dataDir: embedded })
  expect(restored.files).toBe(files)
  expect(await filesUnder(embedded)).toEqual(await filesUnder(dataDir))
  await opened({ dataDir: embedded }, async (there) => {
    expect(await everything(there)).toEqual(before)
    await backUp(there, embedded, place('again.zip'))
    // What watches the tables acts again, and what a row refers to must be there.
    await expect(sql`delete from audit_log`.execute(there.db)).rejects.toThrow()
    await expect(sql`delete from organisations`.execute(there.db)).rejects.toThrow(/foreign key|violates/)
  })

  // From there into a database of the kind that the test runs on.
  const { url: databaseUrl, close } = await anotherDatabase()
  if (databaseUrl === undefined) return close()
  const moved = { dataDir: place('moved'), databaseUrl }
  // Idle, and yet somebody's.
  await expect(restore(place('again.zip'), moved).finally(close)).rejects.toThrow('Pravas is running on this database.')
  await restore(place('again.zip'), moved)
  await opened({ url: databaseUrl, dataDir: moved.dataDir }, async (there) => {
    expect(await everything(there)).toEqual(before)
  })
  expect(await filesUnder(moved.dataDir)).toEqual(await filesUnder(dataDir))
  await expect(restore(place('again.zip'), moved)).rejects.toThrow('The database is in use.')
})

test('while people work, a backup is of one moment', async () => {
  let working = true
  const orgs: string[] = []
  const work = async () => {
    while (working) {
      const id = newId()
      await database.db.transaction().execute(async (trx) => {
        await trx.insertInto('organisations').values({ id, name: 'first' }).execute()
        await trx.insertInto('organisations').values({ id: newId(), name: id }).execute()
      })
      orgs.push(id)
      // The embedded database answers without giving anything else a turn.
      await immediate()
    }
  }
  const under = work()
  await expect.poll(() => orgs.length, { timeout: 20_000 }).toBeGreaterThan(2)
  await backUp()
  working = false
  await under
  await restore(place('backup.zip'), { dataDir: await emptyFolder('there') })
  const names = await opened({ dataDir: place('there') }, async ({ db }) =>
    (await db.selectFrom('organisations').select(['id', 'name']).execute()).map(({ id, name }) => ({ id, name })),
  )
  const firsts = names.filter(({ name }) => name === 'first').map(({ id }) => id)
  const seconds = names.filter(({ name }) => firsts.includes(name))
  expect(firsts.length).toBeGreaterThan(2)
  expect(seconds).toHaveLength(firsts.length)
})

test('a backup that is damaged, cut off or of something else is refused before anything is written', async () => {
  await backUp()
  const whole = await readFile(place('backup.zip'))
  const at = whole.indexOf('"migrations"') + 3
  const flipped = Buffer.from(whole)
  flipped[at] = (flipped[at] ?? 0) ^ 0xff
  await writeFile(place('flipped.zip'), flipped)
  await writeFile(place('cut.zip'), whole.subarray(0, whole.length - 30))
  await writeFile(place('text.zip'), 'no zip')
  await expect(restore(place('flipped.zip'), { dataDir: place('there') })).rejects.toThrow(
    /is damaged: .* Nothing was restored/,
  )
  await expect(restore(place('cut.zip'), { dataDir: place('there') })).rejects.toThrow('is not a backup')
  await expect(restore(place('text.zip'), { dataDir: place('there') })).rejects.toThrow('is not a backup')
  await expect(restore(place('none.zip'), { dataDir: place('there') })).rejects.toThrow('is not a backup')
  await expect(stat(place('there'))).rejects.toThrow('ENOENT')
})

test('the operator backs up by a command, which never writes over a file, and has the installation looked over', async () => {
  const said: string[] = []
  const voice = { out: (line: string) => void said.push(line), note: (line: string) => void said.push(line) }
  const parts = adminParts({ database, clock })
  const here = { ...parts, environment: { ...parts.environment, dataDir } }
  await runAdminCommand(here, { command: 'backup', file: place('by-hand.zip') }, voice)
  expect(said).toEqual([
    'Backing up …',
    expect.stringMatching(/^[\d,]+ rows and \d+ files backed up, /),
    place('by-hand.zip'),
  ])
  expect((await stat(place('by-hand.zip'))).mode & 0o777).toBe(0o600)
  await expect(runAdminCommand(here, { command: 'backup', file: place('by-hand.zip') }, voice)).rejects.toThrow(
    'exists already',
  )
  await expect(runAdminCommand(here, { command: 'restore', file: '', replace: false }, voice)).rejects.toThrow(
    'Pravas is running',
  )

  said.length = 0
  await runAdminCommand(here, { command: 'doctor' }, voice)
  expect(said).toContainEqual(expect.stringMatching(/^✓ Schema: up to date/))
  expect(said).toContainEqual(expect.stringMatching(/^✓ Files: all \d+ are there\.$/))
  expect(said).toContainEqual(expect.stringMatching(/^✓ Audit trail: intact/))
  const { file_hash: hash } = await database.db
    .selectFrom('receipts')
    .select('file_hash')

    .executeTakeFirstOrThrow()
  await createFileStorage(dataDir).remove(hash)
  await expect(runAdminCommand(here, { command: 'doctor' }, voice)).rejects.toThrow('1 problem found.')
  expect(said).toContainEqual(expect.stringMatching(/^✗ Files: 1 of \d+ are missing from /))
})
