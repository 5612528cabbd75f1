import { expect, test } from 'vitest'
import { asksForWhom, partyIn } from './party.ts'

const party = (parts: Partial<NonNullable<ReturnType<typeof partyIn>>>) => ({
  names: [],
  guests: [],
  me: false,
  adds: false,
  ...parts,
})

test.each([
  ['book Delhi to Mumbai on 6 July for Neha Sharma', { names: ['Neha Sharma'] }],
  ['this is for my colleague rahul', { names: ['rahul'] }],
  ['for a guest, Mr. D’Souza of Infosys', { guests: ['Mr. D’Souza of Infosys'] }],
  ['for me and Priya', { names: ['Priya'], me: true }],
  ['3 of us: me, Amit and Sunita', { names: ['Amit', 'Sunita'], me: true }],
  ['not for me, for Neha', { names: ['Neha'] }],
  ['for Farah Khan and a guest Mr Thomas, with a cab', { names: ['Farah Khan'], guests: ['Mr Thomas'] }],
  ['for Neha Flight to Pune', { names: ['Neha'] }],
  ['please add Priya Nair as well', { names: ['Priya Nair'], adds: true }],
])('‘%s’ names who travels', (message, parts) => {
  expect(partyIn(message)).toEqual(party(parts))
})

test.each([
  'a flight for Monday',
  'for Delhi',
  'for a client visit in Pune',
  'for the conference',
  'me and Delhi',
  'just for me',
])('‘%s’ names nobody', (message) => {
  expect(partyIn(message)).toBeUndefined()
})

test.each([
  ['who can I book for?', true],
  ['for whom may I arrange trips?', true],
  ['who will book my flight?', false],
])('‘%s’ asks for whom: %s', (message, asks) => {
  expect(asksForWhom(message)).toBe(asks)
})
