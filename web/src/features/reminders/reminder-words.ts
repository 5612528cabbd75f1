import type { ReminderKind, ReminderPlace, ReminderSettingName } from '@pravas/contract/reminders'

interface SettingWords {
  name: string
  about: string
}

/** What each switch is called and what it is about. */
export const SETTING_WORDS: Record<ReminderSettingName, SettingWords> = {
  fare_rose: {
    name: 'A fare rose',
    about: 'A live fare of a trip that you put together today and have not sent.',
  },
  decision_waiting: {
    name: 'Requests wait for your decision',
    about: 'A trip after one business day, an expense claim after three.',
  },
  receipts_missing: {
    name: 'Receipts are missing',
    about: 'From the day after an approved trip, for flights and stays that nothing was claimed of.',
  },
  own_request_waiting: {
    name: 'Your request still waits',
    about: 'A trip after two business days, an expense claim after five.',
  },
  weekly_summary: {
    name: 'Weekly summary by mail',
    about: 'On Mondays: what waits for you, what was decided last week, and what went beyond the policy.',
  },
  browser: {
    name: 'Notifications of this browser',
    about: 'Shows reminders outside the page while Pravas is open. The browser asks you first.',
  },
}

/** What is said after a reminder was put somewhere. */
export const PLACED: Record<Exclude<ReminderPlace, 'open'>, string> = {
  tomorrow: 'Put off until tomorrow at 9:00.',
  next_week: 'Put off until Monday at 9:00.',
  dismissed: 'Dismissed. You will not be reminded of this again.',
}

/** What is said after a kind was switched off. */
export function switchedOff(kind: ReminderKind): string {
  return `‘${SETTING_WORDS[kind].name}’ is switched off. You find the switch in Account.`
}
