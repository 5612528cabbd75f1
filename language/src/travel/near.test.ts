import { expect, test } from 'vitest'
import { endsNear, isOnlyArea } from './near.ts'

test.each([
  'area',
  'the area',
  'side',
  'within 3 km of please',
  'mein kuch',
  'anything in the area',
  'के पास',
  'hotel in',
  '',
])('"%s" around a name says where a hotel shall be', (rest) => {
  expect(isOnlyArea(rest)).toBe(true)
})

test.each(['my friend lives in', 'is too far', 'area is noisy', 'not in', 'meeting in', 'flight to'])(
  '"%s" around a name says something else',
  (rest) => {
    expect(isOnlyArea(rest)).toBe(false)
  },
)

test('the end of a text may name what something shall be near to', () => {
  expect(endsNear('a hotel near Whitefield')).toBe(true)
  expect(endsNear('a hotel near')).toBe(false)
})
