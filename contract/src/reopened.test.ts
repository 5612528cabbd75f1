import { expect, test } from 'vitest'
import { RECEIPT_FIELD_NAMES } from './receipt-fields.ts'
import { namedPart, reopenedClaim } from './reopened.ts'

const one = '0197f0a2-1111-7000-8000-000000000001'
const other = '0197f0a2-1111-7000-8000-000000000002'
const open = (names: string[], id: string) =>
  RECEIPT_FIELD_NAMES.filter((field) => reopenedClaim(names).field(id, field))

test('a return that names nothing reopens everything', () => {
  const all = reopenedClaim([])

  expect(all).toMatchObject({ all: true, addition: true })
  expect([all.whole('trip'), all.receipt(one), open([], one).length]).toEqual([true, true, RECEIPT_FIELD_NAMES.length])
})

test('a named field reopens that field of that receipt alone, which may be taken out', () => {
  const names = [`receipt:${one}.date`]
  const reopened = reopenedClaim(names)

  expect([open(names, one), open(names, other)]).toEqual([['date'], []])
  expect([reopened.receipt(one), reopened.receipt(other), reopened.addition]).toEqual([true, false, false])
  expect([reopened.whole('trip'), reopened.whole('cost_centre')]).toEqual([false, false])
})

test('what follows from a named field is open with it', () => {
  expect(open([`receipt:${one}.total`], one)).toEqual(['total', 'taxable', 'cgst', 'sgst', 'igst'])
  expect(open([`receipt:${one}.category`], one)).toEqual(['category', 'nights'])
})

test('a receipt that is named as a whole can be replaced; the total is about the amounts of all', () => {
  expect(reopenedClaim([`receipt:${one}`])).toMatchObject({ addition: true })
  expect(open([`receipt:${one}`], one)).toHaveLength(RECEIPT_FIELD_NAMES.length)
  expect(open(['total'], other)).toEqual(['total', 'currency', 'taxable', 'cgst', 'sgst', 'igst'])
})

test.each(['', 'receipt:', 'leg:0', 'leg:100', 'leg:abc.date', 'Total', 'leg:1.', 'a.b'])(
  '%j names nothing',
  (name) => {
    expect(namedPart(name)).toBeUndefined()
  },
)
