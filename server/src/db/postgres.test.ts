import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { openDatabase } from './database.ts'

const { url, db } = await testDatabase()

describe.skipIf(url === undefined)('on a PostgreSQL server', () => {
  test('a connection that breaks while idle is reported and replaced', async () => {
    const broken = Promise.withResolvers<Error>()
    const other = await openDatabase({ url, dataDir: '', onConnectionError: broken.resolve })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other.db)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    expect((await broken.promise).message).toContain('terminating connection')
    expect(await other.isReady()).toBe(true)
    await other.close()
    expect(await other.isReady()).toBe(false)
  })

  test('a server that does not answer is not ready', async () => {
    const nowhere = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', dataDir: '' })
    expect(await nowhere.isReady()).toBe(false)
    await nowhere.close()
  })

  test('a statement with parameters is prepared once a connection', async () => {
    await db.connection().execute(async (connection) => {
      for (const value of [1, 2, 3]) await sql`select ${value}::int + 41 as prepared_once`.execute(connection)
      const { rows } = await sql`
        select generic_plans + custom_plans as runs from pg_prepared_statements
        where statement like '%prepared_once%' and statement not like '%pg_prepared%'`.execute(connection)
      expect(rows).toEqual([{ runs: 3 }])
    })
  })

  test('a prepared statement whose columns a migration changed runs again', async () => {
    await sql`create table notes (text text)`.execute(db)
    await db.connection().execute(async (connection) => {
      const all = () => sql`select * from notes where ${true}`.execute(connection)
      await all()
      await sql`alter table notes add column author text`.execute(connection)
      await sql`insert into notes values ('a', 'b')`.execute(connection)
      expect((await all()).rows).toEqual([{ text: 'a', author: 'b' }])
      expect((await all()).rows).toEqual([{ text: 'a', author: 'b' }])
    })
    await sql`drop table notes`.execute(db)
  })
})
