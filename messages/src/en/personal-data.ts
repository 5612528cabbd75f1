/** The export of one's own data, and the erasure of people. */
export const personalData = {
  // Account page
  title: 'Your Data',
  about:
    'Everything that is held about you, in one zip: your profile, trips, claims, receipts with their files, conversations and more.',
  'export.password': 'Your password',
  'export.password.hint': 'Your download needs your password again.',
  export: 'Download My Data',
  'export.start': 'Download',
  'export.received': 'Downloading… {size} MB',
  'export.too-many':
    'You have downloaded your data {count, plural, one {# time} other {# times}} within a day. Please try again tomorrow.',
  'export.done': 'Your data has been downloaded.',
  'erasure.about':
    'You can ask to have your account erased. An administrator decides; financial records are kept for as long as the law requires, without your name.',
  'erasure.request': 'Request Erasure',
  'erasure.sure': 'Ask to be erased?',
  'erasure.sure.about':
    'Your administrators are told. Once they erase you, you can no longer sign in, and it can’t be undone. You can take the request back until then.',
  'erasure.send': 'Send Request',
  'erasure.requested': 'You asked to be erased on {day}. An administrator will look at it.',
  'erasure.withdraw': 'Take Back Request',

  // A person's page
  'person.title': 'Erase personal data',
  'person.about':
    'Removes what identifies {name}: profile, conversations, bank details and more. Financial records and the audit trail stay, without the name. This can’t be undone.',
  'person.requested': '{name} asked for this on {day}.',
  'person.button': 'Erase…',
  'person.erased': 'This person was erased on {day}.',
  'person.erased.about': 'Financial records and the audit trail are kept, without what identified them.',
  'erase.title': 'Erase {name}',
  'erase.loading': 'Looking up what is held about this person…',
  'erase.blocked': '{name} can’t be erased yet',
  'erase.deletes': 'Deleted now',
  'erase.keeps': 'Kept, without the name',
  'erase.keeps-until': 'Kept without the name {why}',
  'erase.nothing': 'Nothing',
  'erase.item': '{what}: {rows}',
  'erase.rows': '{count, plural, one {# record} other {# records}}',
  'erase.until':
    'until {day} at the latest: {because, select, records {the law requires financial records for that long} audit {the audit trail is kept with the financial records} other {the organisation keeps usage logs for that long}}',
  'erase.more':
    'Mails to others, comments and the audit trail keep their meaning: the name, addresses and phone numbers in them become “Erased person”. Files of receipts, tickets and vouchers handed to the accounts stay as they are, under the employee ID.',
  'erase.shares-name':
    'Somebody else has the same name. It stays in texts such as comments and mails, where nobody can tell whose it is.',
  'erase.reason': 'Reason',
  'erase.reason.hint': 'For the audit trail, such as “Asked for it by mail on 3 May”.',
  'erase.name': 'Type {name} to confirm',
  'erase.confirm': 'Erase for good',
  'erase.done': '{before} is now {after}.',
  'erase.name.wrong': 'Type the name as it is: {name}.',

  // Why somebody can't be erased
  'blocker.oneself': 'This is you. Another super admin can erase you.',
  'blocker.last_super_admin': 'This is your only super admin. Make somebody else one first.',
  'blocker.reports':
    '{count, plural, one {# person reports} other {# people report}} to them. Give them another manager first.',
  'blocker.approval_steps':
    '{count, plural, one {A step} other {# steps}} of the approval flow {count, plural, one {asks} other {ask}} them. Name somebody else there first.',
  'blocker.to_decide':
    '{count, plural, one {# request waits} other {# requests wait}} for their decision. Have somebody decide first.',
  'blocker.own_pending':
    '{count, plural, one {# request} other {# requests}} of theirs {count, plural, one {is} other {are}} pending. Approve or reject {count, plural, one {it} other {them}} first.',
  'blocker.advances':
    '{count, plural, one {# advance is} other {# advances are}} not settled. Settle {count, plural, one {it} other {them}} first.',
  'blocker.unpaid_claims':
    '{count, plural, one {# approved claim has} other {# approved claims have}} not been paid. Pay {count, plural, one {it} other {them}} first.',
  'blocker.open_batches':
    '{count, plural, one {A payment batch} other {# payment batches}} that {count, plural, one {pays} other {pay}} them {count, plural, one {is} other {are}} under way. Mark {count, plural, one {it} other {them}} as paid or dissolve {count, plural, one {it} other {them}} first.',

  // What data is about
  'section.profile': 'Profile',
  'section.account': 'Sign-in and settings',
  'section.bank': 'Bank details',
  'section.conversations': 'Conversations',
  'section.drafts': 'Drafts',
  'section.trips': 'Trips',
  'section.bookings': 'Bookings',
  'section.claims': 'Claims',
  'section.receipts': 'Receipts',
  'section.payments': 'Payments and advances',
  'section.cards': 'Company cards',
  'section.decisions': 'Approvals and comments',
  'section.notifications': 'Notifications',
  'section.mails': 'Mails',
  'section.usage': 'Usage logs',
  'section.audit': 'Audit trail',

  // Inside the zip
  'readme.title': 'Data held about {name}, as of {time}',
  'readme.what':
    'Each folder holds files in JSON, one for each kind of record; the files of receipts and bookings are in the folder files. index.csv lists everything with its size and checksum.',
  'readme.values':
    'Amounts are in rupees, those called paise in hundredths of one. Times are in UTC. Records refer to each other by their id.',
  'readme.left-out':
    'Not included for security: passwords, and the keys of sessions and connected assistants, of which only checksums are kept. What others entered about themselves is theirs.',
  'readme.missing': 'Files that could no longer be read:',
} as const
