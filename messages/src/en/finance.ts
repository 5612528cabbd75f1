/** What finance is told on the server; the words of the page are in finance-page.ts. */
export const finance = {
  'wrong.unknown': 'The claim has no such receipt.',
  'wrong.twice': 'This receipt is named twice.',
  'wrong.more': 'Finance can’t pay more than was approved.',
  'wrong.future': 'This day is in the future.',
  'wrong.before-paid': 'The payment was made after this day.',
  'wrong.before-approved': '{number} was approved only on {day}. Enter that day or a later one.',
  'wrong.before-bounced': 'The last payment for {number} came back on {day}. Enter that day or a later one.',
  'wrong.before-advanced':
    '{number}, which is set off against one of these claims, was paid only on {day}. Enter that day or a later one.',
  'wrong.unpaid': 'The batch has no such claim: {claim}',
  'bank-file.empty': 'None of these claims can be paid through the bank file: {claims}. Check their bank details.',
  'wrong.card': 'A company card paid this receipt, so it isn’t paid out.',
  'card.unclear':
    'A company card may have paid {what} of {claim}. Match the card’s payment with the right receipt first.',
  'paid.note': 'Reference: {reference}',
  'paid.withheld': 'Finance pays {amount} less than was approved; the claim says why.',
  'paid.set-off': 'Reference: {reference}. {amount} was set off against your advances.',
  'claims.taken':
    '{claims}{others, plural, =0 {} other { and # more}} {count, plural, one {is} other {are}} already in a payment batch. Nothing was created; check what is selected and try again.',
} as const
