/** The register of GST: its page and its file. */
export const gstRegister = {
  title: 'GST register',
  scope:
    'The GST on receipts of the claims approved in a month, and whether each input tax credit was recoverable under the rules on the day it was sent.',
  month: 'Month',
  loading: 'Loading the GST register…',
  failed: 'The GST register couldn’t be loaded.',
  'nothing.title': 'No GST in {month}',
  'nothing.hint': 'Receipts appear here once the claim they belong to is approved.',
  more: 'Show more receipts',
  'pack.about':
    'Receipts with their files, decisions, the GST register and exports of the month, and the state of the audit trail, as a zip.',
  pack: 'Audit pack',
  'pack.received': 'Packing… {size} MB',
  'pack.failed': 'The audit pack couldn’t be downloaded. {why}',

  // Sums of the month
  'totals.verdict': 'Input tax credit of {month}',
  'totals.gstin': 'Recoverable tax by GSTIN',
  receipts: 'Receipts',
  all: 'All',

  // Columns
  caption: 'Receipts of {month}',
  claim: 'Claim',
  approved: 'Approved on',
  'approved-on': 'Approved {day}',
  'bill-date': 'Bill date',
  invoice: 'Invoice number',
  supplier: 'Supplier',
  'supplier-gstin': 'Supplier GSTIN',
  'recipient-gstin': 'Recipient GSTIN',
  place: 'Place',
  taxable: 'Taxable value',
  tax: 'Tax',
  'tax.none': 'None printed',
  'supplier.none': 'Unnamed supplier',
  'recipient.none': 'None on the bill',
  verdict: 'Input tax credit',
  credit: 'Credit',
  estimated: 'Estimated',
  'credit.estimated': '{amount}, estimated',
  reason: 'Reason',
  unchecked: 'not checked',
  yes: 'yes',
} as const
