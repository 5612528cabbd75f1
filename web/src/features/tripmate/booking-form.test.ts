// @vitest-environment node
import { expect, test } from 'vitest'
import { type BookingForm, formProblems, initialForm, searchSentence } from './booking-form.ts'

const today = '2026-11-21'
const flight: BookingForm = {
  fromDate: '2026-11-27',
  toDate: '2026-11-29',
  departure: 'Delhi',
  destination: 'Mumbai',
  purpose: 'business',
  class: 'economy',
}
const hotel: BookingForm = { ...flight, departure: '', class: 'double' }

function wrong(type: 'flight' | 'hotel', change: Partial<BookingForm>): string[] {
  return Object.keys(formProblems(type, { ...(type === 'flight' ? flight : hotel), ...change }, today))
}

test('a complete form has no problems', () => {
  expect(wrong('flight', {})).toEqual([])
  expect(wrong('hotel', {})).toEqual([])
})

test('the return date is required for hotels only', () => {
  expect(wrong('flight', { toDate: '' })).toEqual([])
  expect(wrong('hotel', { toDate: '' })).toEqual(['toDate'])
})

test('the departure city is required for flights only', () => {
  expect(wrong('flight', { departure: '' })).toEqual(['departure'])
  expect(wrong('hotel', { departure: '' })).toEqual([])
})

test('dates are not before today, and the return is not before the departure', () => {
  expect(wrong('flight', { fromDate: '2026-11-20', toDate: '' })).toEqual(['fromDate'])
  expect(wrong('flight', { fromDate: today, toDate: today })).toEqual([])
  expect(wrong('hotel', { toDate: '2026-11-26' })).toEqual(['toDate'])
  expect(wrong('flight', { fromDate: '', toDate: '2026-11-20' })).toEqual(['fromDate', 'toDate'])
})

test('everything else that is required is asked for', () => {
  expect(wrong('flight', { fromDate: '', departure: '', destination: '', purpose: '' })).toEqual([
    'fromDate',
    'departure',
    'destination',
    'purpose',
  ])
})

test('a flight goes to another city', () => {
  expect(wrong('flight', { destination: 'Delhi' })).toEqual(['destination'])
})

test('a prefill fills what fits the form and leaves the rest', () => {
  expect(initialForm('hotel', { destination: 'Chennai', class: 'suite', purpose: 'training' })).toEqual({
    fromDate: '',
    toDate: '',
    departure: '',
    destination: 'Chennai',
    purpose: 'training',
    class: 'suite',
  })
  expect(initialForm('flight', { class: 'suite' }).class).toBe('economy')
  expect(initialForm('hotel', {}).class).toBe('single')
})

test('the sentence says everything that the form says', () => {
  expect(searchSentence('flight', flight)).toBe(
    'Search flights from Delhi to Mumbai on 2026-11-27, returning on 2026-11-29, economy class, for business',
  )
  expect(searchSentence('flight', { ...flight, toDate: '' })).toContain(', one way, ')
  expect(searchSentence('hotel', hotel)).toBe(
    'Search hotels in Mumbai, check-in 2026-11-27, check-out 2026-11-29, double room, for business',
  )
})
