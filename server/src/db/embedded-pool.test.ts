import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { createEmbeddedPool } from './embedded-pool.ts'

const pglite = await PGlite.create()
await pglite.exec('create table kept (id int)')
afterAll(() => pglite.close())

test.each([
  ['open', 'select 1'],
  ['failed', 'select 1 / 0'],
])('a connection that is lost leaves no %s transaction to the next one', async (_, last) => {
  const pool = createEmbeddedPool(pglite, () => {})
  const lost = await pool.connect()
  await lost.query('begin')
  await lost.query('insert into kept values (1)')
  await lost.query(last).catch(() => {})
  lost.release(true)

  await pool.query('insert into kept values (2)')
  await pool.query('rollback')
  expect((await pool.query('delete from kept returning id')).rows).toEqual([{ id: 2 }])
  await pool.end()
})
