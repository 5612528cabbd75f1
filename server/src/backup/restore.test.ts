// With the full run: each test makes new clusters, with every migration.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { generatedSecret } from '../config/generated-secret.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { newId } from '../ids.ts'
import { writeBackup } from './backup-service.ts'
import { restoreBackup } from './restore-service.ts'

vi.setConfig({ testTimeout: 120_000 })

const clock = { now: () => new Date('2026-06-10T06:30:00Z') }
const folder = await mkdtemp(join(tmpdir(), 'pravas-restore-'))
afterAll(() => rm(folder, { recursive: true }))

let place: (name: string) => string
beforeEach(async () => {
  const own = await mkdtemp(join(folder, 'test-'))
  place = (name) => join(own, name)
})

const backUp = (from: Database, dataDir: string, path: string) =>
  writeBackup({ db: from.db, kind: from.kind, clock, dataDir }, path)
const restore = (path: string, to: { dataDir: string; replace?: boolean }) =>
  restoreBackup(path, { databaseUrl: undefined, replace: false, now: clock.now(), ...to })

/** Runs `look` on the database of a data folder. */
async function opened<T>(options: { dataDir: string }, look: (there: Database) => Promise<T>): Promise<T> {
  const there = await openDatabase(options)
  try {
    return await look(there)
  } finally {
    await there.close()
  }
}

/** A backup of an installation of this version. */
async function made(name: string): Promise<void> {
  await opened({ dataDir: place('from') }, async (from) => {
    await from.migrate()
    await from.db.insertInto('organisations').values({ id: newId(), name: 'Acme' }).execute()
    await generatedSecret(place('from'), 'webhooks')
    await backUp(from, place('from'), place(name))
  })
}

test('a backup of an earlier version is brought up to date, and one of a newer is refused', async () => {
  const earlier = await openDatabase({ dataDir: place('earlier') })
  try {
    await earlier.migrate('0078_retention')
    await earlier.db.insertInto('organisations').values({ id: newId(), name: 'Acme' }).execute()
    await backUp(earlier, place('earlier'), place('earlier.zip'))
    await sql`insert into migration_checksums (name, checksum) values ('9999_later', '')`.execute(earlier.db)
    await backUp(earlier, place('earlier'), place('later.zip'))
  } finally {
    await earlier.close()
  }
  await restore(place('earlier.zip'), { dataDir: place('there') })
  await opened({ dataDir: place('there') }, async (there) => {
    expect(await there.migrate()).toEqual([])
    expect(await there.db.selectFrom('organisations').select('name').execute()).toEqual([{ name: 'Acme' }])
  })
  await expect(restore(place('later.zip'), { dataDir: place('nowhere') })).rejects.toThrow(
    'was made by a newer version of Pravas (its schema has 9999_later)',
  )
  await expect(stat(place('nowhere'))).rejects.toThrow('ENOENT')
})

test('a data folder in use gives way only where that is asked for, and is kept', async () => {
  await made('backup.zip')
  const there = place('there')
  await restore(place('backup.zip'), { dataDir: there })
  await opened({ dataDir: there }, ({ db }) => db.updateTable('organisations').set({ name: 'Later' }).execute())
  await expect(restore(place('backup.zip'), { dataDir: there })).rejects.toThrow('add --replace')
  const held = await openDatabase({ dataDir: there })
  await expect(restore(place('backup.zip'), { dataDir: there, replace: true })).rejects.toThrow(
    'in use by another process',
  )
  await held.close()
  const { kept } = await restore(place('backup.zip'), { dataDir: there, replace: true })
  expect(await readdir(kept ?? '')).toEqual(['database', 'secrets'])
  const names = await opened({ dataDir: there }, ({ db }) => db.selectFrom('organisations').select('name').execute())
  expect(names).not.toContainEqual({ name: 'Later' })
})
