import { expect, test } from 'vitest'
import { describedIn, flightChoicesIn } from './flight-choice.ts'

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
  [
    'ok the evening nonstop that costs least',
    { where: { depart_period: 'evening', stops: 0 }, order: { by: 'extreme', extreme: 'cheapest', rank: 1 } },
  ],
  ['take the one landing at 10:25', { order: { by: 'at', hour: expect.anything(), lands: true } }],
  ['the one with least time in air', { order: { by: 'extreme', extreme: 'fastest', rank: 1 } }],
  [
    'latest flight but it must land before 10pm',
    {
      order: { by: 'extreme', extreme: 'latest', rank: 1 },
      hours: [{ limit: 'arrive_before', hour: expect.anything() }],
    },
  ],
  [
    'the cheapest departing 7pm or later',
    {
      order: { by: 'extreme', extreme: 'cheapest', rank: 1 },
      hours: [{ limit: 'depart_after', hour: { time: '19:00' } }],
    },
  ],
  [
    'the better reviewed of the two cheapest',
    { order: { by: 'extreme', extreme: 'best_rated', rank: 1 }, among: { extreme: 'cheapest', count: 2 } },
  ],
  [
    'the cheaper of the first two',
    { order: { by: 'extreme', extreme: 'cheapest', rank: 1 }, among: { count: 2, isFirst: true } },
  ],
  ['dono me se sasti wali', { order: { by: 'extreme', extreme: 'cheapest', rank: 1 }, among: { count: 2 } }],
  ['cheapest, refundable if there is', { ideally: { refundable: true } }],
  ['the last indigo', { where: { airline: 'IndiGo' }, order: { by: 'last' } }],
  [
    'on the 10th something departing 7pm or later, refundable if there is',
    { day: { kind: 'day_of_month', day: 10 }, ideally: { refundable: true }, narrows: true },
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

test.each([
  ['the air india one if there is, otherwise the earliest', { airline: 'Air India' }, 'extreme'],
  ['indigo agar ho to, warna sabse sasti', { airline: 'IndiGo' }, 'extreme'],
  ['indigo ho to indigo warna jo sasti ho', { airline: 'IndiGo' }, 'extreme'],
  ['ok vistara, and if they dont fly then the soonest to land', { airline: 'Vistara' }, 'extreme'],
  ['the Akasa one, or if none then the 8 am one', { airline: 'Akasa Air' }, 'at'],
  ['a refundable one if available, else whichever lands first', { refundable: true }, 'extreme'],
] as const)('%s: another one is named in its place', (message, where, order) => {
  const [choice] = flightChoicesIn(message)
  expect(choice?.where).toEqual(where)
  expect(choice?.otherwise?.order?.by).toBe(order)
})

test.each([
  ['the best rated one within policy', { order: { by: 'extreme', extreme: 'best_rated', rank: 1 }, withinLimit: true }],
  ['take the refundable one, cheapest', { where: { refundable: true } }],
  ['the 4 star one with a gym', { where: { stars: 4, amenities: ['gym'] } }],
  ['for the 11th I want the latest flight', { day: { kind: 'day_of_month', day: 11 } }],
  ['theek hai wahi ek', { only: true }],
  ['whichever has the best reviews', { order: { by: 'extreme', extreme: 'best_rated', rank: 1 } }],
  ['the priciest one?', { order: { by: 'extreme', extreme: 'dearest', rank: 1 }, asked: true }],
  ['the first to land please', { order: { by: 'extreme', extreme: 'first_landing', rank: 1 } }],
  ['jisme gym ho wo wala', { where: { amenities: ['gym'] } }],
  ['whichever gets me in latest but before 2pm', { order: { by: 'extreme', extreme: 'last_landing', rank: 1 } }],
  [
    'sabse late wali jo 9 se pehle nikle',
    { hours: [{ limit: 'depart_before', hour: { time: '09:00', other: '21:00' } }] },
  ],
  ['the one reaching before lunch, Air India if theres more than one', { prefers: { airline: 'Air India' } }],
  ['the one around 7', { order: { by: 'nearest', hour: { time: '07:00', other: '19:00' }, lands: false } }],
  ['latest one that still makes it?', { asked: true, inTime: true }],
  ['सबसे सस्ती वाली चुन लीजिए', { order: { by: 'extreme', extreme: 'cheapest', rank: 1 } }],
  ['the one which costs 5640', { order: { by: 'costs', rupees: 5640 } }],
  ['the evening one', { where: { depart_period: 'evening' } }],
] as const)('%s is a choice', (message, choice) => {
  expect(flightChoicesIn(message)).toEqual([expect.objectContaining(choice)])
})

test.each(['evening ones', 'any morning flight', 'is the latest one fine?', 'a morning flight'])(
  '%s wishes or asks, and chooses nothing',
  (message) => {
    expect(flightChoicesIn(message)).toEqual([])
  },
)

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

test.each([
  ['the most comfy evening one', { where: { depart_period: 'evening' }, narrows: true }],
  ['take that lovely nonstop after 6 pm', { where: { stops: 0 }, narrows: true }],
] as const)('what is read of ‘%s’ narrows the list', (message, choice) => {
  expect(describedIn(message)?.choice).toMatchObject(choice)
})

test.each(['the evening one is too costly', 'the first one', 'wow thanks', 'is the evening one good?'])(
  '‘%s’ narrows no list',
  (message) => {
    expect(describedIn(message)).toBeUndefined()
  },
)
