/** The pages of the people of an organisation, for its administrators. */
export const people = {
  // People page
  loading: 'Loading people…',
  failed: 'People couldn’t be loaded.',
  search: 'Search by name, email or employee ID',
  none: 'No people found',
  'none.hint': 'Nobody matches your search. Try part of a name, an email or an employee ID.',
  more: 'Show more people',

  // People table
  caption: 'People',
  department: 'Department',
  manager: 'Manager',
  'no-manager': 'No manager',
} as const
