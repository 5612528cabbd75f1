import { expect, test } from 'vitest'
import { interpret } from './interpret.ts'
import type { Context } from './types.ts'

const TODAY: Context = { today: '2026-06-10' }

const unread = (message: string, context: Context = TODAY) =>
  interpret(message, context).unread.map(({ start, end }) => message.slice(start, end))

test.each([
  'Delhi to Mumbai tomorrow, morning flight, non-stop please',
  'I need a hotel in Bangalore from 12 July for three nights',
  'not IndiGo, Air India please',
  'anything but Vistara after 6 pm under 8,000 rupees',
  'kal subah delhi se mumbai jaana hai',
  'मुझे कल दिल्ली से मुंबई जाना है',
  'change the return to Friday',
  'hello, thanks a lot!',
  'cancel my trip to Chennai',
  'flights frm bomaby to chenai on 5th',
  'make it business class for two people',
])('%s is read to the last word', (message) => {
  expect(unread(message)).toEqual([])
})

test.each<[message: string, left: string[]]>([
  ['a hotel in Mumbai near Andheri', ['near Andheri']],
  ['flight from Delhi to Mumbai tomorrow with lounge access', ['lounge access']],
  ['Delhi to Mumbai on Friday, aisle seat, vegetarian', ['aisle', 'vegetarian']],
  ['a flight to Chennai on Friday unless my boss objects', ['unless my boss objects']],
  ['Delhi to Mumbai tomorrow after the board meeting', ['after the board']],
  ['मुझे कल दिल्ली से मुंबई लाउंज जाना है', ['लाउंज']],
  ['Delhi to Mumbai <not for Rahul> tomorrow', ['not for Rahul']],
  [
    'Flight: IndiGo-6E 2046 (Departure: 2026-06-19 06:00, Arrival: 2026-06-19 08:10)\nPrice: ₹5,432\nand a taxi',
    ['taxi'],
  ],
])('%s leaves %j', (message, left) => {
  expect(unread(message)).toEqual(left)
})

test('offsets lead back to the message as it was written', () => {
  const message = 'Please — “Delhi”\u200b to  Mumbai, 6 a.m., near Andheri 👍'
  const { acts, unread: left } = interpret(message, TODAY)
  expect(left.map(({ start, end }) => message.slice(start, end))).toEqual(['near Andheri'])
  expect(acts[0]?.evidence.map(({ start, end }) => message.slice(start, end))).toContain('6')
})

test('what is rejected is an act of its own', () => {
  const message = 'Delhi to Mumbai tomorrow, not IndiGo'
  const rejected = interpret(message, TODAY).acts.find(({ polarity }) => polarity === 'negated')
  expect(rejected && message.slice(rejected.span.start, rejected.span.end)).toBe('not IndiGo')
})

test('what only tells something is a remark', () => {
  const { acts, understood } = interpret('I was there on 5 July, show me hotels in Chennai', TODAY)
  expect(acts.map(({ intent }) => intent)).toContain('remark')
  expect(understood.slots.check_in).toBeUndefined()
})

test('a value that fills nothing is unread', () => {
  expect(unread('show me flights from Chennai to Delhi that arrive in the afternoon')).toEqual(['afternoon'])
})
