/** Whether the GST on a bill comes back, and why not: on receipt cards, in claims and in FinGenie's answers. */
export const taxCredit = {
  'too-much-tax': 'The tax that the bill shows is more than its total can hold, so one of them was read wrongly.',
  'no-supplier': 'No valid GSTIN of the supplier could be read, so this is no tax invoice yet.',
  'no-organisation': 'The organisation’s own GSTINs are not set up, so finance has to look.',
  'no-tax': 'No tax could be read on the bill, and a bill that shows no tax brings no credit.',
  'no-invoice': 'The supplier’s GSTIN and the tax are not on the bill, so this is no tax invoice yet.',
  'too-late': 'Too late: the credit for bills of {year} ended on {day} (section 16(4) of the CGST Act).',
  'other-state':
    'This was supplied in its own state, in {state}, where the organisation is not registered: the credit is lost.',
  'other-state.hotel': 'No credit: the hotel is in {state}, where your organisation has no GST registration.',
  'hotel-igst':
    'The bill charges IGST, but a hotel is supplied where it stands ({state}): CGST and SGST would be right.',
  'not-named': 'The organisation’s GSTIN ({right}) is not on the bill: without it there is no credit.',
  'wrongly-named': 'The bill names {wrong} as the buyer; it should be {right}.',
  eligible: 'A tax invoice to the organisation. The place of supply is ours.',
  'eligible.state':
    'A tax invoice to the organisation. It was supplied in {state}, where the organisation is registered.',
} as const
