import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const TRIPS = 'GET /api/trips/EMP1'
const EXPENSES = 'GET /api/expenses/EMP1'
const unknown = { name: 'New', email: 'new@pravas.example' }

const trips = [
  {
    trip_number: 'TRP-1',
    departure_city: 'Delhi',
    destination_city: 'Mumbai',
    departure_date: '2026-11-27',
    return_date: '2026-11-29',
    purpose: 'business',
    'total_price(INR)': 12345.5,
    status: 'approved',
  },
  { trip_number: 'TRP-2', destination_city: 'Chennai' },
]
const expenses = [
  {
    expense_number: 'EXP-1',
    expense_type: 'Food',
    expense_date: '2026-11-20',
    description: 'Lunch',
    total: '1240.50',
    status: 'rejected',
    rejection_reason: 'No bill.',
  },
  {
    expense_number: 'EXP-2',
    expense_type: 'Transport',
    total: 100,
    status: 'approved',
    rejection_reason: 'Old words.',
  },
]

async function table(name: RegExp) {
  return within(await screen.findByRole('table', { name }))
}

function columnsOf(shown: Awaited<ReturnType<typeof table>>) {
  return shown.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())
}

/** The texts of the cells of the row that leads to the record. */
function rowOf(shown: Awaited<ReturnType<typeof table>>, address: string) {
  const link = shown.getAllByRole('link').find((one) => one.getAttribute('href') === address)
  return [...(link?.closest('tr')?.children ?? [])].map(({ textContent }) => textContent)
}

function statuses() {
  return screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
}

test('the trips stand in a table with the specified columns', async () => {
  openProduct('/tripmate-report', { person: asha, answers: { [TRIPS]: trips } })
  const shown = await table(/trips/i)
  expect(columnsOf(shown)).toEqual(['Destination', 'Dates', 'Purpose', 'Total Cost', 'Status'])
  expect(rowOf(shown, '/trip/TRP-1')).toEqual(['Mumbai', '27–29 Nov 2026', 'business', '₹12,345.50', 'Approved'])
})

test('a trip without a status is pending', async () => {
  openProduct('/tripmate-report', { person: asha, answers: { [TRIPS]: trips } })
  expect(rowOf(await table(/trips/i), '/trip/TRP-2').at(-1)).toBe('Pending')
})

test('the trips are counted, in the order of the answer', async () => {
  openProduct('/tripmate-report', { person: asha, answers: { [TRIPS]: trips } })
  const shown = await table(/trips/i)
  expect(statuses()).toContain('2 trips')
  expect(shown.getAllByRole('link').map((link) => link.textContent)).toEqual(['Mumbai', 'Chennai'])
})

test('there is a way back to the dashboard', async () => {
  openProduct('/tripmate-report', { person: asha, answers: { [TRIPS]: trips } })
  const link = await screen.findByRole('link', { name: 'Back to Dashboard' })
  expect(link.getAttribute('href')).toBe('/dashboard')
})

test('a destination leads to the trip', async () => {
  const { user } = openProduct('/tripmate-report', { person: asha, answers: { [TRIPS]: trips } })
  await user.click(await screen.findByRole('link', { name: 'Mumbai' }))
  expect(window.location.pathname).toBe('/trip/TRP-1')
})

test.each([
  ['/tripmate-report', 'TripMate Report', TRIPS, 'No trips found'],
  ['/fingenie-report', 'FinGenie Report', EXPENSES, 'No expenses found'],
])('%s says that it is loading, and then that there is nothing', async (address, title, call, text) => {
  const { promise, resolve } = Promise.withResolvers<object>()
  openProduct(address, { person: asha, answers: { [call]: () => promise } })
  await heading(title)
  expect(statuses()).toContain('Loading')
  resolve([])
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText(/^Loading/)).toBeNull()
})

test('the expenses stand in a table with the specified columns', async () => {
  openProduct('/fingenie-report', { person: asha, answers: { [EXPENSES]: expenses } })
  const shown = await table(/expenses/i)
  expect(columnsOf(shown)).toEqual(['Type', 'Date', 'Description', 'Amount', 'Status', 'Reason'])
  const row = rowOf(shown, '/expense/EXP-1')
  expect(row).toEqual(['Food', '20 Nov 2026', 'Lunch', '₹1,240.50', 'Rejected', 'No bill.'])
})

test('the reason stands only where the expense was rejected, else a dash', async () => {
  openProduct('/fingenie-report', { person: asha, answers: { [EXPENSES]: expenses } })
  const shown = await table(/expenses/i)
  expect(rowOf(shown, '/expense/EXP-1').at(-1)).toBe('No bill.')
  expect(rowOf(shown, '/expense/EXP-2').at(-1)).toMatch(/^[-–—]$/)
})

test('the amounts of all expenses are added up, numbers and numeric strings alike', async () => {
  openProduct('/fingenie-report', { person: asha, answers: { [EXPENSES]: expenses } })
  await table(/expenses/i)
  expect(screen.getByRole('main').textContent).toContain('₹1,340.50')
})

test('a type leads to the expense', async () => {
  const { user } = openProduct('/fingenie-report', { person: asha, answers: { [EXPENSES]: expenses } })
  await user.click(await screen.findByRole('link', { name: 'Food' }))
  expect(window.location.pathname).toBe('/expense/EXP-1')
})

test('without an employee id the trips are not asked for and the page is not loading', async () => {
  const { server } = openProduct('/tripmate-report', { person: unknown })
  expect(await screen.findByText('No trips found')).toBeTruthy()
  expect(server.calls.filter((call) => call.includes('/api/trips/'))).toEqual([])
})

test('without an employee id the expenses are not asked for and the page goes on loading', async () => {
  const { server } = openProduct('/fingenie-report', { person: unknown })
  await heading('FinGenie Report')
  expect(statuses()).toContain('Loading')
  expect(screen.queryByText('No expenses found')).toBeNull()
  expect(server.calls.filter((call) => call.includes('/api/expenses/'))).toEqual([])
})

test.each([
  ['/tripmate-report', TRIPS, 'No trips found', 'Could not load trips EMP1'],
  ['/fingenie-report', EXPENSES, 'No expenses found', 'Could not load expenses EMP1'],
])('a list of %s that fails is logged and the loading ends', async (address, call, text, log) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openProduct(address, { person: asha, answers: { [call]: broken } })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText(/^Loading/)).toBeNull()
  expect(logged).toHaveBeenCalledWith(log, expect.anything())
})
