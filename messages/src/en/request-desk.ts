/** Search, choice and order of the requests that wait for a decision, and what should be known of each first. */
export const requestDesk = {
  'desk.filters': 'Search and order of the requests',
  'desk.search': 'Search requests',
  'desk.show': 'Which requests',
  'desk.show.all': 'All ({count})',
  'desk.show.look': 'To check ({count})',
  'desk.show.plain': 'Nothing to check ({count})',
  'desk.sort': 'Order',
  'desk.sort.urgent': 'Most urgent first',
  'desk.sort.latest': 'Latest first',
  'desk.sort.amount': 'Highest amount first',
  'desk.none': 'No request matches',
  'desk.clear': 'Show all requests',
  'desk.approve': 'Approve {count} with nothing to check…',

  // What should be known first
  'worst.expense.duplicate': '{count, plural, one {possible duplicate} other {# possible duplicates}}',
  'worst.expense.excluded':
    '{count, plural, one {something not reimbursed} other {# receipts with something not reimbursed}}',
  'worst.expense.receipt_missing': 'no receipt',
  'worst.expense.outside_trip': '{count, plural, one {# receipt} other {# receipts}} outside the trip',
  'worst.expense.claimed_late': '{count, plural, one {# receipt} other {# receipts}} past the time limit',
  'worst.hotel.city_cap': '{count, plural, one {hotel over the limit} other {# hotels over the limit}}',
  'worst.flight.fare_cap': '{count, plural, one {fare over the limit} other {# fares over the limit}}',
  'worst.flight.cabin': '{count, plural, one {cabin above the class allowed} other {# cabins above the class allowed}}',
  'worst.flight.over_lowest':
    '{count, plural, one {cheaper fare was on offer} other {cheaper fares were on offer for # flights}}',
  'worst.expense.category_cap': '{count, plural, one {# receipt} other {# receipts}} over a category limit',
  'worst.expense.per_diem': 'meals over the per diem{count, plural, one {} other { on # days}}',
  'worst.expense.mileage': 'mileage above the policy’s rate',
  'worst.hotel.stay_length': '{count, plural, one {long stay} other {# long stays}}',
  'worst.trip.booked_late': 'short notice',
  'worst.totals': '{count} of {of} totals edited',
  'worst.all-totals': '{count, plural, one {total edited} other {all totals edited}}',
  'worst.currency': '{count, plural, one {foreign currency} other {# receipts in a foreign currency}}',
  'worst.fields': '{count, plural, one {# other value edited} other {# other values edited}}',
  'worst.undated': '{count, plural, one {a receipt} other {# receipts}} without a date',
} as const
