import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetActivity, IDLE_LIMIT, watchIdle } from './idle-sign-out.ts'

let stop = () => {}
const onIdle = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  localStorage.clear()
  onIdle.mockReset()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('signs out after 15 minutes, not before', () => {
  stop = watchIdle(onIdle)
  vi.advanceTimersByTime(899_999)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIdle).toHaveBeenCalledOnce()
})

test.each(['mousedown', 'mousemove', 'keypress', 'keydown', 'scroll', 'touchstart', 'click'])(
  '%s starts the 15 minutes anew',
  (kind) => {
    stop = watchIdle(onIdle)
    vi.advanceTimersByTime(600_000)
    window.dispatchEvent(new Event(kind))
    vi.advanceTimersByTime(899_999)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onIdle).toHaveBeenCalledOnce()
  },
)

test('activity in another tab counts', () => {
  stop = watchIdle(onIdle)
  vi.advanceTimersByTime(600_000)
  localStorage.setItem('last-activity', String(Date.now()))
  vi.advanceTimersByTime(600_000)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300_000)
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a page that was closed for too long is idle when it opens again', () => {
  localStorage.setItem('last-activity', String(Date.now() - IDLE_LIMIT))
  stop = watchIdle(onIdle)
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a computer that slept is idle at the first move, before its timers run', () => {
  stop = watchIdle(onIdle)
  vi.setSystemTime(Date.now() + 2 * IDLE_LIMIT)
  window.dispatchEvent(new Event('mousemove'))
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a new sign-in does not inherit an old period', () => {
  localStorage.setItem('last-activity', String(Date.now() - IDLE_LIMIT))
  forgetActivity()
  stop = watchIdle(onIdle)
  expect(onIdle).not.toHaveBeenCalled()
})
