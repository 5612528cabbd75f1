import { Category } from '@pravas/contract/categories'
import { CalendarDate } from '@pravas/contract/dates'
import { byKey, COLUMN_OF, FIELD_OF, type FieldKey, KEY_OF } from '@pravas/contract/receipt-field-keys'
import { byField, type ReceiptFieldName } from '@pravas/contract/receipt-fields'
import { PaymentMethod, type ReceiptFieldsChange } from '@pravas/contract/receipt-review'
import { z } from 'zod'
import { keptValue, type ReceiptColumns } from './field-column-rules.ts'

/**
 * What a person says a receipt really holds; only what is there changes, and null says that the receipt has no such thing.
 * Money in hundredths of the currency's unit.
 */
export const ReceiptChange = z.strictObject(
  byKey(
    byField(({ most = 0 }) => ({
      text: z.string().min(1).max(most).nullable().exactOptional(),
      code: z.string().min(1).max(most).nullable().exactOptional(),
      date: CalendarDate.nullable().exactOptional(),
      amount: z.int().nonnegative().nullable().exactOptional(),
      count: z.int().min(1).max(most).nullable().exactOptional(),
      currency: z.string().length(3).exactOptional(),
      gstin: z.string().length(15).nullable().exactOptional(),
      category: Category.exactOptional(),
      payment: PaymentMethod.nullable().exactOptional(),
    })),
  ),
)
export type ReceiptChange = z.infer<typeof ReceiptChange>
export type ChangeableField = FieldKey

/** A change as the API gives it, with its amounts in paise. */
export function receiptChangeOf(given: ReceiptFieldsChange): ReceiptChange {
  const set = (Object.entries(given) as [ReceiptFieldName, unknown][]).filter(([, value]) => value !== undefined)
  return ReceiptChange.parse(Object.fromEntries(set.map(([name, value]) => [KEY_OF[name], keptValue(name, value)])))
}

/** A change as the columns that it writes. */
export function columnsOf(change: ReceiptChange): ReceiptColumns {
  const given = Object.entries(change) as [FieldKey, unknown][]
  return Object.fromEntries(given.map(([key, value]) => [COLUMN_OF[FIELD_OF[key]], value])) as ReceiptColumns
}
