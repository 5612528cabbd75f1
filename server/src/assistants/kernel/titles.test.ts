import { expect, test } from 'vitest'
import { chatTitle, saysLittle, tripName } from './titles.ts'

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

test.each([
  [{ from: 'Delhi', to: 'Mumbai', depart: '2026-11-21', check_in: '2026-11-22' }, 'Delhi to Mumbai, 21 Nov 2026'],
  [{ to: 'Mumbai' }, 'Trip to Mumbai'],
  [{ city: 'Chennai', check_in: '2026-11-22' }, 'Hotel in Chennai, 22 Nov 2026'],
  [{ city: 'Chennai', check_in: 'soon' }, 'Hotel in Chennai'],
  [{ from: 'Delhi' }, undefined],
  [{}, undefined],
])('a trip is named by what is known of it: %j', (criteria, name) => {
  expect(tripName({ goal: 'flight', criteria })).toBe(name)
})

test('a memory of another shape names nothing', () => {
  expect(tripName({})).toBeUndefined()
  expect(tripName({ criteria: { to: 7 } })).toBeUndefined()
})
