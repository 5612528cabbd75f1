import { z } from 'zod'
import { CalendarDate, Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { ReceiptFile, UPLOAD_BYTES } from './fingenie.ts'
import { GroundLeg } from './ground.ts'
import { isGstin } from './gstin.ts'
import { isWholePaise, Rupees } from './money.ts'
import { RecordRef, RequestStatus } from './requests.ts'
import { PlainText } from './text.ts'

const tag = 'Bookings'

/** ₹1 crore: no ticket and no stay costs more. */
const MOST_COST = 10_000_000
/** How many files a booking may have. */
export const BOOKING_FILES = 10
/** How many flights one ticket of a leg may have, connections included. */
const MOST_LEGS = 6
/** How many characters the reason of a change may have. */
export const BOOKING_REASON_CHARACTERS = 500

const text = (most: number) => PlainText.trim().max(most, `At most ${most} characters.`)
/** Text that may be missing; one without a character is none. */
const optional = (most: number) => text(most).nullable().default(null)
const Amount = z
  .number('Enter the amount in rupees.')
  .min(0, 'An amount is ₹0 or more.')
  .max(MOST_COST, 'An amount is ₹1,00,00,000 at most.')
  .refine(isWholePaise, 'Rupees have at most two decimals.')

/** An airport by its IATA code, such as DEL. */
const Airport = PlainText.trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'Enter the airport’s code of three letters, such as DEL.')
  .meta({ examples: ['DEL'] })

/** Local time at the place, `YYYY-MM-DD HH:mm`. */
const LocalTime = PlainText.trim()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, 'Enter the local time as YYYY-MM-DD HH:mm.')
  .refine(isLocalTime, 'That day or time doesn’t exist.')
  .meta({ examples: ['2026-06-19 07:00'] })

function isLocalTime(value: string): boolean {
  const [day = '', clock = ''] = value.split(' ')
  const [hour = 24, minute = 60] = clock.split(':').map(Number)
  return z.iso.date().safeParse(day).success && hour < 24 && minute < 60
}

/** One flight of a booking. */
export const BookedLeg = z
  .object({
    airline: optional(100),
    flight_number: text(20).min(1, 'Enter the flight number.'),
    from: Airport,
    from_terminal: optional(20),
    departs: LocalTime,
    to: Airport,
    to_terminal: optional(20),
    arrives: LocalTime,
    seat: optional(20),
  })
  .meta({ id: 'BookedLeg' })
export type BookedLeg = z.infer<typeof BookedLeg>

const Stay = z.object({
  name: text(200).min(1, 'Enter the hotel’s name.'),
  address: optional(500),
  phone: optional(40),
  check_in: z.iso.date('Enter the day of arrival.'),
  check_out: z.iso.date('Enter the day of departure.'),
})

/** The stay of a booking. */
export const BookedStay = Stay.refine(({ check_in, check_out }) => check_in < check_out, {
  path: ['check_out'],
  message: 'The stay ends after it begins.',
}).meta({ id: 'BookedStay' })
export type BookedStay = z.infer<typeof BookedStay>

/** Who pays: the organisation through its travel desk, or the traveller, who claims it. */
export const PaidBy = z.enum(['organisation', 'traveller'])
export type PaidBy = z.infer<typeof PaidBy>

/** A part of a trip: its kind and where it stands among those of its kind, such as `flight:1`. */
export const TripPart = z
  .string()
  .regex(/^(?:flight|return_flight|hotel):[1-9]\d?$/, 'Name a part of the trip, such as flight:1.')
  .meta({ format: 'trip-part' })

/** What is recorded of a booking. */
const BookingFields = z.object({
  paid_by: PaidBy.optional().meta({
    description: 'if omitted, `organisation` for bookings recorded by its travel desk',
  }),
  reference: text(40).min(1, 'Enter the PNR or the confirmation number.'),
  invoice_number: optional(64),
  invoice_date: z.iso.date('Enter a date.').nullable().default(null),
  gstin: text(15)
    .toUpperCase()
    .refine((value) => value === '' || isGstin(value), 'This is not a valid GSTIN. Please check each character.')
    .nullable()
    .default(null),
  cost: Amount.nullable().default(null).meta({ description: 'actual cost' }),
  note: optional(1000),
  legs: z
    .array(BookedLeg)
    .min(1, 'Enter the flight.')
    .max(MOST_LEGS, `At most ${MOST_LEGS} flights.`)
    .optional()
    .meta({ description: 'legs of a flight, in order' }),
  stay: BookedStay.optional().meta({ description: 'for hotels' }),
  files: z.array(z.uuid()).max(BOOKING_FILES, `At most ${BOOKING_FILES} files.`).default([]),
})
export type BookingFields = z.infer<typeof BookingFields>

const BookingFile = z
  .object({
    file_id: z.uuid(),
    name: z.string(),
    media_type: z.string(),
    bytes: z.int(),
  })
  .meta({ id: 'BookingFile' })
