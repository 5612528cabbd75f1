/** My Account: where a person's claims are paid to. */
export const bankDetails = {
  title: 'Bank Details',
  none: 'Add the account your claims are paid to.',
  add: 'Add Bank Details',
  edit: 'Change Bank Details',
  holder: 'Account holder',
  number: 'Account number',
  again: 'Account number again',
  ifsc: 'IFSC',
  'ifsc.hint': '11 characters, such as HDFC0001234. It’s on your cheque book.',
  different: 'The two account numbers don’t match.',
  masked: 'Only your finance team sees the whole number.',
  hold: 'If you change it, the next payment run leaves you out, and you get a mail. Payments already on their way go to the earlier account.',
  held: 'You changed this account on {day}. To keep your money safe, the next payment run leaves it out; the one after that pays to it.',
  save: 'Save Bank Details',
  saved: 'Your bank details are saved',
} as const
