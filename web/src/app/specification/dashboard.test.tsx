import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const TRIPS = 'GET /api/trips/EMP1'
const EXPENSES = 'GET /api/expenses/EMP1'
const trips = [1, 2, 3, 4].map((n) => ({
  trip_number: `TRP-${n}`,
  departure_city: 'Delhi',
  destination_city: 'Mumbai',
}))
const expenses = [1, 2, 3, 4].map((n) => ({ expense_number: `EXP-${n}`, expense_type: 'Food', total: n }))

async function card(name: string) {
  return within(await screen.findByRole('region', { name }))
}

function addresses(links: HTMLElement[]) {
  return links.map((link) => link.getAttribute('href'))
}

test('the TripMate Report card lists the first three trips and leads to all', async () => {
  openProduct('/dashboard', { person: asha, answers: { [TRIPS]: trips } })
  const { findAllByRole, getByRole } = await card('TripMate Report')
  const items = within((await findAllByRole('list'))[0] as HTMLElement).getAllByRole('link')
  expect(addresses(items)).toEqual(['/trip/TRP-1', '/trip/TRP-2', '/trip/TRP-3'])
  expect(getByRole('link', { name: 'View All Trips' }).getAttribute('href')).toBe('/tripmate-report')
})

test('the FinGenie Report card lists the first three expenses and leads to all', async () => {
  openProduct('/dashboard', { person: asha, answers: { [EXPENSES]: expenses } })
  const { findAllByRole, getByRole } = await card('FinGenie Report')
  const items = within((await findAllByRole('list'))[0] as HTMLElement).getAllByRole('link')
  expect(addresses(items)).toEqual(['/expense/EXP-1', '/expense/EXP-2', '/expense/EXP-3'])
  expect(getByRole('link', { name: 'View All Expenses' }).getAttribute('href')).toBe('/fingenie-report')
})

test('each item carries a status badge', async () => {
  const answers = {
    [TRIPS]: [{ ...trips[0], status: 'approved' }, trips[1]],
    [EXPENSES]: [{ ...expenses[0], status: 'rejected' }],
  }
  openProduct('/dashboard', { person: asha, answers })
  const tripCard = await card('TripMate Report')
  expect((await tripCard.findByText('Approved')).dataset.status).toBe('approved')
  expect(tripCard.getByText('Pending').dataset.status).toBe('pending')
  expect((await (await card('FinGenie Report')).findByText('Rejected')).dataset.status).toBe('rejected')
})

test.each([
  ['TripMate Report', /Mumbai/, '/trip/TRP-1'],
  ['FinGenie Report', /Food/, '/expense/EXP-1'],
])('a click on an item of %s opens its details', async (name, item, address) => {
  const answers = { [TRIPS]: trips.slice(0, 1), [EXPENSES]: expenses.slice(0, 1) }
  const { user } = openProduct('/dashboard', { person: asha, answers })
  await user.click(await (await card(name)).findByRole('link', { name: item }))
  expect(window.location.pathname).toBe(address)
})

test('empty cards say so', async () => {
  openProduct('/dashboard', { person: asha, answers: { [TRIPS]: [], [EXPENSES]: [] } })
  expect(await (await card('TripMate Report')).findByText('No trips found')).toBeTruthy()
  expect(await (await card('FinGenie Report')).findByText('No expenses found')).toBeTruthy()
})

test('without an employee id neither list is asked for and both cards are empty', async () => {
  const { server } = openProduct('/dashboard', { person: { name: 'New', email: 'new@pravas.example' } })
  await heading('Analytics Dashboard')
  expect(await (await card('TripMate Report')).findByText('No trips found')).toBeTruthy()
  expect(await (await card('FinGenie Report')).findByText('No expenses found')).toBeTruthy()
  expect(server.calls.filter((call) => /\/api\/(trips|expenses)\//.test(call))).toEqual([])
})

test('an employee id under its other name is one as well', async () => {
  const { server } = openProduct('/dashboard', {
    person: { name: 'Asha', email: asha.email, employeeId: 'EMP1' },
    answers: { [TRIPS]: trips, [EXPENSES]: [] },
  })
  await (await card('TripMate Report')).findByRole('list')
  expect(server.calls).toContain(TRIPS)
})

test('a list that fails is logged, and its card is empty', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openProduct('/dashboard', { person: asha, answers: { [TRIPS]: broken, [EXPENSES]: broken } })
  expect(await (await card('TripMate Report')).findByText('No trips found')).toBeTruthy()
  expect(await (await card('FinGenie Report')).findByText('No expenses found')).toBeTruthy()
  expect(logged).toHaveBeenCalledWith('Could not load trips EMP1', expect.anything())
  expect(logged).toHaveBeenCalledWith('Could not load expenses EMP1', expect.anything())
})

test('who has no employee record yet is told so, and whom to ask', async () => {
  const { employee_id: _, ...joiner } = asha
  openProduct('/dashboard', { person: joiner })
  const note = await screen.findByText(/Your account has no employee record yet/)
  const ways = within(note).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/support', '/policy', '/help'])
  expect(screen.getByText('No trips found')).toBeTruthy()
  const dead = screen.queryAllByRole('link', { name: /^(Plan|Claim) / })
  expect(dead, 'nothing is offered that could not be sent').toEqual([])
})

test('an administrator without an employee ID is led to their own record', async () => {
  const { employee_id: _, ...first } = asha
  openProduct('/dashboard', { person: { ...first, roles: ['employee', 'administrator'] } })
  const link = await screen.findByRole('link', { name: 'Add one to your own record' })
  expect(link.getAttribute('href')).toBe(`/people?q=${encodeURIComponent(asha.email)}`)
})

test('who may not see a page is told so where they are sent', async () => {
  openProduct('/people', { person: asha })
  await heading('Analytics Dashboard')
  await screen.findByText(/^You don’t have access to that page\./)
})
