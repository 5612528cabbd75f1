import type { BookablePart, BookedLeg, BookedStay, Booking, BookingFile, PaidBy } from '@pravas/contract/bookings'
import { z } from 'zod'
import { unsavedEdits } from '../../api/unsaved-edits.ts'
import { typedAmount } from '../../ui/records/typed-amount.ts'

const Text = z.string()

/** The fields that a file can fill. */
const FILLED = ['reference', 'invoice_number', 'invoice_date', 'gstin', 'cost'] as const
type Filled = (typeof FILLED)[number]

/** What was read in a file, as it is typed; a field that it doesn't name is empty. */
const Read = z.object({ reference: Text, invoice_number: Text, invoice_date: Text, gstin: Text, cost: Text })

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
  files: z.array(
    z.object({
      file_id: Text,
      name: Text,
      media_type: Text,
      bytes: z.number(),
      /** What was read in it; null for one of which nothing is known here. */
      read: Read.nullable(),
      /** The fields that it filled. */
      filled: z.array(Text),
    }),
  ),
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
    files: (booking?.files ?? []).map((file) => ({ ...file, read: null, filled: [] })),
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

/** A draft with a file, and what was read in it in the fields in which nothing is typed yet. */
export function withRead(draft: BookingDraft, file: BookingFile, found: ReadOfFile | null): BookingDraft {
  const { file_id, name, media_type, bytes } = file
  const read = found && {
    reference: found.reference ?? '',
    invoice_number: found.invoice_number ?? '',
    invoice_date: found.date ?? '',
    gstin: found.gstin ?? '',
    cost: found.amount === null ? '' : String(found.amount),
  }
  const filled = FILLED.filter((field) => draft[field].trim() === '' && read !== null && read[field] !== '')
  const others = draft.files.filter((one) => one.file_id !== file_id)
  return {
    ...draft,
    ...Object.fromEntries(filled.map((field) => [field, read?.[field] ?? ''])),
    files: [...others, { file_id, name, media_type, bytes, read, filled }],
  }
}

/** A draft without a file, and without what it filled; another file fills that if it can. What was typed since stays. */
export function withoutFile(draft: BookingDraft, fileId: string): BookingDraft {
  const gone = draft.files.find(({ file_id }) => file_id === fileId)
  const files = draft.files.filter(({ file_id }) => file_id !== fileId)
  if (!gone?.read) return { ...draft, files }
  const { read } = gone
  const emptied = FILLED.filter((field) => gone.filled.includes(field) && draft[field] === read[field])
  const sourceOf = (field: Filled) => files.find((file) => file.read !== null && file.read[field] !== '')
  return {
    ...draft,
    ...Object.fromEntries(emptied.map((field) => [field, sourceOf(field)?.read?.[field] ?? ''])),
    files: files.map((file) => ({
      ...file,
      filled: [...file.filled, ...emptied.filter((field) => sourceOf(field) === file)],
    })),
  }
}

/** The fields in which a file says something else than the draft; the date of one without an invoice number is its own. */
export function differencesOf(draft: BookingDraft, { read }: BookingDraft['files'][number]): Filled[] {
  if (!read) return []
  return FILLED.filter((field) => {
    if (read[field] === '' || (field === 'invoice_date' && read.invoice_number === '')) return false
    if (field === 'cost') return amountOf(draft.cost) !== amountOf(read.cost)
    return draft[field].trim().toUpperCase() !== read[field].toUpperCase()
  })
}

/** A draft with what a file says in place of what is typed. */
export function withValuesOf(draft: BookingDraft, fileId: string): BookingDraft {
  const file = draft.files.find(({ file_id }) => file_id === fileId)
  const fields = file ? differencesOf(draft, file) : []
  return {
    ...draft,
    ...Object.fromEntries(fields.map((field) => [field, file?.read?.[field] ?? ''])),
    files: draft.files.map((one) => ({
      ...one,
      filled:
        one === file
          ? [...new Set([...one.filled, ...fields])]
          : one.filled.filter((name) => !fields.some((field) => field === name)),
    })),
  }
}
