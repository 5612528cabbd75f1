/** What the server says of company cards; the words of the page are in company-cards-page.ts. */
export const companyCards = {
  'wrong.date': '“{date}” is no date.',
  'wrong.amount': 'There is no amount.',
  'wrong.digits': 'The card’s last four digits are missing.',
  'wrong.future': 'This day is in the future.',
  'wrong.no-card': 'The statement doesn’t say which card this is. Choose the card.',
  'wrong.unknown-card': 'No registered card of yours ends in {digits}.',
  'wrong.several-cards': 'Several registered cards end in {digits}. Choose the card.',
  'wrong.person': 'Nobody active has this ID.',
  'wrong.candidate': 'This receipt doesn’t fit: its amount is another, or its day is too far away.',
} as const
