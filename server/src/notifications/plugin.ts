import plugin from 'fastify-plugin'
import type { Advances } from '../advances/service.ts'
import type { DraftFares } from '../assistants/tripmate/draft-fares-service.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Expenses } from '../expenses/service.ts'
import type { Handle } from '../http/handle.ts'
import type { Inbox } from '../inbox/inbox-service.ts'
import type { NotificationSettings } from '../inbox/settings-service.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import type { Reports } from '../reports/service.ts'
import type { Trips } from '../trips/service.ts'
import { createRemind } from './remind-service.ts'
import { createReminderWords } from './reminder-words-service.ts'
import { createReminders } from './reminders-service.ts'
import { reminderRoutes } from './routes.ts'
import { createWeeklySummary } from './weekly-summary-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reminds people of what is due, and writes the managers' weekly summary; to be called every few minutes. */
    remind: () => Promise<void>
  }
}

interface NotificationsOptions {
  config: { publicUrl: URL }
  db: Database['db']
  clock: Clock
  trips: Trips
  advances: Advances
  draftFares: DraftFares
  handle: Handle
  expenses: Expenses
  reports: Reports
  outbox: Outbox
  inbox: Inbox
  notificationSettings: NotificationSettings
  settingsOf: SettingsOf
}

/** Reminders, and the managers' weekly summary. */
export const notificationsPlugin = plugin<NotificationsOptions>(
  async (
    app,
    {
      config: { publicUrl },
      handle,
      db,
      clock,
      trips,
      advances,
      draftFares,
      expenses,
      reports,
      outbox,
      inbox,
      notificationSettings,
      settingsOf,
    },
  ) => {
    const wordsOf = createReminderWords({ db, clock, trips, advances, draftFares, settingsOf })
    const parts = { db, clock, wordsOf, notificationSettings, settingsOf }
    reminderRoutes(handle, createReminders({ ...parts, inbox }))
    const remind = createRemind({ ...parts, trips, advances, draftFares, outbox, publicUrl })
    const weeklySummary = createWeeklySummary({
      db,
      clock,
      trips,
      expenses,
      reports,
      outbox,
      notificationSettings,
      settingsOf,
      publicUrl,
    })
    app.decorate('remind', async () => {
      await remind.run()
      await weeklySummary.run()
    })
  },
  { name: 'notifications' },
)
