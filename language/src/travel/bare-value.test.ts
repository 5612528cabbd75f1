import { expect, test } from 'vitest'
import { isBareValue } from './bare-value.ts'

test.each([
  '25 November',
  'the second flight',
  'Business class',
  'next friday morning',
  '6E 2046',
  'Mumbai se Delhi',
  'Palm Quay',
])('values alone: %s', (message) => {
  expect(isBareValue(message, new Set(['palm', 'quay']))).toBe(true)
})

test.each([
  'it was sent yesterday',
  'I love Mumbai in November',
  'wow IndiGo is cheap these days',
  'Monday ko bhejna',
  'I have second thoughts',
  '',
])('says something around them: %s', (message) => {
  expect(isBareValue(message)).toBe(false)
})
