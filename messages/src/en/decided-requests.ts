/** What an approver has decided. */
export const decidedRequests = {
  list: 'Your decisions, the latest first',
  failed: 'Your decisions couldn’t be loaded.',
  none: 'No decisions yet',
  'none.hint': 'Trips and expenses that you decide on appear here.',
  more: 'Show more',
  now: '{status, select, approved {now approved} rejected {now rejected} returned {now returned} withdrawn {now withdrawn} cancelled {now cancelled} paid {now paid} other {now pending}}',
  for: '{when}, for {name}',
} as const
