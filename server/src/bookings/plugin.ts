import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Handle } from '../http/handle.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import type { Receipts } from '../receipts/receipts-service.ts'
import type { FaresToday } from '../trips/fares-today-service.ts'
import { type Bookings, createBookings } from './bookings-service.ts'
import { createTravelDesk, type TravelDesk } from './desk-service.ts'
import { createBookingFiles } from './files-service.ts'
import { createTravelPreferences } from './preferences-service.ts'
import { bookingFileRoutes, bookingRoutes } from './routes.ts'
import type { BookingTeller } from './tell-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bookings: Bookings
    travelDesk: TravelDesk
  }
}

interface BookingsOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  settingsOf: SettingsOf
  files: FileStorage
  receipts: Receipts
  faresToday: FaresToday
  teller: BookingTeller
}

/** What approved trips are booked with, and the queue of those who book. */
export const bookingsPlugin = plugin<BookingsOptions>(
  async (app, { db, clock, handle, settingsOf, files, receipts, faresToday, teller }) => {
    const bookings = createBookings({ db, clock, settingsOf, teller })
    const bookingFiles = createBookingFiles({ db, clock, files, receipts, bookings })
    const desk = createTravelDesk({ db, clock, settingsOf, faresToday, bookings })
    const preferences = createTravelPreferences({ db, clock })
    bookingRoutes(handle, { bookings, files: bookingFiles, desk, preferences })
    bookingFileRoutes(app, bookingFiles)
    app.decorate('bookings', bookings)
    app.decorate('travelDesk', desk)
  },
  { name: 'bookings' },
)
