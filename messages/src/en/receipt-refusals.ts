/** Refusing single receipts of a claim: on the approver’s pages, and what its owner reads of it. */
export const receiptRefusals = {
  // By the approver, before the claim is decided
  refuse: 'Refuse this receipt',
  'refuse.last': 'At least one receipt has to be left. Reject or return the claim instead.',
  'approve.title-without': 'Approve {number} without {count, plural, one {# receipt} other {# receipts}}?',
  'approve.label': 'Approve {left} of {claimed}',
  'will-be-refused': 'Not approved: {reason}',
  'refuse.title': 'Refuse receipt #{number}, {amount}?',
  'refuse.prompt': 'Why don’t you approve this receipt?',
  'refuse.placeholder': 'For example: alcohol isn’t reimbursed',
  'refuse.missing': 'Enter a reason.',
  'refuse.meaning':
    'Nothing is sent before you approve the claim. {employee} can correct the receipt and claim it again.',
  'refuse.submit': 'Refuse receipt',
  'refused.list': 'Not approved',
  'marked.line': '{name}, {amount}: {reason}',

  // On the record
  'refused.by': 'Refused by {approver}: {reason}',
  'refused.before': '{approver} refused this in {claim}: {reason}',
  'refused.title':
    '{approved} of {claimed} approved, {count, plural, one {# receipt refused} other {# receipts refused}}',
  'refused.line': '{name}, {amount}, refused by {approver}: {reason}',
  'refused.free':
    '{count, plural, one {The receipt waits among your unfinished claims. Correct it and claim it again.} other {The receipts wait among your unfinished claims. Correct them and claim them again.}}',
  'refused.open': 'Open your dashboard',
  'of-claimed': 'of {claimed} claimed',
  'sum.approved':
    '{count, plural, one {# receipt} other {# receipts}}: {sum} claimed, of which {approved} is approved.',
} as const
