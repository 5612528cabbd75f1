import { rupeesFromPaise } from '@pravas/contract/money'
import { type PolicyFinding, PolicyRule } from '@pravas/contract/policy'
import { Clause, Severity } from '@pravas/contract/policy-document'
import { FlightClass } from '@pravas/contract/trips'
import { z } from 'zod'

const About = z.object({
  rule: PolicyRule,
  /** Where the rule stands in the policy, and what it does; absent in what was kept before policies had clauses. */
  clause: Clause.optional(),
  severity: Severity.optional(),
  /** Of a trip; absent: the whole. */
  part: z.enum(['flight', 'return_flight', 'hotel']).optional(),
  /** Which of several: a part of a trip by its cities or its city, a receipt of a claim by its name, or a day. */
  of: z.string().optional(),
  /** What else is to be known of it, a sentence without its end. */
  note: z.string().optional(),
})
const Measure = { limit: z.int(), actual: z.int(), excess: z.int() }

/** Where a request goes beyond the policy, as it is kept with the record: money in paise, times in days. */
const Finding = z.discriminatedUnion('unit', [
  About.extend({ unit: z.literal('paise'), ...Measure }),
  About.extend({ unit: z.literal('days'), ...Measure }),
  About.extend({ unit: z.literal('cabin'), limit: FlightClass, actual: FlightClass }),
  About.extend({ unit: z.literal('receipts'), actual: z.int() }),
])
export type Finding = z.infer<typeof Finding>
const KeptFindings = z.array(Finding).nullable()

/** Whether a finding refuses the request. */
export function isBlocking({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'block'
}

/** A finding when an amount in paise lies above its limit. */
export function above(about: z.infer<typeof About>, actual: number, limit: number): Finding[] {
  return actual > limit ? [{ ...about, unit: 'paise', limit, actual, excess: actual - limit }] : []
}

/** Reads the findings kept with a record; null where the policy was not asked. */
export function keptFindings(kept: unknown): Finding[] | null {
  return KeptFindings.parse(kept)
}

/** The findings kept with a record as they leave through the API, in rupees; null where the policy was not asked. */
export function presentFindings(kept: unknown): PolicyFinding[] | null {
  return keptFindings(kept)?.map(presentFinding) ?? null
}

function presentFinding(finding: Finding): PolicyFinding {
  if (finding.unit !== 'paise') return finding
  return {
    ...finding,
    unit: 'rupees',
    limit: rupeesFromPaise(finding.limit),
    actual: rupeesFromPaise(finding.actual),
    excess: rupeesFromPaise(finding.excess),
  }
}
