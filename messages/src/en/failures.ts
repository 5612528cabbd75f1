/** What went wrong between the page and the server or the organisation's sign-in. Texts of the server's errors are in contract/src/errors.ts. */
export const failures = {
  // Api error
  unreachable: 'Can’t reach Pravas. Please check your connection and try again.',
  unknown: 'Something went wrong. Please try again.',

  // Call
  'unreadable-answer': 'The server’s answer couldn’t be read.',

  // Offline queue
  'queue.damaged': 'This item is damaged and can’t be sent. Please discard it.',

  // Session
  nobody: 'User',

  // Explain sign on
  'sso.unreachable': 'Your organisation’s sign-in can’t be reached at the moment. Please try again in a few minutes.',
  'sso.blocked': 'Your browser blocked the sign-in window. Please allow windows for this site and try again.',
  'sso.failed': 'Your organisation’s sign-in didn’t succeed. Please try again.',
  'sso.cancelled': 'Sign-in wasn’t finished. You can try again.',
  'sso.in-progress': 'A sign-in is already under way, perhaps in another window.',
  'sso.slow': 'Your organisation’s sign-in took too long. Please try again.',
} as const
