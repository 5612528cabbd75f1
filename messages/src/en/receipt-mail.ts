/** The email that tells what became of receipts by email, and the sheet that an email's own text is written on. The page's words: receipt-mail-page.ts. */
export const receiptMail = {
  'mail.subject':
    '{count, plural, =0 {No receipts were added from your email} one {# receipt was added from your email} other {# receipts were added from your email}}',
  'mail.about': 'Your email: ‘{subject}’',
  'mail.added': 'Added to your unclaimed receipts:',
  'mail.no-merchant': 'Merchant not found',
  'mail.no-amount': 'amount not found',
  'mail.no-day': 'date not found',
  'mail.look': 'Please look at:',
  'mail.not-added': 'Not added:',
  'mail.open': 'Open the receipts',
  'mail.upload': 'Open FinGenie',

  'note.repeated': '{name} is already among your unclaimed receipts.',
  'note.claimed-by-other': '{name} is already part of somebody else’s claim. Your approver will see that.',
  'note.claimed-before': '{name} is already part of your claim {number}.',
  'note.alike': '{name} may be a duplicate. {reason}',

  'why.type': '{name} is not a receipt that can be read here. Send PDFs, JPEGs or PNGs.',
  'why.many': '{name} is one file too many: at most {most} files of an email are read.',
  'why.nothing_readable': '{name}: nothing could be read in it. Send a clear image.',
  'why.too_slow': '{name}: reading it took too long. Send a clear image.',
  'why.crashed': '{name}: reading it failed. Send a clear image.',
  'why.text': 'The text of the email isn’t a receipt that can be read here.',
  'why.empty': 'The email holds no PDF or picture, and its text isn’t a receipt.',
  'why.limited':
    'Your address takes {most} emails a day, and these are used up. Upload more receipts in FinGenie, or forward them tomorrow.',
  'why.too_large': 'The email is larger than {megabytes} MB. Forward its receipts one by one.',
  'why.unreadable': 'The email could not be opened. Upload its receipts in FinGenie.',
  'why.given_up': 'The email could not be read after several attempts. Upload its receipts in FinGenie.',

  'sheet.origin': 'Text of an email from {from}: {subject}. Written out by Pravas.',
} as const
