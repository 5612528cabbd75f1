import { policy } from './en/policy.ts'
import { texts } from './texts.ts'

const text = texts(policy)

/** Where a request goes beyond the policy. Amounts are texts such as '₹1,200', days and receipts are counts. */
export interface StatedFinding {
  rule: string
  unit: 'rupees' | 'days' | 'cabin' | 'receipts'
  /** The part of a trip; absent: the whole request. */
  part?: 'flight' | 'return_flight' | 'hotel' | undefined
  /** Which of several: a flight by its cities, a hotel by its city, a receipt by its name, or a day of meals. */
  of?: string | undefined
  note?: string | undefined
  /** Where the rule stands in the policy. */
  clause?: { number: string; text: string } | undefined
  limit?: string | number
  actual: string | number
  excess?: string | number
}

/** Says a finding in one sentence without its full stop. */
export function findingText(finding: StatedFinding): string {
  const { note } = finding
  const said = ruleText(finding)
  const clause = finding.clause?.number
  if (note !== undefined && clause !== undefined) return text('with-note-and-clause', { finding: said, note, clause })
  if (note !== undefined) return text('with-note', { finding: said, note })
  return clause === undefined ? said : text('with-clause', { finding: said, clause })
}

function ruleText({ rule, part, of, limit = '', actual, excess = '' }: StatedFinding): string {
  const what = part ? partText(part, of) : (of ?? text('part.hotel'))
  switch (rule) {
    case 'hotel.stay_length':
    case 'flight.cabin':
      return text(rule, { what, actual, limit })
    case 'flight.fare_cap':
    case 'flight.over_lowest':
    case 'hotel.city_cap':
      return text(rule, { what, excess, limit })
    case 'trip.booked_late':
    case 'expense.receipt_missing':
      return text(rule, { actual, limit })
    case 'expense.claimed_late':
      return of === undefined ? text(rule, { excess, limit }) : text(`${rule}.of`, { of, excess, limit })
    case 'expense.per_diem':
      return of === undefined ? text(rule, { excess, limit }) : text(`${rule}.of`, { of, excess, limit, actual })
    case 'expense.mileage':
    case 'expense.category_cap':
      return of === undefined ? text(rule, { excess, limit }) : text(`${rule}.of`, { of, excess, limit })
    case 'expense.excluded':
    case 'expense.duplicate':
    case 'expense.outside_trip':
      return of === undefined ? text(rule, { actual }) : text(`${rule}.of`, { of })
    default:
      return text('unknown')
  }
}

function partText(part: NonNullable<StatedFinding['part']>, of: string | undefined): string {
  const name = text(`part.${part}`)
  if (of === undefined) return name
  return part === 'hotel'
    ? text('part.of-city', { part: name, city: of })
    : text('part.of-route', { part: name, route: of })
}
