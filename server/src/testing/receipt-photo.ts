import { receiptImage } from '@pravas/reading/testing/receipt-image'

/** A photo (JPEG) of a till receipt over this many rupees, with a dozen lines of things that were bought. */
export function receiptPhoto(rupees: number): Promise<Buffer> {
  const lines = Array.from({ length: 12 }, (_, at) => ({ name: `Thali meal ${at + 1}`, paise: (rupees * 100) / 12 }))
  const merchant = 'Old Fort Kitchen'
  return receiptImage({ merchant, date: '2026-06-08', totalPaise: rupees * 100, city: 'Delhi', lines, degrees: 2 })
}
