import { z } from 'zod'
import { Category } from './categories.ts'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { PlaceOnPage, UnreadPlace } from './page-places.ts'
import { byField, CATEGORIES, PAYMENT_METHODS, RECEIPT_FIELD_NAMES } from './receipt-fields.ts'
import { Deduction, DuplicateResolution, IS_DOCUMENT, TaxCredit } from './receipt-notes.ts'
import { PlainText } from './text.ts'
import { ShownJourney } from './vehicles.ts'

const TAG = 'Claims'

/** How sure a field is; `corrected` when a person has set it to something else than was read. */
export const FieldState = z.enum(['sure', 'unsure', 'not_found', 'corrected']).meta({ id: 'FieldState' })
export type FieldState = z.infer<typeof FieldState>

function reviewField<T extends z.ZodType>(value: T) {
  return z.object({
    value: value.nullable(),
    state: FieldState,
    place: PlaceOnPage.nullable().meta({
      description: "where it was read; if it wasn't found, where handwriting is",
    }),
    read: value.nullable().optional().meta({ description: 'the value as read, if it was edited' }),
    second: value
      .optional()
      .meta({ description: "the language model's reading, if it differs and nobody has resolved it" }),
  })
}

/** A field of a receipt under review. */
export interface ReviewField<T> {
  value: T | null
  state: FieldState
  place: PlaceOnPage | null
  read?: T | null | undefined
  second?: T | undefined
}

export const PaymentMethod = z.enum(PAYMENT_METHODS).meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** What a receipt says, field by field. Amounts are units of its currency: rupees where that is INR. */
export const ReviewFields = z
  .object(
    byField(() => ({
      text: reviewField(z.string()),
      code: reviewField(z.string()),
      date: reviewField(CalendarDate),
      amount: reviewField(Rupees),
      count: reviewField(z.int()),
      currency: reviewField(z.string()),
      gstin: reviewField(z.string()),
      category: reviewField(Category),
      payment: reviewField(PaymentMethod),
    })),
  )
  .meta({ id: 'ReviewFields' })
export type ReviewFields = z.infer<typeof ReviewFields>

/** Why a receipt may have been claimed before, the surest first. */
export const DUPLICATE_REASONS = ['same_file', 'same_invoice', 'same_journey', 'same_image', 'same_purchase'] as const
export const DuplicateReason = z.enum(DUPLICATE_REASONS).meta({ id: 'DuplicateReason' })
export type DuplicateReason = z.infer<typeof DuplicateReason>

/** Of what a receipt may be a duplicate: of another receipt here by its number, of one's own claim, or of somebody's. */
export const DuplicateOf = z
  .union([
    z.object({ own_receipt: z.int() }),
    z.object({ own_claim: z.string().meta({ description: 'the number of the expense' }) }),
    z.literal('somebody_else'),
  ])
  .meta({ id: 'DuplicateOf' })
export type DuplicateOf = z.infer<typeof DuplicateOf>

export const PossibleDuplicate = z
  .object({
    key: z.string().meta({ description: 'key to resolve it by' }),
    reason: DuplicateReason,
    of: DuplicateOf,
    text: z.string(),
    resolution: DuplicateResolution.nullable(),
  })
  .meta({ id: 'PossibleDuplicate' })
export type PossibleDuplicate = z.infer<typeof PossibleDuplicate>

export const ReceiptItem = z
  .object({
    name: z.string(),
    hsn: z.string().nullable(),
    quantity: z.number().nullable(),
    rate: Rupees.nullable(),
    amount: Rupees,
    place: PlaceOnPage,
  })
  .meta({ id: 'ReceiptItem' })

/** A receipt that is not claimed yet, with everything that is to be looked at before it is. */
export const ReceiptInReview = z
  .object({
    receipt_id: z.uuid(),
    number: z.int().meta({ description: 'number of the receipt in its draft, from 1' }),
    file_name: z.string(),
    receipt_link: z.string(),
    part: z
      .object({ number: z.int(), of: z.int() })
      .nullable()
      .meta({ description: 'which receipt of its file, from 1; null if it is the only one' }),
    pictures: z.array(z.object({ link: z.string(), width: z.number(), height: z.number() })),
    fields: ReviewFields,
    items: z.array(ReceiptItem),
    unread: z.array(UnreadPlace),
    second_reading: z.enum(['waiting', 'read', 'failed']).nullable().meta({
      description: 'progress of a second reading by a language model; null if there is none',
    }),
    warnings: z.array(z.object({ code: z.string(), text: z.string() })),
    mileage: ShownJourney.optional().meta({
      description: "set for a journey by own vehicle; its fields are derived from it and can't be edited",
    }),
    is_document: z.boolean().optional().meta({ description: IS_DOCUMENT }),
    duplicates: z.array(PossibleDuplicate),
    tax_credit: TaxCredit.nullable(),
    vendor_message: z.object({ subject: z.string(), body: z.string() }).nullable(),
    deductions: z.array(Deduction),
    fixed: z
      .array(z.enum(RECEIPT_FIELD_NAMES))
      .optional()
      .meta({ description: "fields that can't be edited, because the claim was returned for others; absent if none" }),
    is_kept: z
      .boolean()
      .optional()
      .meta({ description: "true if it can't be removed, because the claim was returned for other parts" }),
  })
  .meta({ id: 'ReceiptInReview' })
