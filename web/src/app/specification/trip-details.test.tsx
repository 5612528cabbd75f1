import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const CALL = 'GET /api/trip/TRP-1'
const trip = {
  trip_id: 'a',
  trip_number: 'TRP-1',
  status: 'rejected',
  rejection_reason: 'Too dear.',
  employee_name: 'Asha Rao',
  employee_id: 'EMP1',
  email_id: asha.email,
  departure_city: 'Delhi',
  destination_city: 'Mumbai',
  purpose: 'business',
  departure_date: '2026-11-27',
  return_date: '2026-11-29',
  flight: 'IndiGo 6E 2046',
  return_flight: 'Air India AI 865',
  hotel_name: 'Hotel Marine',
  'flight_price(INR)': 5432.5,
  'return_flight_price(INR)': 6000,
  'hotel_price(INR)': 9000,
  'total_price(INR)': 20432.5,
}

/** The names of a section and their values. */
async function factsOf(section: string) {
  const region = await screen.findByRole('region', { name: section })
  const names = [...region.querySelectorAll('dt')]
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent]))
}

test('it says that it is loading', async () => {
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: () => new Promise(() => undefined) } })
  expect(await screen.findByText('Loading trip details...')).toBeTruthy()
})

test('it says that there is no such trip', async () => {
  openProduct('/trip/TRP-1', { person: asha })
  expect(await screen.findByText('Trip not found')).toBeTruthy()
})

test('a failure is logged and reads as a trip that was not found', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: broken } })
  expect(await screen.findByText('Trip not found')).toBeTruthy()
  expect(logged).toHaveBeenCalledWith('Could not load trip TRP-1', expect.anything())
})

test('its title names the two cities', async () => {
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: trip } })
  expect(await heading('Trip Details - Delhi to Mumbai')).toBeTruthy()
})

test('Trip Information holds the specified facts', async () => {
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: trip } })
  expect(await factsOf('Trip Information')).toMatchObject({
    'Trip Number': 'TRP-1',
    'Employee Name': 'Asha Rao',
    'Employee ID': 'EMP1',
    Email: asha.email,
    Route: 'Delhi → Mumbai',
    Purpose: 'business',
    'Departure Date': '27 Nov 2026',
    'Return Date': '29 Nov 2026',
    Status: 'rejected',
    Flight: 'IndiGo 6E 2046',
    'Return Flight': 'Air India AI 865',
    Hotel: 'Hotel Marine',
  })
})

test('Financial Summary holds the four prices in rupees, from the fields as they are literally named', async () => {
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: trip } })
  expect(await factsOf('Financial Summary')).toMatchObject({
    'Flight Price': '₹5,432.50',
    'Return Flight Price': '₹6,000.00',
    'Hotel Price': '₹9,000.00',
    'Total Price': '₹20,432.50',
  })
})

test('the status is a badge, and the reason of a rejection stands with it', async () => {
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: trip } })
  const section = within(await screen.findByRole('region', { name: 'Trip Information' }))
  expect(section.getByText('Rejected').dataset.status).toBe('rejected')
  expect(section.getByText('Too dear.')).toBeTruthy()
})

test('a trip that was not rejected shows no reason, and one without a status is pending', async () => {
  const { status: _, ...rest } = trip
  openProduct('/trip/TRP-1', { person: asha, answers: { [CALL]: rest } })
  const section = within(await screen.findByRole('region', { name: 'Trip Information' }))
  expect(section.getByText('Pending').dataset.status).toBe('pending')
  expect(section.queryByText('Too dear.')).toBeNull()
})
