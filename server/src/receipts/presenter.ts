import { Category } from '@pravas/contract/categories'
import { receiptFilePath } from '@pravas/contract/expenses'
import type { ReadReceipt } from '@pravas/contract/fingenie'
import { rupeesFromPaise } from '@pravas/contract/money'
import { COLUMN_OF, type KeptFields } from '@pravas/contract/receipt-field-keys'
import { RECEIPT_FIELD_NAMES, receiptField } from '@pravas/contract/receipt-fields'
import {
  type DocumentKind,
  FIELD_NAMES,
  PROOF_OF,
  type ReceiptFields,
  type ReceiptReading,
  Unread,
} from '@pravas/reading/receipt'
import { z } from 'zod'
import { newId } from '../ids.ts'
import type { ReceiptRecord } from './field-column-rules.ts'
import { readField } from './read-field.ts'
import type { ReadFile } from './read-files.ts'
import type { NewReceipt } from './receipt-store.ts'

/** The reader's fields of which an answer says how sure they are, and what the API calls them. */
const ANSWERED: Partial<Record<(typeof FIELD_NAMES)[number], string>> = {
  merchant: 'merchant',
  date: 'date',
  totalPaise: 'total',
  category: 'category',
  gstin: 'gstin',
}

const Reading = z
  .object({ confident: z.array(z.enum(FIELD_NAMES)), unread: z.array(Unread).optional() })
  .catch({ confident: [] })

/** The receipts of a read file, of which each keeps what was read of itself. Where no currency was printed it is rupees. */
export function receiptsOf(file: Extract<ReadFile, { reading: ReceiptReading }>): NewReceipt[] {
  const { further = [], type, pages, ...first } = file.reading
  return [first, ...further].map((fields, part) => ({
    ...columnsOf(fields),
    id: newId(),
    part,
    file_hash: file.hash,
    file_name: file.name,
    media_type: file.type,
    byte_size: file.bytes.length,
    reading: { type, pages, ...fields },
    is_document: isNoExpense(fields.kind),
  }))
}

/** Whether what a document is, is no expense by itself. What was read before kinds were is taken for a bill. */
export function isNoExpense(kind: DocumentKind | undefined): boolean {
  return kind !== undefined && PROOF_OF[kind] !== 'supply'
}

/** What was read of a receipt as its columns, with what is assumed where nothing was read. */
function columnsOf(fields: ReceiptFields) {
  const merchant = fields.merchant.value
  const invoice = fields.invoiceNumber.value
  const read = RECEIPT_FIELD_NAMES.map((name) => [
    COLUMN_OF[name],
    readField(fields, name)?.value ?? receiptField(name).assumed ?? null,
  ])
  return {
    ...(Object.fromEntries(read) as KeptFields),
    description: [merchant, invoice && `invoice ${invoice}`].filter(Boolean).join(', ') || null,
    image_hash: fields.imageHash ?? null,
  }
}

/** A receipt as an upload's summary shows it; `reading` is what the reader returned, as it is stored. */
export function presentReadReceipt(receipt: ReceiptRecord, reading: unknown): ReadReceipt & { receipt_id: string } {
  const { merchant, date, totalPaise, gstin } = receipt
  const { confident, unread = [] } = Reading.parse(reading)
  // A journey by an own vehicle has no supplier.
  const found = { merchant, date, total: totalPaise, ...(receipt.mileage === null && { gstin }) }
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
    confident: confident.flatMap((field) => ANSWERED[field] ?? []),
    not_found: Object.entries(found).flatMap(([field, value]) => (value === null ? [field] : [])),
    ...(receipt.documentKind !== null && { is_document: true }),
    ...(unread.length > 0 && { unread: unread.map(({ box, hand }) => ({ ...box, hand })) }),
  }
}
