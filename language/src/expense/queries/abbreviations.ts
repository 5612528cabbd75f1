const FULL: Readonly<Record<string, string>> = {
  yr: 'year',
  yrs: 'years',
  mth: 'month',
  mths: 'months',
  mnth: 'month',
  mnths: 'months',
  wk: 'week',
  wks: 'weeks',
  qtr: 'quarter',
  qtrs: 'quarters',
  qtrly: 'quarterly',
  amt: 'amount',
  amts: 'amounts',
  avg: 'average',
  exp: 'expense',
  exps: 'expenses',
  recpt: 'receipt',
  recpts: 'receipts',
  rcpt: 'receipt',
  rcpts: 'receipts',
  inv: 'invoice',
  invs: 'invoices',
  txn: 'transaction',
  txns: 'transactions',
  reimb: 'reimbursement',
  acco: 'accommodation',
  accom: 'accommodation',
  misc: 'miscellaneous',
  mgr: 'manager',
  tot: 'total',
  govt: 'government',
}

const SHORT = new RegExp(`\\b(?:${Object.keys(FULL).join('|')})\\b(?!-?\\d)\\.?`, 'gi')

/** A message with what people shorten in a hurry spelled out: 'exp this yr' is 'expense this year'. EXP-2026-000001 stays. */
export function spelledOut(message: string): string {
  return message
    .replace(SHORT, (word) => FULL[word.toLowerCase().replace('.', '')] ?? word)
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bb\/w\b/gi, 'between')
}
