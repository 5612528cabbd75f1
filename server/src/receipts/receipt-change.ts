import { PaymentMeans } from '@pravas/contract/claims'
import { CalendarDate } from '@pravas/contract/dates'
import { Category } from '@pravas/contract/expenses'
import { z } from 'zod'
import type { ReceiptColumns } from './receipt-store.ts'

const text = (most: number) => z.string().min(1).max(most).nullable().exactOptional()
const money = z.int().nonnegative().nullable().exactOptional()
const gstin = z.string().length(15).nullable().exactOptional()

/**
 * What a person says a receipt really holds; only what is there changes, and null says that the receipt has no such thing.
 * Money in hundredths of the currency's unit.
 */
export const ReceiptChange = z.strictObject({
  merchant: text(200),
  date: CalendarDate.nullable().exactOptional(),
  totalPaise: money,
  currency: z.string().length(3).exactOptional(),
  category: Category.exactOptional(),
  gstin,
  place: text(200),
  address: text(500),
  invoiceNumber: text(64),
  recipientGstin: gstin,
  taxablePaise: money,
  cgstPaise: money,
  sgstPaise: money,
  igstPaise: money,
  paymentMeans: PaymentMeans.nullable().exactOptional(),
})
export type ReceiptChange = z.infer<typeof ReceiptChange>
export type ChangeableField = keyof ReceiptChange

/** A change as the columns that it writes. */
export function columnsOf(change: ReceiptChange): ReceiptColumns {
  const { merchant, currency, category, gstin, place, address } = change
  const columns = {
    ...{ merchant, currency, category, gstin, place, address },
    receipt_date: change.date,
    total_paise: change.totalPaise,
    invoice_number: change.invoiceNumber,
    recipient_gstin: change.recipientGstin,
    taxable_paise: change.taxablePaise,
    cgst_paise: change.cgstPaise,
    sgst_paise: change.sgstPaise,
    igst_paise: change.igstPaise,
    payment_means: change.paymentMeans,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as ReceiptColumns
}
