import type { BookablePart, BookedLeg, BookedStay, Booking, BookingFile, PaidBy } from '@pravas/contract/bookings'
import { z } from 'zod'
import { unsavedEdits } from '../../api/unsaved-edits.ts'
import { typedAmount } from '../../ui/records/typed-amount.ts'

const Text = z.string()

/** A booking as it is typed: every field a text. */
const Draft = z.object({
  reference: Text,
  cost: Text,
  paid_by: z.enum(['organisation', 'traveller']),
  invoice_number: Text,
  invoice_date: Text,
  gstin: Text,
  note: Text,
  reason: Text,
  fee: Text,
  refund: Text,
  legs: z.array(
    z.object({
      airline: Text,
      flight_number: Text,
      from: Text,
      from_terminal: Text,
      departs: Text,
      to: Text,
      to_terminal: Text,
      arrives: Text,
      seat: Text,
    }),
  ),
  stay: z.object({ name: Text, address: Text, phone: Text, check_in: Text, check_out: Text }).nullable(),
  files: z.array(z.object({ file_id: Text, name: Text, media_type: Text, bytes: z.number() })),
})
export type BookingDraft = z.infer<typeof Draft>
export type LegDraft = BookingDraft['legs'][number]

/** What was typed of a booking and not saved, over a reload of the tab. */
export function typedBooking(trip: string, part: string) {
  return unsavedEdits(`booking ${trip} ${part}`, z.object({ of: z.string(), base: z.int(), draft: Draft }))
}

/** A booking as the form begins: as it is recorded, or as it was approved. */
export function draftOf(part: BookablePart, booking: Booking | null, paidBy: PaidBy): BookingDraft {
  const legs = booking?.legs ?? part.legs ?? []
  const stay = booking?.stay ?? part.stay
  return {
    reference: booking?.reference ?? '',
    cost: booking?.cost == null ? '' : String(booking.cost),
    paid_by: booking?.paid_by ?? paidBy,
    invoice_number: booking?.invoice_number ?? '',
    invoice_date: booking?.invoice_date ?? '',
    gstin: booking?.gstin ?? '',
    note: booking?.note ?? '',
    reason: '',
    fee: '',
    refund: '',
    legs: legs.map(legDraft),
    stay:
      part.kind === 'hotel'
        ? {
            name: stay?.name ?? part.title,
            // What was approved names a part of town, which is no address.
            address: booking?.stay?.address ?? '',
            phone: booking?.stay?.phone ?? '',
            check_in: stay?.check_in ?? '',
            check_out: stay?.check_out ?? '',
          }
        : null,
    files: booking?.files ?? [],
  }
}

/** A leg as it is typed. */
function legDraft(leg: BookedLeg): LegDraft {
  const { airline, from_terminal, to_terminal, seat, departs, arrives, ...rest } = leg
  return {
    ...rest,
    airline: airline ?? '',
    from_terminal: from_terminal ?? '',
    to_terminal: to_terminal ?? '',
    seat: seat ?? '',
    departs: departs.replace(' ', 'T'),
    arrives: arrives.replace(' ', 'T'),
  }
}

/** What the call takes of a draft; undefined where an amount is none, which the field then says. */
export function bodyOf(draft: BookingDraft) {
  const { cost, legs, stay, files, invoice_date, reason: _reason, fee: _fee, refund: _refund, ...texts } = draft
  const rupees = amountOf(cost)
  if (rupees === undefined) return undefined
  return {
    ...texts,
    cost: rupees,
    invoice_date: invoice_date || null,
    files: files.map(({ file_id }) => file_id),
    ...(stay
      ? { stay: stay satisfies Record<keyof BookedStay, string> }
      : {
          legs: legs.map((leg) => ({
            ...leg,
            departs: leg.departs.replace('T', ' '),
            arrives: leg.arrives.replace('T', ' '),
          })),
        }),
  }
}

/** The rupees of a field; null where nothing is typed, undefined where it is no amount. */
export function amountOf(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : typedAmount(typed)
}

interface ReadOfFile {
  reference: string | null
  invoice_number: string | null
  date: string | null
  amount: number | null
  gstin: string | null
}

/** A draft with what was read in a file in the fields in which nothing is typed yet, and the file. */
export function withRead(draft: BookingDraft, file: BookingFile, read: ReadOfFile | null): BookingDraft {
  const { file_id, name, media_type, bytes } = file
  const or = (typed: string, found: string | null | undefined) => (typed.trim() === '' ? (found ?? '') : typed)
  return {
    ...draft,
    reference: or(draft.reference, read?.reference),
    invoice_number: or(draft.invoice_number, read?.invoice_number),
    invoice_date: or(draft.invoice_date, read?.date),
    gstin: or(draft.gstin, read?.gstin),
    cost: or(draft.cost, read?.amount === null || read?.amount === undefined ? null : String(read.amount)),
    files: [...draft.files.filter((one) => one.file_id !== file_id), { file_id, name, media_type, bytes }],
  }
}
