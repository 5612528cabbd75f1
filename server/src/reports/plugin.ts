import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { reportRoutes } from './routes.ts'
import { createReports, type Reports } from './service.ts'
import { createSpending, type Spending } from './spending-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    reports: { reports: Reports; spending: Spending }
  }
}

interface ReportsOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  settingsOf: SettingsOf
}

/** Figures of trips and spending: the dashboard's, and those that FinGenie answers with. */
export const reportsPlugin = plugin<ReportsOptions>(
  async (app, { db, clock, handle, settingsOf }) => {
    const reports = createReports({ db, clock, settingsOf })
    reportRoutes(handle, reports)
    app.decorate('reports', { reports, spending: createSpending({ db }) })
  },
  { name: 'reports' },
)
