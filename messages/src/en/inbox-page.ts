/** The inbox on the pages: the bell, its drawer, a reminder. What events and reminders say is in inbox.ts and reminders.ts. */
export const inboxPage = {
  // Chat reminder
  'in-chat': 'Reminder',

  // Bell and drawer
  'bell.unread': 'Inbox, {unread} unread',
  title: 'Inbox',
  'drawer.choose': 'Choose your notifications',
  'drawer.none': 'No news yet.',
  'drawer.none-hint': 'Requests sent to you, decisions on yours and reminders appear here.',
  'drawer.loading': 'Loading your inbox…',
  'drawer.failed': 'Your inbox couldn’t be loaded.',
  'drawer.read-all': 'Mark all as read',
  'drawer.all-read': 'Everything is marked as read.',
  'drawer.older': 'Show older',
  new: 'New',

  // Reminder item
  'snooze.tomorrow': 'Tomorrow',
  'snooze.next-week': 'Next week',
  dismiss: 'Dismiss',
  'turn-off-kind': 'Turn off these reminders',
  'snoozed.tomorrow': 'Snoozed until tomorrow.',
  'snoozed.next-week': 'Snoozed until Monday.',
  dismissed: 'Dismissed. We won’t remind you of this again.',
  'turned-off': 'These reminders are off. You can turn them on again in Account.',
} as const
