import { expect, test } from 'vitest'
import { correctSpelling, isSlipOf, typingDistance } from './spelling.ts'
import { clean, tokenise } from './tokens.ts'

const corrected = (text: string) =>
  correctSpelling(tokenise(clean(text)))
    .map((token) => token.text)
    .join(' ')

test.each([
  ['fligths', 'flights'],
  ['retunring', 'returning'],
  ['hyderbad', 'hyderabad'],
  ['bengalru', 'bengaluru'],
  ['tomorow', 'tomorrow'],
  ['wendesday', 'wednesday'],
  ['passangers', 'passengers'],
  ['lucknw', 'lucknow'],
])('%s is read as %s', (typed, right) => {
  expect(corrected(typed)).toBe(right)
})

test.each(['del', 'BOM', 'maa', 'dl', 'qp'])('the short code %s stays as it is', (code) => {
  expect(corrected(code)).toBe(code.toLowerCase())
})

test.each(['joke', 'weather', 'luggage', 'restaurant', 'lunch', 'ignore'])(
  'the word %s is known and not bent to travel',
  (word) => {
    expect(corrected(word)).toBe(word)
  },
)

test('neighbours settle what a short misspelling stands for', () => {
  expect(corrected('flights rom chennai')).toBe('flights from chennai')
  expect(corrected('a neww delhi hotel')).toBe('a new delhi hotel')
  expect(corrected('the tickets form Mumbai')).toBe('the tickets from mumbai')
  expect(corrected('open the form')).toBe('open the form')
})

test('swapped, doubled and neighbouring letters are nearer than others', () => {
  const far = typingDistance('flixht', 'flight', 3)
  expect(typingDistance('flihgt', 'flight', 3)).toBeLessThan(far)
  expect(typingDistance('fliight', 'flight', 3)).toBeLessThan(far)
  expect(typingDistance('flifht', 'flight', 3)).toBeLessThan(far)
  expect(typingDistance('abcdef', 'flight', 2)).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  ['बताइए', 'bataiye'],
  ['मुम्बई', 'mumbai'],
  ['अपनी', 'apni'],
  ['बदलना', 'badalna'],
  ['नदी', 'nadi'],
  ['जंगल', 'jangal'],
  ['बस का किराया', 'bus ka fare'],
  ['बस करो', 'bas karo'],
])('%s in Devanagari is spelled %s, and never bent to a word that sounds otherwise', (typed, right) => {
  expect(corrected(typed)).toBe(right)
})

test.each([
  ['flight', 'flght'],
  ['schedule', 'shedule'],
  ['you', 'u'],
  ['from', 'form'],
])('%s is meant by %s', (right, typed) => {
  expect(isSlipOf(right, typed)).toBe(true)
})

test.each([
  ['haan', 'hassan'],
  ['aana', 'ananya'],
  ['stars', 'satara'],
  ['hair', 'nair'],
  ['layover', 'lawyer'],
])('%s is not meant by %s', (right, typed) => {
  expect(isSlipOf(right, typed)).toBe(false)
})
