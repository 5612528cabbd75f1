/** The page of the team's or the organisation's trips and claims. */
export const recordsPage = {
  loading: 'Loading records…',
  failed: 'The records couldn’t be loaded.',
  count: '{number} {count, plural, one {record} other {records}}',
  'count.more': 'More than {number} records',
  'scope.all': 'Everybody’s trips and claims.',
  'scope.trips': 'Everybody’s trips, and your own claims.',
  'scope.trips-some': 'Everybody’s trips; your own and your team’s claims, and those you were asked to approve.',
  'scope.some': 'Your own and your team’s trips and claims, and those you were asked to approve.',
  audit: 'Audit trail',
  'gst-register': 'GST register',
  none: 'No records found',
  'none.hint': 'No trip or claim matches your search and filters.',
  'nothing.title': 'No records yet',
  'nothing.hint': 'Trips and claims appear here as soon as they’re sent for approval.',
  more: 'Show more records',

  // Export
  exporting: 'Exporting… {count}',
  'exporting.of': 'Exporting… {count} of {all}',

  // Filters
  search: 'Search records',
  'filter.type': 'Type',
  'type.any': 'Trips and claims',
  'type.trip': 'Trips',
  'type.expense': 'Claims',
  'status.any': 'Any status',
  'filter.submitted': 'Submission date',
  'person.any': 'Anybody',

  // Columns
  caption: 'Trips and claims',
  record: 'Record',
  person: 'Person',
  findings: 'Findings',
  'findings.none': 'None',
  'findings.unchecked': 'Not checked',
  submitted: 'Submitted',
  decided: 'Decided {day}',
} as const
