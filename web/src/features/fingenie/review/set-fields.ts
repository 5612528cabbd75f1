import type { ReceiptFieldsChange, ReceiptInReview } from '@pravas/contract/claims'
import type { ReceiptFieldName } from '@pravas/contract/receipt-fields'

/** A receipt with fields as the person has set them, before the server has answered. */
export function withFields(receipt: ReceiptInReview, change: ReceiptFieldsChange): ReceiptInReview {
  const fields = { ...receipt.fields }
  for (const [name, value] of Object.entries(change) as [ReceiptFieldName, never][]) {
    const { read, value: before, state, place } = fields[name]
    const was = state === 'corrected' ? read : before
    const next = { value, place, state: was === value ? ('sure' as const) : ('corrected' as const), read: was }
    Object.assign(fields, { [name]: next })
  }
  return { ...receipt, fields }
}
