import { z } from 'zod'
import { Rupees } from './money.ts'

/** What a person says of a possible duplicate: claim it anyway, or it is a different purchase. To discard it is to delete it. */
export const DuplicateResolution = z.enum(['keep', 'different']).meta({ id: 'DuplicateResolution' })
export type DuplicateResolution = z.infer<typeof DuplicateResolution>

/** What it means of a receipt that it is a document alone. */
export const IS_DOCUMENT =
  'a document that is no expense by itself, such as a credit note: it stays in the draft and is not claimed until its claimant says that it is an expense'

const SAID = {
  keep: 'The claimant is claiming it anyway.',
  different: 'The claimant says it’s a different purchase.',
  nothing: 'The claimant hasn’t said whether it is.',
} as const

/** What the claimant said of a possible duplicate, as everybody reads it. */
export function saidOfDuplicate(resolution: DuplicateResolution | null): string {
  return SAID[resolution ?? 'nothing']
}

/**
 * Whether the organisation gets the tax on a bill back: `blocked` by law, lost to another state, or to be reviewed by an
 * accountant. `amount` is the rupees at stake.
 */
export const TAX_VERDICTS = ['eligible', 'blocked', 'other_state', 'review'] as const
export const TaxVerdict = z.enum(TAX_VERDICTS).meta({ id: 'TaxVerdict' })
export type TaxVerdict = z.infer<typeof TaxVerdict>

/** What becomes of the tax on a bill, as a sum or a sentence goes on with it. */
export const TAX_VERDICT_WORDS: Readonly<Record<TaxVerdict, string>> = {
  eligible: 'comes back',
  blocked: 'blocked by law',
  other_state: 'lost to another state',
  review: 'to be reviewed',
}

export const TaxCredit = z
  .object({
    verdict: TaxVerdict,
    reason: z.string(),
    amount: Rupees,
    estimated: z.boolean().meta({ description: 'true if estimated from the rate of the day, as no tax is printed' }),
  })
  .meta({ id: 'TaxCredit' })
export type TaxCredit = z.infer<typeof TaxCredit>

/** What the policy would take off a receipt; advice for the claimant and the approver, the total stays as it is. */
export const Deduction = z
  .object({ kind: z.enum(['per_diem']), amount: Rupees, reason: z.string() })
  .meta({ id: 'Deduction' })
export type Deduction = z.infer<typeof Deduction>

/** The fields of which nobody has looked at what was read without being sure. */
export const UNCONFIRMED_FIELDS = ['total', 'date'] as const
export const Unconfirmed = z
  .array(z.enum(UNCONFIRMED_FIELDS))
  .optional()
  .meta({ description: 'fields that were hard to read and that the claimant has not confirmed' })
export const ClaimedDocument = z.string().optional().meta({
  description:
    'what it was read as, such as credit_note, where that is no bill: its claimant says that it is an expense',
})

/** What was said of a receipt when it was claimed: of its tax, of what it may be a duplicate of, and of the policy. */
export const ReceiptNotes = z
  .object({
    tax_credit: TaxCredit.nullable(),
    duplicates: z.array(z.object({ text: z.string(), resolution: DuplicateResolution.nullable() })),
    deductions: z.array(Deduction),
    unconfirmed: Unconfirmed,
    document: ClaimedDocument,
  })
  .meta({ id: 'ReceiptNotes' })
export type ReceiptNotes = z.infer<typeof ReceiptNotes>
