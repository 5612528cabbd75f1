/** The managers' mail on Mondays. */
export const weeklySummary = {
  subject:
    'Your team’s week: {count, plural, =0 {nothing to decide} one {# request to decide} other {# requests to decide}}',
  'waiting.none': 'No requests are waiting for you.',
  'waiting.heading': 'Waiting for your decision, oldest first:',
  'waiting.request':
    '{number}: {owner}, {what}, {amount}, waiting {days, plural, =0 {since today} one {# day} other {# days}} ({date})',
  'waiting.out-of-policy': '{request}, out of policy',
  'waiting.more': 'and {count} more',
  'decided.none': 'None of your team’s requests were decided last week ({from} to {until}).',
  'decided.heading': 'Decided last week ({from} to {until}):',
  'decided.requests':
    '{kind, select, trip {{count, plural, one {# trip} other {# trips}}} other {{count, plural, one {# expense claim} other {# expense claims}}}} {verdict, select, approved {approved} other {rejected}}, {amount}',
  'decided.spend':
    'Approved spend: {amount}, of which {outside} out of policy ({count, plural, one {# request} other {# requests}}).',
  'rules.heading': 'Out of policy last week:',
  'rules.rule': '{rule}: {count, plural, one {# request} other {# requests}}',
  'open-approvals': 'Open your approvals',
  settings: 'your mail settings',
  'switch-off': 'You get this on Mondays because people report to you. Turn it off: {link}',
} as const
