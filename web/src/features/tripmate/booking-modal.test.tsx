import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForBrowser } from '../../testing/browser.ts'
import { BookingModal } from './booking-modal.tsx'
import type { Prefill } from './server-message.ts'
import { storeBooking, storedBooking } from './stored-booking.ts'

beforeEach(standInForBrowser)
afterEach(cleanup)
afterEach(() => sessionStorage.clear())

const onClose = vi.fn()
const onSearch = vi.fn()
const onChange = vi.fn()

function open(type: 'flight' | 'hotel', prefill: Prefill = {}) {
  onClose.mockReset()
  onSearch.mockReset()
  onChange.mockReset()
  render(
    <MantineProvider env="test">
      <BookingModal
        opened
        request={{ type, prefill }}
        today="2026-11-21"
        busy={false}
        onClose={onClose}
        onChange={onChange}
        onSearch={onSearch}
      />
    </MantineProvider>,
  )
  return userEvent.setup()
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label)
}

function choices(label: string) {
  const options = within(field(label)).getAllByRole<HTMLOptionElement>('option')
  return options.map(({ value }) => value).filter((value) => value !== '')
}

const CITIES = ['Delhi', 'Mumbai', 'Bangalore', 'Chennai', 'Kolkata', 'Hyderabad']

test('a flight is put together from the specified fields', () => {
  open('flight')
  expect(screen.getByRole('dialog', { name: 'Book Flight' })).toBeTruthy()
  expect(screen.getAllByText(/.+/, { selector: 'label' }).map(({ textContent }) => textContent)).toEqual([
    'Departure Date',
    'Return Date',
    'From',
    'To',
    'Purpose',
    'Class',
  ])
  expect(choices('From')).toEqual(CITIES)
  expect(choices('To')).toEqual(CITIES)
  expect(choices('Purpose')).toEqual(['business', 'personal', 'conference', 'training'])
  expect(choices('Class')).toEqual(['economy', 'business', 'first'])
})

test('a hotel is put together from the specified fields', () => {
  open('hotel')
  expect(screen.getByRole('dialog', { name: 'Book Hotel' })).toBeTruthy()
  expect(screen.getAllByText(/.+/, { selector: 'label' }).map(({ textContent }) => textContent)).toEqual([
    'Check-in Date',
    'Check-out Date',
    'Destination',
    'Purpose',
    'Room Type',
  ])
  expect(choices('Destination')).toEqual(CITIES)
  expect(choices('Room Type')).toEqual(['single', 'double', 'suite'])
})

test('the fields say which of them are required', () => {
  open('flight')
  const required = ['Departure Date', 'Return Date', 'From', 'To', 'Purpose'].filter((label) => field(label).required)
  expect(required).toEqual(['Departure Date', 'From', 'To', 'Purpose'])
  cleanup()
  open('hotel')
  for (const label of ['Check-in Date', 'Check-out Date', 'Destination', 'Purpose']) {
    expect(field(label).required).toBe(true)
  }
})

test('dates are typed in any common form and shown as people in India write them', async () => {
  const user = open('flight')
  await user.type(field('Departure Date'), '2026-11-27')
  await user.tab()
  expect(field('Departure Date').value).toBe('27 Nov 2026')
  await user.type(field('Return Date'), '29/11/2026')
  await user.tab()
  expect(field('Return Date').value).toBe('29 Nov 2026')
})

test('nobody leaves before today, or returns before they leave', async () => {
  const user = open('flight')
  await user.type(field('Departure Date'), '2026-11-20')
  await user.type(field('Return Date'), '2026-11-19')
  await user.click(screen.getByRole('button', { name: 'Search Flights' }))
  expect(onSearch).not.toHaveBeenCalled()
  expect(['Departure Date', 'Return Date'].map((label) => field(label).getAttribute('aria-invalid'))).toEqual([
    'true',
    'true',
  ])
})

test('a search that lacks something stays open and sends nothing', async () => {
  const user = open('flight')
  await user.click(screen.getByRole('button', { name: 'Search Flights' }))
  expect(onSearch).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  expect(field('Departure Date').getAttribute('aria-invalid')).toBe('true')
})

test('a search says one sentence and closes the modal', async () => {
  const user = open('flight')
  fireEvent.change(field('Departure Date'), { target: { value: '2026-11-27' } })
  await user.selectOptions(field('From'), 'Delhi')
  await user.selectOptions(field('To'), 'Mumbai')
  await user.selectOptions(field('Purpose'), 'conference')
  await user.click(screen.getByRole('button', { name: 'Search Flights' }))
  const words = expect.stringContaining('from Delhi to Mumbai on 2026-11-27')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ words }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('Cancel closes the modal and says nothing', async () => {
  const user = open('hotel')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onSearch).not.toHaveBeenCalled()
})

test('what is typed is told and stands there again after a reload', async () => {
  const user = open('hotel')
  fireEvent.change(field('Check-in Date'), { target: { value: '2026-11-27' } })
  await user.selectOptions(field('Destination'), 'Kolkata')
  await user.selectOptions(field('Room Type'), 'suite')
  storeBooking('asha@example.com', { type: 'hotel', prefill: onChange.mock.lastCall?.[0] })
  cleanup()
  const kept = storedBooking('asha@example.com')
  open('hotel', kept?.prefill)
  const values = ['Check-in Date', 'Check-out Date', 'Destination', 'Purpose', 'Room Type'].map((at) => field(at).value)
  expect(values).toEqual(['27 Nov 2026', '', 'Kolkata', '', 'suite'])
})
