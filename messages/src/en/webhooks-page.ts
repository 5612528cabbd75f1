/** Connecting channels of Slack and Microsoft Teams on the settings page. */
export const webhooksPage = {
  title: 'Slack and Microsoft Teams',
  about:
    'A channel can get messages about requests and decisions: who did what, with a link. Amounts and reasons aren’t included.',
  'service.slack': 'Slack',
  'service.teams': 'Microsoft Teams',
  connected: 'Connected to {host}, address ending in {ending}',
  'not-connected': 'Not connected',
  'last.sent': 'Last message delivered on {at}.',
  'last.queued': 'A message of {at} is being sent.',
  'last.failed': 'The message of {at} couldn’t be delivered.',
  'given-up':
    '{count, plural, one {# message} other {# messages}} of the last 30 days couldn’t be delivered, the latest on {at}.',
  address: 'Webhook address',
  'address.new': 'New webhook address (leave empty to keep the current one)',
  'hint.slack': 'Create an incoming webhook in Slack and paste its address. It is kept secret and never shown again.',
  'hint.teams':
    'In Teams, add the workflow ‘Send webhook alerts to a channel’ and paste its address. It is kept secret and never shown again.',
  events: 'Tell the channel of',
  'event.request_sent': 'Requests sent',
  'event.decided': 'Approvals and rejections',
  'event.returned': 'Requests returned',
  connect: 'Connect',
  save: 'Save',
  saved: 'Saved.',
  test: 'Send a test message',
  'test.sent': 'Test message delivered.',
  remove: 'Disconnect',
  'remove.confirm': 'Yes, disconnect',
  removed: 'Disconnected.',
} as const
