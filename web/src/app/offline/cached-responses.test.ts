import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from '../../api/connection.ts'
import { session } from '../../api/session.ts'
import { cacheResponses, restoreResponses, writeResponses } from './cached-responses.ts'

const database = vi.hoisted(() => new Map<unknown, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => () => undefined,
  get: async (key: unknown) => database.get(key),
  update: async (key: unknown, next: (stored: unknown) => unknown) => void database.set(key, next(database.get(key))),
  clear: async () => database.clear(),
}))

const asha = { name: 'Asha Rao', email: 'asha@pravas.example' }
const stops: (() => void)[] = []

beforeEach(() => {
  session.signIn(asha)
  openBuild('/assets/index-a.js')
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  session.signOut()
  database.clear()
})

function openBuild(path: string): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', path)
  document.head.replaceChildren(script)
}

/** A tab that shows these answers, each with the time at which it came. */
function tab(answers: Record<string, [data: string, updatedAt: number]> = {}): QueryClient {
  const client = new QueryClient()
  for (const [key, [data, updatedAt]] of Object.entries(answers)) client.setQueryData([key], data, { updatedAt })
  return client
}
async function reopened(): Promise<QueryClient> {
  const client = tab()
  await restoreResponses(client)
  return client
}

test('what several tabs showed is there again, the newest of each answer', async () => {
  await writeResponses(tab({ trips: ['new', 2], account: ['me', 1] }))
  await writeResponses(tab({ trips: ['old', 1], expenses: ['some', 1] }))
  const client = await reopened()
  expect(['trips', 'account', 'expenses'].map((key) => client.getQueryData([key]))).toEqual(['new', 'me', 'some'])
})

test('what is shown already is newer than what was kept', async () => {
  await writeResponses(tab({ trips: ['old', 1] }))
  const client = tab({ trips: ['new', 2] })
  await restoreResponses(client)
  expect(client.getQueryData(['trips'])).toBe('new')
})

test('another build reads nothing of it, and begins anew', async () => {
  await writeResponses(tab({ trips: ['as it was', 1] }))
  openBuild('/assets/index-b.js')
  expect((await reopened()).getQueryData(['trips'])).toBeUndefined()
  await writeResponses(tab({ account: ['me', 1] }))
  const client = await reopened()
  expect([client.getQueryData(['trips']), client.getQueryData(['account'])]).toEqual([undefined, 'me'])
})

test('another person reads nothing of it, and a sign-out takes it away', async () => {
  await writeResponses(tab({ trips: ['hers', 1] }))
  session.signIn({ name: 'Vikram', email: 'vikram@pravas.example' })
  expect((await reopened()).getQueryData(['trips'])).toBeUndefined()
  await writeResponses(tab({ trips: ['his', 1] }))
  session.signOut()
  expect(database.size).toBe(0)
})

test('it is shown as soon as the server turns out to be unreachable, though the browser has a network', async () => {
  await writeResponses(tab({ trips: ['kept', 1] }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No answer.')))
  const client = tab()
  stops.push(cacheResponses(client), () => connection.answered())
  expect(client.getQueryData(['trips'])).toBeUndefined()
  connection.failed()
  await expect.poll(() => client.getQueryData(['trips'])).toBe('kept')
})
