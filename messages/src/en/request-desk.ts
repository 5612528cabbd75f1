/** Search, choice and order of the requests that wait for a decision, and what should be known of each first besides the policy. */
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
  'worst.refused-before': '{count, plural, one {refused before} other {# receipts refused before}}',
  'worst.totals': '{count} of {of} totals edited',
  'worst.all-totals': '{count, plural, one {total edited} other {all totals edited}}',
  'worst.currency': '{count, plural, one {foreign currency} other {# receipts in a foreign currency}}',
  'worst.fields': '{count, plural, one {# other value edited} other {# other values edited}}',
  'worst.undated': '{count, plural, one {a receipt} other {# receipts}} without a date',
} as const
