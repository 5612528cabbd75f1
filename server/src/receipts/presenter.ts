import { Category, receiptFilePath } from '@pravas/contract/expenses'
import type { ReadReceipt } from '@pravas/contract/fingenie'
import { rupeesFromPaise } from '@pravas/contract/money'
import { FIELD_NAMES, type ReceiptReading } from '@pravas/reading/receipt'
import { z } from 'zod'
import { newId } from '../ids.ts'
import type { ReadFile } from './read-files.ts'
import type { HeldReceipt, NewReceipt } from './receipt-store.ts'

/** The reader's fields of which an answer says how sure they are, and what the API calls them. */
const ANSWERED: Partial<Record<(typeof FIELD_NAMES)[number], string>> = {
  merchant: 'merchant',
  date: 'date',
  totalPaise: 'total',
  category: 'category',
  gstin: 'gstin',
}

const Confident = z.object({ confident: z.array(z.enum(FIELD_NAMES)) }).catch({ confident: [] })

/** A read file as a receipt to be stored. Where no currency was printed it is rupees. */
export function receiptOf(file: Extract<ReadFile, { reading: ReceiptReading }>): NewReceipt {
  const { reading } = file
  const invoice = reading.invoiceNumber.value
  const merchant = reading.merchant.value
  return {
    id: newId(),
    file_hash: file.hash,
    file_name: file.name,
    media_type: file.type,
    byte_size: file.bytes.length,
    merchant,
    receipt_date: reading.date.value,
    total_paise: reading.totalPaise.value,
    currency: reading.currency.value ?? 'INR',
    category: reading.category.value ?? 'Miscellaneous',
    gstin: reading.gstin.value,
    place: reading.place.value,
    description: [merchant, invoice && `invoice ${invoice}`].filter(Boolean).join(', ') || null,
    reading,
  }
}

/** A receipt as an upload's summary shows it; `reading` is what the reader returned, as it is stored. */
export function presentReadReceipt(receipt: HeldReceipt, reading: unknown): ReadReceipt & { receipt_id: string } {
  const { merchant, date, totalPaise, gstin } = receipt
  const found = { merchant, date, total: totalPaise, gstin }
  return {
    data: {
      total: totalPaise === null ? null : rupeesFromPaise(totalPaise),
      merchant,
      date,
      category: Category.catch('Miscellaneous').parse(receipt.category),
    },
    receipt_id: receipt.id,
    file_name: receipt.fileName,
    receipt_link: receiptFilePath(receipt.id),
    currency: receipt.currency,
    gstin,
    confident: Confident.parse(reading).confident.flatMap((field) => ANSWERED[field] ?? []),
    not_found: Object.entries(found).flatMap(([field, value]) => (value === null ? [field] : [])),
  }
}
