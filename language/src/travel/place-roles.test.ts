import { expect, test } from 'vitest'
import type { Slots } from './types.ts'
import { understand } from './understand.ts'

test.each<[string, Slots]>([
  ['fly Delhi to Chennai', { from: 'Delhi', to: 'Chennai' }],
  ['I want to fly Delhi on Monday to Chennai', { from: 'Delhi', to: 'Chennai', depart: '2026-06-15' }],
  ['flying Delhi Chennai', { from: 'Delhi', to: 'Chennai' }],
  ['fly Mumbai from Delhi', { from: 'Delhi', to: 'Mumbai' }],
  ['fly Chennai', { to: 'Chennai' }],
  ['fly to Chennai', { to: 'Chennai' }],
  ['fly from Delhi', { from: 'Delhi' }],
])('what "%s" flies from and to', (text, slots) => {
  expect(understand(text, { today: '2026-06-10' }).slots).toEqual(slots)
})

test.each<[string, Slots]>([
  ['change the departure city to Chennai', { from: 'Chennai' }],
  ['change the departure city from Delhi to Chennai', { from: 'Chennai' }],
  ['change the origin to Chennai', { from: 'Chennai' }],
  ['change the departure to Chennai', { from: 'Chennai' }],
  ['set the starting point to Chennai', { from: 'Chennai' }],
  ['change the destination city to Chennai', { to: 'Chennai' }],
  ['my departure to Chennai', { to: 'Chennai' }],
])('"%s" changes the end that it names', (text, slots) => {
  const known = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-15' } as const
  expect(understand(text, { today: '2026-06-10', domain: 'flight', known }).slots).toEqual(slots)
})
