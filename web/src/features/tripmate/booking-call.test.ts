import { afterEach, expect, test, vi } from 'vitest'
import { keepBooking } from './booking-call.ts'
import type { BookingForm } from './booking-form.ts'
import type { AnsweredTripDraft } from './use-trip-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const ID = '01900000-0000-7000-8000-000000000001'
const FORM: BookingForm = {
  fromDate: '2096-12-10',
  toDate: '',
  departure: 'Delhi',
  destination: 'Mumbai',
  purpose: 'business',
  class: 'economy',
}
const told = { session_id: 'tripmate-1', turn_id: 't1', words: 'Search flights' }
const ANSWER = { id: ID, version: 1, session_id: 'tripmate-1', draft: null }

/** Answers every call, and keeps what was asked. */
function serve(answer: unknown = ANSWER, status = 200) {
  const asked: { method: string; path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ method, path, body: JSON.parse(String(body)) })
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } })
  })
  return asked
}

test('a form begins a draft with what it holds, which the turn of its sentence tells', async () => {
  const asked = serve()
  await keepBooking('flight', FORM, { trip: undefined, told })
  const flights = { from: 'Delhi', to: 'Mumbai', depart: '2096-12-10', class: 'economy' }
  expect(asked).toMatchObject([
    { method: 'POST', path: '/api/trip/drafts', body: { purpose: 'business', flights, told } },
  ])
})

test('a form about a stay beside planned flights adds it to their draft, in the version that is shown', async () => {
  const asked = serve()
  const trip = { draft: { wants: 'flight' }, draft_id: ID, version: 4 } as AnsweredTripDraft
  await keepBooking('hotel', { ...FORM, toDate: '2096-12-12', class: 'double' }, { trip, told })
  const criteria = { city: 'Mumbai', check_in: '2096-12-10', check_out: '2096-12-12', room_type: 'double' }
  expect(asked).toMatchObject([
    { method: 'PATCH', path: `/api/trip/drafts/${ID}`, body: { version: 4, wants: 'both', criteria, told } },
  ])
})

test('what is not kept is said by its caller', async () => {
  serve({ title: 'The draft has changed meanwhile.' }, 409)
  await expect(keepBooking('flight', FORM, { trip: undefined, told })).rejects.toThrow(
    'The draft has changed meanwhile.',
  )
})
