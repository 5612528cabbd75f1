/** What an organisation decides about itself: the fields that the set-up and the settings page share, and the settings page. */
export const organisation = {
  // Fields
  name: 'Organisation name',
  'year-start': 'Financial year begins in',
  month:
    '{month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} 12 {December} other {}}',
  currency: 'Currency and time zone',
  'currency.value': 'Indian rupee (₹), India Standard Time',
  gstins: 'GSTINs',
  'gstins.hint':
    'One for each state where your organisation is registered, head office first. They decide which GST on receipts comes back.',
  gstin: '{number, select, 1 {GSTIN of the head office} other {GSTIN {number}}}',
  'gstin.state':
    '{code, select, 01 {Jammu and Kashmir} 02 {Himachal Pradesh} 03 {Punjab} 04 {Chandigarh} 05 {Uttarakhand} 06 {Haryana} 07 {Delhi} 08 {Rajasthan} 09 {Uttar Pradesh} 10 {Bihar} 11 {Sikkim} 12 {Arunachal Pradesh} 13 {Nagaland} 14 {Manipur} 15 {Mizoram} 16 {Tripura} 17 {Meghalaya} 18 {Assam} 19 {West Bengal} 20 {Jharkhand} 21 {Odisha} 22 {Chhattisgarh} 23 {Madhya Pradesh} 24 {Gujarat} 25 {Daman and Diu} 26 {Dadra and Nagar Haveli and Daman and Diu} 27 {Maharashtra} 28 {Andhra Pradesh (before its division)} 29 {Karnataka} 30 {Goa} 31 {Lakshadweep} 32 {Kerala} 33 {Tamil Nadu} 34 {Puducherry} 35 {Andaman and Nicobar Islands} 36 {Telangana} 37 {Andhra Pradesh} 38 {Ladakh} 97 {Other Territory} other {}}',
  'gstin.add': 'Add a GSTIN',
  'gstin.remove': 'Remove GSTIN {number}',

  // Settings page
  loading: 'Loading settings…',
  failed: 'Settings couldn’t be loaded.',
  save: 'Save changes',
  saved: 'Settings saved.',
  unchanged: 'Nothing has changed yet.',
  'changed-by-others':
    'Somebody else changed the settings while you were editing. What you typed is still here. Load the latest version to compare, or save to replace it.',
  'load-latest': 'Load the latest version',
  'check-fields': 'Please correct the marked fields.',
  fixed: 'Set by the operator with {variable}.',
  'section.organisation': 'Organisation',
  'section.working-week': 'Working week',
  'section.reminders': 'Reminders',
  'section.sign-up': 'Sign-up',
  'section.retention': 'Data retention',
  'section.mail': 'Mail',
  'section.sign-in': 'Single sign-on',
  'sign-in.try': 'Try sign-in with your identity provider',
  'section.history': 'Changes',
  'working-week.hint':
    'Reminders count these days and are sent on them, except on holidays of all states or of the state that a person works in.',
  weekday:
    '{day, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} 6 {Saturday} 7 {Sunday} other {}}',
  'reminders.on': 'Send reminders',
  'reminders.weekly': 'Send managers a weekly summary on Mondays',
  'reminders.from': 'From (hour of the day)',
  'reminders.until': 'Until (hour of the day)',
  'reminders.decide-trip': 'Remind approvers of a trip after (working days)',
  'reminders.decide-expense': 'Remind approvers of a claim after (working days)',
  'reminders.own-trip': 'Tell travellers that a trip is waiting after (working days)',
  'reminders.own-expense': 'Tell claimants that a claim is waiting after (working days)',
  domains: 'Mail domains',
  'domains.hint':
    'People with an address at these domains can sign up, for example acme.example. Separate domains with spaces or commas. Leave empty to turn sign-up off.',
  'domains.no-mail': 'Sign-up also needs a mail server, and none is set up.',
  'retention.conversations': 'Delete conversations after (days)',
  'retention.mails': 'Delete sent mails after (days)',
  'retention.hint': 'Leave empty to keep them. At least 30 days.',
  'mail.on': 'Mails are sent from {from}.',
  'mail.off': 'No mail server is set up. Mails stay in the outbox until the operator sets SMTP_URL.',
  'mail.test': 'Send me a test mail',
  'mail.sent': 'The test mail is on its way to {address}.',
  'history.audit': 'Audit trail',
  'history.none': 'No settings have been changed yet.',
  'history.failed': 'Changes couldn’t be loaded.',
  'history.entry': '{who} changed {settings} on {when}.',
  'history.set-up': '{who} set up the organisation on {when}.',
  'history.operator': 'The operator',
  'history.more': 'Show earlier changes',
  setting:
    '{name, select, name {the name} gstins {the GSTINs} financial_year_start {the financial year} working_week {the working week} reminders {reminders} sign_up_domains {the mail domains} retention {data retention} other {a setting}}',
} as const
