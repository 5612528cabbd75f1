/** What becomes of the money of an approved claim, on its page. */
export const claimPayments = {
  title: 'Payment',
  waiting: 'Approved. Finance pays it next.',
  verified: 'Finance has verified this claim. {amount} will be paid.',
  planned: '{amount} is in payment batch {batch}.',
  paid: '{amount} was paid on {day}.',
  reference: 'Reference: {reference}',
  bounced: 'The payment of {amount} came back on {day}: {reason}',
  'bounced.next': 'Check your bank details. Finance pays it again.',
  'bounced.link': 'Check bank details',
  adjusted: '{what}: {payable} of {approved}. {reason}',
  'adjusted.title': 'Finance pays less for {count, plural, one {one receipt} other {# receipts}}',
  'set-off':
    '{amount} {state, select, planned {will be} other {was}} set off against your advances{state, select, bounced {, and is open again} other {}}.',
  'card.title': 'Company cards paid {amount}, which isn’t paid out',
  card: '{amount} at {what} on {day}, card •••• {digits}',
} as const
