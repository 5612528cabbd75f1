import { PaymentMeans } from '@pravas/contract/claims'
import { CalendarDate } from '@pravas/contract/dates'
import { Category } from '@pravas/contract/expenses'
import { z } from 'zod'
import type { ReceiptColumns } from './receipt-store.ts'

/** What a person says a receipt really holds; only what is there changes. Money in hundredths of the currency's unit. */
export const ReceiptChange = z.strictObject({
  merchant: z.string().min(1).max(200).exactOptional(),
  date: CalendarDate.exactOptional(),
  totalPaise: z.int().nonnegative().exactOptional(),
  currency: z.string().length(3).exactOptional(),
  category: Category.exactOptional(),
  gstin: z.string().length(15).exactOptional(),
  place: z.string().min(1).max(200).exactOptional(),
  address: z.string().min(1).max(500).exactOptional(),
  invoiceNumber: z.string().min(1).max(64).exactOptional(),
  recipientGstin: z.string().length(15).exactOptional(),
  taxablePaise: z.int().nonnegative().exactOptional(),
  cgstPaise: z.int().nonnegative().exactOptional(),
  sgstPaise: z.int().nonnegative().exactOptional(),
  igstPaise: z.int().nonnegative().exactOptional(),
  paymentMeans: PaymentMeans.exactOptional(),
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
