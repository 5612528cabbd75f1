import { expect, test } from 'vitest'
import { chatTitle, saysLittle } from './titles.ts'

test('a long message is cut at a word', () => {
  expect(chatTitle('  Two\n lines ')).toBe('Two lines')
  const long = 'I need a hotel near the station for three nights and a flight back to Delhi'
  expect(chatTitle(long)).toBe('I need a hotel near the station for three nights and a…')
})

test.each(['Hi', 'hello there!', 'Good morning, TripMate', 'thanks', 'Help me, please.', '', '…'])(
  '%s says little',
  (title) => {
    expect(saysLittle(title)).toBe(true)
  },
)

test.each(['Hi, a flight to Pune', 'Hilton', 'No meal receipts', 'Delhi'])('%s says something', (title) => {
  expect(saysLittle(title)).toBe(false)
})
