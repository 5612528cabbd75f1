// On one kind of database: no query is sent that the two take differently.
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { heldInOrder } from './lock-order.ts'
import { inTransaction } from './transaction.ts'

const { db } = await testDatabase()

test('what money holds is taken in one order, each kind at once, and may be named again', async () => {
  await inTransaction(db, async () => {
    heldInOrder('books', ['org'])
    heldInOrder('claims', ['a', 'b'])
    heldInOrder('claims', ['b'])
    heldInOrder('books', ['org'])
    heldInOrder('batch', [])
    expect(() => heldInOrder('cards', ['person'])).toThrow('Of cards, more is held after claims were')
    expect(() => heldInOrder('claims', ['c'])).toThrow('Of claims, more is held after claims were')
    heldInOrder('advances', ['d'])
  })
})

test('each transaction holds its own, and what is outside of one holds nothing', async () => {
  heldInOrder('advances', ['a'])
  await Promise.all([
    inTransaction(db, async () => heldInOrder('advances', ['a'])),
    inTransaction(db, async () => heldInOrder('books', ['org'])),
  ])
  heldInOrder('books', ['org'])
})
