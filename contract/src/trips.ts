import { z } from 'zod'
import { FlightResult, HotelResult } from './cards.ts'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { GroundLeg } from './ground.ts'
import { isWholePaise, Rupees } from './money.ts'
import { KeptFindings, PolicyReason } from './policy.ts'
import { RequestHistory } from './request-history.ts'
import { RequestSteps } from './request-steps.ts'
import {
  Allocated,
  DecisionMade,
  EmployeeId,
  RecordRef,
  RequestCancelled,
  RequestChange,
  RequestRevision,
  RequestStatus,
  RequestWithdrawn,
} from './requests.ts'
import { plainText } from './text.ts'

export const CITIES = ['Delhi', 'Mumbai', 'Bangalore', 'Chennai', 'Kolkata', 'Hyderabad'] as const
export const City = z.enum(CITIES).meta({ id: 'City' })
export type City = z.infer<typeof City>

export const PURPOSES = ['business', 'personal', 'conference', 'training'] as const
export const Purpose = z.enum(PURPOSES).meta({ id: 'Purpose' })
export type Purpose = z.infer<typeof Purpose>

export const FLIGHT_CLASSES = ['economy', 'business', 'first'] as const
export const FlightClass = z.enum(FLIGHT_CLASSES).meta({ id: 'FlightClass' })
export type FlightClass = z.infer<typeof FlightClass>

export const ROOM_TYPES = ['single', 'double', 'suite'] as const
export const RoomType = z.enum(ROOM_TYPES).meta({ id: 'RoomType' })
export type RoomType = z.infer<typeof RoomType>

/** Who travels: an employee, or a guest by name. */
export const Traveller = z
  .union([
    z.object({ employee_id: EmployeeId, name: z.string() }),
    z.object({ guest: z.string().meta({ description: 'name of a guest, who is no employee' }) }),
  ])
  .meta({ id: 'Traveller' })
export type Traveller = z.infer<typeof Traveller>

/** A traveller as a request names them: an employee by id, a guest by name. */
export const TravellerRef = z.union([
  z.strictObject({ employee_id: EmployeeId }),
  z.strictObject({
    guest: plainText('Enter the name of the guest.')
      .trim()
      .min(1, 'Enter the name of the guest.')
      .max(100, 'A name has at most 100 characters.'),
  }),
])
export type TravellerRef = z.infer<typeof TravellerRef>

/** A traveller without the name that employees have now. */
export const refOf = (traveller: Traveller): TravellerRef =>
  'guest' in traveller ? { guest: traveller.guest } : { employee_id: traveller.employee_id }

export const travellerName = (traveller: Traveller): string => ('guest' in traveller ? traveller.guest : traveller.name)

/** How many may travel on one request. */
export const MOST_TRAVELLERS = 9

/** A trip request with the fields that the specification names, prices in rupees. A stay without a flight has no departure city. */
export const Trip = z
  .object({
    trip_id: z.uuid(),
    trip_number: z.string(),
    status: RequestStatus,
    rejection_reason: z.string().nullable(),
    employee_name: z.string(),
    username: z.string().nullable(),
    employee_id: z.string(),
    email_id: z.string(),
    departure_city: z.string().nullable(),
    destination_city: z.string(),
    purpose: z.string(),
    departure_date: CalendarDate,
    return_date: CalendarDate.nullable(),
    flight: z.string().nullable(),
    return_flight: z.string().nullable(),
    hotel_name: z.string().nullable(),
    'flight_price(INR)': Rupees.nullable(),
    'return_flight_price(INR)': Rupees.nullable(),
    'hotel_price(INR)': Rupees.nullable(),
    'total_price(INR)': Rupees,
    ground: z.string().optional().meta({ description: 'trains, buses and cabs in words; absent if there are none' }),
    'ground_price(INR)': Rupees.optional(),
    route: z.array(z.string()).optional().meta({
      description: 'cities of a multi-city journey, in order; absent for one-way and return trips',
    }),
    ...Allocated,
    submitted_at: z.iso.datetime(),
    version: z
      .int()
      .optional()
      .meta({ description: 'version, incremented when it is sent again under the same number' }),
    travellers: z.array(Traveller).optional().meta({
      description: 'who travels, if not the requester alone; the total counts each of them, the prices are for one',
    }),
  })
  .meta({ id: 'Trip' })
