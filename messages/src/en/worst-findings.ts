/** What the policy says against a request, in a few words, by the name of the rule. Told in this order: what weighs most comes first. */
export const worstFindings = {
  'expense.duplicate': '{count, plural, one {possible duplicate} other {# possible duplicates}}',
  'expense.excluded':
    '{count, plural, one {something not reimbursed} other {# receipts with something not reimbursed}}',
  'expense.receipt_missing': 'no receipt',
  'expense.outside_trip': '{count, plural, one {# receipt} other {# receipts}} outside the trip',
  'expense.claimed_late': '{count, plural, one {# receipt} other {# receipts}} past the time limit',
  'hotel.city_cap': '{count, plural, one {hotel over the limit} other {# hotels over the limit}}',
  'flight.fare_cap': '{count, plural, one {fare over the limit} other {# fares over the limit}}',
  'flight.cabin': '{count, plural, one {cabin above the class allowed} other {# cabins above the class allowed}}',
  'flight.over_lowest':
    '{count, plural, one {cheaper fare was on offer} other {cheaper fares were on offer for # flights}}',
  'expense.category_cap': '{count, plural, one {# receipt} other {# receipts}} over a category limit',
  'expense.per_diem': 'meals over the per diem{count, plural, one {} other { on # days}}',
  'expense.mileage': 'mileage above the policy’s rate',
  'hotel.stay_length': '{count, plural, one {long stay} other {# long stays}}',
  'trip.booked_late': 'short notice',
} as const
