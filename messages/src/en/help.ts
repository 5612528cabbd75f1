/** The user guide as the pages show it; its texts are in docs/guide. */
export const help = {
  title: 'Help',
  topics: 'Topics',
  'plan-a-trip': 'Plan a trip',
  'claim-expenses': 'Claim expenses',
  approve: 'Approve requests',
  finance: 'Pay and account',
  'set-up': 'Set up your organisation',
  administer: 'Administer Pravas',
  loading: 'Loading…',
  failed: 'This page of the guide couldn’t be loaded. Please check your connection and try again.',
} as const
