import { z } from 'zod'
import { Rupees } from './money.ts'

/** Everything that the travel and expense policy looks at. */
export const POLICY_RULES = [
  'flight.cabin',
  'flight.fare_cap',
  'flight.over_lowest',
  'hotel.city_cap',
  'hotel.stay_length',
  'trip.booked_late',
  'expense.claimed_late',
  'expense.receipt_missing',
  'expense.per_diem',
  'expense.mileage',
  'expense.category_cap',
  'expense.excluded',
  'expense.duplicate',
  'expense.outside_trip',
] as const
export const PolicyRule = z.enum(POLICY_RULES).meta({ id: 'PolicyRule' })
export type PolicyRule = z.infer<typeof PolicyRule>

/** What a rule may lack of a request, so that it cannot be decided. */
export const MISSING_INPUTS = [
  'grade',
  'department',
  'city',
  'cabin',
  'lowest_fare',
  'date',
  'amount',
  'receipt_text',
  'duplicate_check',
  'meals',
  'nights',
] as const
export const MissingInput = z.enum(MISSING_INPUTS).meta({ id: 'PolicyMissingInput' })
export type MissingInput = z.infer<typeof MissingInput>

const About = z.object({
  rule: PolicyRule,
  clause: z
    .object({ number: z.string(), text: z.string() })
    .optional()
    .meta({ description: 'clause of the rule; absent from findings recorded before clauses were' }),
  severity: z
    .enum(['warn', 'reason', 'block'])
    .optional()
    .meta({ description: 'what happens to requests that break the rule' }),
  part: z
    .enum(['flight', 'return_flight', 'hotel'])
    .optional()
    .meta({ description: 'part of the trip; absent for the whole trip' }),
  of: z.string().optional().meta({
    description:
      'which one, if there are several: a flight by its cities, a hotel by its city, a receipt by its name, or a day of meals',
  }),
  note: z.string().optional().meta({ description: 'a further note' }),
})

/**
 * Where a request went beyond the policy of the day on which it was made: the limit, what was asked for, and by how
 * much. A hotel's rupees are a night's, a per diem's those of one day; days are how early it was booked, or how long after
 * the spending it was claimed; receipts are how many may have been claimed before, are of something not reimbursed, or lie outside the days of the trip.
 */
export const PolicyFinding = z
  .discriminatedUnion('unit', [
    About.extend({ unit: z.literal('rupees'), limit: Rupees, actual: Rupees, excess: Rupees }),
    About.extend({ unit: z.literal('days'), limit: z.int(), actual: z.int(), excess: z.int() }),
    About.extend({ unit: z.literal('cabin'), limit: z.string(), actual: z.string() }),
    About.extend({ unit: z.literal('receipts'), actual: z.int() }),
  ])
  .meta({ id: 'PolicyFinding' })
export type PolicyFinding = z.infer<typeof PolicyFinding>

/** The requester's reason for findings that require one; null if none was given. */
export const PolicyReason = z.string().nullable().optional().meta({ description: 'the reason required by the policy' })

/** What the policy of the day of the request said; null where it was not asked. */
export const KeptFindings = z.array(PolicyFinding).nullable()
