import { vi } from 'vitest'

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A database that the browser refuses to open, as some do in private windows. */
const refusedDatabase = {
  open() {
    const request: { onerror?: () => void; error: Error } = { error: new Error('There is no room.') }
    queueMicrotask(() => request.onerror?.())
    return request
  },
}

/** Gives the test what the pages expect of a browser and jsdom does not have: no phone, nothing measured. */
export function standInForBrowser(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('indexedDB', refusedDatabase)
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
}
