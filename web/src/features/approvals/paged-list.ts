import type { Answer, CallInput, EndpointSpec } from '@pravas/contract/endpoint'
import { watchWaiting } from '@pravas/contract/waiting-changes'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { callLeniently, readLeniently, respond } from '../../api/call.ts'
import type { Received } from '../../api/received.ts'

/** How many requests are read and sorted in the page; of more the server pages. */
const READ_WHOLE = 200

/** Milliseconds that a server may take to say how many there are; after that the whole list is asked for. */
const PATIENCE = 4000

/** Milliseconds for which both lists go by one answer of how many there are. */
const SHARED_FOR = 500

/** Stands for a list of very many requests that is read page by page. */
export interface Paged {
  /** Of the whole list; another one means that something in it has changed. */
  version: string
  /** How many requests it holds. */
  pending: number
}

/** Whether pages stand for a list. */
export function isPaged(list: object | undefined): list is Paged {
  return list !== undefined && !Array.isArray(list)
}

type Kind = 'trip' | 'expense'

const versionsRead = new WeakMap<QueryClient, Map<Kind, string | null>>()

/** The version in which a list was read last; null where the server told none, undefined where it was not read. */
export function versionRead(client: QueryClient, kind: Kind): string | null | undefined {
  return versionsRead.get(client)?.get(kind)
}

function noteVersion(client: QueryClient, kind: Kind, version: string | null): void {
  const versions = versionsRead.get(client) ?? new Map<Kind, string | null>()
  versionsRead.set(client, versions.set(kind, version))
}

/** The requests of a list that was answered as a whole; none of one that is paged, or that nobody has answered yet. */
export function wholeOf<T>(list: readonly T[] | Paged | undefined): readonly T[] {
  return Array.isArray(list) ? list : []
}

interface Asked {
  client: QueryClient
  queryKey: readonly unknown[]
  signal: AbortSignal
}

/**
 * A specified list, which always is asked for and whose answer counts. Of very many requests it is asked whether it still is what the
 * pages are made of: where it is, they stand for it and nobody has to read it. A server that knows no pages, or whose list is another
 * one, is answered with as it is.
 */
export async function listOrPaged<E extends EndpointSpec>(
  kind: Kind,
  list: E,
  input: CallInput<E>,
  { client, queryKey, signal }: Asked,
): Promise<Received<Answer<E>> | Paged> {
  const isWhole = Array.isArray(client.getQueryData(queryKey))
  // It may change between the two questions.
  for (let attempt = 0; attempt < 3 && !isWhole; attempt += 1) {
    const paged = await pagesOf(kind, client, attempt === 0 ? SHARED_FOR : 0)
    if (!paged) break
    const response = await unlessKnown(list, input, signal, paged.version)
    if (!response) {
      noteVersion(client, kind, paged.version)
      return paged
    }
    if (!response.headers.has('etag')) return readLeniently(list, response)
    await response.body?.cancel()
  }
  const response = await respond(list, input, signal)
  noteVersion(client, kind, response.headers.get('etag'))
  return readLeniently(list, response)
}

/** How many requests wait, where they are many and the server pages them. Both lists ask at the same moment. */
async function pagesOf(kind: Kind, client: QueryClient, staleTime: number): Promise<Paged | undefined> {
  const asked = client.fetchQuery({
    queryKey: ['waiting', 'state'],
    queryFn: ({ signal }) => callLeniently(watchWaiting, {}, signal).catch(() => null),
    staleTime,
    gcTime: 0,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE)
  })
  const state = (await Promise.race([asked, late]))?.[kind]
  clearTimeout(timer)
  const [version, pending] = [state?.version, Number(state?.pending)]
  return version && pending > READ_WHOLE ? { version, pending } : undefined
}

/** What a list answers to somebody who knows a version of it; undefined where it is that version. */
async function unlessKnown<E extends EndpointSpec>(
  list: E,
  input: CallInput<E>,
  signal: AbortSignal,
  version: string,
): Promise<Response | undefined> {
  try {
    return await respond(list, input, signal, { 'if-none-match': version })
  } catch (error) {
    if (error instanceof ApiError && error.status === 304) return undefined
    throw error
  }
}
