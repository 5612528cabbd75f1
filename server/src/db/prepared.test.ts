import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { instantOf, preparedJson, rupeesOf } from './json-text.ts'
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

const listed = preparedJson((db, { least }: { least: string }) =>
  db.selectFrom('organisations').select(['id', 'name']).where('id', '>=', least).orderBy('name', 'desc'),
)

test('the database writes the rows as JSON in their order', async () => {
  expect(JSON.parse((await listed(db, { least: ASHA.id })).text)).toEqual([VIKRAM, ASHA])
  expect((await listed(db, { least: 'ffffffff-0000-7000-8000-000000000001' })).text).toBe('[]')
})

test.each([
  [0, 0],
  [1, 0.01],
  [124_050, 1240.5],
  [999_999_999_999, 9_999_999_999.99],
  [null, null],
])('%s paise in the database are %s rupees in its JSON', async (paise, rupees) => {
  const answer = await preparedJson((db) =>
    db
      .selectFrom(sql<{ paise: number | null }>`(select ${paise}::bigint as paise)`.as('price'))
      .select(rupeesOf<number | null>('paise').as('rupees')),
  )(db, {})
  expect(JSON.parse(answer.text)).toEqual([{ rupees }])
})

test('an instant in the database’s JSON is that of a Date', async () => {
  const at = new Date('2026-06-10T06:30:00.070Z')
  const answer = await preparedJson((db) =>
    db.selectFrom(sql<{ at: Date }>`(select ${at}::timestamptz as at)`.as('event')).select(instantOf('at').as('at')),
  )(db, {})
  expect(JSON.parse(answer.text)).toEqual([{ at: at.toISOString() }])
})
