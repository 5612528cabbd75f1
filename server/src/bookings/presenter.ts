import {
  type BookablePart,
  BookedLeg,
  BookedStay,
  type Booking,
  type BookingFile,
  type ReadBookingFile,
} from '@pravas/contract/bookings'
import { rupeesFromPaise } from '@pravas/contract/money'
import { z } from 'zod'
import { changedFields, type KeptBooking } from './booking-rules.ts'
import type { BookingFileRow } from './files-store.ts'
import type { ApprovedPart } from './part-rules.ts'
import type { BookingChangeRow, BookingRow } from './store.ts'

const Details = z.object({ legs: z.array(BookedLeg).nullable(), stay: BookedStay.nullable() })
const Read = z.object({
  reference: z.string().nullable(),
  invoice_number: z.string().nullable(),
  date: z.string().nullable(),
  amount: z.number().nullable(),
  gstin: z.string().nullable(),
})

/** The legs and the stay of a booking as they are kept. */
function detailsOf(row: Pick<BookingRow, 'details'>): z.infer<typeof Details> {
  return Details.parse(row.details)
}

/** Where a file lies, for those who may open it. */
function presentFile(row: BookingFileRow): BookingFile {
  return { file_id: row.id, name: row.file_name, media_type: row.media_type, bytes: row.byte_size }
}

/** The same with what was read in it. */
export function presentReadFile(row: BookingFileRow): ReadBookingFile {
  return { ...presentFile(row), read: row.reading === null ? null : Read.parse(row.reading) }
}

interface Known {
  changes: readonly BookingChangeRow[]
  files: readonly BookingFileRow[]
  /** The version of the trip as it stands. */
  tripVersion: number
}

/** A booking with its files and how it came to be as it is. */
function presentBooking(row: BookingRow, { changes, files, tripVersion }: Known): Booking {
  const { legs, stay } = detailsOf(row)
  const own = changes.filter(({ booking_id }) => booking_id === row.id)
  return {
    id: row.id,
    part: row.part,
    status: row.status,
    version: row.version,
    outdated: row.trip_version !== tripVersion,
    title: row.title,
    paid_by: row.paid_by,
    reference: row.reference,
    invoice_number: row.invoice_number,
    invoice_date: row.invoice_date,
    gstin: row.gstin,
    cost: row.cost_paise === null ? null : rupeesFromPaise(row.cost_paise),
    fee: rupeesFromPaise(row.fee_paise),
    refund: rupeesFromPaise(row.refund_paise),
    note: row.note,
    legs,
    stay,
    files: files.filter(({ booking_id }) => booking_id === row.id).map(presentFile),
    booked_by: row.booked_by_name,
    booked_at: row.booked_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    cancellation_reason: row.cancellation_reason,
    history: own.map((change, at) => ({
      version: change.version,
      kind: change.kind,
      at: change.changed_at.toISOString(),
      by: change.changed_by_name,
      changed: change.kind === 'changed' ? changedFields(keptOf(own[at - 1]), keptOf(change)) : [],
      fee: rupeesFromPaise(change.fee_paise),
      refund: rupeesFromPaise(change.refund_paise),
      reason: change.reason,
    })),
  }
}

function keptOf(change: BookingChangeRow | undefined): KeptBooking {
  return change?.booking ?? {}
}

/** A part of a trip with its bookings, of which there are only its own. */
export function presentPart(part: ApprovedPart, bookings: readonly BookingRow[], known: Known): BookablePart {
  const own = bookings.filter((row) => row.part === part.part)
  const live = own.find(({ status }) => status === 'booked')
  return {
    part: part.part,
    kind: part.kind,
    title: part.title,
    approved: rupeesFromPaise(part.pricePaise),
    legs: part.legs,
    stay: part.stay,
    fare: part.fare,
    booking: live ? presentBooking(live, known) : null,
    earlier: own.filter((row) => row !== live).map((row) => presentBooking(row, known)),
  }
}
