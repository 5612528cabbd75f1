/** What the server says of company cards; the words of the page are in company-cards-page.ts. */
export const companyCards = {
  'wrong.no-date': 'Date: missing.',
  'wrong.date': 'Date: “{date}” isn’t a date.',
  'wrong.no-amount': 'Amount: missing.',
  'wrong.amount': 'Amount: “{written}” isn’t an amount above ₹0.',
  'wrong.amount-kind': 'Amount: “{written}” isn’t above ₹0, is too large, or has more than two decimals.',
  'wrong.currency': 'Amount: this is in {currency}. Enter what the bank charged in rupees.',
  'wrong.digits': 'Card: the last four digits are missing.',
  'wrong.future': 'Date: this day is in the future.',
  'wrong.no-card': 'Card: the statement doesn’t say which card this is. Choose the card.',
  'wrong.unknown-card': 'Card: no registered card ends in {digits}.',
  'wrong.several-cards': 'Card: several registered cards end in {digits}. Choose the card.',
  'wrong.person': 'No active employee has this ID.',
  'wrong.candidate': 'This receipt doesn’t match: its amount differs, or its date is too far away.',
} as const
