import { z } from 'zod'
import { BookedBy } from './bookings.ts'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { paged } from './paging.ts'
import { RecordRef, RequestStatus } from './requests.ts'
import { PlainText } from './text.ts'
import { FareToday } from './trips.ts'

const tag = 'Travel desk'
const DESK_PAGE = 200

/** The parts of the queue: what has to be booked; what is; what was changed since it was booked; trips and bookings that were cancelled. */
export const DESK_FILTERS = ['to_book', 'booked', 'changed', 'cancelled'] as const
export const DeskFilter = z.enum(DESK_FILTERS)
export type DeskFilter = z.infer<typeof DeskFilter>

export const DeskTrip = z
  .object({
    trip_id: z.uuid(),
    trip_number: z.string(),
    status: RequestStatus,
    traveller: z.string().meta({ description: 'names of all who travel' }),
    employee_id: z.string(),
    title: z.string(),
    departure_date: CalendarDate,
    return_date: CalendarDate.nullable(),
    days_left: z.int().meta({ description: 'days until departure; negative once it has passed' }),
    approved_at: z.iso.datetime().nullable(),
    parts: z.int(),
    booked: z.int().meta({ description: 'number of booked parts' }),
    outdated: z.int().meta({ description: 'number of parts booked for an earlier version of the trip' }),
    to_cancel: z.int().meta({ description: 'number of active bookings of a cancelled trip' }),
    approved: Rupees,
    cost: Rupees.nullable().meta({ description: 'cost of the current bookings; null if none is recorded' }),
  })
  .meta({ id: 'DeskTrip' })
export type DeskTrip = z.infer<typeof DeskTrip>

export const listDesk = endpoint({
  operationId: 'listDesk',
  scope: 'read',
  method: 'GET',
  path: '/travel-desk',
  summary:
    'List trips to book with their bookings, soonest departure first; for the travel desk and super admins, and for auditors to read',
  tag,
  query: z.object({
    filter: DeskFilter.default('to_book'),
    query: PlainText.trim()
      .max(100, 'At most 100 characters.')
      .optional()
      .meta({ description: 'part of the number, name, city or PNR; also finds past trips' }),
    ...paged({ most: DESK_PAGE }),
  }),
  response: z.object({
    items: z.array(DeskTrip),
    next: z.string().nullable(),
    counts: z
      .object({ to_book: z.int(), booked: z.int(), changed: z.int(), cancelled: z.int() })
      .meta({ description: 'counts of current and future trips, regardless of the search' }),
    booked_by: BookedBy.meta({ description: 'who books in this organisation' }),
    manage: z.boolean().meta({ description: 'whether the caller can book' }),
  }),
  errors: ['action.forbidden'],
})

export const deskFares = endpoint({
  operationId: 'deskFares',
  method: 'GET',
  path: '/travel-desk/:tripId/fares',
  summary: "Get current fares of an approved trip's flights; for everyone who can book it",
  tag,
  params: z.object({ tripId: RecordRef }),
  response: z.object({
    flights: z.array(FareToday),
    unavailable: z.boolean().meta({ description: "true if live fares aren't available at the moment" }),
  }),
  errors: ['record.not_found', 'action.forbidden'],
})

/** The travel preferences of a person, for those who book for them. */
export const TravelPreferences = z
  .object({
    seat: z.enum(['window', 'aisle']).nullable(),
    meal: PlainText.trim().max(100, 'At most 100 characters.').nullable(),
    phone: PlainText.trim()
      .max(40, 'At most 40 characters.')
      .regex(/^[+\d][\d ()-]{4,}$|^$/, 'Enter a telephone number, such as +91 98765 43210.')
      .meta({ format: 'telephone' })
      .nullable()
      .meta({ description: 'phone number while travelling' }),
    note: PlainText.trim().max(500, 'At most 500 characters.').nullable(),
  })
  .meta({ id: 'TravelPreferences' })
export type TravelPreferences = z.infer<typeof TravelPreferences>

export const getTravelPreferences = endpoint({
  operationId: 'getTravelPreferences',
  method: 'GET',
  path: '/travel-preferences',
  summary: 'Get your travel preferences',
  tag,
  response: TravelPreferences,
})

export const changeTravelPreferences = endpoint({
  operationId: 'changeTravelPreferences',
  method: 'PUT',
  path: '/travel-preferences',
  summary: 'Update your travel preferences',
  tag,
  body: TravelPreferences,
  response: TravelPreferences,
})
