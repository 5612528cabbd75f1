import { expect, test } from 'vitest'
import { gradeOf, rowsOf, sharesOf } from './graded-sentences.fixture.ts'
import { NO_VALUES, SENTENCES, UNSEEN_SENTENCES } from './sentences.fixture.ts'

test.each(rowsOf(SENTENCES))('no wrong value: $text', (row) => {
  expect(gradeOf(row)).not.toMatchObject({ grade: 'wrong' })
})

test.each(NO_VALUES.trim().split('\n'))('sets nothing: %s', (text) => {
  expect(gradeOf({ text, expected: [], unread: [] }).did.filter((one) => one.includes('='))).toEqual([])
})

test('corrections are read in many words and orders', () => {
  expect(sharesOf(rowsOf(SENTENCES)).right).toBeGreaterThanOrEqual(96)
})

test('in words that no rule was made for as well', () => {
  expect(sharesOf(rowsOf(UNSEEN_SENTENCES)).right).toBeGreaterThanOrEqual(83)
})
