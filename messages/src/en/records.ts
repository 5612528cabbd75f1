/** What reports and pages of records share, and smaller parts: search, filters, sorting, totals, export, retries. */
export const records = {
  'filter.by-value': 'Filter by {name}: {value}',
  'sort.option': '{column}, {descending, select, true {descending} other {ascending}}',
  some: '{count} of {all}',
  'total-sum': 'Total <sum>{amount}</sum>',
  'total-sum-of': '{count} · Total <sum>{amount}</sum>',

  // Logo
  product: 'Pravas',

  // On demand
  'load-failed': 'This couldn’t be loaded. Please check your connection and try again.',

  // Page
  'document-title': '{title} · Pravas',

  // Amount range
  'amount.at-least': 'At least',
  'amount.backwards': 'The minimum is above the maximum',
  'amount.at-most': 'At most',
  'amount.example': 'Such as 1,240.50',

  // Date ranges
  'dates.this-month': 'This month',
  'dates.last-month': 'Last month',
  'dates.this-year': 'This financial year',
  'dates.last-year': 'Last financial year',

  // Export menu
  export: 'Export',
  'export.as': 'Export as',
  'export.excel': 'Excel (.xlsx)',
  'export.csv': 'CSV',
  'export.failed': 'The file couldn’t be made. Please try again.',

  // Filter bar
  filters: 'Filters',
  'filters.toggle': '{count, plural, =0 {Filters} other {Filters (#)}}',
  'dates.backwards': 'The start is after the end',
  'filters.clear': 'Clear filters',

  // Filter names
  'dates.from': 'from {day}',
  'dates.until': 'until {day}',
  'amount.range': '{atLeast} to {atMost}',
  'amount.from': 'from {amount}',
  'amount.up-to': 'up to {amount}',

  // Filter popover
  'filter.by': 'Filter by {name}',
  'filter.clear': 'Clear {name}',

  // Printed filters
  'printed.first': 'The first {count} of {all} rows. An export has them all.',

  // Record report
  loading: 'Loading...',
  'no-match': 'No matches',
  'no-match.hint': 'None of your {counted} match the search and filters.',

  // Sort select
  'sort.by': 'Sort by',
  'sort.default': 'Default order',

  // Wanted page
  'wanted.connect': 'the assistant that asks to be connected',
  'wanted.decide': 'the request that needs your decision',
  'wanted.page': 'the page that you asked for',

  // The page of a record
  'record.details': '{noun, select, trip {Trip} other {Expense}} Details',
  'record.failed': 'The {noun, select, trip {trip} other {expense}} couldn’t be loaded.',
  'record.not-found': '{noun, select, trip {Trip} other {Expense}} not found',
  'record.not-found.why':
    '{noun, select, trip {Trip} other {Expense}} {reference} doesn’t exist, or you don’t have access to it.',
  'page.not-found': 'Page not found',
  'page.not-found.title': 'There’s nothing at this address',
  'page.not-found.why': 'The link may be incomplete, or the page may have moved.',
  'page.not-found.dashboard': 'Go to the dashboard',
} as const
