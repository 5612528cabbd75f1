import { expect, test } from 'vitest'
import { act, quoteUnread, unreadOf } from './interpretation.ts'

const words = (message: string, ...read: string[]) =>
  unreadOf(
    message,
    read.map((word) => ({ start: message.indexOf(word), end: message.indexOf(word) + word.length })),
  ).map(({ start, end }) => message.slice(start, end))

test.each<[message: string, read: string[], unread: string[]]>([
  ['a hotel near Andheri', ['hotel'], ['near Andheri']],
  ['I would like to go to the moon', [], ['like to go to the moon']],
  ['flight, lounge and aisle', ['flight'], ['lounge and aisle']],
  ['lounge, aisle', [], ['lounge', 'aisle']],
  ['lounge flight aisle', ['flight'], ['lounge', 'aisle']],
  ['मुझे दिल्ली में लाउंज चाहिए', ['दिल्ली', 'चाहिए'], ['लाउंज']],
  ["I'm in the way", [], ['way']],
  ['5pax', ['5'], ['pax']],
  ['5pax', [], ['5pax']],
  ['not only if', [], ['not only if']],
  ['', [], []],
])('%s with %j read leaves %j', (message, read, unread) => {
  expect(words(message, ...read)).toEqual(unread)
})

test('unread words are quoted, two at the most and each of them short', () => {
  const message = 'lounge, aisle, meal'
  const spans = unreadOf(message, [])
  expect(quoteUnread(message, spans)).toBe('“lounge” and “aisle”')
  expect(quoteUnread(message, [])).toBeUndefined()
  const long = 'something that nobody reads and that goes on for quite a while indeed'
  expect(quoteUnread(long, unreadOf(long, []))).toBe('“something that nobody reads and that…”')
})

test('an act spans the words that it was read from', () => {
  const evidence = [
    { start: 12, end: 18 },
    { start: 2, end: 5 },
  ]
  expect(act('search', {}, evidence).span).toEqual({ start: 2, end: 18 })
})
