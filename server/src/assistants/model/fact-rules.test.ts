import { expect, test } from 'vitest'
import { factsBeyond, factsOfAll, isGrounded } from './fact-rules.ts'

const KNOWN = factsOfAll([
  JSON.stringify({
    price: 4599,
    leaves: '2026-06-19 06:45',
    number: 'TRP-2026-000123',
    status: 'approved',
    total: 12345.5,
  }),
  'I want to pay at most 8k and leave at 6:30 pm',
  'Nothing has been sent.',
])

test.each([
  'It costs ₹4,599 and leaves on 19 Jun 2026 at 06:45.',
  'It leaves on June 19 at 6:45 am.',
  'Rs. 4599, 19/06/2026.',
  'TRP-2026-000123 is approved.',
  'That is below your ₹8,000, and before 18:30.',
  'The total is ₹12,345.50, for 2 nights in 3 hotels.',
  'Nothing has been sent, and it is not booked.',
  'Which flight would you like?',
])('grounded: %s', (sentence) => expect(isGrounded(sentence, KNOWN)).toBe(true))

test.each([
  'It costs ₹4,600.',
  'Both cost ₹9,198 in all.',
  'About 1.2 lakh rupees.',
  'It leaves on 20 June.',
  'It leaves on 19 Jun 2027.',
  'It leaves at 07:45.',
  'It leaves at 6:45 pm.',
  'Your request TRP-2026-000124 waits.',
  'I have booked it.',
  'I sent it to your manager.',
  'No problem, your request has been sent.',
  'Your request has been sent to your manager.',
  'You get 15% off.',
  'It takes 135 minutes.',
])('invented: %s', (sentence) => expect(isGrounded(sentence, KNOWN)).toBe(false))

test('who asks whether something was done has not told that it was', () => {
  const known = factsOfAll(['Nothing has been sent.'], ['Has TRP-2026-000123 been sent for ₹4,599'])
  expect(isGrounded('Yes, TRP-2026-000123 has been sent.', known)).toBe(false)
  expect(isGrounded('TRP-2026-000123 is for ₹4,599.', known)).toBe(true)
})

test('what is invented is named', () => {
  const said = 'TRP-2026-000124 costs ₹4,600 and leaves on 19 Jun 2026 at 07:45; it is booked.'
  expect(factsBeyond(said, KNOWN)).toEqual(['numbers 4600', 'times 07:45', 'records TRP-2026-000124', 'deeds booked'])
})

test.each([
  ['home by 11', ['11:00', '23:00'], '12:00'],
  ['a meeting at 3 pm', ['15:00'], '03:00'],
  ['wapas 9 baje', ['09:00', '21:00'], '10:00'],
  ['on 8 dec or the 9th, for ₹10', [], '08:00'],
])('%s: the hour may be given as a clock shows it', (said, may, mayNot) => {
  const known = factsOfAll([], [said])
  for (const time of may) expect(factsBeyond(`Lands at ${time}.`, known)).toEqual([])
  expect(factsBeyond(`Lands at ${mayNot}.`, known)).toEqual([`times ${mayNot}`])
  expect(factsBeyond('Lands at 09:00.', factsOfAll([said]))).toEqual(['times 09:00'])
})
