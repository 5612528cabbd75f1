import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { standInForBrowser } from '../testing/browser.ts'
import { FlightCard } from './flight-card.tsx'
import type { FlightOffer } from './flight-offer.ts'
import { HotelCard } from './hotel-card.tsx'

beforeEach(standInForBrowser)
afterEach(cleanup)

const flight: FlightOffer = {
  airline: 'IndiGo',
  flight_number: '6E 2046',
  departure_airport: { id: 'DEL', time: '2026-11-27 06:05' },
  arrival_airport: { id: 'BOM', time: '2026-11-27 10:20' },
  duration: 255,
  layovers: [{ id: 'HYD' }],
  price: 5400,
  travel_class: 'economy',
}

function show(card: ReactNode): HTMLElement {
  return render(<MantineProvider env="test">{card}</MantineProvider>).container
}

test.each(['Air India', 'Air India Express', 'IndiGo', 'Akasa Air'])('%s has a logo', (airline) => {
  const logo = show(<FlightCard flight={{ ...flight, airline }} />).querySelector('img')
  expect(logo?.getAttribute('alt')).toBe(`${airline} logo`)
})

test('any other airline has a plane', () => {
  const card = show(<FlightCard flight={{ ...flight, airline: 'SpiceJet' }} />)
  expect(card.querySelector('img')).toBeNull()
  expect(card.querySelector('svg')).not.toBeNull()
})

test('a flight’s card has its airports and times, hours and minutes, stops, price and class', () => {
  const { textContent } = show(<FlightCard flight={flight} />)
  for (const fact of ['IndiGo', '6E 2046', 'DEL', '06:05', 'BOM', '10:20', '4h 15m', '1 stop', '₹5,400', 'economy']) {
    expect(textContent).toContain(fact)
  }
})

test('a hotel’s card has its class, rating, neighborhood and price of a night', () => {
  const card = show(
    <HotelCard
      hotel={{
        name: 'Hotel Marine',
        hotel_class: 4,
        overall_rating: 4.3,
        neighborhood: 'Colaba',
        rate_per_night: { lowest: '₹4,500' },
      }}
    />,
  )
  for (const fact of ['Hotel Marine', '4.3', 'Colaba', '₹4,500 per night']) expect(card.textContent).toContain(fact)
  expect(card.querySelector('[aria-label="4-star hotel"]')).not.toBeNull()
})

test.each([
  [{ total_rate: { lowest: 9000 } }, ['₹9,000 for the stay']],
  [{ total_rate: { lowest: 'INR 9,000' } }, ['₹9,000 for the stay']],
  [{ total_rate: { lowest: '₹9,000' }, rate_per_night: { lowest: 4500 } }, ['₹4,500 per night', '₹9,000 for the stay']],
  [{ total_rate: { lowest: '₹9,000' }, nights: 2 }, ['₹4,500 per night', '2 nights × ₹4,500 = ₹9,000']],
  [{ rate_per_night: { lowest: 'Rs. 4,500.50' } }, ['₹4,500.50 per night']],
  [{ total_rate: { lowest: 'on request' }, price: '₹4,400' }, ['₹4,400 per night']],
  [{ total_rate: { lowest: 9000 }, price: 9000 }, ['₹9,000 for the stay']],
  [{ price: 4400 }, ['₹4,400 per night']],
  [{}, ['No price']],
])('of the prices %j a hotel’s card shows %j', (prices, shown) => {
  const { textContent } = show(<HotelCard hotel={{ name: 'Hotel Marine', ...prices }} />)
  for (const price of shown) expect(textContent).toContain(price)
  expect(textContent.includes('per night')).toBe(shown.some((price) => price.includes('per night')))
})

test.each([
  [4, ['a', 'b', 'c', 'd']],
  [6, ['a', 'b', 'c', 'd', '+2']],
])('of %i amenities %j are shown', (count, shown) => {
  const amenities = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, count)
  const card = show(<HotelCard hotel={{ name: 'Hotel Marine', amenities }} />)
  expect([...card.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(shown)
})

test.each(['sample', 'live'] as const)('a card says that its price is a %s one', (source) => {
  expect(show(<FlightCard flight={{ ...flight, source }} />).textContent).toContain(`${source} fare`)
  expect(show(<HotelCard hotel={{ name: 'Hotel Marine', price: 4500, source }} />).textContent).toContain(
    `${source} rate`,
  )
})

test('a hotel without class and rating shows neither', () => {
  const card = show(<HotelCard hotel={{ name: 'Hotel Marine', hotel_class: 0, overall_rating: 0 }} />)
  expect(card.textContent).not.toContain('of 5')
  expect(card.querySelector('[role="img"]')).toBeNull()
})
