import { byKey, FIELD_OF, isAmount } from '@pravas/contract/receipt-field-keys'
import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import { replies } from '@pravas/messages/fingenie'
import type { ChangeableField } from '../../../receipts/receipt-change.ts'
import { literal } from '../../kernel/cards.ts'
import {
  amountText,
  capital,
  claimableOf,
  dateCell,
  type NumberedReceipt,
  nameOf,
  numberOf,
  paragraphs,
  receiptCells,
  receiptHeads,
  sumText,
  table,
  totalCell,
} from './texts.ts'

/** How each field is called in a sentence. */
export const FIELD_NAMES = byKey(RECEIPT_FIELD_LABELS)

/** What one field holds, as a cell of a table. */
export function fieldText(field: ChangeableField, receipt: NumberedReceipt): string {
  if (field === 'totalPaise') return totalCell(receipt)
  if (field === 'date') return dateCell(receipt.date)
  const value = receipt[field]
  if (value === null) return replies('not-read')
  if (typeof value === 'number') return numberText(field, value, receipt.currency)
  return field === 'paymentMeans' ? paymentMethodText(value) : literal(value)
}

/** A number that a field holds: an amount with its currency, or a count. */
export function numberText(field: ChangeableField, value: number, currency: string): string {
  return isAmount(FIELD_OF[field]) ? amountText(value, currency) : String(value)
}

/** A payment method in a sentence. */
export function paymentMethodText(means: string): string {
  return replies('means.name', { means, name: literal(means) })
}

/** A receipt's name in a sentence on one of its fields: without the merchant where that is what the sentence says. */
export function nameBeside(field: ChangeableField, receipt: NumberedReceipt): string {
  return field === 'merchant' ? numberOf(receipt) : nameOf(receipt)
}

/** What one field of receipts holds: a sentence on a single one, else a table. */
export function fieldOf(field: ChangeableField, receipts: readonly NumberedReceipt[]): string {
  const [only, ...others] = receipts
  if (only && others.length === 0) {
    const name = FIELD_NAMES[field]
    return only[field] === null
      ? replies('answer.field-unread', { field: name, receipt: nameOf(only), number: only.number })
      : replies('answer.field', { field: name, receipt: nameBeside(field, only), value: fieldText(field, only) })
  }
  return fieldTable([field], receipts)
}

/** What several fields of receipts hold, with the sum where the total is asked for. */
export function fieldsOf(fields: readonly ChangeableField[], receipts: readonly NumberedReceipt[]): string {
  if (receipts.length === 1) return paragraphs(...fields.map((field) => fieldOf(field, receipts)))
  const known = claimableOf(receipts).filter(({ totalPaise }) => totalPaise !== null)
  return paragraphs(
    fieldTable(fields, receipts),
    fields.includes('totalPaise') && replies('answer.total', { count: known.length, scope: '', sum: sumText(known) }),
  )
}

/** A table of these fields of each receipt; the merchant always stands in it, so that one knows the receipts. */
function fieldTable(fields: readonly ChangeableField[], receipts: readonly NumberedReceipt[]): string {
  const shown = fields.filter((field) => field !== 'merchant')
  const heads = [...receiptHeads(), ...shown.map((field) => capital(FIELD_NAMES[field]))]
  const rows = receipts.map((receipt) => [...receiptCells(receipt), ...shown.map((field) => fieldText(field, receipt))])
  return table(heads, rows, false)
}
