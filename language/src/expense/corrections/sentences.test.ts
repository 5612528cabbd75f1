import { expect, test } from 'vitest'
import { gradeOf, rowsOf, sharesOf } from './graded-sentences.fixture.ts'
import { SENTENCES, UNSEEN_SENTENCES } from './sentences.fixture.ts'

test.each(rowsOf(SENTENCES))('no wrong value: $text', (row) => {
  expect(gradeOf(row)).not.toMatchObject({ grade: 'wrong' })
})

test('corrections are read in many words and orders', () => {
  expect(sharesOf(rowsOf(SENTENCES)).right).toBeGreaterThanOrEqual(96)
})

test('in words that no rule was made for as well', () => {
  expect(sharesOf(rowsOf(UNSEEN_SENTENCES)).right).toBeGreaterThanOrEqual(83)
})
