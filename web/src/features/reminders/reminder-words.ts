import type { ReminderKind, ReminderPlace, ReminderSettingName } from '@pravas/contract/reminders'
import { remindersPage } from '@pravas/messages/en/reminders-page'
import { texts } from '@pravas/messages/texts'

const t = texts(remindersPage)

interface SettingWords {
  name: string
  about: string
}

/** What each switch is called and what it is about. */
export const SETTING_WORDS: Record<ReminderSettingName, SettingWords> = {
  fare_rose: {
    name: t('fare'),
    about: t('fare.about'),
  },
  decision_waiting: {
    name: t('requests-waiting-for-your-decision'),
    about: t('decisions.about'),
  },
  receipts_missing: {
    name: t('receipts'),
    about: t('receipts.about'),
  },
  own_request_waiting: {
    name: t('own'),
    about: t('own.about'),
  },
  weekly_summary: {
    name: t('weekly'),
    about: t('weekly.about'),
  },
  browser: {
    name: t('browser'),
    about: t('browser.about'),
  },
}

/** What is said after a reminder was put somewhere. */
export const PLACED: Record<Exclude<ReminderPlace, 'open'>, string> = {
  tomorrow: t('snoozed.tomorrow'),
  next_week: t('snoozed.next-week'),
  dismissed: t('dismissed'),
}

/** What is said after a kind was switched off. */
export function switchedOff(kind: ReminderKind): string {
  return t('turned-off', { name: SETTING_WORDS[kind].name })
}
