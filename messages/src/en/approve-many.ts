/** Approving several requests at once. */
export const approveMany = {
  title: 'Approve several requests',
  meaning: 'All of these are within policy, and nothing on them was edited. Untick those that you want to look at.',
  approve: '{count, plural, one {Approve # request} other {Approve # requests}}, {amount}',
  done: '{count, plural, one {# request approved.} other {# requests approved.}}',
  kept: '{count, plural, one {# approval} other {# approvals}} will be sent when you’re back online.',
  'undo-all': 'Undo all',
  undone: '{count, plural, one {# approval undone.} other {# approvals undone.}}',
  'not-undone':
    '{count, plural, one {# approval couldn’t be undone any more.} other {# approvals couldn’t be undone any more.}}',
  over: '{kind, select, project {Project} other {Cost centre}} {entry}, {year}: {over} over the budget of {amount} if everything that is pending is approved.',
  'not-compared': 'Some budgets couldn’t be compared.',
  asked: 'A question about it isn’t answered yet.',
  stop: 'Stop',
  progress: 'Approving',
} as const
