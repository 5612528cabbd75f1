import type { LedgerMap } from '@pravas/contract/exports'

/** A ledger map whose names are short. */
export const LEDGERS: LedgerMap = {
  company: 'Acme',
  voucher_type: 'Journal',
  payment_type: 'Payment',
  receipt_type: 'Receipt',
  payable: 'Payable',
  bank: 'Bank',
  advances: 'Advances',
  recovered: 'Salaries',
  cards: 'Cards',
  input_cgst: 'Input CGST',
  input_sgst: 'Input SGST',
  input_igst: 'Input IGST',
  categories: { Food: 'Meals', Transport: 'Cabs', Accommodation: 'Hotels', Miscellaneous: 'Other' },
  exceptions: [{ category: 'Accommodation', cost_centre: 'CC-7', ledger: 'Hotels of projects' }],
}
