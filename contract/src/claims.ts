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
    included_meals: Rupees.meta({ description: 'taken off the allowance' }),
    claimed: Rupees.meta({ description: 'in all of the person’s claims that are not rejected' }),
    above: Rupees,
    elsewhere: z
      .array(z.object({ number: z.string(), amount: Rupees }))
      .meta({ description: 'the part of the amount that other claims contain' }),
  })
  .meta({ id: 'PerDiemDay' })
export type PerDiemDay = z.infer<typeof PerDiemDay>

/** What blocks sending a claim, or is missing of it, and what to do about it. */
export const ClaimBlocker = z
  .object({
    receipt_id: z.uuid().nullable(),
    field: z.string().nullable().meta({ description: 'id of the receipt, as in `fields`' }),
    code: z.string(),
    text: z.string(),
  })
  .meta({ id: 'ClaimBlocker' })
export type ClaimBlocker = z.infer<typeof ClaimBlocker>

/** A claim that is not sent yet: what sending would make of its receipts. */
export const ClaimDraft = z
  .object({
    draft_id: z.uuid(),
    version: z.int().meta({ description: 'counts the changes of the draft' }),
    as: z.enum(['one', 'each']).meta({ description: 'one claim with a line for each receipt, or an expense for each' }),
    revises: z
      .object({
        number: z.string(),
        comment: z
          .string()
          .nullable()
          .meta({ description: 'what the approver asks for; null where nobody returned it' }),
        fields: z.array(z.string()).meta({ description: 'what they ask to be changed, such as `receipt:{id}.date`' }),
        asked: z.array(z.string()).optional().meta({ description: 'the same, as people read it' }),
      })
      .nullable()
      .optional()
      .meta({ description: 'the sent claim that it changes' }),
    receipts: z.array(ReceiptInReview),
    total: Rupees,
    by_category: z.array(z.object({ category: z.string(), count: z.int(), total: Rupees })),
    findings: KeptFindings,
    expenses: z
      .array(
        z.object({
          receipt_ids: z.array(z.uuid()),
          total: Rupees,
          findings: KeptFindings,
          trip: z.string().nullable().meta({ description: 'the number of the trip that it belongs to' }),
        }),
      )
      .meta({ description: 'the expenses it becomes, one or one for each receipt, with the amount of each' }),
    booked_on: BookedOn.optional(),
    approver: z
      .object({ name: z.string() })
      .nullable()
      .meta({ description: 'the manager whom it goes to; null where nobody is set, so that a super admin decides' }),
    policy_reason: PolicyReason,
    trip: TripChoice.extend({ how: z.enum(['matched', 'chosen']) })
      .nullable()
      .meta({ description: 'the trip of all its expenses; null where they have none or several' }),
    trip_choice: z.enum(['auto', 'none', 'chosen']).meta({ description: 'who says which trip: the days and cities' }),
    fitting_trips: z.array(TripChoice.extend({ receipts: z.int() })).meta({
      description: 'the trips that days and cities say, whatever is chosen, with how many receipts each would get',
    }),
    missing_receipts: z
      .array(MissingReceipt.extend({ trip: z.string() }))
      .meta({ description: 'what the approved trips that it belongs to still lack when it is sent' }),
    paid_by_organisation: z
      .array(PaidByOrganisation.extend({ trip: z.string(), receipts: z.array(z.uuid()) }))
      .optional()
      .meta({
        description:
          'what the organisation has paid for these trips, which is not claimed, with the receipts of the draft that look like its',
      }),
    trips: z.array(TripChoice).meta({ description: "the caller's trips that it may belong to, latest first" }),
    per_diem: z
      .object({ days: z.array(PerDiemDay), allowance: Rupees, claimed: Rupees, above: Rupees })
      .nullable()
      .meta({ description: 'for the trip, if meals are claimed' }),
    blocking: z.array(ClaimBlocker),
    warnings: z
      .array(ClaimBlocker)
      .optional()
      .meta({ description: 'what is missing but does not block sending; the approver sees it' }),
    tax_credit: z
      .object({
        eligible: Rupees,
        blocked: Rupees,
        other_state: Rupees,
        review: Rupees,
        estimated: z.array(TaxVerdict).meta({ description: 'the verdicts whose sum is partly estimated' }),
      })
      .meta({ description: 'rupees at stake by verdict' }),
    submitted: z
      .array(z.string())
      .meta({ description: 'the numbers of the expenses that it became when it was last sent' }),
  })
  .meta({ id: 'ClaimDraft' })
export type ClaimDraft = z.infer<typeof ClaimDraft>

/** How the receipts of a draft are claimed; what is absent stays as it is. */
export const ClaimChoice = {
  as: z.enum(['one', 'each']).optional(),
  trip: z
    .union([PlainText.trim().min(1).max(64), z.null()])
    .optional()
    .meta({
      description:
        "the number of one of the caller's trips, 'auto' for the one that fits by date and city, null for none",
    }),
  reason: PlainText.trim().max(1000).nullable().optional().meta({ description: 'where the policy asks for one' }),
}

export const getClaim = endpoint({
  operationId: 'getClaim',
  method: 'GET',
  path: '/chat/fingenie/claim',
  summary: "Preview the claim that a conversation's receipts would make now",
  tag: TAG,
  query: z.object({ sessionId: SessionId }),
  response: z.object({
    claim: ClaimDraft.nullable().meta({ description: 'null if the conversation has no receipts' }),
  }),
})
