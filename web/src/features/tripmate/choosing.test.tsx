import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForBrowser } from '../../testing/browser.ts'
import { TripMateAnswer } from './tripmate-answer.tsx'

beforeEach(standInForBrowser)
afterEach(cleanup)

const flight = (number: string, leaves: string, price: number, more: object = {}) => ({
  airline: 'IndiGo',
  flight_number: number,
  departure_airport: { id: 'DEL', time: `2026-11-27 ${leaves}` },
  arrival_airport: { id: 'BOM', time: '2026-11-27 23:10' },
  total_duration: 135,
  layovers: [],
  price,
  travel_class: 'Economy',
  ...more,
})

const FLIGHTS = {
  best_flights: [
    flight('6E 1', '06:05', 4000, {
      labels: ['cheapest', 'unheard of'],
      policy: { within: true, notes: [] },
      co2_grams: 84_000,
    }),
    flight('6E 2', '09:00', 6000, {
      policy: { within: false, notes: ['Flight: ₹1,200 over your limit of ₹4,800'] },
      refundable: true,
    }),
    flight('6E 3', '12:00', 5000, { labels: 7, policy: 'no', co2_grams: 'much' }),
  ],
  other_flights: [],
  pairs: [
    { flight_number: '6E 1', return_flight_number: '6E 9', total_price: 8500, label: 'cheapest' },
    { flight_number: '6E 1', return_flight_number: 'gone', total_price: 1, label: 'best' },
  ],
  return_flights: [flight('6E 9', '20:00', 4500)],
}

function answer(marker: 'FLIGHT' | 'HOTEL', cards: object) {
  const onSelect = vi.fn()
  const text = `Here:\n[${marker}_CARDS_START]${JSON.stringify(cards)}[${marker}_CARDS_END]`
  render(
    <MantineProvider env="test">
      <TripMateAnswer text={text} selected={new Set()} busy={false} onSelect={onSelect} />
    </MantineProvider>,
  )
  return { onSelect, user: userEvent.setup() }
}

test('cards say how they stand out and what the policy says; what cannot be read is left out', () => {
  answer('FLIGHT', FLIGHTS)
  const [first, second, third] = screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(first).toContain('Cheapest')
  expect(first).toContain('Within policy')
  expect(first).toContain('about 84 kg CO₂ (estimate)')
  expect(first).not.toContain('unheard of')
  expect(second).toContain('Beyond policy: Flight: ₹1,200 over your limit of ₹4,800')
  expect(second).toContain('Refundable')
  expect(third).toContain('6E 3')
  expect(third).not.toMatch(/policy|CO₂/)
})

test('cards without any of this are as they were', () => {
  answer('FLIGHT', { best_flights: [flight('6E 1', '06:05', 4000)], other_flights: [] })
  expect(screen.queryByRole('list', { name: 'To help you choose' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText('There and back')).toBeNull()
})

test('a pair is taken as one, by the numbers of its flights', async () => {
  const { onSelect, user } = answer('FLIGHT', FLIGHTS)
  const pairs = within(screen.getByRole('region', { name: 'There and back' }))
  expect(pairs.getAllByRole('listitem')).toHaveLength(1)
  expect(pairs.getByText('₹8,500')).toBeTruthy()
  await user.click(pairs.getByRole('button'))
  expect(onSelect).toHaveBeenCalledWith('Take 6E 1 out and 6E 9 back')
})

test('the second tick opens the comparison, from which one of the two is chosen', async () => {
  const { onSelect, user } = answer('FLIGHT', FLIGHTS)
  const [first, second] = screen.getAllByRole('checkbox', { name: 'Compare' })
  if (!first || !second) throw new Error('There is nothing to tick.')
  await user.click(first)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(second)
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare two flights' }))
  const row = dialog.getByRole('row', { name: /^Price/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['₹4,000 (better)', '₹6,000'])
  const [, choice] = dialog.getAllByRole('button', { name: 'Select' })
  await user.click(choice ?? first)
  expect(onSelect).toHaveBeenCalledWith(expect.stringContaining('IndiGo-6E 2'))
  expect(screen.getAllByRole('checkbox').some((box) => (box as HTMLInputElement).checked)).toBe(false)
})

test('a hotel shows nights × rate, its distance and the cap of the policy', () => {
  const hotel = (name: string, night: number) => ({
    name,
    nights: 3,
    rate_per_night: { lowest: night },
    total_rate: { lowest: night * 3 },
    night_cap: 8000,
    distance: { km: 1.2, from: 'Powai' },
  })
  answer('HOTEL', [hotel('Palm Quay', 6300), hotel('Sion Square', 2900)])
  const [card] = screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(card).toContain('3 nights × ₹6,300 = ₹18,900')
  expect(card).toContain('1.2 km from Powai')
  expect(card).toContain('cap ₹8,000 a night')
})

test('compared hotels say what the whole stay costs, where the night’s rate alone is known too', async () => {
  const { user } = answer('HOTEL', [
    { name: 'Palm Quay', nights: 3, rate_per_night: { lowest: 6300 } },
    { name: 'Sion Square', nights: 3, total_rate: { lowest: 8700 } },
    { name: 'Old Fort', rate_per_night: { lowest: 2000 } },
  ])
  const [first, second] = screen.getAllByRole('checkbox', { name: 'Compare' })
  if (!first || !second) throw new Error('There is nothing to tick.')
  await user.click(first)
  await user.click(second)
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare two hotels' }))
  const row = dialog.getByRole('row', { name: /^The stay/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['₹18,900', '₹8,700 (better)'])
})
