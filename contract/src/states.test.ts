import { expect, test } from 'vitest'
import { STATES, stateNamed } from './states.ts'

test('every state is named by its own name', () => {
  expect(STATES.map((name) => stateNamed(name.toUpperCase()))).toEqual([...STATES])
})

test.each([
  ['  tamil   nadu', 'Tamil Nadu'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['Dadra & Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['Orissa', 'Odisha'],
  ['NCT of Delhi', 'Delhi'],
  ['Mumbai', undefined],
  ['', undefined],
])('“%s” is the state %s', (text, state) => {
  expect(stateNamed(text)).toBe(state)
})
