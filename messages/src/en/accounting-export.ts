/** The columns of the journal of accounting exports, beside those that the labels name. */
export const accountingExport = {
  'journal.voucher': 'Voucher',
  'journal.ledger': 'Ledger',
  'journal.cost-centre': 'Cost centre',
  'journal.debit': 'Debit (INR)',
  'journal.credit': 'Credit (INR)',
  'journal.narration': 'Narration',
} as const
