import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unlessLeaving } from './fingenie-calls.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const lost = () => Promise.reject(new Error('Pravas cannot be reached.'))

test('a call that is lost while the page is left is lost only if the page stays', async () => {
  window.dispatchEvent(new Event('beforeunload'))
  const told = vi.fn()
  const call = unlessLeaving(lost()).catch(told)
  await vi.advanceTimersByTimeAsync(4000)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await call
  expect(told).toHaveBeenCalled()
  await expect(unlessLeaving(lost())).rejects.toThrow('cannot be reached')
})

test('what is answered comes through', async () => {
  expect(await unlessLeaving(Promise.resolve('Read.'))).toBe('Read.')
})
