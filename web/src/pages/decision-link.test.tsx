import { ERRORS } from '@pravas/contract/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()
beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

const OPEN = 'POST /api/decision-links/open'
const meera = { name: 'Meera Nair', email: 'meera@pravas.example', isAdmin: true, employee_id: 'EMP9' }
const trip = {
  trip_id: 'a',
  trip_number: 'TRP-1',
  version: 2,
  status: 'pending',
  employee_name: 'Asha Rao',
  employee_id: 'EMP1',
  departure_city: 'Delhi',
  destination_city: 'Mumbai',
  'total_price(INR)': 14_000,
}
const link = { state: 'open', kind: 'trip', number: 'TRP-1', verdict: 'approved', status: 'pending', version: 2 }
const answers = { 'GET /api/trip/TRP-1': trip, 'POST /api/admin/approve-trip': {}, 'POST /api/admin/reject-trip': {} }

function notYours(): Response {
  const problem = { code: 'link.not_yours', ...ERRORS['link.not_yours'] }
  return Response.json(problem, { status: 403, headers: { 'content-type': 'application/problem+json' } })
}

test('a link asks whether to approve the version that it told of, and only a yes decides', async () => {
  const { user, server } = openProduct('/decide#token', { person: meera, answers: { ...answers, [OPEN]: link } })
  const dialog = await screen.findByRole('dialog', { name: 'Approve TRP-1, ₹14,000.00?' })
  expect(server.bodyOf(OPEN)).toEqual({ token: 'token' })
  expect(within(dialog).getByText(/Asha Rao.*Delhi → Mumbai/)).toBeTruthy()
  expect(location.href).not.toContain('token')
  expect(sessionStorage.getItem('decision-link')).toBeNull()
  expect(server.calls.filter((call) => call.includes('approve'))).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(server.bodyOf('POST /api/admin/approve-trip')).toEqual({ id: 'a', version: 2 }))
})

test('a link to reject asks for the reason', async () => {
  openProduct('/decide#token', { person: meera, answers: { ...answers, [OPEN]: { ...link, verdict: 'rejected' } } })
  expect(await screen.findByRole('dialog', { name: 'Reject Request' })).toBeTruthy()
})

test('of a request that has changed again meanwhile nothing is asked', async () => {
  openProduct('/decide#token', { person: meera, answers: { ...answers, [OPEN]: { ...link, version: 1 } } })
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['used', 'pending', 'You have used this link before'],
  ['expired', 'pending', 'This link has expired'],
  ['changed', 'pending', 'TRP-1 has changed since that mail'],
  ['decided', 'withdrawn', 'TRP-1 no longer waits for your decision'],
  ['decided', 'pending', 'TRP-1 no longer waits for your decision'],
])('a link that is %s says so and leads to the request', async (state, status, title) => {
  openProduct('/decide#token', { person: meera, answers: { ...answers, [OPEN]: { ...link, state, status } } })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open TRP-1' }).getAttribute('href')).toBe('/trip/TRP-1')
})

test('somebody else’s link is kept for them, and there is a way on', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openProduct('/decide#token', { person: meera, answers: { [OPEN]: notYours } })
  expect(await screen.findByText(/This link was sent to somebody else/)).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Manager Approvals' })).toBeTruthy()
  expect(sessionStorage.getItem('decision-link')).toBe('token')
  expect(JSON.stringify(said.mock.calls)).not.toContain('token')
})

test('without a link it says that there is none', async () => {
  openProduct('/decide', { person: meera, answers: {} })
  expect(await screen.findByRole('heading', { name: 'No link to open' })).toBeTruthy()
})
