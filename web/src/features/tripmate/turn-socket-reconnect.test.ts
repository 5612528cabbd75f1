import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TripMateServer } from '../../testing/tripmate-socket.ts'
import { TurnSocket } from './turn-socket.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a socket that was closed is opened again after 3 seconds, not before, and as often as it takes', async () => {
  const server = new TripMateServer()
  const socket = new TurnSocket({ url: 'ws://pravas.example', onEvent: () => undefined })
  for (const opened of [1, 2]) {
    expect(server.opened).toBe(opened)
    server.drop()
    await vi.advanceTimersByTimeAsync(2999)
    expect(server.opened).toBe(opened)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(server.opened).toBe(3)
  socket.close()
})
