// On both kinds of database with every change: connections of PostgreSQL work at the same moment.
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { type NumberKind, nextNumber } from './numbers.ts'
import { inTransaction } from './transaction.ts'

const ACME = '00000000-0000-7000-8000-000000000001'
const GLOBEX = '00000000-0000-7000-8000-000000000002'

const database = await testDatabase()
const { db } = database

beforeEach(async () => {
  await database.reset()
  await db
    .insertInto('organisations')
    .values([
      { id: ACME, name: 'Acme' },
      { id: GLOBEX, name: 'Globex' },
    ])
    .execute()
})

function take(kind: NumberKind, year = 2026, orgId = ACME): Promise<string> {
  return inTransaction(db, (trx) => nextNumber(trx, orgId, kind, year))
}

test('numbers count up for each organisation, kind and year', async () => {
  expect(await take('TRP')).toBe('TRP-2026-000001')
  expect(await take('TRP')).toBe('TRP-2026-000002')
  expect(await take('EXP')).toBe('EXP-2026-000001')
  expect(await take('TRP', 2027)).toBe('TRP-2027-000001')
  expect(await take('TRP', 2026, GLOBEX)).toBe('TRP-2026-000001')
})

test('200 records created at once get 200 numbers without a gap', async () => {
  const numbers = await Promise.all(Array.from({ length: 200 }, () => take('EXP')))
  const expected = Array.from({ length: 200 }, (_, index) => `EXP-2026-${String(index + 1).padStart(6, '0')}`)
  expect(numbers.toSorted()).toEqual(expected)
})

test('a record that was not created gives its number back', async () => {
  const failed = inTransaction(db, async (trx) => {
    await nextNumber(trx, ACME, 'TRP', 2026)
    throw new Error('not created')
  })
  await expect(failed).rejects.toThrow('not created')
  expect(await take('TRP')).toBe('TRP-2026-000001')
})

test('the millionth number has one digit more', async () => {
  await db.insertInto('number_counters').values({ org_id: ACME, kind: 'EXP', year: 2026, last: 999_999 }).execute()
  expect(await take('EXP')).toBe('EXP-2026-1000000')
})
