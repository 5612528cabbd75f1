import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { get, update } from 'idb-keyval'
import { browserStore } from '../../api/browser-store.ts'
import { connection } from '../../api/connection.ts'
import { RESPONSES_STORE } from '../../api/personal-data.ts'
import { session } from '../../api/session.ts'
import { ownBuild } from './new-version.ts'

const KEY = 'answers'
/** The answers that are kept at most, the newest first. */
const MOST = 100

type Answers = DehydratedState['queries']

interface CachedResponses {
  owner: string
  /** The build whose pages asked: another may understand an answer differently. */
  build: string | undefined
  queries: Answers
}

const store = browserStore(RESPONSES_STORE)

function ownerNow(): string | undefined {
  const { isAuthenticated, user } = session.get()
  return isAuthenticated ? (user.email ?? user.employee_id) : undefined
}

/**
 * Keeps what the signed-in person's pages show, for reading it without a connection after a reload, and shows it when
 * the server cannot be reached. It is written when the connection is lost or the page is put aside, together with what
 * other tabs wrote, and taken away at sign-out. Returns how to stop.
 */
export function cacheResponses(queryClient: QueryClient): () => void {
  const write = () => void writeResponses(queryClient)
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') write()
  }
  const restore = () => {
    if (connection.get() !== 'online') void restoreResponses(queryClient)
  }
  window.addEventListener('offline', write)
  document.addEventListener('visibilitychange', onVisibility)
  const stopListening = connection.subscribe(restore)
  restore()
  return () => {
    window.removeEventListener('offline', write)
    document.removeEventListener('visibilitychange', onVisibility)
    stopListening()
  }
}

/** Adds what is shown to what this person's tabs have kept; of one answer the newest counts. */
export async function writeResponses(queryClient: QueryClient): Promise<void> {
  const owner = ownerNow()
  if (owner === undefined) return
  const { queries } = dehydrate(queryClient)
  const build = ownBuild()
  // Without room in the browser nothing can be read later, and everything else works.
  await update<CachedResponses>(
    KEY,
    (kept) => ({ owner, build, queries: merged(isOwn(kept) ? kept.queries : [], queries) }),
    store,
  ).catch(() => undefined)
}

/** Shows what was kept for this person by this build, where nothing newer is shown. What cannot be read stays unread. */
export async function restoreResponses(queryClient: QueryClient): Promise<void> {
  const kept = await get<CachedResponses>(KEY, store).catch(() => undefined)
  if (isOwn(kept)) hydrate(queryClient, { mutations: [], queries: kept.queries })
}

function isOwn(kept: CachedResponses | undefined): kept is CachedResponses {
  return kept !== undefined && kept.owner === ownerNow() && kept.build === ownBuild()
}

function merged(kept: Answers, shown: Answers): Answers {
  const newest = new Map<string, Answers[number]>()
  for (const query of [...kept, ...shown]) {
    const known = newest.get(query.queryHash)
    if (known === undefined || known.state.dataUpdatedAt <= query.state.dataUpdatedAt)
      newest.set(query.queryHash, query)
  }
  return [...newest.values()].toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).slice(0, MOST)
}
