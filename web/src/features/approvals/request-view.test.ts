import { expect, test } from 'vitest'
import { pendingAmong, viewOfExpense, viewOfTrip } from './request-view.ts'

test('a missing status counts as pending', () => {
  expect(pendingAmong([{}, { status: null }, { status: 'pending' }, { status: 'Approved' }])).toBe(3)
  expect(viewOfTrip({}).status).toBe('pending')
})

test('an employee is named with the id, by the username or by the id alone', () => {
  expect(viewOfTrip({ employee_name: 'Asha', employee_id: 'EMP1' }).employee).toBe('Asha (EMP1)')
  expect(viewOfTrip({ username: 'asha', employee_id: 'EMP1' }).employee).toBe('asha (EMP1)')
  expect(viewOfTrip({ employee_id: 'EMP1' }).employee).toBe('EMP1')
  expect(viewOfTrip({}).employee).toBe('N/A')
})

test('a request without an id is decided by its number', () => {
  expect(viewOfTrip({ trip_number: 'TRP-1' }).id).toBe('TRP-1')
  expect(viewOfExpense({ expense_id: 'e1', expense_number: 'EXP-1' }).id).toBe('e1')
})

test('what was booked stands in one line, as far as it is known', () => {
  expect(viewOfTrip({ flight: 'AI 101', return_flight: null, hotel_name: 'Sea View' }).booked).toBe('AI 101 · Sea View')
  expect(viewOfTrip({ flight: ' ' }).booked).toBeUndefined()
})

test('a receipt is linked where the browser may open it', () => {
  expect(viewOfExpense({ receipt_link: '/api/receipts/1/file' }).receipt).toBe('/api/receipts/1/file')
  expect(viewOfExpense({ receipt_link: 'javascript:alert(1)' }).receipt).toBeUndefined()
  expect(viewOfExpense({}).receipt).toBeUndefined()
})

test('a journey over several cities is titled by all of them', () => {
  const trip = { departure_city: 'Delhi', destination_city: 'Mumbai and Chennai' }
  expect(viewOfTrip(trip).title).toBe('Delhi → Mumbai and Chennai')
  expect(viewOfTrip({ ...trip, route: ['Delhi', 'Mumbai', 'Chennai', 'Delhi'] }).title).toBe(
    'Delhi → Mumbai → Chennai → Delhi',
  )
})
