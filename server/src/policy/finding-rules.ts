import { rupeesFromPaise } from '@pravas/contract/money'
import type { PolicyFinding, PolicyRule } from '@pravas/contract/policy'
import type { FlightClass } from '@pravas/contract/trips'

interface About {
  rule: PolicyRule
  /** Of a trip; absent: the whole. */
  part?: 'flight' | 'return_flight' | 'hotel'
}

/** Where a request goes beyond the policy, as it is kept with the record: money in paise, times in days. */
export type Finding = About &
  (
    | { unit: 'paise' | 'days'; limit: number; actual: number; excess: number }
    | { unit: 'cabin'; limit: FlightClass; actual: FlightClass }
  )

/** A finding when an amount in paise lies above its limit. */
export function above(about: About, actual: number, limit: number): Finding[] {
  return actual > limit ? [{ ...about, unit: 'paise', limit, actual, excess: actual - limit }] : []
}

/** A finding as it leaves through the API, in rupees. */
export function presentFinding(finding: Finding): PolicyFinding {
  if (finding.unit !== 'paise') return finding as PolicyFinding
  return {
    ...finding,
    unit: 'rupees',
    limit: rupeesFromPaise(finding.limit),
    actual: rupeesFromPaise(finding.actual),
    excess: rupeesFromPaise(finding.excess),
  }
}
