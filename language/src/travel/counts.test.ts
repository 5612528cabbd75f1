import { expect, test } from 'vitest'
import { clean, tokenise } from '../text/tokens.ts'
import { countAt } from './counts.ts'

const read = (text: string) => countAt(tokenise(clean(text)), 0)?.value

test.each([
  ['3 economy class round trip flight tickets', { kind: 'people', count: 3 }],
  ['two of us', { kind: 'people', count: 2 }],
  ['just me', { kind: 'people', count: 1 }],
  ['4 in my group', { kind: 'people', count: 4 }],
  ['2 double rooms', { kind: 'rooms', count: 2, type: 'double' }],
  ['single room', { kind: 'rooms', type: 'single' }],
  ['four star hotel', { kind: 'stars', count: 4 }],
  ['3 nights', { kind: 'duration', count: 3, unit: 'night' }],
  ['a night', undefined],
  ['one week', { kind: 'duration', count: 7, unit: 'night' }],
  ['a couple of days', { kind: 'duration', count: 2, unit: 'day' }],
  ['7', { kind: 'number', count: 7 }],
])('%s', (text, value) => {
  expect(read(text)).toEqual(value)
})
