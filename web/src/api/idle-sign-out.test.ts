import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetActivity, IDLE_LIMIT, idleSeconds, watchIdle } from './idle-sign-out.ts'

let stop = () => {}
const onIdle = vi.fn()
const report = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  localStorage.clear()
  onIdle.mockReset()
  report.mockReset()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('signs out after 15 minutes, not before', () => {
  stop = watchIdle(onIdle, report)
  vi.advanceTimersByTime(899_999)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIdle).toHaveBeenCalledOnce()
})

test.each(['mousedown', 'mousemove', 'keypress', 'keydown', 'scroll', 'touchstart', 'click'])(
  '%s starts the 15 minutes anew',
  (kind) => {
    stop = watchIdle(onIdle, report)
    vi.advanceTimersByTime(600_000)
    window.dispatchEvent(new Event(kind))
    vi.advanceTimersByTime(899_999)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onIdle).toHaveBeenCalledOnce()
  },
)

test('activity in another tab counts', () => {
  stop = watchIdle(onIdle, report)
  vi.advanceTimersByTime(600_000)
  localStorage.setItem('last-activity', String(Date.now()))
  vi.advanceTimersByTime(600_000)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300_000)
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a page that was closed for too long is idle when it opens again', () => {
  localStorage.setItem('last-activity', String(Date.now() - IDLE_LIMIT))
  stop = watchIdle(onIdle, report)
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a computer that slept is idle at the first move, before its timers run', () => {
  stop = watchIdle(onIdle, report)
  vi.setSystemTime(Date.now() + 2 * IDLE_LIMIT)
  window.dispatchEvent(new Event('mousemove'))
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a new sign-in does not inherit an old period', () => {
  localStorage.setItem('last-activity', String(Date.now() - IDLE_LIMIT))
  forgetActivity()
  stop = watchIdle(onIdle, report)
  expect(onIdle).not.toHaveBeenCalled()
})

test('the server learns of activity within a minute, and of nothing while there is none', () => {
  stop = watchIdle(onIdle, report)
  vi.advanceTimersByTime(50_000)
  window.dispatchEvent(new Event('keydown'))
  expect(report).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(report).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(800_000)
  expect(report).toHaveBeenCalledOnce()
})

test('how long nobody has done anything is known to the second', () => {
  expect(idleSeconds()).toBe(0)
  stop = watchIdle(onIdle, report)
  vi.advanceTimersByTime(61_500)
  expect(idleSeconds()).toBe(61)
  forgetActivity()
  expect(idleSeconds()).toBe(0)
})
