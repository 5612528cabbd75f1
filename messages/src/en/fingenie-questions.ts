/** What FinGenie answers to questions that it knows by their words as a whole. */
export const fingenieQuestions = {
  'problems.some': 'Worth a look before you send:',
  'problems.none':
    '{count, plural, one {I see nothing wrong with the receipt} other {I see nothing wrong with the # receipts}} ({sum}): nothing is missing, no rule is broken as far as I can check, and no duplicate was found.',
  'problems.unsure': 'hard to read, please compare the {fields}',
  'printed.open': 'I can’t tell that from what I could read. {receipt} opens the file.',

  'request.is':
    '{number} of **{name}**: {description}, **{amount}**, sent on {date} ({days, plural, =0 {today} one {# day ago} other {# days ago}}).',
  'request.bills':
    '{count, plural, =0 {No receipt is attached.} one {One receipt: {bills}.} other {# receipts: {bills}.}}',
  'request.bill': '{name}, {amount}',
  'request.flagged': 'Flagged:',
  'request.sound': 'No rule is broken as far as it can be checked, and no duplicate was found.',
  'request.note': 'Their note: “{note}”',
  'request.no-note': 'They left no note, so who was there or why isn’t recorded beyond that.',

  'others.own-only':
    'You see your own claims here, and those of your team if you lead one. I can’t tell you about anyone else’s.',
  'others.who': 'For figures of others, ask finance.',

  'general.who': 'I’m FinGenie, a program and not a person. I look after receipts and expense claims.',
  'general.upload':
    'Choose **Upload Receipts** for photos (JPEG, PNG) or PDFs, several at once; on a phone you can use its camera. I read each one, and you correct what I misread. If a file is refused, the message says why.',
  'general.privacy':
    'Your receipts are kept with your claim. Only you, your approver, and finance and auditors of your organisation can open them. The rest is in [the privacy policy](/privacy-policy).',
  'general.support': 'If something doesn’t work, write to the support desk under [Contact Us](/contact).',
  'general.advance':
    'I don’t see advances or the company card from this chat. Your advances, and what’s still to settle, are under [Advances](/advances): a claim is set off against them.',
  'general.paid-how':
    'Approved claims are paid to the bank account under [My Account](/account). Whether it comes with the salary, your accounts team knows; you get an email when you’re paid.',
  'general.mileage':
    'A journey by your own vehicle needs no receipt. Tell me the kilometres, the vehicle, from where to where, the day and what it was for, or choose **Add mileage** above the chat.',
  'general.no-allowance': 'No flat allowance is paid: meals are paid by their bills, up to a limit a day.',
  'general.no-rates': 'I don’t look up exchange rates: the rupees that you paid count, or the rate that you tell me.',
  'general.trip': '{number} ({title})',
  'general.trips': 'The receipts here are linked to {trips}{how, select, auto {, as date and city match} other {}}.',
  'general.trip-none':
    'The receipts here aren’t linked to a trip. To link them, name the trip, such as “this is for the Chennai trip”.',
  'general.trip-nothing': 'There are no unclaimed receipts here that could be linked to a trip.',
  'general.claim-trip': '{number} is linked to {trip}.',
  'general.claim-no-trip': '{number} isn’t linked to a trip.',
  'general.booked': 'The claim here (**{sum}**) is charged to {names}.',
  'general.booked-nothing': 'The claim here isn’t charged to a cost centre or project yet.',
  calculated: '{sum} = **{amount}**.',
} as const
