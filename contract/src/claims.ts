import { z } from 'zod'
import { SessionId } from './chat.ts'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { KeptFindings, PolicyReason } from './policy.ts'
import { TaxVerdict } from './receipt-notes.ts'
import { ReceiptInReview } from './receipt-review.ts'
import { BookedOn } from './requests.ts'
import { PlainText } from './text.ts'
import { MissingReceipt, PaidByOrganisation } from './trips.ts'

const TAG = 'Claims'

const TripChoice = z.object({ number: z.string(), title: z.string() })

/** One day of absence: the meals that may be claimed for it, less those that the hotel includes, and those claimed. */
export const PerDiemDay = z
  .object({
    date: CalendarDate,
    hours: z.number(),
    allowance: Rupees,
    included_meals: Rupees.meta({ description: 'deducted from the allowance' }),
    claimed: Rupees.meta({ description: "total in all of the person’s claims that aren't rejected" }),
    above: Rupees,
    elsewhere: z
      .array(z.object({ number: z.string(), amount: Rupees }))
      .meta({ description: 'the part of the amount claimed elsewhere' }),
  })
  .meta({ id: 'PerDiemDay' })
export type PerDiemDay = z.infer<typeof PerDiemDay>

/** What blocks sending a claim, or is missing of it, and what to do about it. */
export const ClaimBlocker = z
  .object({
    receipt_id: z.uuid().nullable(),
    field: z.string().nullable().meta({ description: 'field of the receipt, as in `fields`' }),
    code: z.string(),
    text: z.string(),
  })
  .meta({ id: 'ClaimBlocker' })
export type ClaimBlocker = z.infer<typeof ClaimBlocker>

/** A claim that is not sent yet: what sending would make of its receipts. */
export const ClaimDraft = z
  .object({
    draft_id: z.uuid(),
    version: z.int().meta({ description: 'version of the draft, incremented by every change' }),
    as: z
      .enum(['one', 'each'])
      .meta({ description: '`one`: one claim for all receipts; `each`: a claim for each receipt' }),
    revises: z
      .object({
        number: z.string(),
        comment: z.string().nullable().meta({ description: "what the approver asks for; null if it wasn't returned" }),
        fields: z
          .array(z.string())
          .meta({ description: 'the parts the approver asks to change, such as `receipt:{id}.date`' }),
        asked: z.array(z.string()).optional().meta({ description: 'the same parts, in words' }),
      })
      .nullable()
      .optional()
      .meta({ description: 'the sent claim that this draft revises' }),
    receipts: z.array(ReceiptInReview),
    documents: z
      .array(ReceiptInReview)
      .optional()
      .meta({ description: 'what is no expense by itself and stays in the draft when it is sent' }),
    total: Rupees,
    by_category: z.array(z.object({ category: z.string(), count: z.int(), total: Rupees })),
    findings: KeptFindings,
    expenses: z
      .array(
        z.object({
          receipt_ids: z.array(z.uuid()),
          total: Rupees,
          findings: KeptFindings,
          trip: z.string().nullable().meta({ description: 'number of its trip' }),
        }),
      )
      .meta({ description: 'the expenses it will become, with the amount of each' }),
    booked_on: BookedOn.optional(),
    approver: z
      .object({ name: z.string() })
      .nullable()
      .meta({ description: 'the manager it goes to; null if none is set, so that a super admin decides' }),
    policy_reason: PolicyReason,
    trip: TripChoice.extend({ how: z.enum(['matched', 'chosen']) })
      .nullable()
      .meta({ description: 'the trip of all its expenses; null if they have none or several' }),
    trip_choice: z
      .enum(['auto', 'none', 'chosen'])
      .meta({ description: 'how the trip is chosen; `auto`: by date and city' }),
    fitting_trips: z.array(TripChoice.extend({ receipts: z.int() })).meta({
      description: 'trips that match by date and city, whatever is chosen, with the number of matching receipts',
    }),
    missing_receipts: z
      .array(MissingReceipt.extend({ trip: z.string() }))
      .meta({ description: 'receipts that its approved trips will still be missing once it is sent' }),
    paid_by_organisation: z
      .array(PaidByOrganisation.extend({ trip: z.string(), receipts: z.array(z.uuid()) }))
      .optional()
      .meta({
        description:
          'bookings of these trips that the organisation paid, with receipts in the draft that look like them',
      }),
    trips: z.array(TripChoice).meta({ description: "the caller's trips to choose from, latest first" }),
    per_diem: z
      .object({ days: z.array(PerDiemDay), allowance: Rupees, claimed: Rupees, above: Rupees })
      .nullable()
      .meta({ description: 'per diem of the trip, if meals are claimed' }),
    blocking: z.array(ClaimBlocker),
    warnings: z
      .array(ClaimBlocker)
      .optional()
      .meta({ description: "missing values that don't prevent sending; the approver sees them" }),
    tax_credit: z
      .object({
        eligible: Rupees,
        blocked: Rupees,
        other_state: Rupees,
        review: Rupees,
        estimated: z.array(TaxVerdict).meta({ description: 'verdicts whose total is partly estimated' }),
      })
      .meta({ description: 'rupees of input tax by verdict' }),
    submitted: z.array(z.string()).meta({ description: 'numbers of the expenses it became when last sent' }),
  })
  .meta({ id: 'ClaimDraft' })
export type ClaimDraft = z.infer<typeof ClaimDraft>

/** How the receipts of a draft are claimed; omitted fields stay unchanged. */
export const ClaimChoice = {
  as: z.enum(['one', 'each']).optional(),
  trip: z
    .union([PlainText.trim().min(1).max(64), z.null()])
    .optional()
    .meta({
      description: 'number of one of your trips, `auto` to match by date and city, or null for no trip',
    }),
  reason: PlainText.trim()
    .max(1000)
    .nullable()
    .optional()
    .meta({ description: 'the reason, if the policy requires one' }),
}

export const getClaim = endpoint({
  operationId: 'getClaim',
  method: 'GET',
  path: '/chat/fingenie/claim',
  summary: 'Get the claim draft of a conversation with FinGenie',
  tag: TAG,
  query: z.object({ sessionId: SessionId }),
  response: z.object({
    claim: ClaimDraft.nullable().meta({ description: 'null if the conversation has no receipts' }),
  }),
})
