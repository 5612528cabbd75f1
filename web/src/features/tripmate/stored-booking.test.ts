import { afterEach, expect, test, vi } from 'vitest'
import { storeBooking, storedBooking } from './stored-booking.ts'

afterEach(() => sessionStorage.clear())

const typed = { type: 'flight', prefill: { fromDate: '2026-11-27', departure: 'Delhi', class: 'business' } } as const

test('an open form is kept for its person until it is sent or cancelled', () => {
  storeBooking('asha@example.com', typed)
  expect(storedBooking('asha@example.com')).toEqual(typed)
  expect(storedBooking('ravi@example.com')).toBeNull()
  storeBooking('asha@example.com', null)
  expect(storedBooking('asha@example.com')).toBeNull()
})

test('what cannot be read is no open form', () => {
  sessionStorage.setItem('tripmate-booking-asha@example.com', '{"type":"train"}')
  expect(storedBooking('asha@example.com')).toBeNull()
  sessionStorage.setItem('tripmate-booking-asha@example.com', '{')
  expect(storedBooking('asha@example.com')).toBeNull()
})

test('where the storage is full nothing older comes back', () => {
  storeBooking('asha@example.com', typed)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeBooking('asha@example.com', { ...typed, prefill: { departure: 'Mumbai' } })
  expect(storedBooking('asha@example.com')).toBeNull()
})
