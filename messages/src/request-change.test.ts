import { expect, test } from 'vitest'
import { changeText } from './request-change.ts'

const LABELS = { total: 'total', date: 'date' }

test.each([
  [{ part: null, field: 'total', before: '₹640.00', after: '₹460.00' }, 'Total: ₹640.00, now ₹460.00'],
  [
    { part: 'City Cabs', field: 'total', before: '₹640.00', after: '₹460.00' },
    'City Cabs, total: ₹640.00, now ₹460.00',
  ],
  [{ part: null, field: 'cost_centre', before: null, after: '4100' }, 'Cost centre: nothing, now 4100'],
  [{ part: 'City Cabs', field: 'date', before: null, after: '3 Jun 2026' }, 'City Cabs, date: nothing, now 3 Jun 2026'],
  [{ part: 'City Cabs', field: null, before: null, after: '₹460.00' }, 'City Cabs: added, ₹460.00'],
  [{ part: 'City Cabs', field: null, before: '₹460.00', after: null }, 'City Cabs: removed, ₹460.00'],
])('%j is said as what it is', (change, said) => {
  expect(changeText(change, LABELS)).toBe(said)
})
