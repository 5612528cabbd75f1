import { expect, test } from 'vitest'
import type { Slots } from './types.ts'
import { understand } from './understand.ts'

const today = '2026-11-23'
const ONE_WAY = { from: 'Bangalore', to: 'Hyderabad', depart: '2026-11-25' } as const
const RETURN = { ...ONE_WAY, return: '2026-11-27' } as const

type Filters = NonNullable<Slots['return_filters']>
type Row = readonly [message: string, out: Filters, back: Filters | undefined]

/** First sentences: each clause belongs to the way that it names. */
const FIRST: Row[] = [
  [
    'Chennai to Hyderabad 14 dec after 4pm, back 16 dec before noon, conference',
    { depart_after: '16:00' },
    { depart_before: '12:00' },
  ],
  ['Delhi to Chennai 14 dec after 4pm back 16 dec before noon', { depart_after: '16:00' }, { depart_before: '12:00' }],
  [
    'I need to be in Mumbai on 3 march 2027 by 1pm from Delhi, coming back same day after 6pm',
    { arrive_before: '13:00' },
    { depart_after: '18:00' },
  ],
  [
    'mumbai se delhi 4 jan subah, wapsi 6 jan shaam 6 baje ke baad',
    { depart_period: 'morning' },
    { depart_period: 'evening', depart_after: '18:00' },
  ],
  [
    'leave bangalore 9 dec by 7 am and be home by 9 pm on the 11th',
    { depart_before: '07:00' },
    { arrive_before: '21:00' },
  ],
  ['Delhi Kolkata 7 dec, return 9 dec in the evening', {}, { depart_period: 'evening' }],
  [
    'Kolkata to Delhi 2 Feb before 8 am and return on 4 Feb by Vistara after 7 pm',
    { depart_before: '08:00' },
    { airline: 'Vistara', depart_after: '19:00' },
  ],
  [
    'Mumbai to Chennai 5 jan non stop morning, return 7 jan not indigo',
    { depart_period: 'morning', stops: 0 },
    { without_airlines: ['IndiGo'] },
  ],
  ['hyd to blr 8 dec evening returning 9 dec by 6 pm', { depart_period: 'evening' }, { depart_before: '18:00' }],
  ['दिल्ली से मुंबई 4 जनवरी सुबह, वापसी 6 जनवरी शाम', { depart_period: 'morning' }, { depart_period: 'evening' }],
  ['I am in Delhi, meeting at 11 am in Chennai on 16 feb 2027', { arrive_before: '09:00' }, undefined],
  ['conference in Chennai 17-19 Dec starting 10am, from Bangalore', { arrive_before: '08:00' }, undefined],
  ['Delhi to Mumbai 5 Jan, evening flight', { depart_period: 'evening' }, undefined],
  ['flight home to Delhi from Chennai on 5 Jan after 6 pm', { depart_after: '18:00' }, undefined],
]

/** Of a trip one way, the way back is what a clause says of it. */
const OF_ONE_WAY: Row[] = [
  ['wapsi usi din raat ko', {}, { depart_period: 'night' }],
  ['for coming back not indigo please', {}, { without_airlines: ['IndiGo'] }],
  ['return me 9 baje se pehle ghar pahunchna hai', {}, { arrive_before: '21:00' }],
  ['by 9 at home', {}, { arrive_before: '21:00' }],
  ['mujhe 12 baje tak pahunchna hai', { arrive_before: '12:00' }, undefined],
  ['not before 7', { depart_after: '07:00' }, undefined],
  ['after lunch', { depart_after: '14:00' }, undefined],
  ['reach by 10 am', { arrive_before: '10:00' }, undefined],
]

const OF_RETURN: Row[] = [
  ['for the return whichever gets me home before 10 pm, cheapest', {}, { arrive_before: '22:00', sort: 'price' }],
  ['return: no indigo, after 6', {}, { without_airlines: ['IndiGo'], depart_after: '18:00' }],
  [
    'anything except air india to come back, after office hours',
    {},
    { without_airlines: ['Air India'], depart_after: '18:00' },
  ],
  ['air india only on the way back', {}, { airline: 'Air India' }],
  ['an evening flight back on the 28th', {}, { depart_period: 'evening' }],
  ['out in the morning, back at night', { depart_period: 'morning' }, { depart_period: 'night' }],
  ["I'll fly back on the 29th after lunch", {}, { depart_after: '14:00' }],
  ['इंडिगो नहीं वापसी में', {}, { without_airlines: ['IndiGo'] }],
  ['on the return leg reach home by 8', {}, { arrive_before: '20:00' }],
  ['jaate hue subah, aate hue raat', { depart_period: 'morning' }, { depart_period: 'night' }],
  ['going after 5 pm and returning before 10 am', { depart_after: '17:00' }, { depart_before: '10:00' }],
  ['onward non stop', { stops: 0 }, undefined],
  ['inbound under 5000', {}, { max_price_paise: 500_000 }],
  ['no air india while returning', {}, { without_airlines: ['Air India'] }],
  ['wapas aate time Akasa', {}, { airline: 'Akasa Air' }],
  ['from home after 6 am', { depart_after: '06:00' }, undefined],
]

const NAMES = [
  'airline',
  'without_airlines',
  'stops',
  'max_price_paise',
  'depart_period',
  'depart_after',
  'depart_before',
  'arrive_after',
  'arrive_before',
  'sort',
] as const

test.each([
  ...FIRST.map((row) => [...row, undefined] as const),
  ...OF_ONE_WAY.map((row) => [...row, ONE_WAY] as const),
  ...OF_RETURN.map((row) => [...row, RETURN] as const),
])('%s', (message, out, back, known) => {
  const { slots } = understand(message, { today, ...(known && { known, domain: 'flight', choosing: true }) })
  const said = Object.fromEntries(NAMES.flatMap((name) => (slots[name] === undefined ? [] : [[name, slots[name]]])))
  expect({ out: said, back: slots.return_filters }).toEqual({ out, back })
})

test.each([
  ['I am in Delhi, meeting at 11 am in Chennai on 16 feb 2027', { from: 'Delhi', to: 'Chennai' }],
  ['our distributor meet in chennai is on 8th dec, i sit in delhi office', { from: 'Delhi', to: 'Chennai' }],
  ['based in Mumbai, have to visit Kolkata on 5 Jan', { from: 'Mumbai', to: 'Kolkata' }],
] as const)('%s: from where the speaker is', (message, slots) => {
  expect(understand(message, { today }).slots).toMatchObject(slots)
})

test('the evening before is the day before the one that is held', () => {
  const known = { from: 'Delhi', to: 'Chennai', depart: '2027-02-16' } as const
  for (const message of ['the evening before', 'the evening before is better', 'the day before please'])
    expect(understand(message, { today, known, domain: 'flight' }).slots.depart).toBe('2027-02-15')
})

test('a return that is said beside the hotels is that of the flights, which the stay follows', () => {
  const known = { from: 'Delhi', to: 'Chennai', depart: '2027-02-16', return: '2027-02-18', city: 'Chennai' } as const
  const context = { today, known, domain: 'hotel', choosing: true } as const
  expect(understand('actually I return on 19th only', context).slots).toEqual({ return: '2027-02-19' })
  expect(understand('checking out on the 17th', context).slots).toEqual({ check_out: '2027-02-17' })
})
