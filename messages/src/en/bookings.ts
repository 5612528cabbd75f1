/** Bookings of trips: what is refused, and how their pages name things. */
export const bookings = {
  'route.between': ' to ',

  'refused.organisation-pays': 'Only the travel desk records what the organisation pays.',
  'refused.no-cost': 'Enter what it cost.',
  'refused.no-legs': 'Enter the flight.',
  'refused.no-stay': 'Enter the stay.',
  'refused.no-part': 'The trip has no such flight or stay. It may have been changed.',
  'refused.other-file': 'A file belongs to another booking, or was removed.',
} as const
