/** The outbox, in which super admins see what became of the organisation's mails. */
export const outbox = {
  // Mail list
  state: 'State',
  'state.any': 'All ({count})',
  'state.queued': 'Waiting to be sent',
  'state.sent': 'Sent',
  'state.kept': 'Kept for reading',
  'state.failed': 'Couldn’t be sent',
  'failed.outdated': 'Not sent: the decision it was about no longer applies.',
  'failed.interrupted': 'Sending was interrupted too often.',
  removed: 'The text contained a private link and was removed.',
  mail: 'To {person} · {time}',
  'sent-at': 'Sent {time}. Its text is for its reader alone.',
  'queued.hint': 'It leaves within a minute. If the mail server refuses it, it is tried again for about an hour.',
  attached: 'Attached',
  attachments: 'Attachments',
  send: 'Send it now',
  resend: 'Send again',
  search: 'Search mails',
  'none-found': 'No mails found',
  'show-all': 'Show all mails',

  // Admin outbox
  about:
    'The newest 200 mails that Pravas wrote, and what became of them. Where no mail server is set up, they are kept here for reading.',
  failed: 'The outbox couldn’t be loaded',
  none: 'No mails yet',
  'none.hint': 'A mail appears here when a claim is sent to a manager or a request is decided.',
} as const
