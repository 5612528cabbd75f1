/** Cost centres, projects and budgets on the pages: in drafts, with requests, and the page of budgets. */
export const budgetsPage = {
  cost_centre: 'Cost centre',
  project: 'Project',
  entry: '{code} · {name}',

  // The fields of a draft
  'booked-on': 'Booked on',
  'choice.none': 'None',
  'choice.missing': 'Choose one',
  'choice.own': '{entry} (yours)',
  'from-trip': 'From the trip',
  'as-sent': 'As it was sent',
  'search-placeholder': 'Type a code or a name',
  'load-failed': 'Cost centres and projects couldn’t be loaded.',

  // What a request leaves of its budgets
  'request.title': 'Budget',
  'request.of': '{entry}, {year}',
  'request.left': '{left} of {amount} left with this request',
  'request.over': '{over} over the budget of {amount} with this request',
  'request.blocked': 'This exceeds the budget and can’t be sent.',
  'request.warned': 'It can be sent; the approver sees this.',
  'request.unknown': 'Remaining budget of {amount} unknown: some prices are missing',
  'request.within-trip': 'Already reserved by the trip',
  approved: 'Approved',
  booked:
    'Booked for {cost}, {way, select, more {{difference} more than} less {{difference} less than} other {as}} approved for the same flights and stays',
  pending: 'Pending',
  'pending.others': 'Other pending',
  'approved.others': 'Other approved',
  this: 'This request',
  left: 'Left',
  over: 'Over by {over}',
  bar: '{approved} approved and {pending} pending of {amount}; {left, select, over {{figure} over} other {{figure} left}}',

  // The page
  title: 'Budgets',
  loading: 'Loading budgets…',
  failed: 'Budgets couldn’t be loaded.',
  year: 'Financial year',
  search: 'Search by code or name',
  none: 'No budgets for {year}',
  'none.manage':
    'Add a budget for a cost centre or a project, or import a file. Requests reserve it when they are sent.',
  'none.read': 'None of the cost centres and projects that you own has a budget for this year.',
  'none.readers': 'Administrators add the budgets of cost centres and projects.',
  own: 'Budgets of the cost centres and projects that you own.',
  'none.found': 'No budgets found',
  'none.found.hint': 'No code or name matches your search.',
  more: 'Show more budgets',
  add: 'Add budget',
  import: 'Import',
  edit: 'Edit budget of {entry}',
  owner: 'Owner: {owner}',
  'owner.none': 'No owner',
  amount: 'Budget',
  warns: 'Warns when exceeded',
  blocks: 'Blocks when exceeded',
  caption: 'Budgets of {year}',

  // Adding and editing
  'form.add': 'Add a budget',
  'form.edit': 'Edit budget',
  'form.kind': 'For',
  'form.entry': 'Code or name',
  'form.entry.unknown': 'Choose a cost centre or a project from the list.',
  'form.amount': 'Amount for the year, in rupees',
  'form.amount.wrong': 'Enter an amount such as 5,00,000, 5 lakh or 1.5 crore.',
  'form.when-over': 'When a request exceeds it',
  'form.warn': 'Warn: send it and tell the approver',
  'form.block': 'Block: refuse it',
  'form.owner': 'Owner',
  'form.owner.hint': 'Sees its budgets.',
  'form.owner.keeps': 'Sees its budgets. Leave blank to keep the owner it has.',
  'form.save': 'Save budget',
  'form.delete': 'Delete budget',
  'form.delete.confirm': 'Delete the budget of {entry} for {year}? Its requests stay as they are.',
  'form.keep': 'Keep it',
  'form.no-entries': 'There are no cost centres or projects yet. Add them to the organisation’s structure first.',
  saved: 'Budget of {entry} saved.',
  deleted: 'Budget of {entry} deleted.',

  // History
  history: 'History',
  'history.created': '{amount}, set by {by}',
  'history.changed': '{before} → {amount}, by {by}',
  'history.somebody': 'the operator',

  // Import
  'import.see': 'See budgets',
  'import.title': 'Import budgets',
  'import.about':
    'A CSV file with the columns kind (cost_centre or project), code, year (2026 or 2026-27), amount and when_over (warn or block). Other columns are ignored. A budget that exists already is changed.',
  'import.column.name': 'Budget',
  'import.noun': '{count, plural, one {# budget} other {# budgets}}',

  // Settings
  'required.title': 'Required before sending',
  'required.cost_centre': 'Every request needs a cost centre',
  'required.project': 'Every request needs a project',
} as const
