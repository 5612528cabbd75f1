import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepForOffline } from './new-version.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('a server that does not answer when a new version is looked for leaves the page as it is', async () => {
  vi.stubEnv('PROD', true)
  document.head.innerHTML = '<script type="module" src="/assets/index-a.js"></script>'
  const registration = Object.assign(new EventTarget(), { waiting: {} })
  const serviceWorker = { register: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  const server = vi.fn(() => Promise.reject(new TypeError('No answer.')))
  vi.stubGlobal('fetch', server)
  keepForOffline()
  // A rejection that nobody handles fails the test.
  await vi.advanceTimersByTimeAsync(3000)
  expect(server).toHaveBeenCalledOnce()
})
