import plugin from 'fastify-plugin'
import type { DraftFares } from '../assistants/tripmate/draft-fares-service.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Expenses } from '../expenses/service.ts'
import type { Handle } from '../http/handle.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import type { Reports } from '../reports/service.ts'
import type { Trips } from '../trips/service.ts'
import { createRemind } from './remind-service.ts'
import { createReminders } from './reminders-service.ts'
import { reminderRoutes } from './routes.ts'
import { createReminderSettings } from './settings-service.ts'
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
  draftFares: DraftFares
  handle: Handle
  expenses: Expenses
  reports: Reports
  outbox: Outbox
  settingsOf: SettingsOf
}

/** Reminders, and the managers' weekly summary. */
export const notificationsPlugin = plugin<NotificationsOptions>(
  async (
    app,
    { config: { publicUrl }, handle, db, clock, trips, draftFares, expenses, reports, outbox, settingsOf },
  ) => {
    const settings = createReminderSettings({ db })
    const parts = { db, clock, trips, draftFares, settings, settingsOf }
    reminderRoutes(handle, { reminders: createReminders(parts), settings })
    const remind = createRemind(parts)
    const weeklySummary = createWeeklySummary({
      db,
      clock,
      trips,
      expenses,
      reports,
      outbox,
      settings,
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
