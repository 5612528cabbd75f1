import type { NumberedReceipt } from './texts.ts'

/** An answer in which the links to receipts are their words alone. */
export function withoutLinks(text: string): string {
  return text.replace(/\[((?:\\.|[^\]\\])+)\]\(\/api\/receipts\/[^)\s]+\)/g, '$1')
}

/** Receipts of a test, of which each states only what matters; the n-th has the id `id-n`. */
export function numberedReceipts(receipts: readonly Partial<NumberedReceipt>[]): NumberedReceipt[] {
  return receipts.map((receipt, index) => ({
    id: `id-${index + 1}`,
    number: index + 1,
    mileage: null,
    fileName: `scan ${index + 1}.jpg`,
    merchant: null,
    date: null,
    totalPaise: null,
    currency: 'INR',
    category: 'Miscellaneous',
    gstin: null,
    place: null,
    address: null,
    nights: null,
    invoiceNumber: null,
    recipientGstin: null,
    taxablePaise: null,
    cgstPaise: null,
    sgstPaise: null,
    igstPaise: null,
    paymentMeans: null,
    expenseNumber: null,
    ...receipt,
  }))
}
