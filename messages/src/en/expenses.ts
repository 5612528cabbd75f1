/** Expenses: the dashboard's card, the report, the page of an expense and unfinished claims. */
export const expenses = {
  count: '{count, plural, one {# expense} other {# expenses}}',
  'draft.one-needs-total': 'The receipt needs a total',
  'draft.one-needs-currency': 'The receipt needs an amount in rupees',
  'draft.some-need-total': '{count} of {receipts} receipts {count, plural, one {needs} other {need}} a total',
  'draft.some-need-currency':
    '{count} of {receipts} receipts {count, plural, one {needs} other {need}} an amount in rupees',

  // What the receipts add up to
  'sum.alone': '{count, plural, one {# receipt} other {# receipts}}: {sum} in all.',
  'sum.same': '{count, plural, one {# receipt} other {# receipts}}: {sum} in all, which is the total amount.',
  'sum.less':
    '{count, plural, one {# receipt} other {# receipts}}: {sum} in all, {difference} less than the total amount.',
  'sum.more':
    '{count, plural, one {# receipt} other {# receipts}}: {sum} in all, {difference} more than the total amount.',
  'receipts-of': 'Receipts of {dates}',
  'receipt.change': '{field}: {text}',
  'tax.sum': '{verdict}, {amount}',
  'tax.sum-estimated': '{verdict}, about {amount}',

  // Download claim
  download: 'Download PDF',
  'download.working': 'Making the PDF…',

  // Expense card
  'view-all': 'View All Expenses',
  none: 'No expenses found',
  claim: 'Claim an expense with FinGenie',
  failed: 'Your expenses couldn’t be loaded.',

  // Expense information
  information: 'Expense Information',
  'claim-again': 'Start a new claim with FinGenie',
  'expense-date': 'Expense Date',
  'expense-type': 'Expense Type',
  'total-amount': 'Total Amount',
  gstin: 'GSTIN',
  place: 'Place',
  'receipt.view': 'View Receipt',
  'receipt.no-link': 'No receipt link available',

  // Expense report
  type: 'Type',
  amount: 'Amount',
  reason: 'Reason',
  search: 'Search expenses',
  'sheet.amount': 'Amount (INR)',

  // Receipt list
  'receipts.failed': 'The receipts couldn’t be loaded.',
  'receipts.title': 'Receipts ({count})',
  'receipt.view-numbered': 'View Receipt #{number}',
  'receipt.numbered': 'Receipt #{number}',
  'receipt.read-as': 'read as {amount}',
  'receipt.no-date': 'Not found on the receipt',
  'receipt.file': 'File',

  // Receipt notes
  'receipt.edited': 'Edited by claimant',
  'receipt.duplicate': 'Possible duplicate',
  'receipt.document': 'Not a bill: the claimant says that it is an expense',
  'receipt.unconfirmed': 'The {field} was hard to read, and the claimant hasn’t confirmed it',
  'receipt.over-policy': '{amount} over policy',

  // Unfinished claims
  'draft.deleted': 'Claim draft deleted.',
  draft: 'Claim draft',
  'draft.receipts': '{receipts, plural, one {# receipt} other {# receipts}}',

  // Expense
  title: 'Expense Details - {number}',
  details: 'Expense Details',
  all: 'All expenses',
  loading: 'Loading expense details...',

  // Fingenie report
  back: 'Back to Dashboard',
  'no-employee': 'Your account has no employee record yet. Your expenses appear here as soon as it has one.',
  'none.hint': 'Your expense claims appear here with their amount, status and, if rejected, the reason.',
} as const
