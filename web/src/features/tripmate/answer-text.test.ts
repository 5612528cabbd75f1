// @vitest-environment node
import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'

const hotels = '[HOTEL_CARDS_START][{"name":"Hotel Marine","price":4500}][HOTEL_CARDS_END]'

test('an answer is copied without markers, markup and data', () => {
  expect(answerText(`**One** hotel:\n${hotels}\nWhich one?`)).toBe(
    'One hotel:\n\nHotel: Hotel Marine\nPrice: ₹4,500\n\nWhich one?',
  )
})

test('data that nobody can read are not copied', () => {
  expect(answerText('Here:\n[HOTEL_CARDS_START]{{[HOTEL_CARDS_END]')).toBe('Here:')
})
