/** Reminders in the bell of the pages: a title, and the reason for it. */
export const reminders = {
  'receipts.title': 'Receipts for your trip to {destination}',
  'receipts.reason':
    'Your trip to {destination} ({number}) ended on {date}, and {missing} {count, plural, one {hasn’t} other {haven’t}} been claimed.',
  'receipts.missing': 'the {kind, select, flight {flight ticket} other {hotel bill}} ({title})',
  'receipts.action': 'Upload to FinGenie',

  'advance.title': 'Your advance for {destination} is overdue',
  'advance.reason':
    'Advance {number} was due on {date}, and {amount} is still open. Claim what you spent, or return the rest to finance.',
  'advance.action': 'Open advances',

  'fare.title': 'The fare for your draft trip to {destination} went up',
  'fare.reason':
    '{offers} on your unsent trip {route} {count, plural, one {costs} other {cost}} {amount} more at {time} than when you chose {count, plural, one {it} other {them}}.',
  'fare.action': 'Open draft',

  'decision.title': '{owner} is waiting for your decision',
  'decision.reason':
    '{owner}’s {what} ({number}) has been waiting for you since {date}, {days, plural, one {# business day} other {# business days}}{kind, select, trip {; travel approval takes 1–2 business days} other {}}.',
  'decision.stand-in': 'You decide for {manager}.',
  'decision.action': 'Decide',

  'own.title': 'Your {what} is still waiting',
  'own.reason':
    'Your {what} ({number}) has been waiting since {date}, {days, plural, one {# business day} other {# business days}}{kind, select, trip {; travel approval takes 1–2 business days} other {}}.',
  'own.reason-approver':
    'Your {what} ({number}) has been waiting for {approver} since {date}, {days, plural, one {# business day} other {# business days}}{kind, select, trip {; travel approval takes 1–2 business days} other {}}.',
  'own.asked-title': '{asker} has a question about your {what}',
  'own.asked-reason': 'Your {what} ({number}) has been waiting since {date}. {asker} has asked you about it.',
  'own.action': '{kind, select, trip {Open trip} other {Open claim}}',

  what: '{kind, select, trip {trip to {about}} other {{about} claim}}',
} as const
