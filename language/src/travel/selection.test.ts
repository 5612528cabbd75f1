import { expect, test } from 'vitest'
import { clean, tokenise } from '../text/tokens.ts'
import { findEntities } from './entities.ts'
import { cardPrice, readCard, readSelection } from './selection.ts'
import { CHEAPEST, DEAREST, FASTEST } from './words/extremes.ts'

function read(text: string) {
  const tokens = tokenise(clean(text))
  return readSelection(tokens, findEntities(tokens))
}

test.each([
  ['the second one', { by: 'ordinal', index: 2 }],
  ['option 3', { by: 'ordinal', index: 3 }],
  ['i will take the 2nd', { by: 'ordinal', index: 2 }],
  ['pehla wala', { by: 'ordinal', index: 1 }],
  ['the last one', { by: 'ordinal', index: -1 }],
  ['book the second hotel', { by: 'ordinal', index: 2, target: 'hotel' }],
  ['the second last one', { by: 'ordinal', index: -2 }],
  ['the 3rd last flight', { by: 'ordinal', index: -3, target: 'flight' }],
  ['second to last', { by: 'ordinal', index: -2 }],
  ['second-last', { by: 'ordinal', index: -2 }],
  ['the last but one', { by: 'ordinal', index: -2 }],
  ['the last but two', { by: 'ordinal', index: -3 }],
  ['third from the bottom', { by: 'ordinal', index: -3 }],
  ['the second from the top', { by: 'ordinal', index: 2 }],
  ['aakhri se pehle wala', { by: 'ordinal', index: -2 }],
  ['the second cheapest', { by: 'extreme', extreme: 'cheapest', rank: 2 }],
  ['third fastest', { by: 'extreme', extreme: 'fastest', rank: 3 }],
  ['the second most expensive hotel', { by: 'extreme', extreme: 'dearest', rank: 2, target: 'hotel' }],
  ['dusra sabse sasta wala', { by: 'extreme', extreme: 'cheapest', rank: 2 }],
  ['the cheapest', { by: 'extreme', extreme: 'cheapest' }],
  ['i want the fastest flight', { by: 'extreme', extreme: 'fastest', target: 'flight' }],
  ['the indigo one', { by: 'airline', airline: 'IndiGo' }],
  ['6E-2046', { by: 'flight_number', flightNumber: '6E-2046' }],
  ['ai 505 please', { by: 'flight_number', flightNumber: 'AI-505' }],
  ['select hotel Palm Court', { by: 'hotel_name', name: 'Palm Court' }],
  ['the one at 06:15', { by: 'departure', time: '06:15' }],
  ['the 06:15', { by: 'departure', time: '06:15' }],
  ['the 6:15', { by: 'departure', time: '18:15', other: '06:15' }],
  ['that one looks good', { by: 'offered' }],
])('%s', (text, selection) => {
  expect(read(text)).toEqual(selection)
})

test.each([
  'find the cheapest flight',
  'one way',
  '2 tickets',
  'first class',
  'after 6:15',
  'the cheapest to Delhi on Friday',
])('%s chooses nothing', (text) => {
  expect(read(text)).toBeUndefined()
})

test('a time alone chooses only where a choice was asked for', () => {
  const tokens = tokenise('6:15')
  const entities = findEntities(tokens)
  expect(readSelection(tokens, entities, true)).toEqual({ by: 'departure', time: '18:15', other: '06:15' })
  expect(readSelection(tokens, entities)).toBeUndefined()
})

test('a selected flight card', () => {
  expect(
    readCard('Flight: Air India-AI 505 (Departure: 2026-06-19 06:00, Arrival: 2026-06-19 08:10)\nPrice: ₹5,432'),
  ).toEqual({
    by: 'flight_card',
    airline: 'Air India',
    flightNumber: 'AI 505',
    departure: '2026-06-19 06:00',
    arrival: '2026-06-19 08:10',
    pricePaise: 543_200,
  })
})

test('a selected hotel card, with and without a price', () => {
  expect(readCard('Hotel: Palm Court\nPrice: ₹12,345.50')).toEqual({
    by: 'hotel_card',
    name: 'Palm Court',
    pricePaise: 1_234_550,
  })
  expect(readCard('Hotel: Palm Court')).toEqual({ by: 'hotel_card', name: 'Palm Court' })
})

test.each([
  ...CHEAPEST.map((said) => [said, 'cheapest'] as const),
  ...FASTEST.map((said) => [said, 'fastest'] as const),
])('‘%s’ chooses the %s result, and can be counted from', (said, extreme) => {
  expect(read(`take the flight with the ${said}`)).toMatchObject({ by: 'extreme', extreme })
  expect(read(`the second ${said}`)).toMatchObject({ by: 'extreme', extreme, rank: 2 })
})

test.each([...DEAREST])('‘%s’ can be counted from', (said) => {
  expect(read(`the second ${said}`)).toEqual({ by: 'extreme', extreme: 'dearest', rank: 2 })
})

test.each([
  ['Hotel: Palm Court\nPrice: ₹12,345.50', '12,345.50'],
  [
    'Flight: IndiGo-6E 2046 (Departure: 2026-06-19 06:00, Arrival: 2026-06-19 08:10)\nPrice: ₹5,432\nand 2 taxis',
    '5,432',
  ],
  ['Hotel: Palm Court 24', undefined],
  ['Price: ₹5,432', undefined],
])('where the price stands in %j', (message, price) => {
  const span = cardPrice(message)
  expect(span && message.slice(span.start, span.end)).toBe(price)
})
