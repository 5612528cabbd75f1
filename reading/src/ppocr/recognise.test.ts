import { expect, test } from 'vitest'
import { alphabetOf } from './models.ts'
import { decode, isHindi } from './recognise.ts'

const alphabet = alphabetOf('a\nb\n：\n續\n')

function steps(...likeliest: [index: number, probability: number][]): Float32Array {
  const classes = alphabet.length
  const data = new Float32Array(likeliest.length * classes)
  for (const [step, [index, probability]] of likeliest.entries()) data[step * classes + index] = probability
  return data
}

test('the alphabet begins with the blank, ends with the space, knows full-width marks and no Chinese', () => {
  expect(alphabet).toEqual(['', 'a', 'b', ':', undefined, ' '])
})

test('repeats are merged unless a blank parts them', () => {
  const data = steps([1, 0.9], [1, 0.9], [0, 1], [1, 0.7], [2, 0.8], [3, 1])
  expect(decode(data, 6, alphabet).characters).toEqual([
    { character: 'a', step: 0 },
    { character: 'a', step: 3 },
    { character: 'b', step: 4 },
    { character: ':', step: 5 },
  ])
})

test('the confidence is the mean of the characters', () => {
  expect(decode(steps([1, 0.9], [0, 1], [2, 0.7]), 3, alphabet).confidence).toBeCloseTo(0.8)
})

test('nothing is read with no confidence', () => {
  expect(decode(steps([0, 1], [0, 1]), 2, alphabet)).toEqual({ characters: [], confidence: 0 })
  expect(decode(new Float32Array(0), 0, alphabet)).toEqual({ characters: [], confidence: 0 })
})

test('Hindi that is hardly read is kept only where nothing else was read', () => {
  expect(isHindi({ text: 'कुल राशि', confidence: 0.5 }, 0)).toBe(true)
  expect(isHindi({ text: 'कुल राशि', confidence: 0.5 }, 4)).toBe(false)
  expect(isHindi({ text: '|_', confidence: 0.5 }, 0)).toBe(false)
  expect(isHindi({ text: 'कुल राशि', confidence: 0.8 }, 4)).toBe(true)
})
