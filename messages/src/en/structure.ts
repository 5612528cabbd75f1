/** The pages of what an organisation is made of: departments, cost centres, projects, grades, locations and holidays. */
export const structure = {
  // Structure page
  'tab.department': 'Departments',
  'tab.cost_centre': 'Cost centres',
  'tab.project': 'Projects',
  'tab.grade': 'Grades',
  'tab.location': 'Locations',
  'tab.holiday': 'Holidays',
  loading: 'Loading list…',
  failed: 'This list couldn’t be loaded.',
  add: 'Add',
  import: 'Import',
  search: 'Search this list',
  'no-match': 'No matches',
  'no-match.hint': 'Nothing in this list matches “{query}”.',
  count: '{number} {count, plural, one {entry} other {entries}}',
  'count.holidays': '{number} {count, plural, one {holiday} other {holidays}}',

  // Empty lists
  'empty.department': 'No departments yet',
  'empty.cost_centre': 'No cost centres yet',
  'empty.project': 'No projects yet',
  'empty.grade': 'No grades yet',
  'empty.location': 'No locations yet',
  'empty.holiday': 'No holidays in {year}',
  'about.department':
    'Departments are chosen for people. While this list is empty, any text can be used as a department.',
  'about.cost_centre':
    'Cost centres are chosen for people, by code. While this list is empty, any text may stand as a cost centre.',
  'about.project': 'Requests can be booked on a project within its dates. Its owner sees its budgets.',
  'about.grade':
    'Grades are chosen for people, and the policy can depend on them. While this list is empty, any text may stand as a grade.',
  'about.location':
    'Locations are chosen for people, and the holidays of their state are days off there. While this list is empty, any text may stand as a location.',
  'about.holiday': 'Days on which your offices are closed, everywhere or in one state.',

  'from-people': 'People already have {count, plural, one {{number} of these} other {{number} of these}}: {examples}.',
  'from-people.add': 'Add {count, plural, one {it} other {all {number}}} to this list',
  'from-people.added': '{created} added to the list',
  'from-people.refused':
    '{refused, plural, one {{number} couldn’t be added} other {{number} couldn’t be added}}: {why}',

  // Fields
  code: 'Code',
  name: 'Name',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  starts_on: 'Starts',
  ends_on: 'Ends',
  owner: 'Owner',
  head: 'Head',
  day: 'Date',
  state: 'State',
  'state.all': 'All states',
  'state.unknown': 'Not known',
  actions: 'Actions',

  // Acting
  edit: 'Edit {name}',
  'edit.short': 'Edit',
  save: 'Save',
  new: 'New entry',
  deactivate: 'Deactivate {name}',
  'deactivate.short': 'Deactivate',
  reactivate: 'Reactivate {name}',
  'reactivate.short': 'Reactivate',
  remove: 'Remove {name}',
  'remove.short': 'Remove',
  saved: '{name} saved',
  deactivated: '{name} is inactive and can’t be chosen any more. People who have it keep it.',
  reactivated: '{name} can be chosen again',
  removed: '{name} removed',
  'not-restored': 'The holiday couldn’t be restored. {why}',

  // Holidays
  year: 'Year',
  'state.filter': 'Show holidays of',
  'state.any': 'Every state',

  // Import page
  'import.title': 'Import {list}',
  'import.see': 'See {list}',
  'import.about':
    'Upload a CSV file with one line for each entry. Entries are found by code: those found are updated, the others are added.',
  'import.columns':
    'Columns: code, name and active (yes or no). Departments, cost centres and projects also have owner (the employee ID of the head or owner), projects starts_on and ends_on (such as 31/12/2026 or 2026-12-31), locations state (such as Karnataka). Other columns are ignored.',
  'import.holidays':
    'Upload a CSV file with one line for each holiday. Columns: day (such as 31/12/2026 or 2026-12-31), name, and state (blank for all states). Other columns are ignored.',
  'value.none': 'none',
  'value.yes': 'yes',
  'value.no': 'no',
} as const
