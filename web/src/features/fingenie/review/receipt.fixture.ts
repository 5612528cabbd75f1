import type { ClaimDraft } from '@pravas/contract/claims'
import { RECEIPT_FIELD_NAMES, type ReceiptFieldName } from '@pravas/contract/receipt-fields'
import type { ReceiptInReview, ReviewFields } from '@pravas/contract/receipt-review'

const found = <T>(value: T) => ({
  value,
  state: 'sure' as const,
  place: { page: 0, x: 0.1, y: 0.2, width: 0.4, height: 0.03 },
})
const missing = { value: null, state: 'not_found' as const, place: null }
const allMissing = Object.fromEntries(RECEIPT_FIELD_NAMES.map((name) => [name, missing])) as Record<
  ReceiptFieldName,
  typeof missing
>

/** A receipt under review on which all is well, but for what the test says. */
export function receiptInReview({
  fields,
  ...more
}: Omit<Partial<ReceiptInReview>, 'fields'> & { fields?: Partial<ReviewFields> } = {}): ReceiptInReview {
  const id = more.receipt_id ?? '0198a000-0000-7000-8000-000000000001'
  return {
    receipt_id: id,
    number: 1,
    file_name: 'dinner.jpg',
    receipt_link: `/api/receipts/${id}/file`,
    part: null,
    pictures: [{ link: `/api/receipts/${id}/picture/0`, width: 680, height: 900 }],
    items: [],
    unread: [],
    second_reading: null,
    warnings: [],
    duplicates: [],
    tax_credit: null,
    vendor_message: null,
    deductions: [],
    ...more,
    fields: {
      ...allMissing,
      merchant: found('Old Fort Kitchen'),
      place: found('Delhi'),
      date: found('2026-06-08'),
      total: found(1240.5),
      currency: found('INR'),
      category: found('Food' as const),
      ...fields,
    },
  }
}

/** The claim that these receipts would make. */
export function claimDraft(receipts: ReceiptInReview[], more: Partial<ClaimDraft> = {}): ClaimDraft {
  const total = receipts.reduce((sum, { fields }) => sum + (fields.total.value ?? 0), 0)
  return {
    draft_id: '0197a000-0000-7000-8000-00000000d4a7',
    version: 1,
    as: 'one',
    receipts,
    total,
    by_category: [{ category: 'Food', count: receipts.length, total }],
    findings: [],
    expenses: [{ receipt_ids: receipts.map(({ receipt_id }) => receipt_id), total, findings: [], trip: null }],
    approver: { name: 'Meera Nair' },
    trip: null,
    trip_choice: 'auto',
    fitting_trips: [],
    missing_receipts: [],
    trips: [],
    per_diem: null,
    blocking: [],
    tax_credit: { eligible: 0, blocked: 0, other_state: 0, review: 0, estimated: [] },
    submitted: [],
    ...more,
  }
}
