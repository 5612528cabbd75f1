import { useSyncExternalStore } from 'react'

/** Milliseconds after the page stands before the files for working offline are fetched. */
const SETTLE = 3000
/** A page that stays open looks for a new version at most this often, in milliseconds. */
const LOOK_EVERY = 60 * 60_000
/** Milliseconds that a waiting worker may take before the page is loaded again anyway. */
const TAKE_OVER_WITHIN = 2000

const listeners = new Set<() => void>()
let registration: ServiceWorkerRegistration | undefined
let isReady = false
let isBegun = false
let lastLook = 0

/** Whether the server has a newer version of the pages than the one that is open. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isReady,
  )
}

/**
 * Keeps the pages' files for working offline, once the page has settled, and watches for a new version. Without a
 * worker, as on plain http or while developing, the pages work as they would without this.
 */
export function keepForOffline(): void {
  if (isBegun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isBegun = true
  window.setTimeout(() => {
    if (document.readyState === 'complete') void begin()
    else window.addEventListener('load', () => void begin(), { once: true })
  }, SETTLE)
}

/** Loads the page again in its new version. Only the person's click may ask for it: what they type would be lost. */
export function loadNewVersion(): void {
  const reload = () => window.location.reload()
  const waiting = registration?.waiting
  if (!waiting) {
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  window.setTimeout(reload, TAKE_OVER_WITHIN)
  waiting.postMessage('take over')
}

async function begin(): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    lastLook = Date.now()
    if (registration.waiting) void tellIfNewer()
    registration.addEventListener('updatefound', () => {
      const worker = registration?.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller) void tellIfNewer()
      })
    })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastLook < LOOK_EVERY) return
      lastLook = Date.now()
      registration?.update().catch(() => undefined)
    })
  } catch {
    // A browser that refuses the worker shows the pages as long as it has a connection.
  }
}

/** A page that came from the server after the new version did is that version already. Without an answer none is told. */
async function tellIfNewer(): Promise<void> {
  const own = ownBuild()
  if (own === undefined) return
  const newest = await fetch('/', { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')
  isReady = newest !== '' && !newest.includes(own)
  for (const listener of listeners) listener()
}

/** Returns which build of the pages is open: the path of their first script, whose name changes with any piece of code. */
export function ownBuild(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script === null ? undefined : new URL(script.src).pathname
}
