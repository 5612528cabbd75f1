import plugin from 'fastify-plugin'
import type { Bookings } from '../bookings/bookings-service.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Budgets } from '../http/budgets.ts'
import type { Handle } from '../http/handle.ts'
import { createCalendars } from './feeds-service.ts'
import { calendarRoutes } from './routes.ts'

interface CalendarOptions {
  config: { publicUrl: URL }
  db: Database['db']
  clock: Clock
  handle: Handle
  bookings: Bookings
  budgets: Budgets
}

/** What one reading takes of the budget of its feed, which is as large as a person's: some tens a minute are enough for any calendar. */
const READING_COST = 10_000

/** Trips in calendars. */
export const calendarPlugin = plugin<CalendarOptions>(
  async (app, { config: { publicUrl }, db, clock, handle, bookings, budgets }) => {
    const charge = (feedId: string) => void budgets.spend(`calendar feed ${feedId}`, READING_COST)
    calendarRoutes(app, handle, createCalendars({ db, clock, bookings, publicUrl, charge }))
  },
  { name: 'calendar' },
)
