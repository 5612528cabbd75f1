import type { FlightResult } from '@pravas/contract/cards'
import { expect, test, vi } from 'vitest'
import { createTravelSearch } from './search-service.ts'
import { type FlightQuery, type FlightSource, type HotelSource, SourceUnavailable } from './source.ts'

const { signal } = new AbortController()
const OUT: FlightQuery = {
  from: 'Delhi',
  to: 'Mumbai',
  date: '2026-06-12',
  cabin: 'economy',
  askedAt: '2026-06-12 09:00',
}
const BACK: FlightQuery = { ...OUT, from: 'Mumbai', to: 'Delhi' }

function flights(source: 'sample' | 'live', times = ['18:00'], fails?: (query: FlightQuery) => Error | undefined) {
  const found: FlightSource = {
    async search(query) {
      const error = fails?.(query)
      if (error) throw error
      return times.map(
        (time) => ({ departure_airport: { id: 'DEL', time: `${query.date} ${time}` }, source }) as FlightResult,
      )
    },
  }
  return found
}

const hotels: HotelSource = { search: async () => [] }
const sample = { flights: flights('sample'), hotels }
const sourcesOf = (answers: FlightResult[][]) => answers.map((options) => options.map(({ source }) => source))

test('without a live source the samples are no stand-in', async () => {
  const search = createTravelSearch({ sample, onError: vi.fn() })
  const { answers, liveUnavailable } = await search.flights([OUT], signal)
  expect(sourcesOf(answers)).toEqual([['sample']])
  expect(liveUnavailable).toBe(false)
  expect(await search.hotels([], signal)).toEqual({ answers: [], liveUnavailable: false })
})

test('a live source answers for all queries of a trip or for none', async () => {
  const onError = vi.fn()
  const both = createTravelSearch({ sample, live: { flights: flights('live'), hotels }, onError })
  const found = await both.flights([OUT, BACK], signal)
  expect(sourcesOf(found.answers)).toEqual([['live'], ['live']])
  expect(found.liveUnavailable).toBe(false)

  const noneBack = flights('live', ['18:00'], ({ from }) =>
    from === 'Mumbai' ? new SourceUnavailable('unreachable') : undefined,
  )
  const half = createTravelSearch({ sample, live: { flights: noneBack, hotels }, onError })
  const stood = await half.flights([OUT, BACK], signal)
  expect(sourcesOf(stood.answers)).toEqual([['sample'], ['sample']])
  expect(stood.liveUnavailable).toBe(true)
  expect(onError).not.toHaveBeenCalled()
})

test('a fault in a live source is told, and samples stand in', async () => {
  const onError = vi.fn()
  const fault = new TypeError('a fault')
  const search = createTravelSearch({ sample, live: { flights: flights('live', [], () => fault), hotels }, onError })
  expect((await search.flights([OUT], signal)).liveUnavailable).toBe(true)
  expect(onError).toHaveBeenCalledExactlyOnceWith(fault)
})

test('who has left gets no stand-in', async () => {
  const fails = () => new SourceUnavailable('unreachable')
  const search = createTravelSearch({ sample, live: { flights: flights('live', [], fails), hotels }, onError: vi.fn() })
  await expect(search.flights([OUT], AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
})

test('a flight that has closed since the answer was kept is left out', async () => {
  const live = { flights: flights('live', ['10:29', '10:30']), hotels }
  const { answers } = await createTravelSearch({ sample, live, onError: vi.fn() }).flights([OUT], signal)
  expect(answers.flat().map(({ departure_airport }) => departure_airport.time)).toEqual(['2026-06-12 10:30'])
})
