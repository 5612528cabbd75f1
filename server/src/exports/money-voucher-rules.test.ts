import { CATEGORIES } from '@pravas/contract/receipt-fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEDGERS as map } from './ledgers.fixture.ts'
import { adjustmentVoucher, moveVoucher } from './money-voucher-rules.ts'
import { type BookedClaim, type BookedReceipt, type Voucher, voucherOf } from './voucher-rules.ts'

const money = {
  kind: 'payment' as const,
  number: 'PAY-2026-000001/EXP-2026-000001',
  day: '2026-06-12',
  employeeId: 'EMP1001',
  paise: 60_000,
  note: 'UTR1',
}
const claimOf = (receipts: readonly BookedReceipt[], totalPaise?: number): BookedClaim => ({
  number: 'EXP-2026-000001',
  day: '2026-06-10',
  employeeId: 'EMP1001',
  description: 'Client visit',
  category: 'Miscellaneous',
  totalPaise: totalPaise ?? receipts.reduce((sum, receipt) => sum + (receipt.totalPaise ?? 0), 0),
  cardPaise: 0,
  costCentre: { code: 'CC-7', name: 'Metro line' },
  receipts,
})
const hotel: BookedReceipt = {
  id: 'hotel',
  category: 'Accommodation',
  totalPaise: 105_000,
  creditable: { cgst: 2_500, sgst: 2_500, igst: 0 },
}
const lines = ({ entries }: Voucher) => entries.map(({ ledger, paise, costCentre }) => [ledger, paise, costCentre])

test('a payment takes what is owed out of the bank, and one that came back puts both back', () => {
  const paid = moveVoucher(money, map)
  expect([paid.type, lines(paid), paid.narration]).toEqual([
    'Payment',
    [
      ['Payable', 60_000, null],
      ['Bank', -60_000, null],
    ],
    'PAY-2026-000001/EXP-2026-000001 · EMP1001 · UTR1',
  ])
  const back = moveVoucher({ ...money, kind: 'bounce' }, map)
  expect([back.type, lines(back)]).toEqual([
    'Receipt',
    [
      ['Bank', 60_000, null],
      ['Payable', -60_000, null],
    ],
  ])
})

const cutOf = (before: number, after: number, claim = claimOf([hotel])) =>
  adjustmentVoucher(
    { ...money, kind: 'adjustment', paise: after - before, cuts: [{ receipt_id: 'hotel', before, after }] },
    claim,
    map,
  )

test('what finance takes off is no longer owed and no longer spent, and the tax falls last', () => {
  expect(lines(cutOf(0, 20_000))).toEqual([
    ['Payable', 20_000, null],
    ['Hotels of projects', -20_000, 'Metro line'],
  ])
  expect(lines(cutOf(20_000, 105_000))).toEqual([
    ['Payable', 85_000, null],
    ['Hotels of projects', -80_000, 'Metro line'],
    ['Input CGST', -2_500, null],
    ['Input SGST', -2_500, null],
  ])
  expect(lines(cutOf(20_000, 5_000))).toEqual([
    ['Payable', -15_000, null],
    ['Hotels of projects', 15_000, 'Metro line'],
  ])
})

test('a claim that is not all of its receipts is cut where it was booked', () => {
  expect(lines(cutOf(0, 20_000, claimOf([hotel], 90_000)))).toEqual([
    ['Payable', 20_000, null],
    ['Other', -20_000, 'Metro line'],
  ])
})

const paise = fc.integer({ min: 0, max: 500_000 })
const receipt = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  totalPaise: paise,
  creditable: fc.option(fc.record({ cgst: paise, sgst: paise, igst: paise })),
})

test('however a claim is cut, step by step, vouchers balance, and all of it taken off leaves every ledger as it was', () => {
  const cuts = fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }))
  fc.assert(
    fc.property(fc.array(receipt, { minLength: 1, maxLength: 4 }), cuts, (receipts, shares) => {
      const claim = claimOf(receipts.map((one, at) => ({ ...one, id: `r${at}` })))
      const balance = new Map<string, number>()
      const book = ({ entries }: Voucher) => {
        expect(entries.reduce((sum, entry) => sum + entry.paise, 0)).toBe(0)
        for (const entry of entries) balance.set(entry.ledger, (balance.get(entry.ledger) ?? 0) + entry.paise)
      }
      book(voucherOf(claim, map))
      let cut = claim.receipts.map(() => 0)
      for (const share of [...shares, [1, 1, 1, 1]]) {
        const next = claim.receipts.map(({ totalPaise }, at) => Math.round((totalPaise ?? 0) * (share[at] ?? 0)))
        const changed = claim.receipts
          .map(({ id }, at) => ({ receipt_id: id, before: cut[at] ?? 0, after: next[at] ?? 0 }))
          .filter(({ before, after }) => before !== after)
        const sum = changed.reduce((all, { before, after }) => all + after - before, 0)
        book(adjustmentVoucher({ ...money, kind: 'adjustment', paise: sum, cuts: changed }, claim, map))
        cut = next
        const left = claim.totalPaise - cut.reduce((all, one) => all + one, 0)
        expect(0 - (balance.get('Payable') ?? 0)).toBe(left)
      }
      expect([...balance.values()].every((left) => left === 0)).toBe(true)
    }),
  )
})
