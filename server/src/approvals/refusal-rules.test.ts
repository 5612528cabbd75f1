import { expect, test } from 'vitest'
import { partlyApproved, type RefusableReceipt, refusedLines } from './refusal-rules.ts'

const [taxi, dinner, hotel] = [1, 2, 3].map((digit) => `0190f7a0-0000-7000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
]
const receipts: RefusableReceipt[] = [
  { id: taxi, paise: 20_000, isRefused: false },
  { id: dinner, paise: 80_050, isRefused: false },
  { id: hotel, paise: 500_000, isRefused: true },
]
const reason = 'Not for work.'

test('a receipt is refused with its amount and the reason, however its id is written', () => {
  expect(refusedLines([{ receipt_id: dinner.toUpperCase(), reason }], receipts)).toEqual([
    { receiptId: dinner, paise: 80_050, reason },
  ])
  expect(refusedLines([], receipts)).toEqual([])
})

test.each([
  ['of another claim', ['0190f7a0-0000-7000-8000-00000000000f'], 'body.refused[0].receipt_id'],
  ['named twice', [dinner, dinner], 'body.refused[1].receipt_id'],
  ['that was refused before', [hotel], 'body.refused[0].receipt_id'],
  ['after which nothing is left', [taxi, dinner], 'body.refused'],
])('a receipt %s is refused by its field', (_, ids, path) => {
  const refused = ids.map((receipt_id) => ({ receipt_id, reason }))
  expect(() => refusedLines(refused, receipts)).toThrow(
    expect.objectContaining({ code: 'request.invalid', inputErrors: [{ path, message: expect.any(String) }] }),
  )
})

test('the inbox names three receipts and counts the others', () => {
  const line = { name: 'Old Fort Kitchen', paise: 20_000, reason, receiptId: taxi, refusedBy: 'Meera Iyer' }
  const told = partlyApproved({
    approvedPaise: 80_050,
    claimedPaise: 180_050,
    refused: [line, line, line, line, line],
  })
  expect(told).toMatchObject({ approved: '₹800.50', claimed: '₹1,800.50' })
  expect(told.note.split('\n')).toEqual([
    ...Array(3).fill('Refused: Old Fort Kitchen, ₹200. Not for work.'),
    'And 2 more receipts.',
  ])
})
