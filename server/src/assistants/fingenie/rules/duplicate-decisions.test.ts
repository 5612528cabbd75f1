import type { ClaimDraft } from '@pravas/contract/claims'
import { expect, test } from 'vitest'
import type { FinGenieCalls } from '../engine.ts'
import { sayWith } from './saying.fixture.ts'

const RECEIPTS = [
  { merchant: 'City Cabs', date: '2026-06-09', totalPaise: 138_000, category: 'Transport' as const },
  { merchant: 'Udupi Grand', date: '2026-06-08', totalPaise: 157_000, category: 'Food' as const },
  { merchant: 'Hotel Sea View', date: '2026-06-07', totalPaise: 500_000, category: 'Accommodation' as const },
]
const CLAIM = {
  receipts: [
    {
      receipt_id: 'id-1',
      number: 1,
      duplicates: [{ key: 'k', of: { own_claim: 'EXP-2026-000001' }, resolution: null }],
    },
    { receipt_id: 'id-2', number: 2, duplicates: [] },
    { receipt_id: 'id-3', number: 3, duplicates: [] },
  ],
} as unknown as ClaimDraft

/** What is decided after these messages, where receipt 1 alone of three may be a duplicate. */
async function decidedAfter(...messages: string[]) {
  const decided: string[][] = []
  const resolve: FinGenieCalls['resolve_duplicate'] = async ({ receipt_id, key, resolution }) => {
    decided.push([receipt_id, key, resolution])
  }
  const tools = { show_claim: async () => CLAIM, resolve_duplicate: resolve }
  const { text, state } = await sayWith(tools, {}, RECEIPTS, ...messages)
  return { decided, text, state }
}

test.each([
  ['keep receipt 1', 'keep'],
  ['keep it', 'keep'],
  ['the cab is a different purchase', 'different'],
  ["it's not a duplicate", 'different'],
  ['they are different rides', 'different'],
])('a decision is recorded on the receipt that it names: %s', async (message, resolution) => {
  expect((await decidedAfter(message)).decided).toEqual([['id-1', 'k', resolution]])
})

test.each([
  'keep receipt 2',
  'keep receipt 3 anyway',
  'the dinner is a different purchase',
  'receipt 2 is not a duplicate',
  'Udupi Grand is not a duplicate',
  'receipt 7 is a different purchase',
  'discard the duplicate hotel',
])('where what it names has nothing to decide, nothing is: %s', async (message) => {
  const { decided, text, state } = await decidedAfter(message)
  expect(decided).toEqual([])
  expect(state.pending).toBeUndefined()
  expect(text).toMatch(/^I changed nothing: receipt [23] .*receipt 1 \(City Cabs\)|^None of the/s)
})

test('the receipt spoken of last is what “it” names', async () => {
  expect((await decidedAfter('what is the total of receipt 2?', 'keep it')).decided).toEqual([])
})

test.each([
  'these are not different bills',
  'it is not a different purchase',
  'no they aren’t different',
  'they’re the same bill',
  'ye alag bill nahi hain',
])('what is said to be one purchase is not kept as two, and its removal is asked about: %s', async (message) => {
  const { decided, text, state } = await decidedAfter(message)
  expect(decided).toEqual([])
  expect(state.pending).toMatchObject({ kind: 'remove', receiptId: 'id-1' })
  expect(text).toMatch(/receipt 1 \(City Cabs\) is a duplicate.*Shall I remove receipt 1/s)
})

test.each([
  'i think these are different bills',
  'if they are different bills keep them',
  'kya ye alag bill hain',
  'not sure, maybe a different purchase',
  'are these different bills?',
  'these are different bills, right?',
])('what is doubted, supposed or asked keeps nothing: %s', async (message) => {
  const { decided, state } = await decidedAfter(message)
  expect(decided).toEqual([])
  expect(state.pending).toBeUndefined()
})

test('where what is said of a duplicate is unclear, the answer says how to decide, and each way works', async () => {
  const { text } = await decidedAfter('maybe they are different bills zebra')
  expect(text).toMatch(/^I changed nothing.*“receipt 1 is a different purchase”.*zebra/s)
  const [different = '', keep = '', discard = ''] = [...text.matchAll(/“([^”]*)”/g)].map(([, said]) => said)
  expect((await decidedAfter(different)).decided).toEqual([['id-1', 'k', 'different']])
  expect((await decidedAfter(keep)).decided).toEqual([['id-1', 'k', 'keep']])
  expect((await decidedAfter(discard)).state.pending).toMatchObject({ kind: 'remove', receiptId: 'id-1' })
})
