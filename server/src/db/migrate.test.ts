// On both kinds of database with every change: processes migrate PostgreSQL at the same moment, the embedded one is migrated by one.
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { migrateToLatest } from './migrate.ts'

const { db } = await testDatabase()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravas-migrations-'))
  await cp(fileURLToPath(new URL('../../migrations', import.meta.url)), folder, { recursive: true })
})

afterEach(async () => {
  await sql`drop table if exists notes`.execute(db)
  await sql`delete from kysely_migration where name like '9%'`.execute(db)
  await sql`delete from migration_checksums where name like '9%'`.execute(db)
  await rm(folder, { recursive: true })
})

function write(file: string, text: string): Promise<void> {
  return writeFile(join(folder, file), text)
}

async function hasNotes(): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('notes') is not null as found`.execute(db)
  return rows[0]?.found ?? false
}

test('new files are applied in their order, once', async () => {
  await write('9002_second.sql', `insert into notes values ('ten; eleven');\ninsert into notes values ('twelve');\n`)
  await write('9001_first.sql', 'create table notes (text text not null);')
  expect(await migrateToLatest(db, { folder })).toEqual(['9001_first', '9002_second'])
  expect(await migrateToLatest(db, { folder })).toEqual([])
  const { rows } = await sql`select text from notes order by text`.execute(db)
  expect(rows).toEqual([{ text: 'ten; eleven' }, { text: 'twelve' }])
})

test('processes that start at once apply each file once', async () => {
  await write('9001_first.sql', 'create table notes (text text not null);')
  const applied = await Promise.all([1, 2, 3].map(() => migrateToLatest(db, { folder })))
  expect(applied.flat()).toEqual(['9001_first'])
})

test('when one file fails, none is applied', async () => {
  await write('9001_first.sql', 'create table notes (text text not null);')
  await write('9002_second.sql', `insert into notes values ('kept'); insert into nowhere values (1);`)
  await expect(migrateToLatest(db, { folder })).rejects.toThrow(/^The migration 9002_second failed: .*nowhere/)
  expect(await hasNotes()).toBe(false)
})

test('a file that changed after it was applied is named and nothing is applied', async () => {
  await write('9001_first.sql', 'create table notes (text text not null);')
  await migrateToLatest(db, { folder })
  await write('9001_first.sql', 'create table notes (text text not null, author text);')
  await write('9002_second.sql', 'drop table notes;')
  await expect(migrateToLatest(db, { folder })).rejects.toThrow('Changed after it was applied: 9001_first.')
  expect(await hasNotes()).toBe(true)
})

test('other line ends are not a change', async () => {
  await write('9001_first.sql', 'create table notes (\n  text text not null\n);\n')
  await migrateToLatest(db, { folder })
  await write('9001_first.sql', 'create table notes (\r\n  text text not null\r\n);\r\n')
  expect(await migrateToLatest(db, { folder })).toEqual([])
})

test('an applied file that is gone, or a late one put before it, is refused', async () => {
  await write('9002_second.sql', 'create table notes (text text not null);')
  await migrateToLatest(db, { folder })
  await write('9001_first.sql', 'select 1;')
  await expect(migrateToLatest(db, { folder })).rejects.toThrow('9002_second')
  await rename(join(folder, '9002_second.sql'), join(folder, '9003_second.sql'))
  await expect(migrateToLatest(db, { folder })).rejects.toThrow('9002_second is missing')
})

test('a schema that a newer version has made is refused in words', async () => {
  await write('9001_first.sql', 'create table notes (text text not null);')
  await write('9002_second.sql', 'drop table notes;')
  await migrateToLatest(db, { folder })
  await rm(join(folder, '9002_second.sql'))
  await expect(migrateToLatest(db, { folder })).rejects.toThrow(
    /^The database was upgraded by a newer version of Pravas \(its schema has 9002_second, this version knows up to 9001_first\)/,
  )
})

test('a file that is not named like a migration is refused', async () => {
  await write('notes.sql', 'select 1;')
  await expect(migrateToLatest(db, { folder })).rejects.toThrow('notes.sql is not named like a migration')
})

test('two migrations of one number are refused', async () => {
  await write('9001_first.sql', 'select 1;')
  await write('9001_other.sql', 'select 1;')
  await expect(migrateToLatest(db, { folder })).rejects.toThrow('9001_other.sql has the number of another migration')
})
