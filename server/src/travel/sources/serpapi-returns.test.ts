import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guarded } from '../guarded-source.ts'
import type { ReturnQuery } from '../source.ts'
import { flightAnswer, KEY, leg, option, roundTripOption, send, serpApiDouble } from './serpapi.fixture.ts'
import { serpApiReturns } from './serpapi-returns.ts'

const DATE = '2026-06-12'
const BACK = '2026-06-14'
const QUERY: ReturnQuery = {
  from: 'Delhi',
  to: 'Mumbai',
  date: DATE,
  back: BACK,
  cabin: 'economy',
  askedAt: '2026-06-10 12:00',
}

const double = await serpApiDouble()
afterAll(() => double.close())
const warn = vi.fn()
beforeEach(() => {
  double.asked.length = 0
  warn.mockClear()
})
afterEach(() => expect(JSON.stringify(warn.mock.calls)).not.toContain(KEY))

/** The ways out, by the price of the whole trip with each. */
const OUT = { 'AI 1': 9000, '6E 2': 8000, '6E 3': 9500 }
const out = (number: string, price: number, token: string | undefined = `token of ${number}`) =>
  roundTripOption(option(number, DATE, ['DEL', 'BOM'], price), token)
const back = (number: string, price: number) => roundTripOption(option(number, BACK, ['BOM', 'DEL'], price, '18:00'))
const ways = Object.entries(OUT).map(([number, price]) => out(number, price))

/** A source whose double answers the ways out, and by their tokens what is given. */
function returns({
  byToken = {},
  most = 2,
  callMs = 5_000,
  outbound = flightAnswer({ best_flights: ways }),
}: Options = {}) {
  double.answerWith((query, response) => {
    const token = query.get('departure_token')
    if (token === null) return send(response, 200, outbound)
    const answer = byToken[token] ?? flightAnswer({ other_flights: [back('6E 9', 8600)] })
    if (answer !== 'never') send(response, 'status' in answer ? Number(answer.status) : 200, answer)
  })
  const log = { warn }
  const limits = { cacheMs: 60_000, callMs, totalMs: callMs }
  const source = serpApiReturns({ key: KEY, url: double.url, log }, most, (name, inner) =>
    guarded(inner, { name, limits, log, firstPauseMs: 1 }),
  )
  return (signal = new AbortController().signal) => source.search(QUERY, signal)
}
interface Options {
  byToken?: Record<string, object | 'never'>
  most?: number
  callMs?: number
  outbound?: object
}

test('the ways out are asked as a round trip, the ways back by the token of each that is worth a look', async () => {
  const search = returns({ byToken: { 'token of AI 1': flightAnswer({ best_flights: [back('AI 8', 9100)] }) } })
  expect(await search()).toEqual([
    { out: `6E 2 ${DATE} 06:05`, back: `6E 9 ${BACK} 18:00`, total: 8600, priced_at: QUERY.askedAt },
    { out: `AI 1 ${DATE} 06:05`, back: `AI 8 ${BACK} 18:00`, total: 9100, priced_at: QUERY.askedAt },
  ])
  const [first, ...others] = double.asked.map((asked) => Object.fromEntries(asked))
  expect(first).toMatchObject({
    engine: 'google_flights',
    type: '1',
    departure_id: 'DEL,DXN',
    arrival_id: 'BOM,NMI',
    outbound_date: DATE,
    return_date: BACK,
    currency: 'INR',
  })
  expect(first).not.toHaveProperty('departure_token')
  expect(others).toMatchObject([
    { ...first, departure_token: 'token of 6E 2' },
    { ...first, departure_token: 'token of AI 1' },
  ])
})

test.each([1, 3])('looks into at most %i ways out', async (most) => {
  await returns({ most })()
  expect(double.asked).toHaveLength(1 + most)
})

test('the same search again costs no call', async () => {
  const search = returns()
  const first = await search()
  expect(await search()).toEqual(first)
  expect(double.asked).toHaveLength(3)
})

test('a connection is known by the numbers of all its legs', async () => {
  const connection = {
    ...back('AI 505', 9900),
    flights: [
      leg('AI 505', ['BOM', `${BACK} 16:00`], ['HYD', `${BACK} 17:30`], 90),
      leg('AI 620', ['HYD', `${BACK} 19:00`], ['DEL', `${BACK} 21:15`], 135),
    ],
  }
  const search = returns({ most: 1, byToken: { 'token of 6E 2': flightAnswer({ other_flights: [connection] }) } })
  expect(await search()).toMatchObject([{ back: `AI 505+AI 620 ${BACK} 16:00`, total: 9900 }])
})

test('a way out without a token has no ways back', async () => {
  const tokenless = { ...out('6E 2', 8000), departure_token: undefined }
  const search = returns({ outbound: flightAnswer({ best_flights: [tokenless, out('AI 1', 9000)] }) })
  expect(await search()).toMatchObject([{ out: `AI 1 ${DATE} 06:05` }])
  expect(double.asked).toHaveLength(2)
})

test('ways back on another day, without a price or from elsewhere are left out', async () => {
  const other = [
    back('6E 9', 8600),
    { ...back('6E 10', 1), price: undefined },
    roundTripOption(option('6E 11', DATE, ['BOM', 'DEL'], 8000)),
    roundTripOption(option('6E 12', BACK, ['DEL', 'BOM'], 8000)),
  ]
  const search = returns({ most: 1, byToken: { 'token of 6E 2': flightAnswer({ other_flights: other }) } })
  expect(await search()).toMatchObject([{ back: `6E 9 ${BACK} 18:00` }])
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ dropped: 3, of: 4 }),
    'options that did not fit were left out',
  )
})

test('nothing sold as a round trip is an answer', async () => {
  const nothing = flightAnswer({ error: "Google Flights hasn't returned any results for this query." })
  expect(await returns({ outbound: nothing })()).toEqual([])
  expect(await returns({ most: 1, byToken: { 'token of 6E 2': nothing } })()).toEqual([])
})

test('where the ways back of one cannot be had, the others stand', async () => {
  const search = returns({ byToken: { 'token of 6E 2': { status: 400, error: 'Invalid departure_token.' } } })
  expect(await search()).toMatchObject([{ out: `AI 1 ${DATE} 06:05` }])
})

test.each([
  ['a wrong token', { status: 400, error: 'Invalid departure_token.' }, 'unreadable', 2],
  ['errors', { status: 503, error: 'busy' }, 'failing', 4],
  ['an unknown shape', { flights: [] }, 'unreadable', 2],
] as const)('%s for all ways out is no empty answer', async (_, answer, reason, calls) => {
  await expect(returns({ most: 1, byToken: { 'token of 6E 2': answer } })()).rejects.toMatchObject({ reason })
  expect(double.asked).toHaveLength(calls)
})

test('ways back that do not come in time are not waited for', async () => {
  const search = returns({ byToken: { 'token of 6E 2': 'never' }, callMs: 150 })
  expect(await search()).toMatchObject([{ out: `AI 1 ${DATE} 06:05` }])
})

test('who has left is not answered', async () => {
  await expect(returns()(AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  expect(double.asked).toEqual([])
})
