// @vitest-environment node
import { CARD_MARKERS } from '@pravas/contract/cards'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, cardBlocks } from './card-blocks.ts'

function flight(number: string, fields: object = {}) {
  return {
    airline: 'IndiGo',
    flight_number: number,
    departure_airport: { id: 'DEL', time: '2026-11-27 06:05' },
    arrival_airport: { id: 'BOM', time: '2026-11-27 08:15' },
    duration: 130,
    total_duration: 130,
    layovers: [],
    price: 5400,
    travel_class: 'economy',
    ...fields,
  }
}

const flights = JSON.stringify({ best_flights: [flight('6E 1')], other_flights: [flight('6E 2')] })
const hotels = JSON.stringify([{ name: 'Hotel Marine', hotel_class: 4, rate_per_night: { lowest: '₹4,500' } }])

function numbersOf(block: Block | undefined): string[] {
  return block?.kind === 'flights' ? [...block.best, ...block.other].map((one) => one.flight_number) : []
}

test('text without markers is prose', () => {
  expect(cardBlocks('Where to?')).toEqual([{ kind: 'text', text: 'Where to?' }])
})

test('START and END enclose cards anywhere in the text', () => {
  const blocks = cardBlocks(`Here:\n[FLIGHT_CARDS_START]${flights}[FLIGHT_CARDS_END]\nWhich one?`)
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'flights', 'text'])
  expect(numbersOf(blocks[1])).toEqual(['6E 1', '6E 2'])
})

test('DATA runs to the end of the text', () => {
  const blocks = cardBlocks(`Here: FLIGHT_CARDS_DATA: ${flights}`)
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'flights'])
})

test('flights and hotels may stand in one text', () => {
  const text = `[HOTEL_CARDS_START]${hotels}[HOTEL_CARDS_END] and FLIGHT_CARDS_DATA:${flights}`
  expect(cardBlocks(text).map(({ kind }) => kind)).toEqual(['hotels', 'text', 'flights'])
})

test.each([
  ['an array', hotels],
  ['properties', `{"properties":${hotels}}`],
  ['hotels', `{"hotels":${hotels}}`],
])('hotels come as %s', (_, json) => {
  const [block] = cardBlocks(`HOTEL_CARDS_DATA:${json}`)
  expect(block?.kind === 'hotels' && block.hotels.map(({ name }) => name)).toEqual(['Hotel Marine'])
})

test.each([
  ['{"total_rate":"₹9,000"}', { total_rate: { lowest: '₹9,000' } }],
  ['{"rate_per_night":{"lowest":4500}}', { rate_per_night: { lowest: 4500 } }],
  ['{"total_rate":{},"price":4400}', { total_rate: undefined, price: 4400 }],
])('a hotel’s prices in %s are read as %j', (json, prices) => {
  const hotel = JSON.stringify({ name: 'Hotel Marine', ...JSON.parse(json) })
  const [block] = cardBlocks(`HOTEL_CARDS_DATA:[${hotel}]`)
  expect(block?.kind === 'hotels' && block.hotels[0]).toMatchObject(prices)
})

test('a flight that gives only its legs leaves with the first and lands with the last', () => {
  const legs = [
    flight('6E 1', { arrival_airport: { id: 'HYD', time: '2026-11-27 08:15' }, duration: 120 }),
    flight('6E 2', { departure_airport: { id: 'HYD', time: '2026-11-27 09:45' }, duration: 80 }),
  ]
  const [block] = cardBlocks(
    `FLIGHT_CARDS_DATA:${JSON.stringify({ best_flights: [{ flights: legs, price: '₹6,100' }] })}`,
  )
  expect(block?.kind === 'flights' && block.best).toMatchObject([
    { departure_airport: { id: 'DEL' }, arrival_airport: { id: 'BOM' }, duration: 200, layovers: [{}], price: 6100 },
  ])
})

test('a field of another type than expected costs the field, not the card', () => {
  const odd = flight('6E 1', { price: null, layovers: 'none', duration: 'two hours', travel_class: 7 })
  const [block] = cardBlocks(`FLIGHT_CARDS_DATA:${JSON.stringify({ best_flights: [odd] })}`)
  expect(block?.kind === 'flights' && block.best[0]).toMatchObject({ flight_number: '6E 1', layovers: [] })
})

test.each([
  ['hotels that are no JSON', 'HOTEL_CARDS_DATA:[{"name": "Hotel <b>Marine</b>'],
  ['hotels of another shape', 'HOTEL_CARDS_DATA:{"rooms":[]}'],
  ['flights without one complete object', '[FLIGHT_CARDS_START]{"best_flights":[{"airline":"Ind[FLIGHT_CARDS_END]'],
  ['flights of another shape', 'FLIGHT_CARDS_DATA:{"best_flights":[{"carrier":"IndiGo"}]}'],
])('%s stay raw text, markers and all', (_, text) => {
  expect(cardBlocks(text)).toEqual([{ kind: 'raw', text }])
})

test('an empty result is a result', () => {
  expect(cardBlocks('FLIGHT_CARDS_DATA:{"best_flights":[],"other_flights":[]}')).toEqual([
    { kind: 'flights', best: [], other: [], pairs: [] },
  ])
})

test('broken flight JSON gives every complete object of best_flights, wherever it is cut', () => {
  const numbers = ['6E 1', '6E "2" {', '6E [3]']
  const whole = JSON.stringify({ best_flights: numbers.map((number) => flight(number)), other_flights: [] })
  const ends = numbers.map(
    (number) => whole.indexOf(JSON.stringify(flight(number))) + JSON.stringify(flight(number)).length,
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (cut) => {
      const [block] = cardBlocks(`[FLIGHT_CARDS_START]${whole.slice(0, cut)}[FLIGHT_CARDS_END]`)
      const complete = numbers.filter((_, index) => (ends[index] ?? 0) <= cut)
      expect(numbersOf(block)).toEqual(complete)
      expect(block?.kind).toBe(complete.length > 0 ? 'flights' : 'raw')
    }),
  )
})

test('an object that is broken inside is left out, and those after it are kept', () => {
  const broken = JSON.stringify(flight('6E 2')).replace('5400', '5400,,')
  const json = `{"best_flights":[${JSON.stringify(flight('6E 1'))},${broken},${JSON.stringify(flight('6E 3'))}]}`
  expect(numbersOf(cardBlocks(`FLIGHT_CARDS_DATA:${json}`)[0])).toEqual(['6E 1', '6E 3'])
})

test('no text makes it throw, and no prose is lost', () => {
  const markers = Object.values(CARD_MARKERS).flatMap((marker) => Object.values(marker))
  const part = fc.oneof(
    fc.constantFrom(...markers, flights, hotels, '{"best_flights":[', '}', ']', '"', '\\'),
    fc.string(),
    fc.json(),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      const blocks = cardBlocks(text)
      if (!markers.some((marker) => text.includes(marker)))
        expect(cardBlocks(text)).toEqual(text.trim() === '' ? [] : [{ kind: 'text', text: text.trim() }])
      for (const block of blocks) {
        if (block.kind === 'text' || block.kind === 'raw') expect(text).toContain(block.text)
      }
    }),
  )
})
