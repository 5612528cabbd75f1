/** Bookings of trips: what is refused, and how their pages name things. */
export const bookings = {
  'route.between': ' to ',

  'refused.organisation-pays': 'Only the travel desk records what the organisation pays.',
  'refused.no-cost': 'Enter what it cost.',
  'refused.no-legs': 'Enter the flight.',
  'refused.no-stay': 'Enter the stay.',
  'refused.lands-early': 'This flight would land before it leaves. Please check the day and time.',
  'refused.lands-late': 'This flight would be in the air for more than a day. Please check the day and time.',
  'refused.leaves-before-landing': 'This flight leaves before the one before it lands.',
  'refused.refund': 'At most {amount} can come back: what the booking cost, with its fees.',
  'refused.no-part': 'The trip has no such flight or stay. It may have been changed.',
  'refused.other-file': 'A file belongs to another booking, or was removed.',

  // What somebody else changed, as the traveller is told
  'change.set': '{field}: {after}',
  'change.moved': '{field}: {after} (was {before})',
  'change.removed': '{field}: none (was {before})',
  'change.of-flight': '{field} (flight {number})',
} as const
