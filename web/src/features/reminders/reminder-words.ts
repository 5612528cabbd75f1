import type { ReminderKind, ReminderPlace, ReminderSettingName } from '@pravas/contract/reminders'

interface SettingWords {
  name: string
  about: string
}

/** What each switch is called and what it is about. */
export const SETTING_WORDS: Record<ReminderSettingName, SettingWords> = {
  fare_rose: {
    name: 'A fare rose',
    about: 'When the live fare of today’s unsent trip request goes up.',
  },
  decision_waiting: {
    name: 'Requests waiting for your decision',
    about: 'Trips after one business day, expense claims after three.',
  },
  receipts_missing: {
    name: 'Missing receipts',
    about: 'From the day after an approved trip, for flights and stays you haven’t claimed.',
  },
  own_request_waiting: {
    name: 'Your requests still waiting',
    about: 'Trips after two business days, expense claims after five.',
  },
  weekly_summary: {
    name: 'Weekly summary by email',
    about: 'On Mondays: requests waiting for you, last week’s decisions, and policy exceptions.',
  },
  browser: {
    name: 'Browser notifications',
    about: 'Shows reminders outside the page while Pravas is open. Your browser asks first.',
  },
}

/** What is said after a reminder was put somewhere. */
export const PLACED: Record<Exclude<ReminderPlace, 'open'>, string> = {
  tomorrow: 'Snoozed until tomorrow, 9:00.',
  next_week: 'Snoozed until Monday, 9:00.',
  dismissed: 'Dismissed. We won’t remind you of this again.',
}

/** What is said after a kind was switched off. */
export function switchedOff(kind: ReminderKind): string {
  return `‘${SETTING_WORDS[kind].name}’ is off. You can turn it on again in Account.`
}
