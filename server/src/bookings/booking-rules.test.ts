import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedFields, mostRefund, type PricedPart, totalsOf } from './booking-rules.ts'

test('what changed is named by its place, legs counted from 1', () => {
  const before = {
    cost: 5400,
    note: null,
    legs: [
      { seat: '12A', to: 'BOM' },
      { seat: null, to: 'MAA' },
    ],
  }
  const after = { cost: 5400, note: 'Window', legs: [{ seat: '14C', to: 'BOM' }] }
  expect(changedFields(before, after)).toEqual([
    { field: 'legs.1.seat', before: '12A', after: '14C' },
    { field: 'legs.2.to', before: 'MAA', after: null },
    { field: 'note', before: null, after: 'Window' },
  ])
  expect(changedFields(after, after)).toEqual([])
})

test('of a ticket for two flights comes back what both cost, and of an unknown cost anything', () => {
  const [out, back] = [
    { costPaise: 800_000, feePaise: 25_000 },
    { costPaise: 0, feePaise: 0 },
  ]
  expect(mostRefund([out, back])).toBe(825_000)
  expect(mostRefund([back])).toBe(0)
  expect(mostRefund([out, { costPaise: null, feePaise: 0 }])).toBeUndefined()
})

const paise = fc.integer({ min: 0, max: 10_000_000 })
const part: fc.Arbitrary<PricedPart> = fc.record({
  approvedPaise: paise,
  live: fc.option(
    fc.record({
      costPaise: fc.option(paise, { nil: null }),
      paidBy: fc.constantFrom('organisation' as const, 'traveller' as const),
    }),
    { nil: undefined },
  ),
  paidPaise: paise,
  feePaise: paise,
  refundPaise: paise,
})

test('the totals of any bookings leave nothing out, and compare what is booked with its own share of what was approved', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const totals = totalsOf(parts)
      const sum = (of: (one: PricedPart) => number) => parts.reduce((all, one) => all + of(one), 0) / 100
      expect(totals.approved).toBe(sum((one) => one.approvedPaise))
      expect(totals.booked).toBe(sum((one) => one.live?.costPaise ?? 0))
      expect(totals.organisation).toBeLessThanOrEqual(totals.booked)
      expect(totals.approved_of_booked).toBeLessThanOrEqual(totals.approved)
      expect(totals.unknown).toBe(parts.filter(({ live }) => live?.costPaise === null).length)
      expect(totals.spent).toBe(sum((one) => one.paidPaise + one.feePaise - one.refundPaise))
      expect([totals.fees, totals.refunds]).toEqual([sum((one) => one.feePaise), sum((one) => one.refundPaise)])
    }),
  )
})
