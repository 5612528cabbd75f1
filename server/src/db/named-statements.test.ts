// On both kinds of database with every change: a connection to each begins and ends in its own way.
import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { anotherDatabase, testDatabase } from '../testing/database.ts'
import type { Db } from './database.ts'

const { db } = await testDatabase()

const send = (connection: Db, text: string) => connection.executeQuery(CompiledQuery.raw(text, [1]))

test('a statement with parameters is prepared once a connection, whatever was sent before', async () => {
  const other = await anotherDatabase()
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
  const other = await anotherDatabase()
  const preparedAfter = (count: number) =>
    other.db.connection().execute(async (connection) => {
      for (let index = 0; index < count; index += 1) await send(connection, `select $1::int as number_${index}`)
      const { rows } = await sql<{ prepared: number }>`
        select count(*)::int as prepared from pg_prepared_statements`.execute(connection)
      return rows[0]?.prepared
    })
  expect(await preparedAfter(499)).toBe(499)
  expect(await preparedAfter(1_100)).toBe(1_000)
  expect(await preparedAfter(1)).toBe(1)
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
