import { wordsOf } from '@pravas/messages/testing/tripmate'
import { expect, test } from 'vitest'
import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { formOf, questionWords, suggestionsFor } from './questions.ts'
import { type CriterionName, type DialogueState, EMPTY } from './state.ts'

function asking(slot: CriterionName, criteria: TripCriteria): DialogueState {
  return { ...EMPTY, goal: slot === 'city' ? 'hotel' : 'flight', criteria, asked: { about: 'slots', slots: [slot] } }
}

test.each([
  ['to', { from: 'Chennai' } as const, 'Chennai'],
  ['from', { to: 'Delhi' } as const, 'Delhi'],
] as const)('the city at the other end is not proposed for %s', (slot, criteria, other) => {
  const cities = suggestionsFor(asking(slot, criteria))
  expect(cities).toHaveLength(5)
  expect(cities).not.toContain(other)
})

test('the city that the form of a hotel has filled in is the one that the question names', () => {
  const state = asking('city', { from: 'Delhi', to: 'Kolkata', purpose: 'training' })
  expect(formOf(state, 'hotel').prefill).toMatchObject({ destination: 'Kolkata', purpose: 'training' })
  expect(questionWords({ about: 'slots', slots: ['city'] }, state)).toContain('Kolkata')
  expect(suggestionsFor(state)[0]).toBe('Kolkata')
  const none = asking('city', {})
  expect(questionWords({ about: 'slots', slots: ['city'] }, none)).toMatch(wordsOf('ask.city'))
})
