// On both kinds of database with every change: only one of them prepares statements in its driver.
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { prepared } from './prepared.ts'
import { inTransaction } from './transaction.ts'

const database = await testDatabase()
const { db } = database

const ASHA = { id: '00000000-0000-7000-8000-000000000001', name: 'Asha & Sons "Travels"' }
const VIKRAM = { id: '00000000-0000-7000-8000-000000000002', name: 'Vikram' }

beforeEach(async () => {
  await database.reset()
  await db.insertInto('organisations').values([ASHA, VIKRAM]).execute()
})

const named = prepared((db, { name, id }: { id: string; name: string | null }) =>
  db.selectFrom('organisations').select('name').where('name', '=', name).where('id', '=', id),
)

test('each call of a prepared query has its own values, whatever their order', async () => {
  expect(await named(db, ASHA)).toEqual([{ name: ASHA.name }])
  expect(await named(db, VIKRAM)).toEqual([{ name: VIKRAM.name }])
  expect(await named(db, { ...VIKRAM, id: ASHA.id })).toEqual([])
  expect(await named(db, { ...VIKRAM, name: null })).toEqual([])
})

test('a prepared query runs in the transaction that it is given', async () => {
  const change = inTransaction(db, async (trx) => {
    await trx.updateTable('organisations').set({ name: 'Renamed' }).where('id', '=', ASHA.id).execute()
    expect(await named(trx, { ...ASHA, name: 'Renamed' })).toEqual([{ name: 'Renamed' }])
    throw new Error('changed my mind')
  })
  await expect(change).rejects.toThrow('changed my mind')
  expect(await named(db, ASHA)).toEqual([{ name: ASHA.name }])
})
