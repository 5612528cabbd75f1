/** The outbox, in which super admins read the mails of the organisation. */
export const outbox = {
  // Mail list
  'state.queued': 'Waiting to be sent',
  'state.sent': 'Sent',
  'state.kept': 'Kept for reading',
  'state.failed': 'Couldn’t be sent',
  mail: 'To {person} · {time} · {state}',
  attached: 'Attached',
  attachments: 'Attachments',

  // Admin outbox
  about: 'The newest 200 mails that Pravas wrote. Where no mail server is set up, they are kept here for reading.',
  failed: 'The outbox couldn’t be loaded',
  none: 'No mails yet',
  'none.hint': 'A mail appears here when a claim is sent to a manager or a request is decided.',
} as const
