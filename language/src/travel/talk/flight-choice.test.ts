import { expect, test } from 'vitest'
import { flightChoicesIn } from './flight-choice.ts'

test.each([
  ['the one nearest to 9 am', { order: { by: 'nearest', hour: { time: '09:00' }, lands: false } }],
  ['8 am one or whatever is nearest', { order: { by: 'nearest', hour: { time: '08:00' }, lands: false } }],
  ['the one that gets home closest to 9 pm', { order: { by: 'nearest', hour: { time: '21:00' }, lands: true } }],
  ['the cheapest that makes it', { order: { by: 'extreme', extreme: 'cheapest', rank: 1 }, inTime: true }],
  ['cheapest one but not the red eye', { order: { by: 'extreme', extreme: 'cheapest', rank: 1 }, byDay: true }],
  [
    'take the one that reaches around 11 ish',
    { order: { by: 'nearest', hour: { time: '11:00', other: '23:00' }, lands: true } },
  ],
  ['10 baje ke aaspaas pahunche', { order: { by: 'nearest', hour: { time: '10:00', other: '22:00' }, lands: true } }],
  ['sabse jaldi pahuchne wali le lo', { order: { by: 'extreme', extreme: 'first_landing', rank: 1 } }],
  ['last one that still makes it', { order: { by: 'last' }, inTime: true }],
  [
    'ok the earlier one of the two cheapest',
    { order: { by: 'extreme', extreme: 'earliest', rank: 1 }, among: { extreme: 'cheapest', count: 2 } },
  ],
  ['evening one here', { where: { depart_period: 'evening' } }],
  ['the 6e one in the evening', { where: { airline: 'IndiGo', depart_period: 'evening' } }],
  [
    'air india ya indigo, jo sasti ho',
    {
      where: { airline: 'Air India', other_airlines: ['IndiGo'] },
      order: { by: 'extreme', extreme: 'cheapest', rank: 1 },
    },
  ],
  ['the one at the very top', { order: { by: 'place', index: 1 } }],
  ['not the first one, the other indigo', { other: true, not: [1], where: { airline: 'IndiGo' } }],
  ['anything but air india, cheapest', { where: { without_airlines: ['Air India'] } }],
  [
    'the cheapest one between 6 and 9 pm',
    {
      hours: [
        { limit: 'depart_after', hour: { time: '18:00' } },
        { limit: 'depart_before', hour: { time: '21:00' } },
      ],
    },
  ],
] as const)('%s', (message, choice) => {
  expect(flightChoicesIn(message)).toEqual([expect.objectContaining(choice)])
})

test('a choice for each way is read as two', () => {
  const choices = flightChoicesIn('cheapest for going, and for return whichever reaches earliest')
  expect(choices.map(({ leg }) => leg)).toEqual(['flight', 'return_flight'])
})

test('beside a way that is named, a number names a flight', () => {
  const choices = flightChoicesIn('second one for going, and whatever is cheapest for return')
  expect(choices.map(({ leg, order }) => [leg, order?.by])).toEqual([
    ['flight', 'place'],
    ['return_flight', 'extreme'],
  ])
})

test.each([
  'the cheapest is too late',
  'is the cheapest one fine?',
  'sabse sasti nahi',
  'the cheapest or the fastest',
  'my boss takes the cheapest',
  'the last one',
  'the second one',
  'around 6',
  'not the nearest to 9',
  'the cheapest zebra',
  'evening flight',
  'air india or indigo',
])('%s chooses nothing', (message) => {
  expect(flightChoicesIn(message)).toEqual([])
})
