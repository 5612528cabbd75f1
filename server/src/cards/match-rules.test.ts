import fc from 'fast-check'
import { expect, test } from 'vitest'
import { certainPairs } from './match-rules.ts'

test('a payment and a receipt are matched where neither fits another', () => {
  const pair = (lineId: string, receiptId: string) => ({ lineId, receiptId })
  expect(certainPairs([pair('l1', 'r1'), pair('l2', 'r2'), pair('l2', 'r3')])).toEqual([pair('l1', 'r1')])
  expect(certainPairs([pair('l1', 'r1'), pair('l2', 'r1')])).toEqual([])
})

test('whatever may fit, each line and each receipt is matched once at most, and nothing that has a choice', () => {
  const some = fc.uniqueArray(
    fc.record({ lineId: fc.constantFrom('l1', 'l2', 'l3', 'l4'), receiptId: fc.constantFrom('r1', 'r2', 'r3', 'r4') }),
    { selector: ({ lineId, receiptId }) => `${lineId} ${receiptId}` },
  )
  fc.assert(
    fc.property(some, (pairs) => {
      const certain = certainPairs(pairs)
      expect(new Set(certain.map(({ lineId }) => lineId)).size).toBe(certain.length)
      expect(new Set(certain.map(({ receiptId }) => receiptId)).size).toBe(certain.length)
      for (const { lineId, receiptId } of certain)
        expect(pairs.filter((pair) => pair.lineId === lineId || pair.receiptId === receiptId)).toHaveLength(1)
    }),
  )
})
