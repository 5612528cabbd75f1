import { expect, test } from 'vitest'
import { contextOf } from '../context.fixture.ts'
import type { AskedQuestion } from '../context.ts'
import { interpretExpense } from '../interpret.ts'

const CONTEXT = contextOf([
  { merchant: 'City Cabs', category: 'Transport', date: '2026-06-05', totalPaise: 30_000 },
  { merchant: 'Quick Cabs', category: 'Transport', date: '2026-06-06', totalPaise: 64_000 },
  { merchant: 'Coastal Spice', category: 'Food', date: '2026-05-25', totalPaise: 231_000 },
  { merchant: 'Spice Route', category: 'Food', date: '2026-04-12', totalPaise: 120_000 },
  { merchant: 'Marina Rooms', category: 'Accommodation', date: '2026-06-06', totalPaise: 540_000 },
])

/** What a message comes to, with the numbers of the receipts that are meant, and the words that were not read. */
function answered(message: string, asked: AskedQuestion) {
  const { acts, unread } = interpretExpense(message, { ...CONTEXT, asked })
  const did = acts.map(({ intent, slots }) => {
    const ids = 'receipts' in slots ? slots.receipts : 'receiptId' in slots ? [slots.receiptId] : []
    return [intent, ...ids.map((one) => String(one).replace('id-', ''))].join(' ')
  })
  return { did: did.join('; '), unread: unread.map(({ start, end }) => message.slice(start, end)).join(' ') }
}

const removing = (...numbers: number[]): AskedQuestion => ({
  kind: 'remove',
  receipts: numbers.map((number) => `id-${number}`),
})
const ALL = removing(1, 2, 3, 4, 5)

test.each<[AskedQuestion, string, string]>([
  [removing(3), 'not that one, the April dinner', 'remove 4'],
  [removing(3), 'no, the April dinner', 'remove 4'],
  [removing(3), 'not that, the dinner from April', 'remove 4'],
  [removing(3), 'nahi, April wala dinner', 'remove 4'],
  [removing(3), 'not this one, the second cab', 'remove 2'],
  [removing(3), 'no the hotel and the April dinner', 'remove 4 5'],
  [removing(3), 'the correct one is the second', 'remove 2'],
  [removing(3), 'the right one is the hotel', 'remove 5'],
  [removing(1), 'and the rest', 'remove 1 2 3 4 5'],
  [removing(1, 2), 'only the cheaper one', 'remove 1'],
  [removing(1, 2), 'both', 'agree'],
  [removing(1, 2), 'yes both', 'agree'],
  [removing(1, 2), 'neither', 'leave'],
  [ALL, 'all but the hotel', 'remove 1 2 3 4'],
  [ALL, 'all except the cabs', 'remove 3 4 5'],
  [ALL, 'only the hotel', 'remove 5'],
  [ALL, 'just the dinners', 'remove 3 4'],
])('asked whether to remove %o: %s', (asked, message, did) => {
  expect(answered(message, asked)).toEqual({ did, unread: '' })
})

test.each([
  ['April', 'answer_receipt 4'],
  ['the April one', 'answer_receipt 4'],
  ['the May dinner', 'answer_receipt 3'],
  ['both cabs', 'remove 1 2'],
  ['all but the hotel', 'remove 1 2 3 4'],
  ['everything except the dinners', 'remove 1 2 5'],
  ['the first and the last', 'remove 1 5'],
])('asked which to remove: %s', (message, did) => {
  expect(answered(message, { kind: 'which-removal' })).toEqual({ did, unread: '' })
})

test.each([
  ['the April dinner', 'answer_receipt 4'],
  ['the correct one is the second', 'answer_receipt 2'],
  ['only the hotel', 'answer_receipt 5'],
])('asked which receipt a value is of: %s', (message, did) => {
  expect(answered(message, { kind: 'which', field: 'totalPaise' })).toEqual({ did, unread: '' })
})

test.each([
  ['not that one, the airport cab to Andheri', /airport.*Andheri/],
  ['no, the April dinner at the beach', /beach/],
])('removes nothing and names what it did not read: %s', (message, unread) => {
  const found = answered(message, removing(3))
  expect(found.did).not.toContain('remove')
  expect(found.unread).toMatch(unread)
})
