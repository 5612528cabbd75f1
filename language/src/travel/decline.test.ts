import { expect, test } from 'vitest'
import { declinedIn } from './decline.ts'

test.each([
  ['no hotel please', 'hotel'],
  ['hotel ki zaroorat nahi hai', 'hotel'],
  ['होटल हटा दो', 'hotel'],
  ['only the flight, I am staying with a friend', 'hotel'],
  ['can you remove the hotel?', 'hotel'],
  ['flight nahi chahiye', 'flight'],
  ['make it one way please', 'return'],
  ['actually i will come back by train so skip the return', 'return'],
  ['skip the return, i will come by train', 'return'],
  ['coming back by road', 'return'],
  ['wapas bus se aaunga', 'return'],
  ['wapsi nahi chahiye, car se aaunga', 'return'],
  ['i only need a hotel in Jaipur', 'flight'],
  ['drop the hotel in the second city', 'hotel'],
  ['let me skip', 'asked'],
  ['send it without the hotel', 'hotel'],
])('%s leaves out the %s', (message, part) => {
  expect(declinedIn(message)).toBe(part)
})

test.each([
  '',
  'please',
  'hotel mat hatana',
  'होटल मत हटाना',
  'no, hotel',
  'no hotel?',
  'no hotel is bad there',
  'no hotel, no return',
  'without hotel kitna hoga',
  'remove the hotel or keep it',
  'only the hotel price is high',
  'car se aaunga',
  'how do i come back by train',
  'he is coming by train',
  'if there is no hotel',
  'just stay',
  'send it without the hotel receipt',
])('%s leaves out nothing', (message) => {
  expect(declinedIn(message)).toBeUndefined()
})

test('a long message says more than that something is not wanted', () => {
  expect(declinedIn(`no hotel${' please'.repeat(60)}`)).toBeUndefined()
})
