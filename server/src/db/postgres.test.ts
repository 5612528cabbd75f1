// On PostgreSQL with every change: this is about its server.
import { CompiledQuery, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { type Db, openDatabase } from './database.ts'

const { url, db } = await testDatabase()

const send = (connection: Db, text: string) => connection.executeQuery(CompiledQuery.raw(text, [1]))

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

  test('a statement with parameters is prepared once a connection, whatever was sent before', async () => {
    const other = await openDatabase({ url, dataDir: '' })
    await other.db.connection().execute(async (connection) => {
      for (let index = 0; index < 400; index += 1) await send(connection, `select $1::int as before_${index}`)
      for (const value of [1, 2, 3]) await sql`select ${value}::int + 41 as prepared_once`.execute(connection)
      const { rows } = await sql`
        select generic_plans + custom_plans as runs from pg_prepared_statements
        where statement like '%prepared_once%' and statement not like '%pg_prepared%'`.execute(connection)
      expect(rows).toEqual([{ runs: 3 }])
    })
    await other.close()
  })

  test('a connection that has prepared many statements is replaced', async () => {
    const other = await openDatabase({ url, dataDir: '' })
    const pidAfter = (count: number) =>
      other.db.connection().execute(async (connection) => {
        for (let index = 0; index < count; index += 1) await send(connection, `select $1::int as number_${index}`)
        const { rows } = await sql<{ pid: number; prepared: number }>`
          select pg_backend_pid() as pid, count(*)::int as prepared from pg_prepared_statements`.execute(connection)
        return rows[0]
      })
    const first = await pidAfter(499)
    const second = await pidAfter(1_100)
    const third = await pidAfter(1)
    expect(first).toMatchObject({ prepared: 499 })
    expect(second).toEqual({ pid: first?.pid, prepared: 1_000 })
    expect(third).toMatchObject({ prepared: 1 })
    expect(third?.pid).not.toBe(first?.pid)
    await other.close()
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
