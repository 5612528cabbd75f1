// On both kinds of database with every change: each has connections of its own kind.
import { AbortedTransactionError, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { inTransaction } from './transaction.ts'

const database = await testDatabase()
const { db } = database

beforeEach(() => database.reset())

function organisation(index: number) {
  return { id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`, name: `organisation ${index}` }
}

async function names(): Promise<string[]> {
  const rows = await db.selectFrom('organisations').select('name').orderBy('name').execute()
  return rows.map((row) => row.name)
}

test('a query sent while a transaction is open is not part of it', async () => {
  const written = Promise.withResolvers<void>()
  const mayFail = Promise.withResolvers<void>()
  const transaction = inTransaction(db, async (trx) => {
    await trx.insertInto('organisations').values(organisation(1)).execute()
    written.resolve()
    await mayFail.promise
    // Time in which the other query could slip in.
    for (let turn = 0; turn < 5; turn += 1) await trx.selectFrom('organisations').select('id').execute()
    throw new Error('changed my mind')
  })
  const failed = expect(transaction).rejects.toThrow('changed my mind')
  await written.promise
  const other = db.insertInto('organisations').values(organisation(2)).execute()
  mayFail.resolve()
  await Promise.all([failed, other])
  expect(await names()).toEqual(['organisation 2'])
})

test('many transactions at once each keep all they wrote or nothing', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) =>
      inTransaction(db, async (trx) => {
        await trx
          .insertInto('organisations')
          .values(organisation(2 * index))
          .execute()
        await trx
          .insertInto('organisations')
          .values(organisation(2 * index + 1))
          .execute()
        if (index % 4 === 0) throw new Error('every fourth fails')
      }),
    ),
  )
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(75)
  const kept = Array.from({ length: 200 }, (_, index) => index).filter((index) => Math.floor(index / 2) % 4 !== 0)
  expect(await names()).toEqual(kept.map((index) => `organisation ${index}`).sort())
})

test('a query past the open transaction is refused instead of waiting for ever', async () => {
  const mistake = inTransaction(db, () => db.selectFrom('organisations').selectAll().execute())
  await expect(mistake).rejects.toThrow('outside the transaction that is open here')
  expect(await names()).toEqual([])
})

test('a transaction in which a statement failed does not report success', async () => {
  const transaction = inTransaction(db, async (trx) => {
    await trx.insertInto('organisations').values(organisation(1)).execute()
    await sql`select 1 / 0`.execute(trx).catch(() => undefined)
  })
  await expect(transaction).rejects.toThrow(AbortedTransactionError)
  expect(await names()).toEqual([])
})

test('a text of several statements runs as a whole', async () => {
  const insert = (index: number) => `insert into organisations (id, name) values ('${organisation(index).id}', 'x')`
  const answer = await sql.raw(`${insert(1)}; ${insert(2)};`).execute(db)
  expect(answer.rows).toEqual([])
  expect(await names()).toEqual(['x', 'x'])
  await expect(sql.raw(`${insert(3)}; ${insert(1)};`).execute(db)).rejects.toMatchObject({ code: '23505' })
  expect(await names()).toEqual(['x', 'x'])
})

test('a statement says how many rows it changed', async () => {
  await db
    .insertInto('organisations')
    .values([organisation(1), organisation(2)])
    .execute()
  const [updated] = await db.updateTable('organisations').set({ name: 'renamed' }).execute()
  expect(updated?.numUpdatedRows).toBe(2n)
  const [none] = await db.deleteFrom('organisations').where('name', '=', 'unknown').execute()
  expect(none?.numDeletedRows).toBe(0n)
})

test('a migrated database has nothing left to migrate', async () => {
  expect(await database.migrate()).toEqual([])
})

test('maintenance leaves every record in place', async () => {
  await db.insertInto('organisations').values(organisation(1)).execute()
  await database.maintain()
  expect(await names()).toEqual(['organisation 1'])
  expect(await database.isReady()).toBe(true)
})
