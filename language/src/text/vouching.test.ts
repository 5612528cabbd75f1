import { expect, test } from 'vitest'
import { contextOf } from '../expense/context.fixture.ts'
import { interpretExpense } from '../expense/interpret.ts'
import { withoutVouching } from './remarks.ts'

test.each([
  ['the total is 1,416, I checked', 'the total is 1,416'],
  ['total 1416 hai, maine dekh liya', 'total 1416 hai'],
  ['total of receipt 1 is 1416, verified on the bill', 'total of receipt 1 is 1416'],
  ['it is 1416, i am sure', 'it is 1416'],
])('%j is said of the value alone', (said, left) => {
  expect(withoutVouching(said)).toBe(left)
})

test.each([
  'the total is 1416, not checked',
  'total 1416, i havent verified',
  'checked and confirmed',
  'total 1416 if confirmed',
])('%j vouches for no value', (said) => {
  expect(withoutVouching(said)).toBe(said)
})

test('a value that somebody vouches for is one of the receipt that lacks it', () => {
  const context = contextOf([{ merchant: 'Corner Kitchen' }])
  const missing = { kind: 'value', receiptId: 'id-1', field: 'totalPaise', currency: 'INR' } as const
  for (const said of ['total is 1,416 i checked', '1416, double checked on the paper bill', 'total 1416 hai, pakka']) {
    const { acts } = interpretExpense(said, { ...context, missing })
    expect(acts).toMatchObject([{ intent: 'answer_value', slots: { answer: { change: { totalPaise: 141600 } } } }])
  }
})
