/** Messages to channels of Slack and Microsoft Teams, and why one couldn't be sent. */
export const webhooks = {
  'message.request_sent': '{actor} asks for approval of {subject, select, trip {the trip} other {the claim}} {number}.',
  'message.decided':
    '{actor} {verdict, select, approved {approved} other {rejected}} {subject, select, trip {the trip} other {the claim}} {number}.',
  'message.returned': '{actor} returned {subject, select, trip {the trip} other {the claim}} {number} for changes.',
  'message.test': 'Pravas can write to this channel. Requests and decisions will appear here.',
  open: 'Open in Pravas',

  'failed.private': 'The address leads to a private network, which isn’t allowed.',
  'failed.redirect': 'The address redirects elsewhere, which isn’t followed. Enter the final address.',
  'failed.answer': 'The service answered with status {status}. Check the address.',
  'failed.timeout': 'The service didn’t answer within {seconds} seconds.',
  'failed.unreadable': 'The address can’t be read any more. Enter it again.',
  'failed.damaged': 'The message was damaged.',
  'failed.unexpected': 'Something went wrong while it was being sent.',
  'failed.interrupted': 'Sending was interrupted too often.',
  'failed.off': 'The address is turned off.',
  'failed.unreachable': 'The service couldn’t be reached ({code}).',

  'private-address': 'Enter a public address.',
  'address-missing': 'Enter the address of the webhook.',
} as const
