import { expect, test } from 'vitest'
import { isDeliberation, isDismissal, isReport } from './remarks.ts'
import { understand } from './understand.ts'

const REPORTS = [
  'I was there yesterday',
  'I went to Chennai on 5 June.',
  'we flew to Chennai last week',
  'oh, I had a meeting there yesterday',
  'yesterday was a holiday',
  'my boss was in Kolkata on 5 July',
  'they visited us last Friday',
  'main kal wahan tha',
  'last time I left on 5 July and it was raining',
  'my colleague always says IndiGo is never on time lol',
  'Air India is always late',
  'the 6 am flight is usually full',
  'flights from Delhi are rarely on time in december',
  'yaar vistara is hardly ever cheap',
]
const DELIBERATIONS = [
  'do I need a hotel?',
  'should I book a hotel',
  'does the policy want a hotel?',
  'is a hotel needed?',
  'would 2 July be cheaper?',
  'so, should we leave on Thursday?',
  'what if I leave on Thursday?',
  'kya mujhe hotel chahiye?',
]
const DISMISSALS = [
  'never mind',
  'forget that',
  'oh forget it',
  'forget about that please',
  'leave it',
  'rehne do',

  'no, never mind, thanks',
]
const WISHES = [
  'I want what is usually cheapest',
  'not IndiGo, it is never on time',
  'never IndiGo please',
  'avoid Air India',
  'I meant Friday',
  'I was thinking of Friday',
  'I had said the 5th',
  'I was there yesterday, make it the 5th',
  'leave on 5 July',
  'can I have a hotel?',
  'could we leave on Thursday?',
  'are there later flights?',
  'is there a hotel near the airport?',
  'do you have hotels?',
  'would you add a hotel?',
  'never mind the price, take the first one',
  'forget the trip',
  'never mind, drop it',
  'yes',
  '',
]

test.each(REPORTS)('"%s" only tells what was', (text) => {
  expect([isReport(text), isDeliberation(text), isDismissal(text)]).toEqual([true, false, false])
})

test.each(DELIBERATIONS)('"%s" only asks what might be wanted', (text) => {
  expect([isReport(text), isDeliberation(text), isDismissal(text)]).toEqual([false, true, false])
})

test.each(DISMISSALS)('"%s" puts aside what was said last', (text) => {
  expect([isReport(text), isDeliberation(text), isDismissal(text)]).toEqual([false, false, true])
})

test.each(WISHES)('"%s" may wish for something', (text) => {
  expect([isReport(text), isDeliberation(text), isDismissal(text)]).toEqual([false, false, false])
})

test.each([
  ['I was there on 5 July, show me hotels', {}],
  ['I was in Mumbai on 5 July, show me hotels in Chennai', { city: 'Chennai' }],
  ['I flew to Chennai on 3 May, now I need a flight to Mumbai', { to: 'Mumbai' }],
  ['we visited Delhi last week and want to go to Mumbai on 20 June', { to: 'Mumbai', depart: '2026-06-20' }],
  ['I was in Pune yesterday. Book a flight to Chennai', { to: 'Chennai' }],
  ['main 5 July ko Mumbai gaya tha, Chennai mein hotel dikhao', { city: 'Chennai' }],
  ['I was there on 5 July and would like to go on 12 July', { depart: '2026-07-12' }],
  ['5 July was nice, make it 8 July', { depart: '2026-07-08' }],
  ['I landed in Mumbai, I need a hotel', { city: 'Mumbai' }],
  ['I was thinking of 5 July, flights to Mumbai', { to: 'Mumbai', depart: '2026-07-05' }],
])('"%s" wishes for nothing by its remark', (text, slots) => {
  expect(understand(text, { today: '2026-06-10' }).slots).toEqual(slots)
})
