/** What is said of the receipts of a claim draft: why they cannot be claimed, and how they differ from what was shown. */
export const claimDrafts = {
  // What keeps a receipt from being claimed
  'blocked.no-total':
    '{file}: its total could not be read. Tell FinGenie, for example: the total of receipt {number} is ₹1,240.',
  'blocked.currency':
    '{file}: its total is in {currency}, and claims are paid in rupees. Tell FinGenie, for example: the total of receipt {number} is ₹1,240.',
  undated:
    'Receipt {number} ({name}): no date was found on it. It can be sent without one; your approver sees that it is missing.',

  // The claim
  description: '{count, plural, one {# receipt} other {# receipts}}: {merchants}',

  /** `elsewhere` are other claims' parts of the day, and `breakfast` what the hotel's bill includes; 'none' where there is none. */
  'per-diem':
    'Meals on {day} come to {claimed}{elsewhere, select, none {} other { ({elsewhere})}}; {city} allows {allowance} for {hours, plural, one {# hour} other {# hours}} away{breakfast, select, none {} other {, less {breakfast} for the hotel’s breakfast}}.',

  // What the claimant edited on a receipt
  'edited.typed': 'not read, typed by the claimant',
  'edited.set': 'not read, set to {value} by the claimant',
  'edited.taken-out': 'read as {read}, taken out by the claimant',
  'edited.changed': 'read as {read}, changed by the claimant',
  'edited.changed-to': 'read as {read}, changed to {value} by the claimant',

  // How it differs from what its claimant was shown
  receipt: 'receipt {number} ({name})',
  'doubt.document': 'Not a bill: the claimant says that {receipt} is an expense',
  'doubt.unconfirmed': 'The {field} of {receipt} was hard to read, and the claimant hasn’t confirmed it',
  'shown.not': 'You were not shown {receipt}.',
  'shown.total': 'The total of {receipt} is {now}; you were shown {seen}.',
  'shown.gone':
    '{count, plural, one {A receipt that you were shown is not in this claim draft any more.} other {# receipts that you were shown are not in this claim draft any more.}}',
  'shown.more': '{count, plural, one {# more difference} other {# more differences}}.',
  'no-amount': 'no amount',
} as const
