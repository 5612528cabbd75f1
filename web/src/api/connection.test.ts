import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from './connection.ts'

const server = vi.fn<typeof fetch>()
const ok = () => new Response('{}', { status: 200 })
let stop = () => {}

/** What the browser says of its network, with the event that goes with it. */
function browserIs(state: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  window.dispatchEvent(new Event(state))
}

beforeEach(() => {
  vi.useFakeTimers()
  server.mockReset()
  vi.stubGlobal('fetch', server)
  stop = connection.subscribe(() => {})
})
afterEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  connection.answered()
  stop()
  vi.useRealTimers()
})

test('a browser that is offline is believed at once, one that is back when the server answers', async () => {
  browserIs('offline')
  expect(connection.get()).toBe('offline')
  server.mockRejectedValueOnce(new TypeError())
  browserIs('online')
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.get()).toBe('unreachable')
  server.mockResolvedValueOnce(ok())
  await vi.advanceTimersByTimeAsync(3000)
  expect(connection.get()).toBe('online')
})

test('one call without an answer is no lost connection when the server answers the next', async () => {
  server.mockResolvedValue(ok())
  connection.failed()
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.get()).toBe('online')
  expect(server).toHaveBeenCalledOnce()
})

test('a server that stays silent is asked again, ever less often, and any answer ends it', async () => {
  server.mockRejectedValue(new TypeError())
  connection.failed()
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.get()).toBe('unreachable')
  await vi.advanceTimersByTimeAsync(3000)
  expect(server).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4400)
  expect(server).toHaveBeenCalledTimes(2)
  connection.answered()
  expect(connection.get()).toBe('online')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server).toHaveBeenCalledTimes(2)
})

test('nothing is asked while nobody wants to know', async () => {
  stop()
  connection.failed()
  await vi.advanceTimersByTimeAsync(0)
  expect(server).not.toHaveBeenCalled()
})

test('a server that takes the question and never answers counts as silent', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  server.mockImplementation((_, request) => {
    return new Promise((_resolve, reject) => {
      request?.signal?.addEventListener('abort', () => reject(request.signal?.reason))
    })
  })
  connection.failed()
  limit.abort(new DOMException('', 'TimeoutError'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.get()).toBe('unreachable')
  await vi.advanceTimersByTimeAsync(3000)
  expect(server).toHaveBeenCalledTimes(2)
})
