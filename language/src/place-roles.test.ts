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
