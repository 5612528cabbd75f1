/** Approving several requests at once. */
export const approveMany = {
  title: 'Approve several requests',
  meaning:
    'All of these are within policy, and nothing on them was edited. Budgets aren’t compared here. Untick those that you want to look at.',
  approve: '{count, plural, one {Approve # request} other {Approve # requests}}, {amount}',
  done: '{count, plural, one {# request approved.} other {# requests approved.}}',
  kept: '{count, plural, one {# approval} other {# approvals}} will be sent when you’re back online.',
  asked: 'A question about it isn’t answered yet.',
  stop: 'Stop',
  progress: 'Approving',
} as const
