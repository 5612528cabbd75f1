import { Journey } from '@pravas/contract/mileage'
import { expect, test } from 'vitest'
import { kilometresOf, mistakesIn, NEW_JOURNEY, typedJourney } from './typed-journey.ts'

const typed = (kilometres: string) => ({ ...NEW_JOURNEY, kilometres })

test.each([
  ['12', 12],
  [' 12.5 km ', 12.5],
  ['12.5KM', 12.5],
  ['1,200', 1200],
  ['1,200.5 km', 1200.5],
])('%j is read as %d km', (text, distance) => {
  expect(kilometresOf(typed(text))).toBe(distance)
})

test.each(['12,5', '1,2,3', '1,20', '12 5', ',200', 'km', '1e3', '-4'])('%j is no distance, and is said so', (text) => {
  expect(kilometresOf(typed(text))).toBeNaN()
  const { error } = Journey.safeParse(typedJourney(typed(text)))
  expect(error && mistakesIn(error).kilometres).toBe('Enter the distance in kilometres, such as 12.5.')
})
