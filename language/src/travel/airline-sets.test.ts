import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const TODAY = { today: '2026-06-10', domain: 'flight' } as const

test.each([
  ['indigo or akasa only', 'IndiGo', ['Akasa Air']],
  ['indigo, akasa or air india', 'IndiGo', ['Akasa Air', 'Air India']],
  ['vistara if they have else indigo', 'Vistara', ['IndiGo']],
  ['indigo ya air india hi chahiye', 'IndiGo', ['Air India']],
])('%s', (message, airline, others) => {
  expect(understand(message, TODAY).slots).toMatchObject({ airline, other_airlines: others })
})

test.each([
  ['delhi to mumbai by air india instead of indigo', 'Air India'],
  ['delhi to mumbai on indigo only', 'IndiGo'],
])('%s wants one airline', (message, airline) => {
  const { slots } = understand(message, TODAY)
  expect([slots.airline, slots.other_airlines]).toEqual([airline, undefined])
})
