/**
 * What went beyond the travel and expense policy: the same sentence in the chats, on the pages, in mails and in the PDF.
 * `what` names the part or the receipt, such as 'Return flight Delhi to Mumbai' or 'Receipt 2 (Cafe)'.
 */
export const policy = {
  'part.flight': 'Flight',
  'part.return_flight': 'Return flight',
  'part.hotel': 'Hotel',
  'part.of-route': '{part} {route}',
  'part.of-city': '{part} in {city}',

  'flight.cabin': '{what}: {actual} class (policy: {limit})',
  'flight.fare_cap': '{what}: {excess} over your limit of {limit}',
  'flight.over_lowest': '{what}: {excess} over your limit of {limit}, set by the cheapest suitable fare',
  'hotel.city_cap': '{what}: {excess} a night over your limit of {limit}',
  'hotel.stay_length': '{what}: {actual, plural, one {# night} other {# nights}} (policy: {limit})',
  'trip.booked_late': 'Short notice: {actual, plural, one {# day} other {# days}} (policy: {limit})',
  'expense.claimed_late': 'Claimed {excess, plural, one {# day} other {# days}} past the {limit}-day limit',
  'expense.claimed_late.of': '{of}: {excess, plural, one {# day} other {# days}} past the {limit}-day limit',
  'expense.receipt_missing': 'No receipt for {actual} (required above {limit})',
  'expense.per_diem': 'Meals: {excess} over the per diem of {limit}',
  'expense.per_diem.of': 'Meals on {of}: {excess} over the per diem of {limit} ({actual} claimed)',
  'expense.category_cap': '{excess} over the limit of {limit} for the category',
  'expense.category_cap.of': '{of}: {excess} over the limit of {limit} for its category',
  'expense.excluded': '{actual, plural, one {A receipt has} other {# receipts have}} something that isn’t reimbursed',
  'expense.excluded.of': '{of}: has something that isn’t reimbursed',
  'expense.duplicate': '{actual, plural, one {A receipt may} other {# receipts may}} have been claimed before',
  'expense.duplicate.of': '{of} may have been claimed before',
  'expense.outside_trip': '{actual, plural, one {A receipt isn’t} other {# receipts aren’t}} dated within the trip',
  'expense.outside_trip.of': '{of}: not dated within the trip',
  'with-note': '{finding} ({note})',
  'with-clause': '{finding} (clause {clause})',
  'with-note-and-clause': '{finding} ({note}; clause {clause})',
  blocked: 'The policy doesn’t allow this. {findings}',
  'reason-required': 'The policy asks for a reason. {findings} Write “Reason: …” and send it again.',
  reason: 'Reason given: {reason}',
  quoted: '{finding}: “{clause}”',
  unknown: 'Beyond a rule that this version doesn’t know',
} as const