export type Trip = z.infer<typeof Trip>

const OfferedInstead = z.object({
  title: z.string(),
  price: z.number().meta({ description: 'rupees for the flight or the whole stay' }),
  leaves: z.string().optional(),
  minutes: z.number().optional(),
})

/** What stood beside a choice when it was made: how many options there were, and the ones that stand out. */
export const AlsoOffered = z
  .object({
    of: z.int(),
    cheapest: OfferedInstead.optional(),
    fastest: OfferedInstead.optional(),
    median: z.number().optional().meta({
      description: 'rupees for the flight or the whole stay: the median price, if at least three options have one',
    }),
  })
  .meta({ id: 'AlsoOffered' })
export type AlsoOffered = z.infer<typeof AlsoOffered>

/** What was chosen, as it stood when it was chosen, with what else was offered then where that was kept. */
export const ChosenFlight = FlightResult.extend({ also_offered: AlsoOffered.optional() })
export const ChosenHotel = HotelResult.extend({ also_offered: AlsoOffered.optional() })

/** A booking of an approved trip of which no receipt is claimed yet. */
export const MissingReceipt = z
  .object({
    kind: z.enum(['flight', 'hotel']),
    title: z.string(),
    reference: z.string().optional().meta({ description: 'PNR or confirmation number, if recorded' }),
  })
  .meta({ id: 'MissingReceipt' })
export type MissingReceipt = z.infer<typeof MissingReceipt>

/** A booking that the organisation pays itself, so that its traveller claims nothing for it. */
export const PaidByOrganisation = z
  .object({ kind: z.enum(['flight', 'hotel']), title: z.string(), reference: z.string(), cost: Rupees.nullable() })
  .meta({ id: 'PaidByOrganisation' })
export type PaidByOrganisation = z.infer<typeof PaidByOrganisation>

/** One trip with what was chosen, as it stood when it was chosen, and the decision. */
export const TripDetail = Trip.extend({
  itinerary: z.object({
    flight: ChosenFlight.nullable(),
    return_flight: ChosenFlight.nullable(),
    hotel: ChosenHotel.nullable(),
    in_order: z
      .array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('flight'), price: Rupees, flight: ChosenFlight }),
          z.object({ kind: z.literal('hotel'), price: Rupees, hotel: ChosenHotel }),
        ]),
      )
      .optional()
      .meta({ description: 'every flight and stay of a multi-city journey, in order' }),
    ground: z.array(GroundLeg).optional().meta({ description: 'trains, buses and cabs; absent if there are none' }),
  }),
  decision: DecisionMade.nullable(),
  history: RequestHistory,
  withdrawn_at: z.iso.datetime().optional().meta({ description: 'when its owner withdrew it' }),
  missing_receipts: z
    .array(MissingReceipt)
    .nullable()
    .optional()
    .meta({ description: 'receipts still missing for an approved trip; null for other trips' }),
  paid_by_organisation: z
    .array(PaidByOrganisation)
    .optional()
    .meta({ description: 'for an approved trip: what the organisation has booked and paid' }),
  findings: KeptFindings,
  policy_reason: PolicyReason,
  steps: RequestSteps,
  changes: z
    .array(RequestChange)
    .optional()
    .meta({ description: 'changes since the previous version; absent for the first' }),
  cancelled: z
    .object({
      at: z.iso.datetime(),
      reason: z.string(),
      cost: Rupees.nullable().meta({ description: 'cancellation cost; null if unknown' }),
    })
    .optional()
    .meta({ description: 'set for an approved trip that its owner cancelled' }),
}).meta({ id: 'TripDetail' })
export type TripDetail = z.infer<typeof TripDetail>

