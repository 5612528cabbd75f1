/** Reminders on the pages: the bell, the drawer, the settings. What a reminder itself says is in reminders.ts. */
export const remindersPage = {
  // Chat reminder
  'in-chat': 'Reminder',

  // Reminder bell
  'bell.unread': 'Reminders, {unread} unread',
  title: 'Reminders',

  // Reminder drawer
  'drawer.when': 'Only a few a day, at the hours your organisation has set; on days off only fares.',
  'drawer.choose': 'Choose your reminders',
  'drawer.none': 'You’re all caught up.',
  'drawer.none-hint': 'Missing receipts, fare increases and waiting requests appear here.',
  new: 'New',

  // Reminder item
  'snooze.tomorrow': 'Tomorrow',
  'snooze.next-week': 'Next week',
  dismiss: 'Dismiss',
  'turn-off-kind': 'Turn off these reminders',

  // Reminder settings
  'settings.about':
    'Only a few a day, each once, at the hours your organisation has set; on days off only fares. You’ll find them behind the bell and at the beginning of a chat.',
  'settings.is-off': '‘{name}’ is off.',
  'settings.ask': 'Turn off ‘{name}’?',
  'settings.turn-off': 'Turn off',
  'settings.keep': 'Keep',
  'browser.missing': 'This browser doesn’t support notifications.',
  'browser.blocked':
    'Notifications are blocked for Pravas. Allow them in your browser’s site settings, then try again.',
  'browser.not-from-page': 'This browser can’t show notifications from an open page.',
  'browser.example-title': 'Pravas',
  'browser.example': 'You’ll see reminders like this while Pravas is open.',

  // Reminder words
  fare: 'A fare rose',
  'fare.about': 'When the live fare of today’s unsent trip request goes up.',
  'requests-waiting-for-your-decision': 'Requests waiting for your decision',
  'decisions.about': 'When a trip or an expense claim has waited for some business days.',
  receipts: 'Missing receipts',
  'receipts.about': 'From the day after an approved trip, for flights and stays you haven’t claimed.',
  own: 'Your requests still waiting',
  'own.about': 'When your trip or expense claim has waited for some business days.',
  weekly: 'Weekly summary by email',
  'weekly.about': 'On Mondays: requests waiting for you, last week’s decisions, and policy exceptions.',
  browser: 'Browser notifications',
  'browser.about': 'Shows reminders outside the page while Pravas is open. Your browser asks first.',
  'snoozed.tomorrow': 'Snoozed until tomorrow.',
  'snoozed.next-week': 'Snoozed until Monday.',
  dismissed: 'Dismissed. We won’t remind you of this again.',
  'turned-off': '‘{name}’ is off. You can turn it on again in Account.',
} as const
