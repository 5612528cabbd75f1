import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { policy } from '@pravas/messages/en/policy'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { newId } from '../../../ids.ts'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { allocationLines, draftWords } from '../../trip-texts/draft-text-rules.ts'
import { currentDraft, draftOf, draftStands } from './draft-rules.ts'
import { type DialogueState, EMPTY, readState } from './state.ts'

function flight(number: string, from: string, to: string, day: string, price: number): FlightResult {
  return {
    airline: 'IndiGo',
    flight_number: number,
    departure_airport: { id: from, time: `${day} 08:00` },
    arrival_airport: { id: to, time: `${day} 10:15` },
    duration: 135,
    total_duration: 135,
    layovers: [],
    price,
    travel_class: 'Economy',
    source: 'sample',
  }
}

const HOTEL: HotelResult = {
  name: 'Palm Quay',
  hotel_class: 5,
  overall_rating: 4.4,
  neighborhood: 'Bandra Kurla Complex',
  amenities: ['Free Wi-Fi'],
  rate_per_night: { lowest: 4000.5 },
  total_rate: { lowest: 8001 },
  city: 'Mumbai',
  check_in: '2026-06-12',
  check_out: '2026-06-14',
  nights: 2,
  source: 'sample',
}

const BOTH: DialogueState = {
  ...EMPTY,
  goal: 'both',
  criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-12', return: '2026-06-14', purpose: 'business' },
  chosen: {
    flight: flight('6E 1', 'DEL', 'BOM', '2026-06-12', 5420.5),
    return_flight: flight('6E 2', 'BOM', 'DEL', '2026-06-14', 4980),
    hotel: HOTEL,
  },
}

test('the draft holds every chosen part in paise, and its words show each price and the total', () => {
  const draft = currentDraft(BOTH, newId)
  expect(draft?.segments.map(({ kind, pricePaise }) => [kind, pricePaise])).toEqual([
    ['flight', 542_050],
    ['return_flight', 498_000],
    ['hotel', 800_100],
  ])
  const words = draft ? draftWords(draft, firstPolicyOn('2026-05-20')) : ''
  for (const part of [
    'Delhi to Mumbai and back',
    'Fri 12 Jun 2026 to Sun 14 Jun 2026',
    '₹5,420.50',
    '₹4,980',
    'Palm Quay',
    '₹8,001',
    'Purpose: Business',
    'Total: ₹18,401.50 (sample fares)',
  ]) {
    expect(words).toContain(part)
  }
})

test('a flight keeps the lowest fare that would have done, and other flights looked at later do not change the draft', () => {
  const offers = (price: number) => ({
    search: '',
    key: '',
    rest: { outbound: [], returning: [] },
    outbound: [flight('6E 7', 'DEL', 'BOM', '2026-06-12', price)],
    returning: [],
  })
  const state = { ...BOTH, flights: offers(4000) }
  const draft = currentDraft(state, newId) ?? null
  expect(draft?.segments).toMatchObject([{ kind: 'flight', lowestPaise: 400_000 }, {}, {}])
  expect(draft?.segments[1]).not.toHaveProperty('lowestPaise')
  expect(draft && draftWords(draft, firstPolicyOn('2026-05-20'))).toMatch(
    wordsIn(policy)('flight.over_lowest', { excess: '₹620.50', limit: '₹4,800' }),
  )
  expect(currentDraft({ ...state, draft, flights: offers(5000) }, newId)).toBe(draft)
})

test('there is no draft before the purpose is known or anything is chosen', () => {
  const { purpose: _, ...criteria } = BOTH.criteria
  expect(draftOf({ ...BOTH, criteria })).toBeUndefined()
  expect(draftOf({ ...BOTH, chosen: EMPTY.chosen })).toBeUndefined()
})

test('a stay without a flight has no departure city and spans its nights', () => {
  const state: DialogueState = {
    ...EMPTY,
    goal: 'hotel',
    criteria: { city: 'Mumbai', purpose: 'training' },
    chosen: { ...EMPTY.chosen, hotel: HOTEL },
  }
  expect(draftOf(state)).toMatchObject({
    departureCity: null,
    destinationCity: 'Mumbai',
    departureDate: '2026-06-12',
    returnDate: '2026-06-14',
  })
})

test('what was shown keeps its id, also after the database has sorted its keys; any change gets another', () => {
  const draft = currentDraft(BOTH, newId)
  if (!draft) throw new Error('There is no draft.')
  const sorted = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_, part) =>
        part && typeof part === 'object' && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => b.localeCompare(a)))
          : part,
      ),
    )
  const kept = readState(sorted({ ...BOTH, draft }))
  expect(kept.draft?.draftId).toBe(draft.draftId)
  expect(draftStands(kept)).toBe(true)
  expect(currentDraft(kept, newId)?.draftId).toBe(draft.draftId)

  for (const changed of [
    { ...kept, criteria: { ...kept.criteria, purpose: 'training' as const } },
    { ...kept, goal: 'flight' as const },
    { ...kept, chosen: { ...kept.chosen, flight: flight('6E 9', 'DEL', 'BOM', '2026-06-12', 5000) } },
  ]) {
    expect(draftStands(changed)).toBe(false)
    expect(currentDraft(changed, newId)?.draftId).not.toBe(draft.draftId)
  }
})

test('a state of an older shape begins afresh instead of failing', () => {
  expect(readState({ slots: { from: 'Delhi' } })).toEqual(EMPTY)
  expect(readState({})).toEqual(EMPTY)
  expect(readState(null)).toEqual(EMPTY)
})

test('names of what a draft is booked on are shown as they are', () => {
  const lines = allocationLines({ on: 'project *Apollo* [here](x)', problems: ['The project <b> is closed.'] })
  expect(lines.join('\n')).toContain('\\*Apollo\\* \\[here\\](x)')
  expect(lines.join('\n')).toContain('\\<b\\> is closed')
})