export const listTrips = endpoint({
  operationId: 'listTrips',
  scope: 'read',
  method: 'GET',
  path: '/trips/:employeeId',
  summary: "List an employee's trips, newest first",
  tag: 'Trips',
  params: z.object({ employeeId: EmployeeId }),
  response: z.array(Trip),
  errors: ['record.not_found'],
})

export const getTrip = endpoint({
  operationId: 'getTrip',
  scope: 'read',
  method: 'GET',
  path: '/trip/:tripId',
  summary: 'Get a trip by its id or number',
  tag: 'Trips',
  params: z.object({ tripId: RecordRef }),
  response: TripDetail,
  errors: ['record.not_found'],
})

const OneTrip = z.object({ tripId: RecordRef })

/** What a flight of a pending trip costs today, from the source that its price in the request came from. */
export const FareToday = z
  .object({
    flight_number: z.string(),
    departs: z.string().meta({ description: 'local time, as in the itinerary' }),
    price: Rupees.nullable().meta({ description: 'price of the same flight and cabin; null if unavailable' }),
    cheapest: Rupees.meta({ description: 'lowest price on the same leg, day and cabin' }),
    source: z.enum(['sample', 'live']),
  })
  .meta({ id: 'FareToday' })
export type FareToday = z.infer<typeof FareToday>

export const getFaresToday = endpoint({
  operationId: 'getFaresToday',
  method: 'GET',
  path: '/trip/:tripId/fares-today',
  summary: "Get today's fares of a pending trip's flights; empty for other trips",
  tag: 'Trips',
  params: OneTrip,
  response: z.object({
    flights: z.array(FareToday),
    unavailable: z.boolean().meta({ description: "true if live fares aren't available at the moment" }),
  }),
  errors: ['record.not_found'],
})

export const withdrawTrip = endpoint({
  operationId: 'withdrawTrip',
  scope: 'submit',
  method: 'POST',
  path: '/trip/:tripId/withdraw',
  summary: 'Withdraw your pending or returned trip',
  tag: 'Trips',
  params: OneTrip,
  response: RequestWithdrawn,
  errors: ['record.not_found', 'action.forbidden', 'request.not_withdrawable'],
})

export const reviseTrip = endpoint({
  operationId: 'reviseTrip',
  method: 'POST',
  path: '/trip/:tripId/revise',
  summary:
    'Create a draft to revise your pending or returned trip. It is sent under the same number; nobody can decide on it meanwhile',
  tag: 'Trips',
  params: OneTrip,
  response: RequestRevision,
  errors: ['record.not_found', 'action.forbidden', 'request.not_revisable'],
})

/** ₹1 crore: what a cancellation costs is never more than that. */
const MOST_COST = 10_000_000
/** How many characters the reason of a cancellation may have. */
export const CANCELLATION_CHARACTERS = 1000
const NO_REASON = 'Say why the trip is cancelled.'

export const cancelTrip = endpoint({
  operationId: 'cancelTrip',
  scope: 'submit',
  method: 'POST',
  path: '/trip/:tripId/cancel',
  summary: 'Cancel your approved trip. Its budget is released except for the cancellation cost',
  tag: 'Trips',
  params: OneTrip,
  body: z.object({
    reason: plainText(NO_REASON)
      .trim()
      .min(1, NO_REASON)
      .max(CANCELLATION_CHARACTERS, `A reason has at most ${CANCELLATION_CHARACTERS} characters.`),
    cost: z
      .number('Enter the amount in rupees.')
      .min(0, 'A cost is ₹0 or more.')
      .max(MOST_COST, 'A cost is ₹1,00,00,000 at most.')
      .refine(isWholePaise, 'Rupees have at most two decimals.')
      .optional()
      .meta({ description: 'cancellation cost in rupees, if known' }),
  }),
  response: RequestCancelled,
  errors: ['record.not_found', 'action.forbidden', 'request.not_cancellable'],
})
