import { pendingTripsOfTeam } from '@pravas/contract/approvals'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { eventStream } from '../../testing/event-stream.ts'
import { followChanges } from './live-changes.ts'
import { listOrPaged } from './paged-list.ts'

afterEach(() => vi.unstubAllGlobals())

test('the list that has changed is read again, the other one is not', async () => {
  const stream = eventStream()
  vi.stubGlobal('fetch', async () => stream.response)
  const client = new QueryClient()
  const [trips, expenses] = [
    ['approvals', 'trip', 'EMP2'],
    ['approvals', 'expense', 'EMP2'],
  ]
  for (const key of [trips, expenses]) client.setQueryData(key as string[], [])
  const gone = new AbortController()
  const done = followChanges(client, gone.signal)
  const state = (version: string) => ({ pending: 1, version })
  stream.send({ type: 'changed', trip: state('a'), expense: state('b') })
  stream.send({ type: 'changed', trip: state('a'), expense: state('c') })
  await vi.waitFor(() => expect(client.getQueryState(expenses as string[])?.isInvalidated).toBe(true))
  expect(client.getQueryState(trips as string[])?.isInvalidated).toBe(false)
  gone.abort()
  stream.end()
  await done
})

test('a list to which a request came back and left again is read again, though its version is the one that was heard', async () => {
  const stream = eventStream()
  vi.stubGlobal('fetch', async () => stream.response)
  const client = new QueryClient()
  const [trips, expenses] = [
    ['approvals', 'trip', 'EMP2'],
    ['approvals', 'expense', 'EMP2'],
  ]
  for (const key of [trips, expenses]) client.setQueryData(key as string[], [])
  const gone = new AbortController()
  const done = followChanges(client, gone.signal)
  const waiting = { trip: { pending: 1, version: 'a' }, expense: { pending: 0, version: 'b' } }
  stream.send({ type: 'changed', ...waiting })
  stream.send({ type: 'changed', ...waiting, changed_again: ['trip'] })
  await vi.waitFor(() => expect(client.getQueryState(trips as string[])?.isInvalidated).toBe(true))
  expect(client.getQueryState(expenses as string[])?.isInvalidated).toBe(false)
  gone.abort()
  stream.end()
  await done
})

test('a list that had changed before it was listened is read again, and one that was read as it is now is not', async () => {
  const stream = eventStream()
  const client = new QueryClient()
  const { signal } = new AbortController()
  const keys = { trip: ['approvals', 'trip', 'EMP2'], expense: ['approvals', 'expense', 'EMP2'] }
  vi.stubGlobal('fetch', async () => Response.json([], { headers: { etag: 'a' } }))
  for (const kind of ['trip', 'expense'] as const) {
    const input = { params: { employeeId: 'EMP2' } }
    await client.fetchQuery({
      queryKey: keys[kind],
      queryFn: () => listOrPaged(kind, pendingTripsOfTeam, input, { client, queryKey: keys[kind], signal }),
    })
  }
  vi.stubGlobal('fetch', async () => stream.response)
  const gone = new AbortController()
  const done = followChanges(client, gone.signal)
  const state = (version: string) => ({ pending: 1, version })
  stream.send({ type: 'changed', trip: state('b'), expense: state('a') })
  await vi.waitFor(() => expect(client.getQueryState(keys.trip)?.isInvalidated).toBe(true))
  expect(client.getQueryState(keys.expense)?.isInvalidated).toBe(false)
  gone.abort()
  stream.end()
  await done
})

test('what was asked or answered is read again where it is shown, and the lists are not', async () => {
  const stream = eventStream()
  vi.stubGlobal('fetch', async () => stream.response)
  const client = new QueryClient()
  const [list, thread] = [
    ['approvals', 'trip', 'EMP2'],
    ['questions', 'trip', 'TRP-1'],
  ]
  for (const key of [list, thread]) client.setQueryData(key as string[], [])
  const gone = new AbortController()
  const done = followChanges(client, gone.signal)
  const waiting = { trip: { pending: 1, version: 'a' }, expense: { pending: 0, version: 'b' } }
  stream.send({ type: 'changed', ...waiting, questions: '1' })
  stream.send({ type: 'changed', ...waiting, questions: '2' })
  await vi.waitFor(() => expect(client.getQueryState(thread as string[])?.isInvalidated).toBe(true))
  expect(client.getQueryState(list as string[])?.isInvalidated).toBe(false)
  gone.abort()
  stream.end()
  await done
})

test('a server that tells nothing is not asked again', async () => {
  const fetched = vi.fn(async () => Response.json({ title: 'Not here.' }, { status: 404 }))
  vi.stubGlobal('fetch', fetched)
  await followChanges(new QueryClient(), new AbortController().signal)
  expect(fetched).toHaveBeenCalledTimes(1)
})
