import { describe, expect, test } from 'vitest'
import { say } from './saying.fixture.ts'

const HELD = [
  { merchant: 'Hotel Pearl Inn', category: 'Accommodation', date: '2026-06-04', totalPaise: 432_100 },
  { merchant: 'Rapido', category: 'Transport', date: '2026-06-04', totalPaise: 18_700 },
  { merchant: 'Rapido', category: 'Transport', date: '2026-06-05', totalPaise: 24_300 },
  { merchant: 'Saravana Bhavan', category: 'Food', date: '2026-06-05', totalPaise: 51_200 },
  { merchant: 'Apollo Pharmacy', category: 'Miscellaneous', date: '2026-06-06', totalPaise: 32_000 },
] as const

/** What the receipts hold afterwards that they did not before, as `number field value`. */
async function changesOf(...messages: string[]) {
  const { held } = await say(HELD, ...messages)
  return held.flatMap((receipt) => {
    const before = HELD[receipt.number - 1]
    return (['merchant', 'category', 'date', 'totalPaise'] as const).flatMap((field) =>
      receipt[field] === before?.[field] ? [] : [`${receipt.number} ${field} ${receipt[field]}`],
    )
  })
}

describe('a plain correction is made at once', () => {
  test.each<[string[], string[]]>([
    // A kind of bill names the receipt of it.
    [['the medicine was 230'], ['5 totalPaise 23000']],
    [['pharmacy 350, please fix it'], ['5 totalPaise 35000']],
    // Of several alike the one that is counted, or that comes to what is ruled out.
    [['second rapido 234 not 243'], ['3 totalPaise 23400']],
    [['the rapido was 178, not 187'], ['2 totalPaise 17800']],
    [['dusri rapido 234 ki thi'], ['3 totalPaise 23400']],
    // A value alone goes on about what was changed last.
    [['how much was the pharmacy', 'haan 350, please fix it'], ['5 totalPaise 35000']],
    [['saravana was on 3 june', 'no wait, 4th only'], ['4 date 2026-06-04']],
    [['saravana is 521', 'no no 512 only, my mistake'], []],
    [['the pharmacy is 302', 'sorry, put 320 back'], []],
    // Days, with the time of day and what they are not.
    [['saravana bill was for the 3rd evening not the 5th'], ['4 date 2026-06-03']],
    [['pharmacy is may only'], ['5 date 2026-05-06']],
    // Categories of one and of several.
    [['move the medicine to transport'], ['5 category Transport']],
    [['medicine ko food mein daal do'], ['5 category Food']],
    [['put the rapido ones under food'], ['2 category Food', '3 category Food']],
    [['saravana total 501 hi rakho'], ['4 totalPaise 50100']],
    // An excuse is no part of it.
    [['saravana was on 3 june', 'no wait 4th only, sorry for the confusion'], ['4 date 2026-06-04']],
    [['dinner ka naam Saravana Adyar likho'], ['4 merchant Saravana Adyar']],
  ])('%j', async (messages, expected) => {
    expect(await changesOf(...messages)).toEqual(expected)
  })
})

describe('what may be of another receipt, or is no value of ours, changes nothing', () => {
  test.each([
    // 187 is what the first one comes to.
    'second rapido 197 not 187',
    'put both in office supplies',
    'dono ko food mein daal do',
    'no, 12th only',
    'keep 512',
    'keep receipt 2, 450',
    'the rapido was 200',
  ])('%s', async (message) => {
    expect(await changesOf(message)).toEqual([])
  })
})

describe('a change is undone by the receipt that it was of', () => {
  test.each(['undo the hotel change please', 'revert the hotel edit', 'hotel wala undo kar do'])(
    '%s',
    async (message) => {
      expect(await changesOf('hotel is 4400', 'medicine was 410', message)).toEqual(['5 totalPaise 41000'])
    },
  )

  test.each(['no, add it back', 'wapas jod do', 'bring it back', 'medicine wapas daal do', 'restore it'])(
    '%s: brings back nothing that was only edited',
    async (message) => {
      expect(await changesOf('hotel is 4400', 'remove a receipt', message)).toEqual(['1 totalPaise 440000'])
      expect(await changesOf('hotel is 4400', 'remove the medicine', message)).toEqual(['1 totalPaise 440000'])
    },
  )
})

test('both is no slip for a word of assent', async () => {
  expect((await say(HELD, 'remove the medicine', 'dono')).held).toHaveLength(HELD.length)
})

test('what is undone by name leaves the question about another removal', async () => {
  expect(await changesOf('hotel is 4400', 'remove the medicine', 'undo the hotel change')).toEqual([])
})

test('an exception that no receipt fits is asked about', async () => {
  const { state } = await say(HELD.slice(0, 3), 'delete all receipts here except the lunch')
  expect(state.pending?.kind).toBe('which-removal')
})

describe('a removal asks about the very receipts that are meant', () => {
  test.each<[string[], number[]]>([
    [['remove rapido', 'the cheaper one i mean'], [2]],
    [['discard the second rapido'], [3]],
    [['delete everything here except the hotel'], [2, 3, 4, 5]],
    [["delete this chat's bills except the medicine"], [1, 2, 3, 4]],
    [['drop the costlier rapido'], [3]],
  ])('%j', async (messages, numbers) => {
    const { state } = await say(HELD, ...messages)
    const pending = state.pending?.kind === 'remove' ? state.pending : undefined
    expect([pending?.receiptId, ...(pending?.others ?? [])]).toEqual(numbers.map((number) => `id-${number}`))
  })
})

describe('what is given up is asked about no more', () => {
  test.each([
    ['the pharmacy total is wrong', 'rehne do'],
    ['the pharmacy total is wrong', 'haan 320 hi hai, rehne do'],
    ['remove rapido', 'leave it, keep both'],
    ['remove the medicine', 'no wait, add it back'],
  ])('%s; %s', async (...messages) => {
    const { state } = await say(HELD, ...messages)
    expect([state.pending, state.left ?? []]).toEqual([undefined, []])
  })
})
