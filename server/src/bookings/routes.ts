import {
  bookingFilePath,
  cancelBooking,
  changeBooking,
  getTripBookings,
  recordBooking,
  removeBookingFile,
  uploadBookingFiles,
} from '@pravas/contract/bookings'
import { changeTravelPreferences, deskFares, getTravelPreferences, listDesk } from '@pravas/contract/travel-desk'
import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'
import { goneSignal } from '../http/gone-signal.ts'
import type { Handle } from '../http/handle.ts'
import { harmless } from '../http/uploaded-file.ts'
import type { Bookings } from './bookings-service.ts'
import type { TravelDesk } from './desk-service.ts'
import type { BookingFiles } from './files-service.ts'
import type { createTravelPreferences } from './preferences-service.ts'

export function bookingRoutes(
  handle: Handle,
  {
    bookings,
    files,
    desk,
    preferences,
  }: {
    bookings: Bookings
    files: BookingFiles
    desk: TravelDesk
    preferences: ReturnType<typeof createTravelPreferences>
  },
): void {
  handle(getTripBookings, ({ actor, params }) => bookings.show(actor, params.tripId))
  handle(recordBooking, ({ actor, params, body }) => bookings.record(actor, params.tripId, body))
  handle(changeBooking, ({ actor, params, body }) => bookings.change(actor, params.tripId, params.bookingId, body))
  handle(cancelBooking, ({ actor, params, body }) => bookings.cancel(actor, params.tripId, params.bookingId, body))
  handle(uploadBookingFiles, ({ actor, params, body, reply }) =>
    files.upload(actor, params.tripId, body.files, goneSignal(reply)),
  )
  handle(removeBookingFile, async ({ actor, params }) => {
    await files.remove(actor, params.tripId, params.fileId)
    return undefined
  })
  handle(listDesk, ({ actor, query }) => desk.list(actor, query))
  handle(deskFares, ({ actor, params }) => desk.fares(actor, params.tripId))
  handle(getTravelPreferences, ({ actor }) => preferences.of(actor))
  handle(changeTravelPreferences, ({ actor, body }) => preferences.change(actor, body))
}

/** The call that answers a file of a trip's bookings. */
export function bookingFileRoutes(app: FastifyInstance, files: BookingFiles): void {
  app.get<{ Params: { tripId: string; fileId: string } }>(
    bookingFilePath(':tripId', ':fileId'),
    async (request, reply) => {
      if (!request.signedIn) throw problem('session.missing')
      const { tripId, fileId } = request.params
      const { bytes, name, mediaType } = await files.open(request.signedIn.actor, tripId, fileId)
      return harmless(reply, name).type(mediaType).send(Buffer.from(bytes))
    },
  )
}
