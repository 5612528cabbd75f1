import { expect, test } from 'vitest'
import { claimedDuplicates, duplicateReason, duplicateText, type LikeReceipt } from './duplicate-rules.ts'

const alike = (change: Partial<LikeReceipt>): LikeReceipt => ({
  receiptId: 'a',
  otherId: 'b',
  otherPersonId: 'asha',
  expenseNumber: null,
  sameFile: false,
  sameInvoice: false,
  samePurchase: false,
  differingBits: null,
  samePart: true,
  otherDate: null,
  otherTotal: null,
  otherInvoice: null,
  ...change,
})

test.each([
  ['the same file', { sameFile: true, sameInvoice: true }, 'same_file'],
  ['the same invoice, photographed anew', { sameInvoice: true, differingBits: 30 }, 'same_invoice'],
  ['the same picture, of which nothing could be read', { differingBits: 6 }, 'same_image'],
  ['the same picture with a total read otherwise', { differingBits: 1, otherTotal: true }, 'same_image'],
  ['a picture somewhat alike with another total', { differingBits: 4, otherTotal: true }, null],
  ['another bill in the vendor’s own form', { differingBits: 0, otherTotal: true, otherInvoice: true }, null],
  ['another receipt of the same photo', { differingBits: 0, samePart: false }, null],
  ['the same purchase on another photo', { samePurchase: true, differingBits: 40 }, 'same_purchase'],
  ['two purchases with a number each', { samePurchase: true, otherInvoice: true }, null],
] as const)('%s', (_, change, reason) => {
  expect(duplicateReason(alike(change))).toBe(reason)
})

test('of others’ receipts nothing is told but that there is one', () => {
  expect(duplicateText('same_file', 'somebody_else')).toBe('The same file as a receipt that somebody else has claimed.')
  expect(duplicateText('same_purchase', { own_receipt: 1 })).toBe('The same merchant, date and total as receipt 1.')
  expect(duplicateText('same_invoice', { own_claim: 'EXP-2026-000002' })).toContain('the claim EXP-2026-000002')
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
