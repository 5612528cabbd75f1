import { NO_DETAILS, type ReceiptFields, type ReceiptReading } from '@pravas/reading/receipt'
import { expect, test } from 'vitest'
import { notTheSuppliers, secondWithoutOwn, withoutOwnAsSupplier } from './own-gstin.ts'

const OURS = '07AABCT1234H1ZO'
const THEIRS = '27AAPFU0939F1ZV'

const field = <T>(value: T) => ({ value, confidence: 0.9, line: null, box: null })
function fieldsOf({ gstin = null, recipientGstin = null }: { gstin?: string | null; recipientGstin?: string | null }) {
  const fields: ReceiptFields = {
    merchant: field('Sunrise Stationery'),
    date: field(null),
    totalPaise: field(2100_00),
    currency: field('INR'),
    invoiceNumber: field(null),
    gstin: field(gstin),
    place: field(null),
    category: field('Miscellaneous' as const),
    paymentMeans: field(null),
    taxes: [],
    details: {
      ...NO_DETAILS,
      recipientGstin: field(recipientGstin),
      items: [],
      addsUp: null,
      itemsAddUp: null,
      confident: [],
      notFound: ['recipientGstin'],
    },
    lines: [],
    confident: ['merchant', 'gstin'],
    notFound: [],
    warnings: [],
  }
  return fields
}
type Printed = Parameters<typeof fieldsOf>[0]
const read = (printed: Printed, ...further: Printed[]): ReceiptReading => ({
  ...fieldsOf(printed),
  type: 'image/png',
  pages: [],
  further: further.map(fieldsOf),
})

test('our own GSTIN is the recipient’s where none was read, and the supplier’s is not found', () => {
  const reading = withoutOwnAsSupplier(read({ gstin: OURS }, { gstin: OURS }, { gstin: THEIRS }), [OURS])
  const told = [reading, ...(reading.further ?? [])].map(({ gstin, details, confident, notFound }) => [
    gstin.value,
    details?.recipientGstin.value,
    confident.includes('gstin'),
    notFound.includes('gstin'),
  ])
  expect(told).toEqual([
    [null, OURS, false, true],
    [null, OURS, false, true],
    [THEIRS, null, true, false],
  ])
  expect(reading.details?.confident).toContain('recipientGstin')
})

test('a recipient that was read stays', () => {
  const { gstin, details } = withoutOwnAsSupplier(read({ gstin: OURS, recipientGstin: THEIRS }), [OURS])
  expect([gstin.value, details?.recipientGstin.value]).toEqual([null, THEIRS])
})

test('of what a model read and a person types the same holds', () => {
  expect(secondWithoutOwn({ gstin: OURS }, [OURS])).toEqual({ recipient_gstin: OURS })
  expect(secondWithoutOwn({ gstin: OURS, recipient_gstin: THEIRS }, [OURS])).toEqual({ recipient_gstin: THEIRS })
  expect(secondWithoutOwn({ gstin: THEIRS }, [OURS])).toEqual({ gstin: THEIRS })
  expect(notTheSuppliers(OURS, [OURS])).toContain(OURS)
  for (const fine of [THEIRS, null, undefined]) expect(notTheSuppliers(fine, [OURS])).toBeUndefined()
})
