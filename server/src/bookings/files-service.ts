import type { ReadBookingFile } from '@pravas/contract/bookings'
import type { ReceiptFile } from '@pravas/contract/fingenie'
import { stripImage } from '@pravas/reading/strip-image'
import { type Actor, ownerOf } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import type { FileStorage } from '../files/storage.ts'
import { isId, newId } from '../ids.ts'
import type { Receipts } from '../receipts/receipts-service.ts'
import type { Bookings } from './bookings-service.ts'
import { deleteUnfiled, insertBookingFiles, type NewBookingFile, selectBookingFiles } from './files-store.ts'
import { lockTrip, selectBookableTrip } from './store.ts'
import { readTicket } from './ticket-rules.ts'

export type BookingFiles = ReturnType<typeof createBookingFiles>

interface FilesDeps {
  db: Database['db']
  clock: Clock
  files: FileStorage
  receipts: Pick<Receipts, 'readDocuments'>
  bookings: Pick<Bookings, 'bookable'>
}

/** Tickets, vouchers and invoices of trips: read as receipts are, kept by their content, and opened by those who may. */
export function createBookingFiles({ db, clock, files, receipts, bookings }: FilesDeps) {
  return {
    /**
     * Reads and keeps files of an approved trip and answers what could be read in them; one in which nothing could be is kept as
     * well. Throws as `receipts.readDocuments`, and 'booking.not_approved'.
     */
    async upload(
      actor: Actor,
      reference: string,
      uploaded: readonly ReceiptFile[],
      signal: AbortSignal,
    ): Promise<{ files: ReadBookingFile[] }> {
      const trip = await bookings.bookable(db, actor, reference)
      if (trip.status !== 'approved') throw problem('booking.not_approved')
      const at = clock.now()
      const read = await receipts.readDocuments(actor, 'body.files', uploaded, { today: dayOf(at), signal })
      const kept = read.map(
        (file): NewBookingFile => ({
          id: newId(),
          hash: file.hash,
          name: file.name,
          mediaType: file.type,
          bytes: file.bytes.length,
          read: file.reading && readTicket(file.reading),
        }),
      )
      await inTransaction(db, async (trx) => {
        // It may have been cancelled while they were read.
        if ((await lockTrip(trx, actor.orgId, trip.id)).status !== 'approved') throw problem('booking.not_approved')
        await insertBookingFiles(trx, { orgId: actor.orgId, tripId: trip.id, personId: actor.personId, at }, kept)
        const detail = { files: kept.map(({ id, name }) => ({ id, name })) }
        await recordAudit(trx, auditEntry(actor, 'trip.files_added', at, { kind: 'trip', id: trip.id }, detail))
      })
      return {
        files: kept.map(({ id, name, mediaType, bytes, read }) => ({
          file_id: id,
          name,
          media_type: mediaType,
          bytes,
          read: read as ReadBookingFile['read'],
        })),
      }
    },

    /** Removes a file that belongs to no booking; throws 'record.not_found' for any other. */
    async remove(actor: Actor, reference: string, fileId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const trip = await bookings.bookable(trx, actor, reference)
        if (!isId(fileId)) throw problem('record.not_found')
        await lockTrip(trx, actor.orgId, trip.id)
        if (!(await deleteUnfiled(trx, { orgId: actor.orgId, tripId: trip.id, fileId })))
          throw problem('record.not_found')
        const record = { kind: 'trip', id: trip.id }
        await recordAudit(trx, auditEntry(actor, 'trip.file_removed', clock.now(), record, { file: fileId }))
      })
    },

    /** A file with its name and type; a picture to others than its uploader without what the camera wrote into it. */
    async open(actor: Actor, reference: string, fileId: string) {
      const trip = isId(fileId) ? await selectBookableTrip(db, actor.orgId, reference) : undefined
      if (!trip) throw problem('record.not_found')
      demand(actor, { to: 'read-bookings', owner: ownerOf(trip) })
      const row = (await selectBookingFiles(db, actor.orgId, trip.id)).find(({ id }) => id === fileId)
      if (!row) throw problem('record.not_found')
      const bytes = await files.get(row.file_hash)
      const { file_name: name, media_type: mediaType } = row
      const isTheirs = row.person_id === actor.personId
      const stripped = isTheirs || mediaType === 'application/pdf' ? undefined : stripImage(bytes, mediaType)
      return { bytes: stripped ?? bytes, name, mediaType }
    },
  }
}
