/** What a request rests on, beside the cards of the approver's page. */
export const approvalEvidence = {
  'evidence.of': 'Evidence for {number}',
  'evidence.back': 'All requests',
  'evidence.open': 'Open in full',
  'evidence.loading': 'Loading the evidence…',
  'evidence.failed': 'The evidence couldn’t be loaded. The card is still correct.',
  request: 'Request',

  // Receipts beside their values
  picture: 'Receipt #{number}, opens in a new tab',
  merchant: 'Merchant',
  'invoice-number': 'Invoice number',
  tax: 'GST',
  'edited.from': 'Edited by claimant, read as {read}',
  'edited.typed': 'Typed by claimant, not read from the receipt',

  // The person's year
  year: '{name} since {day}',
  'year.trips': 'Trips',
  'year.claims': 'Claims',
  'year.approved': '{count, plural, =0 {none approved} other {# approved, {total}}}',
  'year.pending': '{count} pending, {total}',
  'year.rejected': '{count} rejected',
} as const
