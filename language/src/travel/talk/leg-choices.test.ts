import { expect, test } from 'vitest'
import { legChoiceIn } from './leg-choices.ts'
import { saidIn, spellingsOf, spelt } from './said.ts'

const choiceIn = (message: string) => legChoiceIn(saidIn(message), spellingsOf(spelt(message)))

test.each([
  ['for the first leg take the cheapest', 1, 'cheapest'],
  ['take the earliest one for the second flight please', 2, 'earliest'],
  ['pehli flight ke liye sabse sasti le lo', 1, 'cheapest'],
  ['the fastest for the last leg', 'last', 'fastest'],
  ['cheapest for all of them pls', 'all', 'cheapest'],
  ['cheapest for both', 'all', 'cheapest'],
  ['cheapest for last also', 'last', 'cheapest'],
  ['chepest for all legs', 'all', 'cheapest'],
  ['dono taraf sabse sasti', 'all', 'cheapest'],
  ['sab ke liye sabse sasti', 'all', 'cheapest'],
] as const)('%s', (message, legs, extreme) => {
  expect(choiceIn(message)).toEqual({ legs, extreme })
})

test.each([
  'the cheapest',
  'the first one',
  'not the cheapest for the first leg',
  'is the cheapest for the first leg direct?',
  'for the first leg something in the evening',
  'the cheapest for the first leg costs too much',
])('%s chooses for no leg', (message) => {
  expect(choiceIn(message)).toBeUndefined()
})
