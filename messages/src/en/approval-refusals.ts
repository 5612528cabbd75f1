/** An approval that refuses receipts: why it is not accepted, and what the claim’s owner reads in the inbox. */
export const approvalRefusals = {
  'refusal.unknown': 'This receipt isn’t part of the claim.',
  'refusal.twice': 'This receipt is named twice.',
  'refusal.again': 'This receipt was refused at an earlier step.',
  'refusal.everything': 'No receipt would be left. Please reject the claim or return it instead.',

  'refused.line': 'Refused: {name}, {amount}. {reason}',
  'refused.further': 'And {count, plural, one {# more receipt} other {# more receipts}}.',
} as const
