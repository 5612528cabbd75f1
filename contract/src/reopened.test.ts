import { expect, test } from 'vitest'
import { RECEIPT_FIELD_NAMES } from './receipt-fields.ts'
import { LEG_PARTS, namedPart, reopenedClaim, reopenedTrip, type TripShape } from './reopened.ts'

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

const there: TripShape = { legs: 1, hasReturnFlight: false, isJourney: false }
const back: TripShape = { legs: 2, hasReturnFlight: true, isJourney: false }
const journey: TripShape = { legs: 3, hasReturnFlight: false, isJourney: true }
const openLegs = (names: string[], shape: TripShape) =>
  Array.from({ length: shape.legs }, (_, index) =>
    LEG_PARTS.filter((part) => reopenedTrip(names, shape).leg(index + 1, part)).join(' '),
  )

test.each<[string, TripShape, string[]]>([
  ['hotel', back, ['hotel', 'hotel']],
  ['flight', back, ['flight', '']],
  ['return_flight', back, ['', 'flight']],
  ['purpose', back, ['', '']],
  ['total', back, ['flight hotel', 'flight hotel']],
  ['departure_date', back, ['date flight hotel', '']],
  ['return_date', back, ['hotel', 'date flight hotel']],
  ['dates', back, ['date flight hotel', 'date flight hotel']],
  ['destination_city', back, ['to flight hotel', 'from flight']],
  ['departure_city', back, ['from flight', 'to flight hotel']],
  ['leg:2.date', back, ['hotel', 'date flight hotel']],
  ['leg:1', back, ['date from to flight hotel', '']],
  ['leg:2', journey, ['hotel', 'date from to flight hotel', '']],
  ['leg:2.to', journey, ['', 'to flight hotel', 'from flight']],
  ['leg:3.from', journey, ['', 'to flight hotel', 'from flight']],
  ['flight', journey, ['flight', 'flight', 'flight']],
  ['destination_city', journey, ['to flight hotel', 'from flight', '']],
  ['return_date', journey, ['', 'hotel', 'date flight hotel']],
  ['leg:7', there, ['']],
])('of a trip %s reopens that and what follows from it, and nothing else', (name, shape, open) => {
  expect(openLegs([name], shape)).toEqual(open)
})

test('a trip that was returned without naming anything is open as a whole', () => {
  const open = reopenedTrip([], journey)

  expect(openLegs([], journey)).toEqual(Array(3).fill(LEG_PARTS.join(' ')))
  expect([open.whole('purpose'), open.route, open.removable(2)]).toEqual([true, true, true])
})

test('only a flight that was named as a whole may be taken out', () => {
  expect([2, 1].map((number) => reopenedTrip(['return_flight'], back).removable(number))).toEqual([true, false])
  expect([1, 2, 3].map((number) => reopenedTrip(['leg:2', 'leg:3.date'], journey).removable(number))).toEqual([
    false,
    true,
    false,
  ])
})
