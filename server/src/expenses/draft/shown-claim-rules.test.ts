import { claimDrafts } from '@pravas/messages/en/claim-drafts'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { differenceFromShown } from './shown-claim-rules.ts'

const wordsOf = wordsIn(claimDrafts)

const lunch = {
  id: 'a',
  number: 1,
  merchant: 'Old Fort Kitchen',
  fileName: 'a.png',
  totalPaise: 124_050,
  currency: 'INR',
}
const cab = { id: 'b', number: 2, merchant: null, fileName: 'b.png', totalPaise: 64_000, currency: 'INR' }
const shown = (receiptId: string, totalPaise: number | null) => ({ receiptId, totalPaise })
const BOTH = [shown('b', 64_000), shown('a', 124_050)]
const NONE = new Set<string>()

test('exactly the receipts that were shown differ in nothing, in whatever order they were shown', () => {
  expect(differenceFromShown(BOTH, [lunch, cab], NONE)).toBeUndefined()
  const unread = { ...cab, totalPaise: null }
  expect(differenceFromShown([shown('b', null)], [unread], NONE)).toBeUndefined()
})

test('what an earlier claim holds may still be shown', () => {
  expect(differenceFromShown(BOTH, [cab], new Set(['a']))).toBeUndefined()
})

test('a receipt that was not shown, one that is gone and another total are named', () => {
  expect(differenceFromShown([shown('a', 124_050)], [lunch, cab], NONE)).toMatch(
    wordsOf('shown.not', { receipt: 'receipt 2 (b.png)' }),
  )
  expect(differenceFromShown(BOTH, [lunch], NONE)).toMatch(wordsOf('shown.gone', { count: 1 }))
  expect(differenceFromShown([...BOTH, shown('c', 1), shown('d', 1)], [lunch, cab], NONE)).toMatch(
    wordsOf('shown.gone', { count: 2 }),
  )
  expect(differenceFromShown([shown('a', 90_000), shown('b', null)], [lunch, cab], NONE)).toBe(
    'The total of receipt 1 (Old Fort Kitchen) is ₹1,240.50; you were shown ₹900.00. ' +
      'The total of receipt 2 (b.png) is ₹640.00; you were shown no amount.',
  )
})

test('an amount that is not in rupees is told in its own currency', () => {
  expect(differenceFromShown([shown('a', 1)], [{ ...lunch, currency: 'MYR' }], NONE)).toContain('MYR 1240.50')
})

test('of many differences a few are told and the others counted', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...cab, number: index + 1, id: `r${index}` }))
  const told = differenceFromShown([], many, NONE)
  expect(told).toContain('receipt 5 (b.png)')
  expect(told).not.toContain('receipt 6')
  expect(told).toMatch(wordsOf('shown.more', { count: 2 }))
})
