import { expect, test } from 'vitest'
import { BESIDE_ANSWER, isFunctionWord, isTalk } from './skipped-words.ts'

test.each(['The', "I'm", 'में', 'toh'])('%s may be skipped', (word) => {
  expect(isFunctionWord(word)).toBe(true)
})

test.each(
  'not never only except without but before after until near over under if unless or either maybe perhaps shayad agar sirf bina two half double mat'.split(
    ' ',
  ),
)('%s excludes, bounds, supposes, counts or doubts, and is never skipped', (word) => {
  expect(isFunctionWord(word) || isTalk(word) || BESIDE_ANSWER.has(word)).toBe(false)
})

test('what may stand beside an answer is one of the words to skip', () => {
  expect([...BESIDE_ANSWER].filter((word) => !isFunctionWord(word) && !isTalk(word))).toEqual([])
})
