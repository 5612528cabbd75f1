import type { ReceiptReading } from './receipt.ts'

/** A dinner that is drawn as a photo. */
export const dinner = {
  merchant: 'Annapurna Restaurant',
  date: '2026-11-14',
  totalPaise: 124050,
  gstin: '27AAPFU0939F1ZV',
  city: 'Mumbai',
  invoiceNumber: 'AR/2026/117',
}

/** What has to be read of it. */
export const dinnerFields = {
  merchant: { value: 'Annapurna Restaurant' },
  date: { value: '2026-11-14' },
  totalPaise: { value: 124050 },
  currency: { value: 'INR' },
  gstin: { value: '27AAPFU0939F1ZV' },
  place: { value: 'Mumbai' },
  invoiceNumber: { value: 'AR/2026/117' },
  category: { value: 'Food' },
  notFound: ['paymentMeans'],
}

/** The values that were read of the fields that `names` has. */
export function valuesOf(reading: ReceiptReading, names: object): object {
  const values = Object.entries(reading).flatMap(([name, field]) =>
    name in names && typeof field === 'object' && field !== null && 'value' in field ? [[name, field.value]] : [],
  )
  return Object.fromEntries(values)
}
