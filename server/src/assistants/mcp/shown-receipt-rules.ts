import type { ReceiptInReview } from '@pravas/contract/receipt-review'

/** A receipt with what somebody has to know to say yes to it, without pictures and places on them. */
export function shownReceipt(receipt: ReceiptInReview) {
  const { receipt_id, number, file_name, fields, mileage, warnings, duplicates, deductions, tax_credit } = receipt
  return {
    receipt_id,
    number,
    file_name,
    ...(mileage && { mileage }),
    ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    unsure: Object.entries(fields).flatMap(([name, { state }]) => (state === 'unsure' ? [name] : [])),
    warnings: warnings.map(({ text }) => text),
    duplicates: duplicates.map(({ text, resolution }) => ({ text, resolution })),
    deductions,
    tax_credit,
  }
}
