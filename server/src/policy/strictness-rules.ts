import type { PolicyEntry } from '@pravas/contract/policy-document'
import { FLIGHT_CLASSES } from '@pravas/contract/trips'

type Rule = PolicyEntry['rule']

/** Returns a rule's limit as a number, the lower the stricter, by which rules of the same kind are compared. */
export const LIMIT_OF: { [R in Rule]: (entry: Extract<PolicyEntry, { rule: R }>) => number } = {
  // Of the shortest flights; a flight itself is judged by the class for its own length.
  'flight.cabin': ({ cabins: [first] }) => FLIGHT_CLASSES.indexOf(first?.best ?? 'first'),
  'flight.fare_cap': ({ amount }) => amount,
  'flight.over_lowest': ({ percent }) => percent,
  'hotel.city_cap': ({ amount }) => amount,
  'hotel.stay_length': ({ nights }) => nights,
  'trip.booked_late': ({ days }) => -days,
  'expense.claimed_late': ({ days }) => days,
  'expense.receipt_missing': ({ amount }) => amount,
  'expense.per_diem': ({ amount }) => amount,
  'expense.category_cap': ({ amount }) => amount,
  'expense.excluded': () => 0,
  'expense.duplicate': () => 0,
  'expense.outside_trip': () => 0,
}
