/** The rules of the travel and expense policy in words: what each allows, for whom, and what happens beyond it. */
export const policyRules = {
  // What a rule is about
  'kind.flight.cabin': 'Cabin class',
  'kind.flight.fare_cap': 'Fare',
  'kind.flight.over_lowest': 'Fare compared with the cheapest',
  'kind.hotel.city_cap': 'Hotel night',
  'kind.hotel.stay_length': 'Length of stay',
  'kind.trip.booked_late': 'Notice before departure',
  'kind.expense.claimed_late': 'Time limit for claims',
  'kind.expense.receipt_missing': 'Receipts',
  'kind.expense.per_diem': 'Meals on a trip',
  'kind.expense.duplicate': 'Duplicate receipts',
  'kind.expense.outside_trip': 'Receipts from other days',

  // What it allows
  'flight.cabin.up-to': '{cabin} up to {time}',
  'flight.cabin.longer': '{cabin} on longer flights',
  'flight.cabin.all': '{cabin} on all flights',
  'flight.cabin.any-longer': 'any class on longer flights',
  'flight.fare_cap': 'Up to {amount} each way',
  'flight.over_lowest': 'Up to {percent}% above the cheapest suitable fare',
  'flight.over_lowest.none': 'The cheapest suitable fare',
  'hotel.city_cap': 'Up to {amount} a night, taxes included',
  'hotel.stay_length': 'Up to {nights, plural, one {# night} other {# nights}} in one stay',
  'trip.booked_late': 'Requested at least {days, plural, one {# day} other {# days}} before departure',
  'trip.booked_late.any': 'Requested any time before departure',
  'expense.claimed_late': 'Claimed within {days, plural, one {# day} other {# days}} of spending',
  'expense.claimed_late.same-day': 'Claimed on the day of spending',
  'expense.receipt_missing': 'Receipt required above {amount}',
  'expense.per_diem.cap': 'Up to {amount} a day, by receipt',
  'expense.per_diem.allowance': '{amount} a day, which covers all meals',
  'expense.per_diem.share': '{percent}% of it when away for less than {time}',
  'expense.per_diem.breakfast': '{percent}% less when the hotel includes breakfast',
  'expense.duplicate': 'Each receipt is claimed once',
  'expense.outside_trip': 'A claim for a trip has receipts from the days of that trip',
  'time.hours': '{hours, plural, one {# hour} other {# hours}}',
  'time.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'time.both': '{hours} h {minutes} min',

  // For whom and where it holds
  everyone: 'Everyone',
  grades: '{count, plural, one {Grade} other {Grades}} {names}',
  departments: '{names}',
  cities: '{names}',
  'city-classes': '{names} cities',
  'on.trip': 'On a trip',
  'on.no_trip': 'Without a trip',

  // What happens beyond it
  'severity.warn': 'Your approver is told',
  'severity.reason': 'Needs a reason',
  'severity.block': 'Can’t be sent',
} as const
