import { receiptWarnings } from '@pravas/messages/en/receipt-warnings'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { claimedDuplicates, duplicateReason, duplicateText, type LikeReceipt } from './duplicate-rules.ts'

const alike = (change: Partial<LikeReceipt>): LikeReceipt => ({
  receiptId: 'a',
  otherId: 'b',
  otherPersonId: 'asha',
  expenseNumber: null,
  sameFile: false,
  isJourney: false,
  sameJourney: false,
  sameInvoice: false,
  samePurchase: false,
  differingBits: null,
  samePart: true,
  otherMerchant: null,
  otherDate: null,
  otherTotal: null,
  otherInvoice: null,
  ...change,
})

test.each([
  ['the same file', { sameFile: true, sameInvoice: true }, 'same_file'],
  ['the same invoice, photographed anew', { sameInvoice: true, differingBits: 30 }, 'same_invoice'],
  ['the same picture, of which nothing could be read', { differingBits: 6 }, 'same_image'],
  ['the same picture with the same facts', { differingBits: 6, otherDate: false, otherTotal: false }, 'same_image'],
  [
    'the same picture with a merchant misread',
    { differingBits: 1, otherMerchant: true, otherDate: false, otherTotal: false },
    'same_image',
  ],
  ['the same form with another merchant', { differingBits: 0, otherMerchant: true, otherTotal: false }, null],
  ['the same form with another date', { differingBits: 0, otherDate: true, otherTotal: false }, null],
  ['the same form with another total', { differingBits: 0, otherDate: false, otherTotal: true }, null],
  ['the same form with another number', { differingBits: 0, otherTotal: false, otherInvoice: true }, null],
  ['another receipt of the same photo', { differingBits: 0, samePart: false }, null],
  ['the same purchase on another photo', { samePurchase: true, differingBits: 40 }, 'same_purchase'],
  [
    'the same journey, however far it is said to be',
    { isJourney: true, sameJourney: true, otherTotal: true },
    'same_journey',
  ],
  ["a journey's declaration handed in as a bill", { isJourney: true, sameFile: true }, 'same_file'],
  ["somebody else's journey, or another way, of the same amount", { isJourney: true, samePurchase: true }, null],
  ['two purchases with a number each', { samePurchase: true, otherInvoice: true }, null],
] as const)('%s', (_, change, reason) => {
  expect(duplicateReason(alike(change))).toBe(reason)
})

test('of others’ receipts nothing is told but that there is one', () => {
  const wordsOf = wordsIn(receiptWarnings)
  expect(duplicateText('same_file', 'somebody_else')).toMatch(
    wordsOf('alike.same_file', { other: wordsOf('other.somebody_else') }),
  )
  expect(duplicateText('same_purchase', { own_receipt: 1 })).toMatch(
    wordsOf('alike.same_purchase', { other: wordsOf('other.own_receipt', { number: '1' }) }),
  )
  expect(duplicateText('same_invoice', { own_claim: 'EXP-2026-000002' })).toMatch(
    wordsOf('alike.same_invoice', { other: /EXP-2026-000002/ }),
  )
})

test('with a claim a receipt beside it is named as whoever decides knows it', () => {
  const duplicate = (own_receipt: number) => ({
    key: 'k',
    reason: 'same_file' as const,
    of: { own_receipt },
    text: `The same file as receipt ${own_receipt}.`,
    resolution: null,
  })
  const claimed = claimedDuplicates([duplicate(4), duplicate(5), duplicate(6)], (number) =>
    number === 4 ? { own_receipt: 2 } : number === 5 ? { own_claim: 'EXP-2026-000002' } : undefined,
  )
  expect(claimed.map(({ text }) => text)).toEqual([
    'The same file as receipt 2.',
    'The same file as a receipt of the claim EXP-2026-000002.',
    'The same file as receipt 6.',
  ])
})
