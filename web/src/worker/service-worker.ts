import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

// Keeps the built files, so that the pages open without a connection. It keeps no answer of /api: those belong to the
// person who asked.

/** Filled in by the build: every file that the pages need. */
declare const __BUILT_FILES__: PrecacheEntry[]

/** What the standard library for pages does not know of a worker. */
const worker = globalThis as unknown as { skipWaiting(): Promise<void> }

/** Milliseconds that a page may take to arrive before the kept one is shown. */
const PAGE_PATIENCE = 4000

// Without an index of its own, so that '/' is asked of the server like every other page.
precacheAndRoute(__BUILT_FILES__, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
// As the server does: what has a dot in its path is a file, and no page. The patterns see path and query.
const NO_PAGES = [/^\/(api|metrics)([/?]|$)/, /^[^?]*\./]
registerRoute(new NavigationRoute(({ request }) => pageOf(request), { denylist: NO_PAGES }))
clientsClaim()

addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting()
})

/** The page as the server has it now; the kept one when the server does not answer. */
async function pageOf(request: Request): Promise<Response> {
  const kept = await matchPrecache('/index.html')
  if (kept === undefined) return fetch(request)
  if (!navigator.onLine) return kept
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PAGE_PATIENCE) })
  } catch {
    return kept
  }
}