export type BookingFile = z.infer<typeof BookingFile>

/** One step in the history of a booking. */
const BookingChange = z
  .object({
    version: z.int(),
    kind: z.enum(['booked', 'changed', 'cancelled']),
    at: Instant,
    by: z.string(),
    changed: z
      .array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
      .meta({ description: 'the changed fields' }),
    fee: Rupees,
    refund: Rupees,
    reason: z.string().nullable(),
  })
  .meta({ id: 'BookingChange' })
export type BookingChange = z.infer<typeof BookingChange>

export const Booking = z
  .object({
    id: z.uuid(),
    part: TripPart,
    status: z.enum(['booked', 'cancelled']),
    version: z.int().meta({ description: 'version, incremented by every change' }),
    outdated: z.boolean().meta({ description: 'true if the trip was changed and approved again since' }),
    title: z.string(),
    paid_by: PaidBy,
    reference: z.string().meta({ description: 'the PNR, or the confirmation number of a hotel' }),
    invoice_number: z.string().nullable(),
    invoice_date: CalendarDate.nullable(),
    gstin: z.string().nullable(),
    cost: Rupees.nullable(),
    fee: Rupees.meta({ description: 'total fees for changes and the cancellation' }),
    refund: Rupees.meta({ description: 'refund' }),
    note: z.string().nullable(),
    legs: z.array(BookedLeg).nullable(),
    stay: BookedStay.nullable(),
    files: z.array(BookingFile),
    booked_by: z.string(),
    booked_at: Instant,
    updated_at: Instant,
    cancellation_reason: z.string().nullable(),
    history: z.array(BookingChange),
  })
  .meta({ id: 'Booking' })
export type Booking = z.infer<typeof Booking>

/** A flight or a stay of a trip: what was approved, and what became of it. */
export const BookablePart = z
  .object({
    part: TripPart,
    kind: z.enum(['flight', 'hotel']),
    title: z.string(),
    approved: Rupees,
    legs: z.array(BookedLeg).nullable().meta({ description: 'the approved value' }),
    stay: Stay.partial().nullable().meta({ description: 'the approved value' }),
    fare: z
      .object({ cabin: z.string(), refundable: z.boolean().nullable() })
      .nullable()
      .meta({ description: 'approved, for flights' }),
    booking: Booking.nullable().meta({ description: 'the current booking' }),
    earlier: z.array(Booking).meta({ description: 'cancelled bookings, latest first' }),
  })
  .meta({ id: 'BookablePart' })
export type BookablePart = z.infer<typeof BookablePart>

/** Where a file lies that was uploaded and belongs to no booking yet, and what was read in it. */
const ReadFile = BookingFile.extend({
  read: z
    .object({
      reference: z.string().nullable(),
      invoice_number: z.string().nullable(),
      date: CalendarDate.nullable(),
      amount: Rupees.nullable(),
      currency: z
        .string()
        .nullable()
        .optional()
        .meta({ description: "set if the amount isn't in rupees; the amount is then omitted" }),
      gstin: z.string().nullable(),
    })
    .nullable()
    .meta({
      description: 'values read from the file, to check before saving; null if nothing could be read',
    }),
}).meta({ id: 'ReadBookingFile' })
export type ReadBookingFile = z.infer<typeof ReadFile>

/** Who books the trips of an organisation: its travel desk, or each traveller. */
export const BookedBy = z.enum(['desk', 'self'])
export type BookedBy = z.infer<typeof BookedBy>

/** Somebody to book for: how to reach them and what they would like. A guest is reached through who requested the trip. */
const TravellerToBook = z
  .object({
    name: z.string(),
    employee_id: z.string().nullable().meta({ description: 'null for a guest' }),
    email: z.string(),
    phone: z.string().nullable(),
    grade: z.string().nullable(),
    seat: z.enum(['window', 'aisle']).nullable(),
    meal: z.string().nullable(),
    note: z.string().nullable().meta({ description: "other preferences, in the traveller's own words" }),
  })
  .meta({ id: 'TravellerToBook' })
export type TravellerToBook = z.infer<typeof TravellerToBook>

