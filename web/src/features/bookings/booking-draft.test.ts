import type { BookablePart } from '@pravas/contract/bookings'
import { expect, test } from 'vitest'
import { bodyOf, differencesOf, draftOf, withoutFile, withRead, withValuesOf } from './booking-draft.ts'

const part: BookablePart = {
  part: 'hotel:1',
  kind: 'hotel',
  title: 'Sion Square',
  approved: 6108,
  legs: null,
  stay: { name: 'Sion Square', check_in: '2027-01-12', check_out: '2027-01-14' },
  fare: null,
  booking: null,
  earlier: [],
}
const file = (file_id: string) => ({ file_id, name: `${file_id}.pdf`, media_type: 'application/pdf', bytes: 1 })
const read = {
  reference: 'SSQ-88421',
  invoice_number: 'SSQ/1182',
  date: '2026-11-25',
  amount: 6108,
  gstin: '27AAPFU0939F1ZV',
}
const wrong = { reference: null, invoice_number: '4431', date: '2026-11-21', amount: 1680, gstin: null }
const empty = draftOf(part, null, 'organisation')

test('a wrong file that is removed takes what it filled with it, and the right one fills that', () => {
  const mixed = withRead(withRead(empty, file('lunch'), wrong), file('voucher'), read)
  expect(mixed).toMatchObject({ cost: '1680', invoice_number: '4431', reference: 'SSQ-88421' })
  const right = withoutFile(mixed, 'lunch')
  expect(right).toMatchObject({
    cost: '6108',
    invoice_number: 'SSQ/1182',
    invoice_date: '2026-11-25',
    reference: 'SSQ-88421',
  })
  expect(withoutFile(right, 'voucher')).toEqual(empty)
})

test('what was typed stays when a file is removed', () => {
  const typed = { ...withRead({ ...empty, reference: 'TYPED' }, file('voucher'), read), cost: '6,200' }
  expect(withoutFile(typed, 'voucher')).toEqual({ ...empty, reference: 'TYPED', cost: '6,200' })
})

test('a file that says something else than what is typed is named, and its values can be taken', () => {
  const mixed = withRead(withRead(empty, file('lunch'), wrong), file('voucher'), read)
  const [lunch, voucher] = mixed.files
  expect(lunch && differencesOf(mixed, lunch)).toEqual([])
  expect(voucher && differencesOf(mixed, voucher)).toEqual(['invoice_number', 'invoice_date', 'cost'])
  const used = withValuesOf(mixed, 'voucher')
  expect(bodyOf(used)).toMatchObject({ cost: 6108, invoice_number: 'SSQ/1182', files: ['lunch', 'voucher'] })
  // The wrong one has nothing left to take with it.
  expect(withoutFile(used, 'lunch')).toMatchObject({ cost: '6108', invoice_number: 'SSQ/1182' })
})

test('the same amount written otherwise is no difference, and neither is the day of a ticket without an invoice', () => {
  const ticket = { reference: 'k8zp4t', invoice_number: null, date: '2026-11-01', amount: 3962, gstin: null }
  const draft = { ...empty, reference: 'K8ZP4T', cost: '3,962.00', invoice_date: '2026-11-25' }
  const [added] = withRead(draft, file('ticket'), ticket).files
  expect(added && differencesOf(draft, added)).toEqual([])
})
