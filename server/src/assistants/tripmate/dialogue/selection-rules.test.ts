import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { Selection } from '@pravas/language/travel/types'
import { note } from '@pravas/messages/tripmate'
import { expect, test } from 'vitest'
import { choose } from './choose-rules.ts'
import { resolve } from './selection-rules.ts'
import { type DialogueState, EMPTY } from './state.ts'

function flight(number: string, time: string, minutes: number, price: number, airline = 'IndiGo'): FlightResult {
  return {
    airline,
    flight_number: number,
    departure_airport: { id: 'DEL', time },
    arrival_airport: { id: 'BOM', time: `${time.slice(0, 10)} 23:59` },
    duration: minutes,
    total_duration: minutes,
    layovers: [],
    price,
    travel_class: 'Economy',
  }
}

function hotel(name: string, total: number): HotelResult {
  return { name, hotel_class: 3, overall_rating: 4, neighborhood: 'Sion', amenities: [], total_rate: { lowest: total } }
}

const STATE: DialogueState = {
  ...EMPTY,
  goal: 'both',
  criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-12', return: '2026-06-14' },
  asked: { about: 'choice', kind: 'flight' },
  flights: {
    search: '',
    key: '',
    rest: { outbound: [], returning: [] },
    outbound: [
      flight('6E 1', '2026-06-12 08:00', 140, 6000),
      flight('AI 2', '2026-06-12 06:00', 130, 7000, 'Air India'),
      flight('6E 3', '2026-06-12 18:00', 200, 5000),
    ],
    returning: [flight('6E 7', '2026-06-14 09:00', 140, 5500), flight('6E 1', '2026-06-14 19:00', 140, 4500)],
  },
  hotels: { search: '', key: '', rest: [], options: [hotel('Palm Quay', 9000), hotel('Dockyard Rooms', 4000)] },
}

test.each<[Selection, string]>([
  [{ by: 'ordinal', index: 2 }, 'AI 2'],
  [{ by: 'ordinal', index: -1 }, '6E 3'],
  [{ by: 'ordinal', index: -2 }, 'AI 2'],
  [{ by: 'extreme', extreme: 'cheapest', rank: 2 }, '6E 1'],
  [{ by: 'extreme', extreme: 'fastest', rank: 3 }, '6E 3'],
  [{ by: 'extreme', extreme: 'dearest', rank: 2, target: 'hotel' }, 'Dockyard Rooms'],
  [{ by: 'extreme', extreme: 'cheapest' }, '6E 3'],
  [{ by: 'extreme', extreme: 'dearest' }, 'AI 2'],
  [{ by: 'extreme', extreme: 'fastest' }, 'AI 2'],
  [{ by: 'extreme', extreme: 'earliest' }, 'AI 2'],
  [{ by: 'extreme', extreme: 'latest' }, '6E 3'],
  [{ by: 'airline', airline: 'Air India' }, 'AI 2'],
  [{ by: 'flight_number', flightNumber: '6E-7' }, '6E 7'],
  [{ by: 'departure', time: '18:00' }, '6E 3'],
  [{ by: 'departure', time: '20:00', other: '08:00' }, '6E 1'],
  [{ by: 'departure', period: 'evening' }, '6E 3'],
  [{ by: 'hotel_name', name: 'palm quay' }, 'Palm Quay'],
  [{ by: 'hotel_card', name: 'Dockyard Rooms', pricePaise: 400_000 }, 'Dockyard Rooms'],
  [{ by: 'extreme', extreme: 'cheapest', target: 'hotel' }, 'Dockyard Rooms'],
])('%o is %s', (selection, expected) => {
  const resolved = resolve(STATE, selection)
  expect(resolved.found).toBe('one')
  if (resolved.found !== 'one') return
  expect('flight_number' in resolved.option ? resolved.option.flight_number : resolved.option.name).toBe(expected)
})

test('a card says which of two flights of one number it is by its day', () => {
  const card = { by: 'flight_card', airline: 'IndiGo', flightNumber: '6E 1', arrival: '' } as const
  expect(resolve(STATE, { ...card, departure: '2026-06-12 08:00' })).toMatchObject({ kind: 'flight' })
  expect(resolve(STATE, { ...card, departure: '2026-06-14 19:00' })).toMatchObject({ kind: 'return_flight' })
  expect(resolve(STATE, { ...card, departure: '2026-07-01 08:00' })).toMatchObject({ found: 'none' })
})

test('an ordinal beyond the options names how many there are', () => {
  const beyond = resolve(STATE, { by: 'ordinal', index: 9 })
  expect(beyond).toMatchObject({ found: 'none', why: note('choose.only', { count: 3 }) })
})

test('a rank is of the list: none beyond it, none among equals, and no flight back with it', () => {
  expect(resolve(STATE, { by: 'extreme', extreme: 'cheapest', rank: 4 })).toMatchObject({ found: 'none' })
  expect(resolve(STATE, { by: 'ordinal', index: -4 })).toMatchObject({ found: 'none' })
  const back: DialogueState = { ...STATE, asked: { about: 'choice', kind: 'return_flight' } }
  expect(resolve(back, { by: 'extreme', extreme: 'fastest', rank: 2 })).toMatchObject({ found: 'none' })
  const { flight: out, return_flight } = choose(STATE, { by: 'extreme', extreme: 'cheapest', rank: 2 }).state.chosen
  expect([out?.flight_number, return_flight]).toEqual(['6E 1', null])
})

test('what fits several leaves only those to choose from', () => {
  const several = choose(STATE, { by: 'airline', airline: 'IndiGo' })
  expect(several.state.flights?.outbound.map(({ flight_number }) => flight_number)).toEqual(['6E 1', '6E 3'])
  expect(several.state.chosen.flight).toBeNull()
  expect(choose(several.state, { by: 'ordinal', index: 2 }).state.chosen.flight?.flight_number).toBe('6E 3')
})

test('the cheapest means both ways; a flight that is named means that one', () => {
  const both = choose(STATE, { by: 'extreme', extreme: 'cheapest' }).state.chosen
  expect([both.flight?.flight_number, both.return_flight?.flight_number]).toEqual(['6E 3', '6E 1'])
  const one = choose(STATE, { by: 'ordinal', index: 1 }).state.chosen
  expect([one.flight?.flight_number, one.return_flight]).toEqual(['6E 1', null])
})

test('without results a wish is kept for the search, and nothing else is invented', () => {
  const early: DialogueState = { ...EMPTY, goal: 'flight' }
  expect(choose(early, { by: 'extreme', extreme: 'cheapest' }).state.criteria).toEqual({ sort: 'price' })
  expect(choose(early, { by: 'ordinal', index: 1 })).toMatchObject({ act: 'go-on', state: early })
  expect(choose(EMPTY, { by: 'flight_number', flightNumber: '6E 1' })).toMatchObject({ act: 'ask-again', state: EMPTY })
})

test('a time that both halves of the day have leaves the choice open', () => {
  const resolved = resolve(STATE, { by: 'departure', time: '18:00', other: '06:00' })
  expect(resolved).toMatchObject({ found: 'several', options: [{ flight_number: 'AI 2' }, { flight_number: '6E 3' }] })
})