/** The bookings of one trip. */
export const TripBookings = z
  .object({
    trip_id: z.uuid(),
    trip_number: z.string(),
    status: RequestStatus,
    version: z.int(),
    title: z.string().meta({ description: 'destination' }),
    purpose: z.string(),
    departure_date: CalendarDate,
    return_date: CalendarDate.nullable(),
    approved: z.object({ by: z.string(), at: Instant }).nullable(),
    booked_by: BookedBy,
    may_book: z.boolean(),
    is_own: z.boolean(),
    traveller: TravellerToBook.meta({ description: 'who travels; of several, the first' }),
    travellers: z.array(TravellerToBook).optional().meta({
      description: 'all who travel, if not the requester alone; what is booked is for each of them',
    }),
    requested_by: z.object({ name: z.string(), email: z.string() }).optional().meta({
      description: 'who requested it, if not the requester alone travels',
    }),
    parts: z.array(BookablePart).meta({ description: 'parts in the order of the journey' }),
    ground: z.array(GroundLeg).optional().meta({
      description: 'trains, buses and cabs as approved, which travellers buy themselves; absent if there are none',
    }),
    unfiled: z.array(ReadFile).meta({ description: 'files without a booking' }),
    totals: z.object({
      approved: Rupees,
      booked: Rupees.meta({ description: 'recorded cost of the current bookings' }),
      approved_of_booked: Rupees.meta({ description: 'approved amount of the parts whose cost is recorded' }),
      unknown: z.int().meta({ description: 'number of bookings without a recorded cost' }),
      fees: Rupees,
      refunds: Rupees,
      organisation: Rupees.meta({ description: 'amount booked and paid by the organisation' }),
      spent: z
        .number()
        .optional()
        .meta({ description: 'rupees for all bookings, including cancelled ones; fees added, refunds subtracted' }),
    }),
  })
  .meta({ id: 'TripBookings' })
export type TripBookings = z.infer<typeof TripBookings>

const OneTrip = z.object({ tripId: RecordRef })
const OneBooking = OneTrip.extend({ bookingId: RecordRef })
const READING = ['record.not_found', 'action.forbidden'] as const
const WRITING = [...READING, 'booking.not_approved', 'booking.changed'] as const

export const getTripBookings = endpoint({
  operationId: 'getTripBookings',
  scope: 'read',
  method: 'GET',
  path: '/trip/:tripId/bookings',
  summary: 'Get the bookings of a trip; for its traveller, the travel desk, finance and auditors',
  tag,
  params: OneTrip,
  response: TripBookings,
  errors: READING,
})

export const recordBooking = endpoint({
  operationId: 'recordBooking',
  method: 'POST',
  path: '/trip/:tripId/bookings',
  summary:
    'Record the booking of a part of an approved trip; for the travel desk, or for the traveller if nobody has that role',
  tag,
  params: OneTrip,
  body: BookingFields.extend({ part: TripPart }),
  response: TripBookings,
  errors: [...WRITING, 'booking.taken'],
})

const Reason = PlainText.trim().max(BOOKING_REASON_CHARACTERS, `At most ${BOOKING_REASON_CHARACTERS} characters.`)

export const changeBooking = endpoint({
  operationId: 'changeBooking',
  method: 'PUT',
  path: '/trip/:tripId/bookings/:bookingId',
  summary: 'Change a booking; earlier versions are kept',
  tag,
  params: OneBooking,
  body: BookingFields.extend({
    version: z.int().meta({ description: 'the version you read; 409 if it has changed since' }),
    reason: Reason.default(''),
    fee: Amount.default(0).meta({ description: 'fee for this change' }),
    refund: Amount.default(0).meta({ description: 'refund from this change' }),
  }),
  response: TripBookings,
  errors: WRITING,
})

export const cancelBooking = endpoint({
  operationId: 'cancelBooking',
  method: 'POST',
  path: '/trip/:tripId/bookings/:bookingId/cancel',
  summary: 'Cancel a booking, including one of a cancelled trip',
  tag,
  params: OneBooking,
  body: z.object({
    version: z.int(),
    reason: Reason.min(1, 'Say why it is cancelled.'),
    fee: Amount.default(0).meta({ description: 'cancellation fee' }),
    refund: Amount.default(0).meta({ description: 'refund' }),
  }),
  response: TripBookings,
  errors: WRITING,
})

export const uploadBookingFiles = endpoint({
  operationId: 'uploadBookingFiles',
  method: 'POST',
  path: '/trip/:tripId/booking-files',
  summary: 'Upload tickets, vouchers and invoices of a trip. Returns the values read from them, to check before saving',
  tag,
  params: OneTrip,
  body: z.object({
    files: z.array(ReceiptFile).min(1, 'Choose a file.').max(BOOKING_FILES, `At most ${BOOKING_FILES} files at once.`),
  }),
  files: 'files',
  response: z.object({ files: z.array(ReadFile) }),
  bodyBytes: UPLOAD_BYTES,
  errors: ['record.not_found', 'action.forbidden', 'booking.not_approved', 'storage.full', 'receipt.unreadable'],
})

export const removeBookingFile = endpoint({
  operationId: 'removeBookingFile',
  method: 'DELETE',
  path: '/trip/:tripId/booking-files/:fileId',
  summary: 'Delete a file without a booking',
  tag,
  params: OneTrip.extend({ fileId: RecordRef }),
  errors: READING,
})

/** The path of a file of a trip's bookings. */
export const bookingFilePath = (trip: string, fileId: string): string => `/api/trip/${trip}/booking-files/${fileId}`

/** The path of a trip as a file for calendars. */
export const tripCalendarPath = (trip: string): string => `/api/trip/${trip}/itinerary.ics`
