import { getTrip, listTrips } from '@pravas/contract/trips'
import { queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callLeniently } from './call.ts'
import { forgetEarlyCalls } from './early-calls.ts'
import { readFirstAnswers, takeQueryClient } from './first-answers.ts'
import { session } from './session.ts'

const server = vi.fn<typeof fetch>()
const trips = queryOptions({
  queryKey: ['trips'],
  queryFn: ({ signal }) => callLeniently(listTrips, { params: { employeeId: 'EMP1' } }, signal),
  staleTime: 0,
})
const slow = queryOptions({
  queryKey: ['slow'],
  queryFn: ({ signal }) => callLeniently(getTrip, { params: { tripId: 'T' } }, signal),
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  session.signIn({ name: 'Asha' })
})
afterEach(() => {
  vi.useRealTimers()
  forgetEarlyCalls()
  server.mockReset()
})

test('what the document asked for is there when the page is drawn, and not asked for again', async () => {
  window.earlyCalls = new Map([['/api/trips/EMP1', Promise.resolve(new Response('[{"destination_city":"Pune"}]'))]])
  const reading = readFirstAnswers(() => [trips])
  await vi.advanceTimersByTimeAsync(0)
  await reading
  const client = takeQueryClient()
  expect(client.getQueryData(trips.queryKey)).toEqual([{ destination_city: 'Pune' }])
  await client.prefetchQuery(trips)
  expect(server).not.toHaveBeenCalled()
  expect(takeQueryClient().getQueryData(trips.queryKey)).toBeUndefined()
})

test('an answer that is late does not hold up the page', async () => {
  window.earlyCalls = new Map([['/api/trip/T', new Promise<Response>(() => undefined)]])
  const reading = readFirstAnswers(() => [slow])
  await vi.advanceTimersByTimeAsync(400)
  await reading
  expect(takeQueryClient().getQueryData(slow.queryKey)).toBeUndefined()
})

test('nothing is waited for where the document asked for nothing', async () => {
  await readFirstAnswers(() => [trips])
  expect(server).not.toHaveBeenCalled()
})
