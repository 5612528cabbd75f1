import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guarded } from '../guarded-source.ts'
import type { FlightQuery } from '../source.ts'
import { retryAfterMs } from './http-json.ts'
import { type Answerer, flightAnswer, KEY, option, send, serpApiDouble } from './serpapi.fixture.ts'
import { serpApiFlights } from './serpapi-flights.ts'

const QUERY: FlightQuery = {
  from: 'Delhi',
  to: 'Mumbai',
  date: '2026-06-12',
  cabin: 'economy',
  askedAt: '2026-06-10 12:00',
}
const GOOD = flightAnswer({ best_flights: [option('6E 2046', QUERY.date, ['DEL', 'BOM'], 5400)] })

const double = await serpApiDouble()
afterAll(() => double.close())
const warn = vi.fn()
beforeEach(() => {
  double.asked.length = 0
  warn.mockClear()
})

/** The key is nowhere in what people or operators read. */
afterEach(() => expect(JSON.stringify(warn.mock.calls)).not.toContain(KEY))

function searching(options: { key?: string; url?: URL; callMs?: number } = {}) {
  const { key = KEY, url = double.url, callMs = 5_000 } = options
  const log = { warn }
  const limits = { cacheMs: 60_000, callMs, totalMs: 10_000 }
  const source = guarded(serpApiFlights({ key, url, log }), { name: 'Google Flights', limits, log, firstPauseMs: 1 })
  return source.search(QUERY, new AbortController().signal)
}

/** Answers the first calls by `first`, and the others well. */
function thenWell(calls: number, first: Answerer) {
  let left = calls
  double.answerWith((query, response, request) => {
    left -= 1
    if (left >= 0) first(query, response, request)
    else send(response, 200, GOOD)
  })
}

async function failureOf(search: Promise<unknown>): Promise<Error> {
  const error = await search.catch((reason: unknown) => reason)
  if (!(error instanceof Error)) throw new Error('The search did not fail.')
  expect(JSON.stringify({ ...error, text: `${error.message} ${error.stack} ${String(error.cause)}` })).not.toContain(
    KEY,
  )
  return error
}

test('a wrong key is refused, and not tried again', async () => {
  const error = await failureOf(searching({ key: 'wrong' }))
  expect(error).toMatchObject({ reason: 'refused' })
  expect(double.asked).toHaveLength(1)
  expect(warn).toHaveBeenCalledExactlyOnceWith({ source: 'Google Flights', reason: 'refused' }, expect.any(String))
})

test.each([500, 502, 503, 408])('status %i may pass', async (status) => {
  thenWell(2, (_query, response) => send(response, status, { error: 'x' }))
  expect(await searching()).toHaveLength(1)
  expect(double.asked).toHaveLength(3)
})

test('too many requests are tried again after the pause that the answer names', async () => {
  thenWell(1, (_query, response) => send(response, 429, { error: 'x' }, { 'retry-after': '0' }))
  expect(await searching()).toHaveLength(1)
  thenWell(1, (_query, response) => send(response, 429, { error: 'x' }, { 'retry-after': '3600' }))
  expect(await failureOf(searching())).toMatchObject({ reason: 'too many requests', retryAfterMs: 3_600_000 })
  expect(double.asked).toHaveLength(3)
})

test.each([
  ['a page instead of JSON', '<!doctype html><title>Sign in</title>'],
  ['half an answer', JSON.stringify(GOOD).slice(0, 200)],
  ['a list', '[]'],
  ['nothing', ''],
])('%s is not understood', async (_, body) => {
  double.answerWith((_query, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(body))
  expect(await failureOf(searching())).toMatchObject({ reason: 'unreadable' })
  expect(double.asked).toHaveLength(1)
})

test('more than any list takes is not read', async () => {
  double.answerWith((_query, response) => void response.writeHead(200).end(Buffer.alloc(9 * 1024 * 1024, ' ')))
  expect(await failureOf(searching())).toMatchObject({ reason: 'unreadable' })
})

test('a failure told with a successful status may pass', async () => {
  thenWell(1, (_query, response) => send(response, 200, { search_metadata: { status: 'Error' }, error: 'try again' }))
  expect(await searching()).toHaveLength(1)
})

test('a connection that is reset may come back, before the answer and in the middle of it', async () => {
  thenWell(1, (_query, _response, request) => request.socket.resetAndDestroy())
  expect(await searching()).toHaveLength(1)
  thenWell(1, (_query, response, request) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"best_flights": [', () => request.socket.resetAndDestroy())
  })
  expect(await searching()).toHaveLength(1)
})

test('an answer that does not come, or does not end, is given up', async () => {
  thenWell(1, () => undefined)
  expect(await searching({ callMs: 100 })).toHaveLength(1)
  thenWell(1, (_query, response) => void response.writeHead(200).write('{"best_flights": ['))
  expect(await searching({ callMs: 100 })).toHaveLength(1)
})

test('nobody listening is told without the address', async () => {
  const gone = await serpApiDouble()
  await gone.close()
  const error = await failureOf(searching({ url: gone.url }))
  expect(error).toMatchObject({ reason: 'unreachable' })
  expect(error.message).not.toContain(gone.url.port)
})

test('a redirection is not followed, since it would carry the key elsewhere', async () => {
  const elsewhere = await serpApiDouble()
  double.answerWith((query, response) => {
    response.writeHead(302, { location: `${elsewhere.url.origin}/search?${query}` }).end()
  })
  expect(await failureOf(searching())).toMatchObject({ reason: 'unreadable' })
  expect(elsewhere.asked).toEqual([])
  await elsewhere.close()
})

test('a proxy may stand before it under a path', async () => {
  double.answerWith(GOOD)
  await failureOf(searching({ url: new URL('/serp/', double.url) }))
  expect(double.asked).toHaveLength(1)
  expect(await searching({ url: new URL('/', double.url) })).toHaveLength(1)
})

test.each([
  [null, undefined],
  ['2', 2000],
  [' 0 ', 0],
  ['Wed, 10 Jun 2026 06:31:00 GMT', 60_000],
  ['Wed, 10 Jun 2026 06:29:00 GMT', 0],
  ['soon', undefined],
])('Retry-After %j asks for a pause of %j ms', (header, pause) => {
  expect(retryAfterMs(header, Date.parse('2026-06-10T06:30:00Z'))).toBe(pause)
})
