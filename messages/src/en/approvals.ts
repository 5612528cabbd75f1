/** The page where managers decide on trips and expenses, and the decision on the page of a record. */
export const approvals = {
  // Decisions
  'decision.label':
    '{verdict, select, approved {Approve} returned {Return} other {Reject}} {kind, select, trip {trip} other {expense}} {number}{refused, plural, =0 {} one { without # receipt} other { without # receipts}}',
  'decision.made':
    '{verdict, select, approved {Approved} returned {Returned} other {Rejected}} {kind, select, trip {trip} other {expense}} {number}{refused, plural, =0 {} one { without # receipt} other { without # receipts}}',
  'decision.made.next': '{decision}; {next} {count, plural, one {decides} other {decide}} next',
  'decision.queued': 'You’re offline. This will be sent when you’re back: {decision}',
  'decision.earlier':
    '{number} was already {verdict, select, approved {approved} returned {returned} other {rejected}} by {who}',
  'decision.earlier.yours':
    'You had already {verdict, select, approved {approved} returned {returned} other {rejected}} {number}',
  'decision.earlier.unknown':
    '{number} was already {verdict, select, approved {approved} returned {returned} other {rejected}}',

  // What an expense holds
  'amount.left': '{left} of {claimed}',
  'already-paid': 'Already paid',
  'already-paid.card': '{amount} on the company card',
  merchants: '{count, plural, one {# receipt} other {# receipts}}: {merchants} and {more} more',
  'receipts-of': 'Receipts of',
  'receipt-of-several': 'Receipt #{number}: {note}',
  'receipt.numbered': '#{number} {what}',
  'receipt.view': 'View Receipt',
  'receipt.view-numbered': 'View Receipt #{number}',
  'tax.sum': '{verdict}, {amount}',
  'tax.sum-estimated': '{verdict}, about {amount}',

  // Keys
  'keys.next': 'next',
  'keys.previous': 'previous',
  'keys.approve': 'approve',
  'keys.reject': 'reject',
  'keys.all': 'all shortcuts',

  // Handing over
  'hand-over': 'Hand over…',

  // Returning for changes
  return: 'Return',

  // Request card
  'possible-duplicates': 'Possible duplicates',
  'possible-duplicate': 'Possible duplicate.',
  reject: 'Reject',
  approve: 'Approve',
  'enter-approves': 'Enter approves {amount}',
  own: 'This is your own request. Somebody else decides on it.',
  waits: 'Waiting',
  'on-behalf': 'You decide for',
  gone: 'This no longer needs your decision.',
  'not-yours': 'You can no longer decide on this request.',
  step: 'Step',
  'step.after': '{steps} · approved by {names}',
  'sent-again': 'Sent again',
  'sent-again.changes': '{count, plural, =0 {without changes} one {with # change} other {with # changes}}',
  'waits.days': '{days, plural, =0 {since today} one {# day} other {# days}}',
  receipts: '{count, plural, one {# receipt} other {# receipts}}',

  // What should be known first
  worst: 'Worth a look',
  'worst.more': '{count} more',

  // Changing one's own request
  revise: 'Edit',
  'revise.meaning': 'Nobody decides on {number} until you send it again.',

  // Withdrawing one's own request
  withdraw: 'Withdraw',

  // Cancelling one's own approved trip
  'cancel.trip': 'Cancel trip',

  // Request list
  'list.failed': 'We couldn’t load the requests.',
  'list.empty-hint': 'New requests appear here automatically.',
  'list.more': 'Show more ({count} left)',
  'list.loading': 'Loading requests...',

  // Request view
  categories: 'Categories',

  // Use queued decision
  'queued.waiting': 'Will be sent: {label}',
  'queued.refused': 'Couldn’t send: {label}. {problem}',

  // Admin approvals
  'tab.trips': 'Trip Requests ({pending} pending)',
  'list.no-trips': 'No trip requests found',
  'tab.decided': 'Decided',
  'tab.expenses': 'Expense Requests ({pending} pending)',
  'list.no-expenses': 'No expense requests found',
} as const
