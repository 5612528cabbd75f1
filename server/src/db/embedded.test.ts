import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { assertDurable, openEmbedded } from './embedded.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'pravas-data-')), 'data')
  // A start that was cut off while it made the database.
  await mkdir(join(dataDir, 'database.new'), { recursive: true })
  await writeFile(join(dataDir, 'database.new', 'PG_VERSION'), '18\n')
  await (await openDatabase({ dataDir })).close()
})

afterAll(() => rm(join(dataDir, '..'), { recursive: true }))

test('the folder is its owner’s alone and holds no half of a database', async () => {
  expect((await stat(join(dataDir, 'database'))).mode & 0o777).toBe(0o700)
  expect(await readdir(dataDir)).toEqual(['database', 'database.lock'])
})

test('while one has the folder open, a second is refused', async () => {
  const first = await openDatabase({ dataDir })
  await expect(openDatabase({ dataDir })).rejects.toThrow(`The data folder ${dataDir} is in use by another process.`)
  expect(await first.isReady()).toBe(true)
  await first.close()
  expect(await first.isReady()).toBe(false)
})

test('each commit is synced to the disk, and reading is not', async () => {
  const { pglite, fsyncs, close } = await openEmbedded(dataDir)
  await pglite.exec('create table commits (id int)')
  const before = fsyncs()
  for (const id of [1, 2, 3]) await pglite.query('insert into commits values ($1)', [id])
  expect(fsyncs() - before).toBe(3)
  await pglite.query('select * from commits')
  expect(fsyncs() - before).toBe(3)
  await close()
})

test('a database whose commits do not reach the disk is refused', async () => {
  const pglite = { exec: async () => [] }
  await expect(assertDurable(pglite, () => 0)).rejects.toThrow('does not write its commits through to the disk')
})

test('maintenance moves the point from which a crashed database is recovered', async () => {
  const database = await openDatabase({ dataDir })
  const redo = async () =>
    (await sql<{ at: string }>`select redo_lsn as at from pg_control_checkpoint()`.execute(database.db)).rows[0]?.at
  await sql`create table maintained (id int)`.execute(database.db)
  const before = await redo()
  await database.maintain()
  expect(await redo()).not.toBe(before)
  await database.close()
})

test('a process that is killed loses nothing it acknowledged, and its lock', async () => {
  const program = `
    import { openDatabase } from ${JSON.stringify(import.meta.resolve('./database.ts'))}
    import { sql } from 'kysely'
    const { db } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })
    await sql\`create table acknowledged (id int)\`.execute(db)
    await sql\`insert into acknowledged values (42)\`.execute(db)
    process.stdout.write('acknowledged')
    setInterval(() => {}, 1000)`
  const cwd = import.meta.dirname
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  expect(String(await Promise.race([once(child.stdout, 'data'), ended]))).toBe('acknowledged')
  child.kill('SIGKILL')
  await ended
  const database = await openDatabase({ dataDir })
  const { rows } = await sql`select id from acknowledged`.execute(database.db)
  expect(rows).toEqual([{ id: 42 }])
  await database.close()
})
