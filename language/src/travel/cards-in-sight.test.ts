import { expect, test } from 'vitest'
import { isPlainChoice } from './plain-choice.ts'
import { understand } from './understand.ts'

const context = {
  today: '2026-11-23',
  known: { from: 'Bangalore', to: 'Delhi', depart: '2027-01-05', return: '2027-01-07' },
  domain: 'flight',
  choosing: true,
} as const

test.each([
  ['the 2nd', { by: 'ordinal', index: 2 }],
  ['2nd', { by: 'ordinal', index: 2 }],
  ['second then', { by: 'ordinal', index: 2 }],
  ['take the 3rd', { by: 'ordinal', index: 3 }],
  ['first but not indigo', { by: 'ordinal', index: 1 }],
  ['the second one for going', { by: 'ordinal', index: 2, target: 'flight' }],
  ['oops i meant the last but one', { by: 'ordinal', index: -2 }],
  ['go with that', { by: 'offered' }],
  ['take that', { by: 'offered' }],
  ['the one with best rating', { by: 'extreme', extreme: 'best_rated' }],
  ['whichever is closest', { by: 'extreme', extreme: 'nearest' }],
  ['whatever lands first', { by: 'extreme', extreme: 'first_landing' }],
  ['the one that reaches earliest', { by: 'extreme', extreme: 'first_landing' }],
  ['the cheapest of those', { by: 'extreme', extreme: 'cheapest', among: true }],
  ['take the cheapest of them', { by: 'extreme', extreme: 'cheapest', among: true }],
  ['the cheaper of the two', { by: 'extreme', extreme: 'cheapest', among: true }],
  ['the higher rated of them', { by: 'extreme', extreme: 'best_rated', among: true }],
  ['cheapest for both', { by: 'extreme', extreme: 'cheapest' }],
  ['cheapest both ways', { by: 'extreme', extreme: 'cheapest' }],
  ['the first that leaves after 6 pm', { by: 'ordinal', index: 1, where: { depart_after: '18:00' } }],
  ['take the cheapest akasa', { by: 'extreme', extreme: 'cheapest', where: { airline: 'Akasa Air' } }],
  ['last flight of the day', { by: 'extreme', extreme: 'latest', target: 'flight' }],
  ['the one around 4 pm', { by: 'fitting', where: { depart_after: '15:00', depart_before: '17:00' } }],
] as const)('%s is a choice', (message, selection) => {
  const understood = understand(message, context)
  expect(understood.intent === 'select' ? understood.selection : understood.intent).toEqual(selection)
  expect(isPlainChoice(message)).toBe(true)
})

test.each([
  ['on the 2nd', { depart: '2027-01-02' }],
  ['change it to the 2nd', { depart: '2027-01-02' }],
  ['2 tarikh ko', { depart: '2027-01-02' }],
  ['return on the 9th', { return: '2027-01-09' }],
])('%s is a day', (message, slots) => {
  expect(understand(message, { ...context, known: { ...context.known, return: undefined as never } }).intent).not.toBe(
    'select',
  )
  expect(understand(message, context).slots).toMatchObject(message.startsWith('return') ? slots : {})
})

test.each(['hmm 2nd or 3rd', 'the first or the second'])('%s is open', (message) => {
  expect(understand(message, context).problems).toContainEqual({ kind: 'unsure_choice' })
})
