import { CATEGORIES } from '@pravas/contract/receipt-fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEDGERS as map } from './ledgers.fixture.ts'
import { type BookedClaim, voucherOf } from './voucher-rules.ts'

const claim: BookedClaim = {
  number: 'EXP-2026-000001',
  day: '2026-06-10',
  employeeId: 'EMP1001',
  description: 'Client visit',
  category: 'Miscellaneous',
  totalPaise: 0,
  cardPaise: 0,
  costCentre: null,
  receipts: [],
}
const none = { id: 'r1', creditable: null }
const booked = (change: Partial<BookedClaim>) =>
  voucherOf({ ...claim, ...change }, map).entries.map(({ ledger, paise, costCentre }) => [ledger, paise, costCentre])

test('receipts are debited to the ledgers of their categories, one entry each, and the total is owed to employees', () => {
  const receipts = [
    { category: 'Food' as const, totalPaise: 50_000, ...none },
    { category: 'Transport' as const, totalPaise: 20_000, ...none },
    { category: 'Food' as const, totalPaise: 5_000, ...none },
  ]
  expect(booked({ totalPaise: 75_000, receipts })).toEqual([
    ['Meals', 55_000, null],
    ['Cabs', 20_000, null],
    ['Payable', -75_000, null],
  ])
})

test('tax that comes back has ledgers of its own, and what was spent is booked without it', () => {
  const creditable = { cgst: 2_500, sgst: 2_500, igst: 0 }
  expect(
    booked({
      totalPaise: 105_000,
      receipts: [{ id: 'r1', category: 'Accommodation', totalPaise: 105_000, creditable }],
    }),
  ).toEqual([
    ['Hotels', 100_000, null],
    ['Input CGST', 2_500, null],
    ['Input SGST', 2_500, null],
    ['Payable', -105_000, null],
  ])
})

test('the cost centre stands at what was spent, and an exception for it takes the place of the category', () => {
  const receipts = [
    { id: 'r2', category: 'Accommodation' as const, totalPaise: 60_000, creditable: { cgst: 0, sgst: 0, igst: 9_000 } },
    { category: 'Food' as const, totalPaise: 40_000, ...none },
  ]
  const costCentre = { code: 'cc-7', name: 'Metro line' }
  expect(booked({ totalPaise: 100_000, receipts, costCentre })).toEqual([
    ['Hotels of projects', 51_000, 'Metro line'],
    ['Input IGST', 9_000, null],
    ['Meals', 40_000, 'Metro line'],
    ['Payable', -100_000, null],
  ])
})

test('a claim whose receipts do not add up to its total is booked by its own category', () => {
  const receipts = [{ category: 'Food' as const, totalPaise: null, ...none }]
  expect(booked({ totalPaise: 30_000, category: 'Transport', receipts })).toEqual([
    ['Cabs', 30_000, null],
    ['Payable', -30_000, null],
  ])
})

test('what a company card paid is owed for the card, and the rest to the employee', () => {
  const receipts = [{ category: 'Food' as const, totalPaise: 75_000, ...none }]
  expect(booked({ totalPaise: 75_000, cardPaise: 50_000, receipts })).toEqual([
    ['Meals', 75_000, null],
    ['Cards', -50_000, null],
    ['Payable', -25_000, null],
  ])
})

test('more tax than the bill can hold is not taken apart', () => {
  const creditable = { cgst: 0, sgst: 0, igst: 50_000 }
  expect(
    booked({ totalPaise: 50_000, receipts: [{ id: 'r1', category: 'Food', totalPaise: 50_000, creditable }] }),
  ).toEqual([
    ['Meals', 50_000, null],
    ['Payable', -50_000, null],
  ])
})

const paise = fc.integer({ min: 0, max: 10_000_000 })
const receipt = fc.record({
  id: fc.constant('r1'),
  category: fc.constantFrom(...CATEGORIES),
  totalPaise: fc.option(paise),
  creditable: fc.option(fc.record({ cgst: paise, sgst: paise, igst: paise })),
})

test('whatever is claimed, debits and credits are the same, nothing is booked as nothing, and the total is owed', () => {
  fc.assert(
    fc.property(fc.array(receipt, { maxLength: 12 }), fc.option(paise), (receipts, typed) => {
      const sum = receipts.reduce((all, { totalPaise }) => all + (totalPaise ?? 0), 0)
      const totalPaise = typed ?? sum
      const { entries } = voucherOf({ ...claim, totalPaise, receipts }, map)
      expect(entries.reduce((all, entry) => all + entry.paise, 0)).toBe(0)
      const [owed, spent] = [true, false].map((is) => entries.filter(({ ledger }) => (ledger === 'Payable') === is))
      const total = totalPaise === 0 ? [] : [{ ledger: 'Payable', paise: -totalPaise, costCentre: null }]
      expect(owed).toEqual(total)
      for (const { paise } of spent ?? []) expect(paise).toBeGreaterThan(0)
    }),
  )
})

test('of a claim that cards paid as a whole nothing is owed to the employee, and no entry is of nothing', () => {
  const receipts = [{ category: 'Food' as const, totalPaise: 50_000, ...none }]
  expect(booked({ totalPaise: 50_000, cardPaise: 50_000, receipts })).toEqual([
    ['Meals', 50_000, null],
    ['Cards', -50_000, null],
  ])
})
