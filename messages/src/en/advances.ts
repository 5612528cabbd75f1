/** Why an advance is refused, and what the server says of advances; the words of the page are in advances-page.ts. */
export const advances = {
  'wrong.trip': 'You don’t have a trip with this number.',
  'wrong.trip-over': 'Choose a pending or approved trip that isn’t over yet.',
  'wrong.none': 'Your organisation doesn’t pay advances.',
  'wrong.most': 'You can have up to {most} in advances, of which {left} is left.',
  'wrong.overdue':
    '{numbers} {count, plural, one {is} other {are}} overdue. Settle {count, plural, one {it} other {them}} first.',
  'wrong.more': 'Only {open} of this advance is still open.',
  'wrong.before-paid': 'The advance was paid after this day.',
} as const
