/** The message to a vendor that asks for a bill from which the organisation gets its tax back; people send it themselves. */
export const vendorMessage = {
  subject: 'GSTIN on {bill}',
  dear: 'Dear {merchant},',
  'dear.nobody': 'Dear Sir or Madam,',
  thanks: 'Thank you for {bill}. {request}',
  bill: 'invoice {number}',
  'bill.without-number': 'your bill',
  'bill.of': '{bill} of {day}',
  'bill.over': '{bill} over {total}',
  add_ours: 'Our GSTIN is not on it. Please send us a revised tax invoice to:',
  correct_ours:
    'It is made out to the GSTIN {wrong}, which is not the right one. Please send us a revised tax invoice to:',
  'correct_ours.taxes': 'It charges IGST where CGST and SGST are due. Please send us a revised tax invoice to:',
  show_tax:
    'It does not show the tax. Please send us a tax invoice with the taxable value, the rate and the tax, made out to:',
  add_theirs: 'Your own GSTIN is missing or cannot be read. Please send us a tax invoice with it, made out to:',
  gstin: 'GSTIN: {gstin} ({state})',
  report:
    'Please report it under this number in your GSTR-1 as well, as we cannot claim the input tax credit without it.',
  regards: 'With kind regards',
} as const
