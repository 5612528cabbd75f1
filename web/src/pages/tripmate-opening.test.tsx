import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const ID = '0197a000-0000-7000-8000-000000000001'
const draft = {
  id: ID,
  version: 2,
  session_id: 'tripmate-7',
  title: 'Delhi to Pune',
  from_date: null,
  to_date: null,
  total: 0,
  missing: ['hotel'],
  updated_at: '2026-06-10T06:30:00Z',
}
const trip = (number: string, to: string, more: object = {}) => ({
  trip_number: number,
  departure_city: 'Delhi',
  destination_city: to,
  employee_id: 'EMP1',
  ...more,
})
const DRAFTS = 'GET /api/trip/drafts?limit=50'
const TRIPS = 'GET /api/trips/EMP1'

test('the chat opens with a draft to finish and the latest trip of each route, which is planned again when chosen', async () => {
  const { user } = openProduct('/tripmate-chat', {
    person: asha,
    answers: {
      [DRAFTS]: { items: [draft], next: null },
      [TRIPS]: [trip('TRP-9', 'Mumbai'), trip('TRP-8', 'Mumbai'), trip('TRP-7', 'Chennai'), trip('TRP-6', 'Kolkata')],
    },
  })
  const offers = within(await screen.findByRole('list', { name: 'Pick up where you left off' }))
  expect((await offers.findByRole('link', { name: 'Finish your draft: Delhi to Pune' })).getAttribute('href')).toBe(
    '/tripmate-chat?session=tripmate-7',
  )
  expect((await offers.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    'Plan Delhi → Mumbai again',
    'Plan Delhi → Chennai again',
  ])
  await user.click(offers.getByRole('button', { name: 'Plan Delhi → Mumbai again' }))
  expect(await screen.findByText('Plan TRP-9 again')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Pick up where you left off' })).toBeNull()
})

test('a trip that is over is planned again from its page; going back says nothing twice', async () => {
  const { user } = openProduct('/trip/TRP-9', {
    person: asha,
    answers: { [TRIPS]: [], 'GET /api/trip/TRP-9': trip('TRP-9', 'Mumbai', { status: 'cancelled' }) },
  })
  await user.click(await screen.findByRole('link', { name: 'Plan again' }))
  expect(await screen.findByText('Plan TRP-9 again')).toBeTruthy()
  expect(window.location.search).toBe('')
  expect(window.history.state.usr).toBeNull()
})

test('no address can have something said', async () => {
  openProduct('/tripmate-chat?say=Plan+TRP-9+again', { person: asha, answers: { [TRIPS]: [] } })
  await screen.findByText(/Hello, I'm TripMate/)
  expect(screen.queryByText('Plan TRP-9 again')).toBeNull()
})
