/** What waits for somebody: the first thing on the home page, and the counts in the sidebar. */
export const needsYouPage = {
  title: 'Needs you',
  none: 'Nothing needs you right now.',
  failed: 'Some of what needs you couldn’t be loaded.',
  more: 'Show {count} more',

  'decide.trips': '{count, plural, one {# trip} other {# trips}} to decide',
  'decide.expenses': '{count, plural, one {# claim} other {# claims}} to decide',
  'decide.next': 'Next: {what}, {name}',
  'decide.departs': 'departs {day}',
  'decide.since': 'waiting since {day}',
  'decide.action': 'Review',

  redo: '{what}: {verdict, select, returned {returned for changes} other {rejected}}',
  'redo.action': '{verdict, select, returned {Change} other {Open}}',

  book: '{count, plural, one {# approved trip} other {# approved trips}} to book',
  verify: '{count, plural, one {# claim} other {# claims}} to verify',
  pay: '{count, plural, one {# verified claim} other {# verified claims}} to pay',
  open: 'Open',

  continue: 'Continue: {name}',
  delete: 'Delete: {name}',
  'draft.not-deleted': 'The draft couldn’t be deleted. {why}',
  'draft.not-restored': 'The draft couldn’t be restored. {why}',

  'count.waiting': '{count, plural, one {# needs} other {# need}} you',
} as const
