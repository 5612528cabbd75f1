import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnId, isFiltered, nextOrder, type RecordView, UNFILTERED, viewOf, withView } from './record-view.ts'

const NOTHING: RecordView = { ...UNFILTERED, choices: [], order: undefined }

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const rupees = fc.option(
  fc.integer({ min: 0, max: 1e9 }).map((paise) => paise / 100),
  { nil: undefined },
)
const anyView: fc.Arbitrary<RecordView> = fc.record({
  search: fc.string(),
  choices: fc.uniqueArray(fc.constantFrom('pending', 'approved', 'rejected', 'on hold')),
  from: fc.oneof(fc.constant(''), day),
  to: fc.oneof(fc.constant(''), day),
  atLeast: rupees,
  atMost: rupees,
  order: fc.option(fc.record({ column: fc.constantFrom('date', 'total-cost'), descending: fc.boolean() }), {
    nil: undefined,
  }),
})

test('a view comes back from its address as it went', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(viewOf(new URLSearchParams(withView(new URLSearchParams(), view).toString()))).toEqual(view)
    }),
  )
})

test('what narrows nothing leaves no trace in the address, and what belongs to others stays', () => {
  const params = withView(new URLSearchParams('q=Goa&min=100&tab=mine&sort=-date'), NOTHING)
  expect(params.toString()).toBe('tab=mine')
})

test('what an address says wrongly counts as not said', () => {
  expect(viewOf(new URLSearchParams('from=tomorrow&to=2026-13-40&min=much&max=&status=,&sort='))).toEqual(NOTHING)
})

test('an order filters nothing, blanks search for nothing', () => {
  expect(isFiltered({ ...NOTHING, search: '  ', order: { column: 'date', descending: true } })).toBe(false)
  expect(isFiltered({ ...NOTHING, atLeast: 0 })).toBe(true)
})

test('a column sorts upwards, downwards, and then no longer', () => {
  const up = nextOrder({ column: 'date', descending: true }, columnId('Total Cost'))
  expect(up).toEqual({ column: 'total-cost', descending: false })
  const down = nextOrder(up, 'total-cost')
  expect(down).toEqual({ column: 'total-cost', descending: true })
  expect(nextOrder(down, 'total-cost')).toBeUndefined()
})
