import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REST_MS } from '../retry-policy.ts'
import { type GuardOptions, guarded } from './guarded-source.ts'
import { SourceUnavailable } from './source.ts'

interface Query {
  city: string
  askedAt: string
}

const LIMITS = { cacheMs: 60_000, callMs: 5_000, totalMs: 10_000 }
const DELHI = { city: 'Delhi', askedAt: '2026-06-10 12:00' }
const { signal: WAITING } = new AbortController()

// Only the clock stands still: what waits, waits for the calls that a test lets end.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A guarded source that answers each call with the next outcome, and with its number when there is none left. */
function source(outcomes: (Error | 'never' | Promise<string[]>)[] = [], options: Partial<GuardOptions> = {}) {
  const warn = vi.fn()
  const calls: Query[] = []
  const { search } = guarded<Query, string>(
    {
      async search(query, signal) {
        calls.push(query)
        const outcome = outcomes[calls.length - 1]
        if (outcome === 'never') {
          return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        }
        if (outcome instanceof Error) throw outcome
        return outcome ?? [`${query.city} ${calls.length}`]
      },
    },
    { name: 'a source', limits: LIMITS, log: { warn }, firstPauseMs: 1, ...options },
  )
  return { calls, warn, search: (query: Query, signal = WAITING) => search(query, signal) }
}

const failing = (retryAfterMs?: number) => new SourceUnavailable('failing', retryAfterMs)
const times = (count: number, error: Error) => Array.from({ length: count }, () => error)

test('an answer is kept for its time, whenever the same is asked', async () => {
  const { search, calls } = source()
  expect(await search(DELHI)).toEqual(['Delhi 1'])
  vi.advanceTimersByTime(LIMITS.cacheMs - 1)
  expect(await search({ ...DELHI, askedAt: '2026-06-10 12:01' })).toEqual(['Delhi 1'])
  expect(await search({ ...DELHI, city: 'Mumbai' })).toEqual(['Mumbai 2'])
  vi.advanceTimersByTime(2)
  expect(await search(DELHI)).toEqual(['Delhi 3'])
  expect(calls).toHaveLength(3)
})

test('only so many answers are kept', async () => {
  const { search, calls } = source()
  for (let city = 0; city <= 200; city += 1) await search({ ...DELHI, city: String(city) })
  await search({ ...DELHI, city: '200' })
  expect(calls).toHaveLength(201)
  await search({ ...DELHI, city: '0' })
  expect(calls).toHaveLength(202)
})

test('the same search at the same time is one call, and who leaves takes nothing from the others', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const { search, calls } = source([promise])
  const leaver = new AbortController()
  const first = search(DELHI, leaver.signal)
  const second = search(DELHI)
  leaver.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  resolve(['one answer'])
  expect(await second).toEqual(['one answer'])
  expect(calls).toHaveLength(1)
})

test('nobody is asked for who has left already', async () => {
  const { search, calls } = source()
  await expect(search(DELHI, AbortSignal.abort())).rejects.toThrow()
  expect(calls).toHaveLength(0)
})

test.each(['out of time', 'unreachable', 'failing', 'too many requests'] as const)(
  'what is %s may pass and is tried again, twice at most',
  async (reason) => {
    const error = new SourceUnavailable(reason)
    expect(await source([error, error]).search(DELHI)).toEqual(['Delhi 3'])
    const { search, calls, warn } = source(times(4, error))
    await expect(search(DELHI)).rejects.toMatchObject({ reason })
    expect(calls).toHaveLength(3)
    expect(warn).toHaveBeenCalledExactlyOnceWith({ source: 'a source', reason }, expect.any(String))
  },
)

test.each(['refused', 'unreadable', 'not sold'] as const)('what is %s is not tried again', async (reason) => {
  const { search, calls } = source([new SourceUnavailable(reason)])
  await expect(search(DELHI)).rejects.toMatchObject({ reason })
  expect(calls).toHaveLength(1)
})

test('a failure is not kept', async () => {
  const { search } = source([new SourceUnavailable('refused')])
  await expect(search(DELHI)).rejects.toThrow()
  expect(await search(DELHI)).toEqual(['Delhi 2'])
})

test('a call that takes too long is given up, and the search as well', async () => {
  const one = source(['never'], { limits: { ...LIMITS, callMs: 20 } })
  expect(await one.search(DELHI)).toEqual(['Delhi 2'])
  const { search } = source(['never'], { limits: { ...LIMITS, totalMs: 20 } })
  await expect(search(DELHI)).rejects.toMatchObject({ reason: 'out of time' })
})

test('a source is not asked again before it allows it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const { search, calls } = source([failing(2_000)])
  const answer = search(DELHI)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(LIMITS.totalMs - 2_000)
  expect(await answer).toEqual(['Delhi 2'])
})

test('a source that asks for a long pause gets it, and nobody waits for it', async () => {
  const { search, calls } = source([failing(60_000)])
  await expect(search(DELHI)).rejects.toMatchObject({ reason: 'failing' })
  vi.advanceTimersByTime(59_999)
  await expect(search(DELHI)).rejects.toMatchObject({ reason: 'resting' })
  expect(calls).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(await search(DELHI)).toEqual(['Delhi 2'])
})

test('a source that keeps failing is left alone, then tried once', async () => {
  const { search, calls, warn } = source(times(6, new SourceUnavailable('refused')))
  for (let at = 0; at < 5; at += 1) await expect(search(DELHI)).rejects.toMatchObject({ reason: 'refused' })
  await expect(search(DELHI)).rejects.toMatchObject({ reason: 'resting' })
  expect(calls).toHaveLength(5)
  expect(warn).toHaveBeenCalledTimes(5)

  vi.advanceTimersByTime(REST_MS)
  await expect(search(DELHI)).rejects.toMatchObject({ reason: 'refused' })
  await expect(search(DELHI)).rejects.toMatchObject({ reason: 'resting' })
  vi.advanceTimersByTime(REST_MS)
  expect(await search(DELHI)).toEqual(['Delhi 7'])
})

test('what a source does not sell says nothing of its health', async () => {
  const { search } = source(times(6, new SourceUnavailable('not sold')))
  for (let at = 0; at < 6; at += 1) await expect(search(DELHI)).rejects.toMatchObject({ reason: 'not sold' })
  expect(await search(DELHI)).toEqual(['Delhi 7'])
})
