import type { Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type BookingFileRow = Awaited<ReturnType<typeof selectBookingFiles>>[number]

/** A file as it is kept. */
export interface NewBookingFile {
  id: string
  hash: string
  name: string
  mediaType: 'image/jpeg' | 'image/png' | 'application/pdf'
  bytes: number
  /** What was read in it; null where nothing could be. */
  read: Record<string, unknown> | null
}

/** The files of a trip in the order in which they came. */
export function selectBookingFiles(db: Db, orgId: string, tripId: string) {
  return db
    .selectFrom('booking_files')
    .select(['id', 'booking_id', 'person_id', 'file_hash', 'file_name', 'media_type', 'byte_size', 'reading'])
    .where('org_id', '=', orgId)
    .where('trip_id', '=', tripId)
    .orderBy('id')
    .execute()
}

export async function insertBookingFiles(
  trx: Transaction<Tables>,
  of: { orgId: string; tripId: string; personId: string; at: Date },
  files: readonly NewBookingFile[],
): Promise<void> {
  await trx
    .insertInto('booking_files')
    .values(
      files.map(({ id, hash, name, mediaType, bytes, read }) => ({
        org_id: of.orgId,
        id,
        trip_id: of.tripId,
        booking_id: null,
        person_id: of.personId,
        file_hash: hash,
        file_name: name,
        media_type: mediaType,
        byte_size: bytes,
        reading: read && JSON.stringify(read),
        created_at: of.at,
      })),
    )
    .execute()
}

/** Makes these files, and no others, those of a booking; false where one of them is another's or not of its trip. */
export async function fileUnder(
  trx: Transaction<Tables>,
  { orgId, tripId, bookingId }: { orgId: string; tripId: string; bookingId: string },
  fileIds: readonly string[],
): Promise<boolean> {
  await trx
    .updateTable('booking_files')
    .set({ booking_id: null })
    .where('org_id', '=', orgId)
    .where('booking_id', '=', bookingId)
    .execute()
  if (fileIds.length === 0) return true
  const { numUpdatedRows } = await trx
    .updateTable('booking_files')
    .set({ booking_id: bookingId })
    .where('org_id', '=', orgId)
    .where('trip_id', '=', tripId)
    .where('booking_id', 'is', null)
    .where('id', 'in', [...fileIds])
    .executeTakeFirst()
  return numUpdatedRows === BigInt(new Set(fileIds).size)
}

/** Removes a file that belongs to no booking; false where there is none. */
export async function deleteUnfiled(
  trx: Transaction<Tables>,
  { orgId, tripId, fileId }: { orgId: string; tripId: string; fileId: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('booking_files')
    .where('org_id', '=', orgId)
    .where('trip_id', '=', tripId)
    .where('id', '=', fileId)
    .where('booking_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
