import { expect, test } from 'vitest'
import { clockAt, periodAt } from './clock.ts'
import { clean, tokenise } from './tokens.ts'

test.each([
  ['5 pm', '17:00'],
  ['230 pm', '14:30'],
  ['12 am', '00:00'],
  ['9:05', '09:05'],
  ['18:00', '18:00'],
  ['06:15', '06:15'],
  ['06:15 pm', '18:15'],
  ['6:15', '18:15'],
  ["8 o'clock in the evening", '20:00'],
  ['5 baje', '17:00'],
  ['noon', '12:00'],
])('%s is %s', (text, time) => {
  expect(clockAt(tokenise(clean(text)), 0)?.time).toBe(time)
})

test.each(['5', '5 people', '25 june', '99:99'])('%s is no time', (text) => {
  expect(clockAt(tokenise(clean(text)), 0)).toBeUndefined()
})

test('am is a morning behind a day and a verb elsewhere', () => {
  expect(periodAt(tokenise('monday am'), 1)).toBe('morning')
  expect(periodAt(tokenise('i am'), 1)).toBeUndefined()
})

test.each([
  ['6:15', '06:15'],
  ['9:05', '21:05'],
  ['12:10', '00:10'],
  ['06:15', undefined],
  ['18:00', undefined],
  ['6 pm', undefined],
  ['6:15 in the morning', undefined],
])('%s may also be %s', (text, other) => {
  expect(clockAt(tokenise(clean(text)), 0)?.other).toBe(other)
})
