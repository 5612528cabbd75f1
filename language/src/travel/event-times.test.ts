import { expect, test } from 'vitest'
import { interpret } from './interpret.ts'
import type { Context, Slots } from './types.ts'

/** A Monday. */
const today = '2026-11-23'
const NEW: Context = { today }
const OUT: Context = { today, domain: 'flight', known: { from: 'Bangalore', to: 'Chennai', depart: '2026-12-08' } }
const BOTH: Context = { ...OUT, known: { ...OUT.known, return: '2026-12-10' } }

const ROWS: readonly (readonly [message: string, context: Context, slots: Slots])[] = [
  // Until when an event lasts is no day, and no time of a flight.
  ['the audit goes on till 5', OUT, {}],
  ['I will come back that week on the 11th, the exam lasts until 3', OUT, { return: '2026-12-11' }],
  [
    'the summit is over by 4, come back on 9 December after 6',
    OUT,
    { purpose: 'conference', return: '2026-12-09', return_filters: { depart_after: '18:00' } },
  ],
  ['our demo ends at 6 pm', BOTH, {}],
  ['presentation 10 baje se 1 baje tak hai', OUT, { arrive_before: '08:00' }],
  // When it begins, one has landed before.
  ['the hearing begins at 10:30', OUT, { arrive_before: '08:30' }],
  ['I have an appointment at 3', OUT, { arrive_before: '13:00' }],
  ['for a 9 am interview', OUT, { arrive_before: '07:00' }],
  ['it starts at 11.45', OUT, { arrive_before: '09:45' }],
  ['the seminar on 9 December starts at 9:15', OUT, { purpose: 'conference' }],
  ['the demo is on 8 December, it starts at 9:15', OUT, { arrive_before: '07:15' }],
  ['I want to start at 9 pm', OUT, { depart_after: '20:00', depart_before: '22:00' }],
  ['reach by 10.45', OUT, { arrive_before: '10:45' }],
  // After an event is after its end, and then an hour is one after it.
  ['the review finishes at 4, fly back after that', BOTH, { return_filters: { depart_after: '18:00' } }],
  ['the pitch ends at 6, so the return after 8', BOTH, { return_filters: { depart_after: '20:00' } }],
  // Times go on about the way back that a sentence named last.
  ['return on 10 December, but not before 7', OUT, { return: '2026-12-10', return_filters: { depart_after: '07:00' } }],
  [
    'Kolkata to Delhi on 8 Dec in the morning, back on 9 Dec, evening',
    NEW,
    {
      from: 'Kolkata',
      to: 'Delhi',
      depart: '2026-12-08',
      depart_period: 'morning',
      return: '2026-12-09',
      return_filters: { depart_period: 'evening' },
    },
  ],
  ['I return on 10 Dec, and leave before 9 on the way out', OUT, { return: '2026-12-10', depart_before: '09:00' }],
  // A trip of one day ends on the day on which it begins.
  [
    'day trip from Chennai to Kolkata on 9 December, home by 10',
    NEW,
    {
      from: 'Chennai',
      to: 'Kolkata',
      depart: '2026-12-09',
      return: '2026-12-09',
      return_filters: { arrive_before: '22:00' },
    },
  ],
  [
    'a one day trip to Mumbai from Delhi on Thursday',
    NEW,
    { to: 'Mumbai', from: 'Delhi', depart: '2026-11-26', return: '2026-11-26' },
  ],
  ['Delhi to Mumbai and back the same day', NEW, { from: 'Delhi', to: 'Mumbai', trip_type: 'round_trip' }],
]

test.each(ROWS)('%s', (message, context, slots) => {
  expect(interpret(message, context).understood.slots).toEqual(slots)
})

const BOUNDED: readonly (readonly [message: string, slots: Slots])[] = [
  ['nothing before 9', { depart_after: '09:00' }],
  ['no departures after 8 pm', { depart_before: '20:00' }],
  ['I cannot leave before 10', { depart_after: '10:00' }],
  ['we don’t want to get in after 9 pm', { arrive_before: '21:00' }],
  ['only if it does not land after 11 pm', { arrive_before: '23:00' }],
  ['not if it gets there after midnight', { arrive_before: '23:59' }],
  ['unless it reaches after 6 pm', { arrive_before: '18:00' }],
  ['7 baje se pehle nahi', { depart_after: '07:00' }],
  ['neither before 10 nor after 4', { depart_after: '10:00', depart_before: '16:00' }],
  ['no later than 11 am', { depart_before: '11:00' }],
  ['between 11 and 2', { depart_after: '11:00', depart_before: '14:00' }],
  ['no, before 9', { depart_before: '09:00' }],
  ['I can leave before 9', { depart_before: '09:00' }],
  ['I don’t need to be there before 10', {}],
  ['should be there by 9 at night', { arrive_before: '21:00' }],
  ['gets her there around noon', { arrive_after: '11:00', arrive_before: '13:00' }],
]

test.each(BOUNDED)('a limit that is negated is the other one: %s', (message, slots) => {
  const { understood, unread } = interpret(message, OUT)
  expect(understood.slots).toEqual(slots)
  expect(
    unread.map(({ start, end }) => message.slice(start, end)).filter((words) => /not|no|neither|nor/.test(words)),
  ).toEqual([])
})

const PLACES: readonly (readonly [message: string, slots: Slots])[] = [
  [
    'Delhi to Hyderabad on Friday, the plant is in Gachibowli',
    { from: 'Delhi', to: 'Hyderabad', depart: '2026-11-27' },
  ],
  [
    'I have to be in Kolkata on 2 December, coming from Chennai, visit at Howrah',
    { from: 'Chennai', to: 'Kolkata', depart: '2026-12-02' },
  ],
  ['Kolkata to Delhi tomorrow, I am already in Kolkata', { from: 'Kolkata', to: 'Delhi', depart: '2026-11-24' }],
  ['Chennai to Delhi tomorrow, my family lives in Mumbai', { from: 'Chennai', to: 'Delhi', depart: '2026-11-24' }],
  ['from Gurgaon to Chennai on Friday', { unsupported_city: 'Gurgaon', to: 'Chennai', depart: '2026-11-27' }],
]

test.each(PLACES)('a place beside the route does not change it: %s', (message, slots) => {
  expect(interpret(message, NEW).understood.slots).toEqual(slots)
})
