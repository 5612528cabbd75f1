import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseUser } from '../../api/session.ts'
import { pendingExpensesFor, pendingTripsFor } from './approval-queries.ts'

const manager = parseUser(JSON.stringify({ name: 'Vikram', employee_id: 'EMP2' }))
const server = vi.fn(async (_: string) => Response.json([]))

beforeEach(() => {
  server.mockClear()
  vi.stubGlobal('fetch', server)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('both lists are asked for again every 30 seconds, not before', async () => {
  const client = new QueryClient()
  const stops = [
    new QueryObserver(client, pendingTripsFor(manager)).subscribe(() => undefined),
    new QueryObserver(client, pendingExpensesFor(manager)).subscribe(() => undefined),
  ]
  const lists = () => server.mock.calls.map(([address]) => address).filter((address) => address.includes('/pending-'))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(lists()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(lists().slice(2)).toEqual(['/api/admin/pending-trips/EMP2', '/api/admin/pending-expenses/EMP2'])
  for (const stop of stops) stop()
  client.clear()
})
