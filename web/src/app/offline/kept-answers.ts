import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { del, get, set } from 'idb-keyval'
import { isBrowserOffline } from '../../api/connection.ts'
import { keptStore } from '../../api/kept-store.ts'
import { session } from '../../api/session.ts'

const KEY = 'answers'

interface KeptAnswers {
  owner: string
  state: DehydratedState
}

const store = keptStore('pravas-answers')
const ownerNow = () => session.get().user.email ?? session.get().user.employee_id

/**
 * Keeps what the signed-in person's pages show, for reading it offline after a reload. It is written when the
 * connection is lost or the page is put aside, read only while the browser is offline, and taken away at sign-out.
 * Returns how to stop.
 */
export function keepAnswers(queryClient: QueryClient): () => void {
  const write = () => {
    const owner = ownerNow()
    if (owner === undefined || !session.get().isAuthenticated) return
    const kept: KeptAnswers = { owner, state: dehydrate(queryClient) }
    set(KEY, kept, store).catch(() => undefined)
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') write()
  }
  window.addEventListener('offline', write)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('offline', write)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Shows what was kept for this person, if the browser is offline. What cannot be read stays unread. */
export async function restoreAnswers(queryClient: QueryClient): Promise<void> {
  if (!isBrowserOffline()) return
  const kept = await get<KeptAnswers>(KEY, store).catch(() => undefined)
  if (kept !== undefined && kept.owner === ownerNow()) hydrate(queryClient, kept.state)
}

session.subscribe(() => {
  if (!session.get().isAuthenticated) del(KEY, store).catch(() => undefined)
})
