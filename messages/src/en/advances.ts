/** Why an advance is refused, and what the server says of advances; the words of the page are in advances-page.ts. */
export const advances = {
  'wrong.trip': 'You have no such trip.',
  'wrong.trip-over': 'Choose a trip that is pending or approved and not over.',
  'wrong.none': 'Your organisation pays no advances.',
  'wrong.most': 'Your advances may come to {most} together, of which {left} is left.',
  'wrong.overdue': 'Settle {numbers} first: the time for it is over.',
  'wrong.more': 'Only {open} of this advance is open.',
  'wrong.before-paid': 'This day is before the advance was paid.',
} as const
