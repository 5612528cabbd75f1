/** What goes beyond each rule of the policy is called, in findings and figures. */
export const ruleNames = {
  'flight.cabin': 'Cabin above the class allowed',
  'flight.fare_cap': 'Fare above the cap',
  'flight.over_lowest': 'Fare too far above the lowest',
  'hotel.city_cap': 'Hotel above the cap of its city',
  'hotel.stay_length': 'Hotel stay too long',
  'trip.booked_late': 'Requested too close to departure',
  'expense.claimed_late': 'Claimed too long after spending',
  'expense.receipt_missing': 'Receipt missing',
  'expense.per_diem': 'Meals above the per diem',
  'expense.mileage': 'Mileage above what the policy pays',
  'expense.category_cap': 'Above the limit of its category',
  'expense.excluded': 'Not reimbursed',
  'expense.duplicate': 'Receipts possibly claimed before',
  'expense.outside_trip': 'Not spent on the days of the trip',
} as const
