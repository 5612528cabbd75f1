/** The page where managers decide on trips and expenses, and the decision on the page of a record. */
export const approvals = {
  // Decisions
  'decision.label':
    '{verdict, select, approved {Approve} returned {Return} other {Reject}} {kind, select, trip {trip} other {expense}} {number}',
  'decision.made':
    '{verdict, select, approved {Approved} returned {Returned} other {Rejected}} {kind, select, trip {trip} other {expense}} {number}',
  'decision.queued': 'You’re offline. This will be sent when you’re back: {decision}',
  'decision.earlier':
    '{number} was already {verdict, select, approved {approved} returned {returned} other {rejected}} by {who}',
  'decision.earlier.yours':
    'You had already {verdict, select, approved {approved} returned {returned} other {rejected}} {number}',
  'decision.earlier.unknown':
    '{number} was already {verdict, select, approved {approved} returned {returned} other {rejected}}',

  // What an expense holds
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

  // The link of a mail
  'approve.title': 'Approve {number}, {amount}?',
  'link.page': 'Decision from your mail',
  'link.opening': 'Opening the request...',
  'link.failed': 'We couldn’t open the link.',
  'link.none.title': 'No link to open',
  'link.none': 'Follow the link in the mail again, or look at your approvals.',
  'link.refused.title': 'You can’t use this link',
  'link.used.title': 'You have used this link before',
  'link.used': '{number} still waits for a decision. The link asks only once, so decide on the request’s own page.',
  'link.expired.title': 'This link has expired',
  'link.expired': '{number} still waits for a decision. You can decide on the request’s own page.',
  'link.decided.title': '{number} no longer waits for a decision',
  'link.decided':
    '{status, select, approved {It has been approved.} rejected {It has been rejected.} returned {It has been returned for changes. You get another mail when it is sent again.} withdrawn {It has been withdrawn.} other {It has been settled.}} The link changed nothing.',
  'link.changed.title': '{number} has changed since that mail',
  'link.changed': 'There is a newer version. Look at it before you decide.',
  'link.open': 'Open {number}',
  'link.dashboard': 'Open the dashboard',

  // Reason of a rejection
  'reject.title': 'Reject Request',
  'reject.prompt': 'Please provide a reason for rejecting this request:',
  'reject.placeholder': 'Enter rejection reason...',
  'characters-left': '{left, plural, one {# character} other {# characters}} left',
  'reject.missing': 'Enter a reason.',
  'reject.submit': 'Submit Rejection',

  // Returning for changes
  return: 'Return',
  'return.title': 'Return for changes',
  'return.prompt': 'What should be changed?',
  'return.placeholder': 'For example: the date is that of the booking, not of the journey',
  'return.parts': '{kind, select, trip {Which parts} other {Which receipts}}',
  'return.meaning': '{employee} changes it and sends it again. You are then told what changed.',
  'return.missing': 'Enter what should be changed.',
  'return.submit': 'Return',

  // Request card
  'possible-duplicates': 'Possible duplicates',
  'possible-duplicate': 'Possible duplicate.',
  reject: 'Reject',
  approve: 'Approve',
  'enter-approves': 'Enter approves {amount}',
  receipts: '{count, plural, one {# receipt} other {# receipts}}',

  // What should be known first
  worst: 'Worth a look',
  'worst.more': '{count} more',

  // Changing one's own request
  revise: 'Edit',
  'revise.meaning': 'Nobody decides on {number} until you send it again.',

  // Withdrawing one's own request
  withdraw: 'Withdraw',
  'withdraw.title': 'Withdraw {number}?',
  'withdraw.meaning':
    '{kind, select, trip {Nobody will be asked to approve this trip any more.} other {Nobody will be asked to approve this claim any more, and its receipts are free for another one.}}',
  'withdraw.keep': 'Keep it',
  'withdraw.done': '{number} is withdrawn',

  // Cancelling one's own approved trip
  'cancel.trip': 'Cancel trip',
  'cancel.title': 'Cancel {number}?',
  'cancel.meaning': 'Your approver is told. What was already booked has to be cancelled where it was booked.',
  'cancel.reason': 'Why is it cancelled?',
  'cancel.reason-missing': 'Say why the trip is cancelled.',
  'cancel.cost': 'What the cancellation costs, if you know it (₹)',
  'cancel.cost-wrong': 'Enter an amount in rupees, or leave it empty.',
  'cancel.keep': 'Keep it',
  'cancel.done': '{number} is cancelled',

  // Request list
  'list.failed': 'We couldn’t load the requests.',
  'list.empty-hint': 'New requests appear here automatically.',
  'list.loading': 'Loading requests...',

  // Request view
  categories: 'Categories',

  // Use queued decision
  'queued.waiting': 'Will be sent: {label}',
  'queued.refused': 'Couldn’t send: {label}. {problem}',

  // Admin approvals
  'tab.trips': 'Trip Requests ({pending} pending)',
  'list.no-trips': 'No trip requests found',
  'tab.expenses': 'Expense Requests ({pending} pending)',
  'list.no-expenses': 'No expense requests found',
} as const
