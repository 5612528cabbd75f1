/** Search, choice and order of the requests that wait for a decision, and what should be known of each first besides the policy. */
export const approvalList = {
  'list.filters': 'Search and order of the requests',
  'list.search': 'Search requests',
  'list.show': 'Which requests',
  'list.show.all': 'All ({count})',
  'list.show.look': 'To check ({count})',
  'list.show.plain': 'Nothing to check ({count})',
  'list.sort': 'Order',
  'list.sort.urgent': 'Most urgent first',
  'list.sort.latest': 'Latest first',
  'list.sort.amount': 'Highest amount first',
  'list.none': 'No request matches',
  'list.clear': 'Show all requests',
  'list.approve': 'Approve {count} with nothing to check…',
  'list.approve.short': 'Approve {count}…',

  // What should be known first
  'worst.refused-before': '{count, plural, one {refused before} other {# receipts refused before}}',
  'worst.documents': '{count, plural, one {not a bill} other {# aren’t bills}}',
  'worst.unconfirmed': '{count, plural, one {# total not confirmed} other {# totals not confirmed}}',
  'worst.totals': '{count} of {of} totals edited',
  'worst.all-totals': '{count, plural, one {total edited} other {all totals edited}}',
  'worst.currency': '{count, plural, one {foreign currency} other {# receipts in a foreign currency}}',
  'worst.fields': '{count, plural, one {# other value edited} other {# other values edited}}',
  'worst.undated': '{count, plural, one {a receipt} other {# receipts}} without a date',
} as const
