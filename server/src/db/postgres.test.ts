// On both kinds of database with every change: what is about the server has its counterpart in the embedded one.
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
})
