import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FlightOffer } from '../../travel-cards/flight-offer.ts'
import { FlightList, HotelList } from './card-list.tsx'
import { flightSelection } from './selection-message.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(cleanup)

const none = { selected: new Set<string>(), busy: false, onSelect: vi.fn() }

function flights(...numbers: string[]): FlightOffer[] {
  return numbers.map((flight_number) => ({
    airline: 'IndiGo',
    flight_number,
    departure_airport: { id: 'DEL', time: '2026-11-27 06:00' },
    arrival_airport: { id: 'BOM', time: '2026-11-27 08:10' },
    price: 5000,
  }))
}

function show(list: ReactNode) {
  render(<MantineProvider>{list}</MantineProvider>)
}

test('the best flights are shown, the others on demand, where the focus then is', async () => {
  show(<FlightList best={flights('1', '2')} other={flights('3', '4', '5')} {...none} />)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('heading', { name: 'Other flights' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }))
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(screen.getByRole('heading', { name: 'Other flights' })).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-description')).toBe('IndiGo 3')
})

test('a selected flight among the others stays in sight', () => {
  const other = flights('3', '4')
  const selected = new Set(other.slice(1).map(flightSelection))
  show(<FlightList best={flights('1')} other={other} {...none} selected={selected} />)
  expect(screen.getByRole('button', { name: 'Selected' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show 1 more' })).toBeTruthy()
})

test('four flights stand where none is called the best, and four hotels', () => {
  show(<FlightList best={[]} other={flights('1', '2', '3', '4', '5')} {...none} />)
  expect(screen.getAllByRole('article')).toHaveLength(4)
  cleanup()
  show(<HotelList hotels={['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name }))} {...none} />)
  expect(screen.getAllByRole('article')).toHaveLength(4)
  expect(screen.getByRole('button', { name: 'Show 2 more' })).toBeTruthy()
})
