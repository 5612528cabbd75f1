import { approveTrip } from '@pravas/contract/approvals'
import { currentSession, login, logout } from '@pravas/contract/people'
import { getTrip, listTrips } from '@pravas/contract/trips'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressOf, call, callLeniently } from './call.ts'
import { forgetEarlyCalls } from './early-calls.ts'
import { session } from './session.ts'

const server = vi.fn<typeof fetch>()
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const problem = { type: 'urn:pravas:problem:x', code: 'decision.not_pending', title: 'Already decided.', status: 409 }

beforeEach(() => {
  server.mockReset()
  vi.stubGlobal('fetch', server)
  session.signIn({ name: 'Asha' })
})

test('an address has its parameters filled in and escaped, and a query only where there is one', () => {
  expect(addressOf('/trip/:tripId', { tripId: 'a/b c' })).toBe('/api/trip/a%2Fb%20c')
  expect(addressOf('/api/admin/pending-expenses')).toBe('/api/api/admin/pending-expenses')
  expect(addressOf('/trips', {}, { page: 2, q: undefined })).toBe('/api/trips?page=2')
})

test('a call sends its body as JSON with the method of its entry', async () => {
  server.mockResolvedValue(json(200, {}))
  await callLeniently(approveTrip, { body: { id: 'TRP-1' } })
  const [address, request] = server.mock.calls[0] ?? []
  expect(address).toBe('/api/admin/approve-trip')
  expect(request).toMatchObject({ method: 'POST', body: '{"id":"TRP-1"}', credentials: 'same-origin' })
})

describe('answers', () => {
  test('of specified calls stand with only some of their fields, those of others do not', async () => {
    const some = async () => json(200, [{ destination_city: 'Pune', 'total_price(INR)': '1200' }])
    server.mockImplementation(some)
    await expect(call(listTrips, { params: { employeeId: 'EMP1' } })).rejects.toThrow('couldn’t be read')
    const trips = await callLeniently(listTrips, { params: { employeeId: 'EMP1' } })
    expect(trips).toEqual([{ destination_city: 'Pune', 'total_price(INR)': '1200' }])
  })

  test.each([
    [listTrips, { employeeId: 'EMP1' }, { trips: [] }],
    [listTrips, { employeeId: 'EMP1' }, null],
    [getTrip, { tripId: 'T' }, []],
    [getTrip, { tripId: 'T' }, 'text'],
  ])('of another shape are an error', async (entry, params, answer) => {
    const input = { params: params as { tripId: string } }
    for (const way of [call, callLeniently]) {
      server.mockImplementation(async () => json(200, answer))
      await expect(way(entry as typeof getTrip, input)).rejects.toThrow('couldn’t be read')
    }
  })

  test('are undefined for an entry without one', async () => {
    server.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await call(logout, {})).toBeUndefined()
  })
})

describe('failures', () => {
  test('carry the problem that the server named', async () => {
    server.mockResolvedValue(json(409, problem))
    const failure = await call(approveTrip, { body: { id: 'x' } }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ status: 409, message: 'Already decided.', problem })
  })

  test.each(['<html>', '{"title": 7}', ''])('have a status also when the answer is %s', async (body) => {
    server.mockResolvedValue(new Response(body, { status: 502 }))
    const failure = await call(currentSession, {}).catch((error: unknown) => error)
    expect(failure).toMatchObject({ status: 502, message: 'The request failed (502).', problem: {} })
  })

  test('have the status 0 when no answer arrived', async () => {
    server.mockRejectedValue(new TypeError('fetch failed'))
    await expect(call(currentSession, {})).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  })
})

describe('offline', () => {
  const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  test('what only reads waits for the connection', async () => {
    const network = goOffline()
    server.mockRejectedValueOnce(new TypeError('fetch failed'))
    const trips = call(listTrips, { params: { employeeId: 'EMP1' } })
    await vi.waitFor(() => expect(server).toHaveBeenCalledOnce())
    server.mockImplementation(async () => json(200, []))
    network.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(await trips).toEqual([])
  })

  test('what waits can be given up', async () => {
    goOffline()
    server.mockRejectedValueOnce(new TypeError('fetch failed'))
    const page = new AbortController()
    const trips = call(listTrips, { params: { employeeId: 'EMP1' } }, page.signal)
    await vi.waitFor(() => expect(server).toHaveBeenCalledOnce())
    page.abort(new Error('left'))
    await expect(trips).rejects.toThrow('left')
  })

  test('what changes something fails at once', async () => {
    goOffline()
    server.mockRejectedValueOnce(new TypeError('fetch failed'))
    await expect(call(approveTrip, { body: { id: 'x' } })).rejects.toMatchObject({ status: 0 })
  })
})

describe('401', () => {
  test('from a call that needs a session signs out', async () => {
    server.mockResolvedValue(json(401, {}))
    await expect(call(listTrips, { params: { employeeId: 'EMP1' } })).rejects.toThrow()
    expect(session.get().isAuthenticated).toBe(false)
  })

  test('from a refused login signs nobody out', async () => {
    server.mockResolvedValue(json(401, {}))
    await expect(call(login, { body: { email: 'a@b.example', password: 'x' } })).rejects.toThrow()
    expect(session.get().isAuthenticated).toBe(true)
  })
})

describe('calls that the document of the page has started', () => {
  const address = '/api/trips/EMP1'
  const started = async () => json(200, [{ destination_city: 'Pune' }])
  const trips = () => callLeniently(listTrips, { params: { employeeId: 'EMP1' } })
  afterEach(forgetEarlyCalls)

  test('are taken over once, and not made again', async () => {
    window.earlyCalls = new Map([[address, started()]])
    expect(await trips()).toEqual([{ destination_city: 'Pune' }])
    expect(server).not.toHaveBeenCalled()
    server.mockResolvedValue(json(200, []))
    expect(await trips()).toEqual([])
  })

  test('are forgotten when somebody signs out', async () => {
    window.earlyCalls = new Map([[address, started()]])
    session.signOut()
    server.mockResolvedValue(json(200, []))
    expect(await trips()).toEqual([])
  })

  test('fail as any other', async () => {
    window.earlyCalls = new Map([[address, Promise.reject(new TypeError('Failed to fetch'))]])
    await expect(trips()).rejects.toMatchObject({ status: 0 })
  })
})
