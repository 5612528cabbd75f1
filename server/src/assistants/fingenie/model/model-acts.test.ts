import { expect, test } from 'vitest'
import { sayWith } from '../rules/saying.fixture.ts'
import type { NumberedReceipt } from '../rules/texts.ts'
import { expenseActOf, ModelAct } from './model-acts.ts'

const RECEIPTS: Partial<NumberedReceipt>[] = [
  { merchant: 'Old Fort Kitchen', totalPaise: 124_050, category: 'Food' },
  { merchant: 'City Cabs', totalPaise: 64_000, category: 'Transport' },
]

const does = (...given: ModelAct[]) =>
  sayWith(
    {},
    {},
    RECEIPTS,
    ...given.map((one) => ({ act: expenseActOf(ModelAct.parse(one), '2026-06-10', (number) => `id-${number}`) })),
  )

test.each<[ModelAct, Partial<NumberedReceipt>]>([
  [{ intent: 'set_field', receipt: 2, field: 'total', value: '₹700' }, { totalPaise: 70_000 }],
  [{ intent: 'set_field', receipt: 2, field: 'date', value: 'yesterday' }, { date: '2026-06-09' }],
  [{ intent: 'set_field', receipt: 2, field: 'category', value: 'food' }, { category: 'Food' }],
  [{ intent: 'set_field', receipt: 2, field: 'merchant', value: 'Meru Cabs' }, { merchant: 'Meru Cabs' }],
])('%j sets what it says', async (given, expected) => {
  const { held } = await does(given)
  expect(held[1]).toMatchObject(expected)
  expect(held[0]).toMatchObject({ totalPaise: 124_050 })
})

test.each<[ModelAct, string]>([
  [{ intent: 'set_field', receipt: 2, field: 'total', value: 'maybe 700' }, 'What is the right total'],
  [{ intent: 'set_field', receipt: 2, field: 'gstin', value: '27AAPFU0939F1ZO' }, 'isn’t a valid GSTIN'],
  [{ intent: 'set_field', receipt: 9, field: 'total', value: '700' }, 'None of the 2 receipts'],
  [{ intent: 'ask_removal', receipts: [2] }, 'Shall I remove receipt 2'],
  [{ intent: 'claim_status' }, 'You haven’t sent a claim yet'],
  [{ intent: 'summary' }, 'Expense summary'],
  [{ intent: 'query', source: 'claims', measure: 'sum', categories: ['Food'] }, 'on Food'],
])('%j is answered and changes nothing', async (given, words) => {
  const { text, held } = await does(given)
  expect(text).toContain(words)
  expect(held.map(({ totalPaise }) => totalPaise)).toEqual([124_050, 64_000])
})

test('a change is undone', async () => {
  const { held } = await does({ intent: 'set_field', receipt: 2, field: 'total', value: '700' }, { intent: 'undo' })
  expect(held[1]?.totalPaise).toBe(64_000)
})

test('no act sends, approves or pays', () => {
  for (const intent of ['send', 'approve', 'pay', 'remove']) expect(ModelAct.safeParse({ intent }).success).toBe(false)
})
