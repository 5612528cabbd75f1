import { afterEach, expect, test, vi } from 'vitest'
import { keepBooking, keptBooking } from './kept-booking.ts'

afterEach(() => sessionStorage.clear())

const typed = { type: 'flight', prefill: { fromDate: '2026-11-27', departure: 'Delhi', class: 'business' } } as const

test('an open form is kept for its person until it is sent or cancelled', () => {
  keepBooking('asha@example.com', typed)
  expect(keptBooking('asha@example.com')).toEqual(typed)
  expect(keptBooking('ravi@example.com')).toBeNull()
  keepBooking('asha@example.com', null)
  expect(keptBooking('asha@example.com')).toBeNull()
})

test('what cannot be read is no open form', () => {
  sessionStorage.setItem('tripmate-booking-asha@example.com', '{"type":"train"}')
  expect(keptBooking('asha@example.com')).toBeNull()
  sessionStorage.setItem('tripmate-booking-asha@example.com', '{')
  expect(keptBooking('asha@example.com')).toBeNull()
})

test('where the storage is full nothing older comes back', () => {
  keepBooking('asha@example.com', typed)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepBooking('asha@example.com', { ...typed, prefill: { departure: 'Mumbai' } })
  expect(keptBooking('asha@example.com')).toBeNull()
})