export type ReceiptInReview = z.infer<typeof ReceiptInReview>

/** The most that one amount on a receipt may be, in units of its currency. */
const MOST = 100_000_000
const Amount = z
  .number('Give an amount.')
  .min(0, 'An amount cannot be negative.')
  .max(MOST, 'This amount is too large.')
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, 'An amount has at most two decimals.')
  .nullable()
  .optional()
const text = (most: number) =>
  PlainText.trim()
    .min(1, 'Give a text, or null for none.')
    .max(most, `At most ${most} characters.`)
    .nullable()
    .optional()
const Gstin = PlainText.trim().toUpperCase().length(15, 'A GSTIN has 15 characters.').nullable().optional()

/** A person’s edits of a receipt. Omitted fields stay unchanged; null says that the receipt has no such value. */
export const ReceiptFieldsChange = z
  .strictObject(
    byField(({ most = 0 }) => ({
      text: text(most),
      code: text(most),
      date: CalendarDate.nullable().optional(),
      amount: Amount,
      count: z.int('Enter a whole number.').min(1, 'At least 1.').max(most, `At most ${most}.`).nullable().optional(),
      currency: PlainText.trim()
        .toUpperCase()
        .regex(/^[A-Z]{3}$/, 'A currency has three letters, such as INR.')
        .optional(),
      gstin: Gstin,
      category: z.enum(CATEGORIES).optional(),
      payment: PaymentMethod.nullable().optional(),
    })),
  )
  .meta({ id: 'ReceiptFieldsChange' })
export type ReceiptFieldsChange = z.infer<typeof ReceiptFieldsChange>

const OneReceipt = z.object({ receiptId: z.string().max(64) })
const ChangedReceipt = z.object({ receipt: ReceiptInReview })

export const changeReceipt = endpoint({
  operationId: 'changeReceipt',
  scope: 'draft',
  method: 'PATCH',
  path: '/receipts/:receiptId',
  summary: 'Edit or confirm fields of an unclaimed receipt',
  tag: TAG,
  params: OneReceipt,
  body: ReceiptFieldsChange,
  response: ChangedReceipt,
  errors: ['record.not_found', 'receipt.claimed', 'request.not_reopened'],
})

export const deleteReceipt = endpoint({
  operationId: 'deleteReceipt',
  scope: 'draft',
  method: 'DELETE',
  path: '/receipts/:receiptId',
  summary: 'Remove an unclaimed receipt from its claim draft',
  tag: TAG,
  params: OneReceipt,
  errors: ['record.not_found', 'receipt.claimed', 'request.not_reopened'],
})

export const restoreReceipt = endpoint({
  operationId: 'restoreReceipt',
  scope: 'draft',
  method: 'POST',
  path: '/receipts/:receiptId/restore',
  summary: 'Restore a removed receipt to its claim draft, with its number and edits',
  tag: TAG,
  params: OneReceipt,
  response: ChangedReceipt,
  errors: ['record.not_found', 'receipt.claimed'],
})

export const resolveDuplicate = endpoint({
  operationId: 'resolveDuplicate',
  scope: 'draft',
  method: 'POST',
  path: '/receipts/:receiptId/duplicate',
  summary: 'Resolve a possible duplicate: claim it anyway, or state that it is a different purchase',
  tag: TAG,
  params: OneReceipt,
  body: z.object({ key: z.string().max(64), resolution: DuplicateResolution }),
  response: ChangedReceipt,
  errors: ['record.not_found', 'receipt.claimed'],
})

export const claimDocument = endpoint({
  operationId: 'claimDocument',
  scope: 'draft',
  method: 'POST',
  path: '/receipts/:receiptId/expense',
  summary:
    'State that your document, such as a payment without a bill, is an expense to be claimed, or that it is none',
  tag: TAG,
  params: OneReceipt,
  body: z.object({ is_expense: z.boolean() }).meta({ id: 'DocumentStatement', examples: [{ is_expense: true }] }),
  response: ChangedReceipt,
  errors: ['record.not_found', 'receipt.claimed', 'request.invalid', 'request.not_reopened'],
})

/** Where a page of a receipt is seen as a picture, relative to the site; pages count from 0. The answer is the picture itself. */
export function receiptPicturePath(receiptId: string, page: number | string): string {
  return `/api/receipts/${receiptId}/picture/${page}`
}
