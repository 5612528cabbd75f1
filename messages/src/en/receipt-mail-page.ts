/** Receipts by email in Account, and beside the upload in FinGenie. */
export const receiptMailPage = {
  title: 'Receipts by email',
  about:
    'Forward a receipt to your own address. PDFs and pictures that are attached are read, or the text if it is a receipt itself, and added to your unclaimed receipts. You get an email about what was added.',
  'about.secret':
    'Keep the address to yourself: anybody who knows it can add receipts. You check them before you claim.',
  create: 'Create my address',
  address: 'Your address',
  copy: 'Copy',
  copied: 'Copied',
  renew: 'New address',
  'renew.confirm': 'Yes, replace the address',
  remove: 'Remove',
  'remove.confirm': 'Yes, remove the address',
  renewed: 'This is your new address. The old one no longer works.',
  created: 'Your address is ready.',
  removed: 'Your address was removed.',
  'last.none': 'No emails yet.',
  last: 'Last email {time}: {count, plural, =0 {nothing was added} one {# receipt was added} other {# receipts were added}}.',
  'fingenie.forward': 'You can also forward receipts to {address}',
  'fingenie.copy': 'Copy address',
  'fingenie.set-up': 'Receive receipts by email',
} as const
