import { claimDrafts } from '@pravas/messages/en/claim-drafts'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { type ClaimableReceipt, claimFrom, undatedReceipts } from './claim-rules.ts'

const NOW = new Date('2026-06-10T20:00:00Z')

function receipt(fields: Partial<ClaimableReceipt> = {}): ClaimableReceipt {
  return {
    id: 'id',
    number: 1,
    fileName: 'scan.jpg',
    merchant: 'Old Fort Kitchen',
    date: '2026-06-08',
    totalPaise: 124_050,
    currency: 'INR',
    category: 'Food',
    gstin: '07AABCT1234H1ZO',
    place: 'Delhi',
    ...fields,
  }
}

test('one receipt is claimed as it stands', () => {
  expect(claimFrom([receipt()], NOW)).toEqual({
    expenseType: 'Food',
    expenseDate: '2026-06-08',
    description: 'Old Fort Kitchen',
    totalPaise: 124_050,
    gstin: '07AABCT1234H1ZO',
    place: 'Delhi',
  })
})

test('several add up; what they do not share is left open', () => {
  const receipts = [
    receipt(),
    receipt({
      merchant: 'City Cabs',
      date: '2026-06-09',
      totalPaise: 64_000,
      category: 'Transport',
      gstin: null,
      place: 'Agra',
    }),
  ]
  expect(claimFrom(receipts, NOW)).toEqual({
    expenseType: 'Miscellaneous',
    expenseDate: '2026-06-09',
    description: '2 receipts: Old Fort Kitchen, City Cabs',
    totalPaise: 188_050,
    gstin: null,
    place: null,
  })
})

test('without a date it is the day of the claim in India, without a merchant the file’s name', () => {
  expect(claimFrom([receipt({ date: null, merchant: null })], NOW)).toMatchObject({
    expenseDate: '2026-06-11',
    description: 'scan.jpg',
  })
})

test('nothing is not claimed', () => {
  expect(() => claimFrom([], NOW)).toThrow(expect.objectContaining({ code: 'claim.no_receipts' }))
})

test('every receipt without a total is named, with what to say', () => {
  const receipts = [
    receipt(),
    receipt({ number: 2, totalPaise: null, fileName: 'a.jpg' }),
    receipt({ number: 3, totalPaise: null, fileName: 'b.jpg' }),
  ]
  expect(() => claimFrom(receipts, NOW)).toThrow(
    expect.objectContaining({
      code: 'claim.no_total',
      inputErrors: [
        { path: 'receipts[1]', message: expect.stringMatching(/^a\.jpg: .*the total of receipt 2 is/) },
        { path: 'receipts[2]', message: expect.stringMatching(/^b\.jpg: .*the total of receipt 3 is/) },
      ],
    }),
  )
})

test('another currency is named', () => {
  expect(() => claimFrom([receipt({ currency: 'EUR' })], NOW)).toThrow(
    expect.objectContaining({ code: 'claim.currency', message: expect.stringContaining('EUR') }),
  )
})

test('a free receipt is claimed at nothing', () => {
  expect(claimFrom([receipt({ totalPaise: 0 })], NOW).totalPaise).toBe(0)
})

test('a receipt without a date is named, and claimed all the same', () => {
  const receipts = [
    receipt(),
    receipt({ id: 'torn', date: null }),
    receipt({ id: 'blank', number: 3, date: null, merchant: null }),
  ]
  expect(undatedReceipts(receipts).map(({ index, receiptId, field }) => [index, receiptId, field])).toEqual([
    [1, 'torn', 'date'],
    [2, 'blank', 'date'],
  ])
  expect(undatedReceipts(receipts)[1]?.text).toMatch(wordsIn(claimDrafts)('undated', { number: 3, name: 'scan.jpg' }))
  expect(claimFrom(receipts, NOW).expenseDate).toBe('2026-06-08')
})
