import type { PendingTrip } from '@pravas/contract/approvals'
import { GroundLeg } from '@pravas/contract/ground'
import { rupeesFromPaise } from '@pravas/contract/money'
import { RequestChange } from '@pravas/contract/requests'
import {
  ChosenFlight,
  ChosenHotel,
  type MissingReceipt,
  type PaidByOrganisation,
  Traveller,
  type Trip,
  type TripDetail,
} from '@pravas/contract/trips'
import { z } from 'zod'
import { presentAllocated } from '../allocations/allocation-rules.ts'
import { presentDecision } from '../approvals/presenter.ts'
import { presentFindings } from '../policy/finding-rules.ts'
import { presentSteps } from '../requests/steps.ts'
import { destinationOf } from './destination-rules.ts'
import { type Booked, missingReceipts, type TripReceipt } from './missing-receipt-rules.ts'
import type { PendingTripRow } from './pending-store.ts'
import type { TripDetailRow, TripRow } from './store.ts'

const rupees = (paise: number | null) => (paise === null ? null : rupeesFromPaise(paise))

const Route = z.array(z.string())

/** A trip as it leaves through the API. */
export function presentTrip(row: TripRow): Trip {
  return {
    trip_id: row.id,
    trip_number: row.trip_number,
    status: row.status,
    rejection_reason: row.rejection_reason,
    employee_name: row.employee_name,
    username: row.username,
    employee_id: row.employee_id,
    email_id: row.email,
    departure_city: row.departure_city,
    destination_city: destinationOf(row),
    purpose: row.purpose,
    departure_date: row.departure_date,
    return_date: row.return_date,
    flight: row.flight_title,
    return_flight: row.return_flight_title,
    hotel_name: row.hotel_title,
    'flight_price(INR)': rupees(row.flight_paise),
    'return_flight_price(INR)': rupees(row.return_flight_paise),
    'hotel_price(INR)': rupees(row.hotel_paise),
    'total_price(INR)': rupeesFromPaise(row.total_paise),
    ...(row.ground_paise !== null && {
      ground: row.ground_title ?? '',
      'ground_price(INR)': rupeesFromPaise(row.ground_paise),
    }),
    ...(row.route !== null && { route: Route.parse(row.route) }),
    ...presentAllocated(row),
    submitted_at: row.created_at.toISOString(),
    version: row.version,
    ...(row.travellers !== null && { travellers: Traveller.array().parse(row.travellers) }),
  }
}

/** What the traveller says where the policy asks for a reason. */
function reasonOf({ policy_reason }: { policy_reason: string | null }) {
  return policy_reason === null ? {} : { policy_reason }
}

/** A pending trip with its policy findings, for its approvers. */
export function presentPendingTrip(row: PendingTripRow): PendingTrip {
  return {
    ...presentTrip(row),
    ...(row.on_behalf_of !== null && { on_behalf_of: row.on_behalf_of }),
    findings: presentFindings(row.findings),
    ...reasonOf(row),
    ...changesOf(row),
    ...stepsOfRow(row),
  }
}

/** What the latest version changed; nothing of a first one. */
function stepsOfRow(row: { steps: unknown; status: string }) {
  const steps = presentSteps(row.steps, row.status)
  return steps === undefined ? {} : { steps }
}

function changesOf({ changes }: { changes: readonly unknown[] | null }) {
  return changes === null ? {} : { changes: RequestChange.array().parse(changes) }
}

/** One trip with its itinerary, its decision and what the policy said. */
export function presentTripDetail(row: TripDetailRow, asked: readonly string[] = []): TripDetail {
  return {
    ...presentTrip(row),
    itinerary: {
      flight: ChosenFlight.nullable().parse(row.flight_details),
      return_flight: ChosenFlight.nullable().parse(row.return_flight_details),
      hotel: ChosenHotel.nullable().parse(row.hotel_details),
      ...(row.parts !== null && { in_order: inOrder(KeptParts.parse(row.parts)) }),
      ...(row.ground !== null && { ground: GroundLeg.array().parse(row.ground) }),
    },
    missing_receipts: row.status === 'approved' ? missingOf(row) : null,
    ...(row.status === 'approved' && { paid_by_organisation: paidByOrganisation(row) }),
    decision: presentDecision(row, asked),
    ...(row.withdrawn_at !== null && { withdrawn_at: row.withdrawn_at.toISOString() }),
    findings: presentFindings(row.findings),
    ...reasonOf(row),
    ...changesOf(row),
    ...stepsOfRow(row),
    ...(row.cancelled_at !== null && {
      cancelled: {
        at: row.cancelled_at.toISOString(),
        reason: row.cancellation_reason ?? '',
        cost: rupees(row.cancellation_paise),
      },
    }),
  }
}

/** What an approved trip was booked with and no receipt is claimed of; `beside` are about to be claimed. */
export function missingOf(
  row: ExpectedRow & Pick<TripDetailRow, 'claimed'>,
  beside: readonly TripReceipt[] = [],
): MissingReceipt[] {
  return missingReceipts(bookedOf(row), [...Claimed.parse(row.claimed ?? []), ...beside])
}

/** What of an approved trip the organisation has paid itself. */
export function paidByOrganisation(row: Pick<TripDetailRow, 'booked'>): PaidByOrganisation[] {
  return Bookings.parse(row.booked ?? []).flatMap(({ part, title, reference, by, paise }) => {
    const kind = part.startsWith('hotel') ? 'hotel' : 'flight'
    return by === 'organisation' ? [{ kind, title, reference, cost: rupees(paise) }] : []
  })
}

type ExpectedRow = Pick<
  TripDetailRow,
  'parts' | 'flight_title' | 'flight_paise' | 'return_flight_title' | 'return_flight_paise' | 'hotel_title' | 'booked'
>

const Bookings = z.array(
  z.object({
    part: z.string(),
    title: z.string(),
    reference: z.string(),
    by: z.enum(['organisation', 'traveller']),
    paise: z.coerce.number().nullable(),
  }),
)

const Claimed = z.array(z.object({ supply: z.string().nullable(), category: z.string(), paise: z.number().nullable() }))

/**
 * What receipts are expected of: what was booked where that is recorded, else what was approved; of a journey over several cities
 * every part. Nothing that the organisation has paid.
 */
function bookedOf(row: ExpectedRow): Booked {
  const bookings = new Map(Bookings.parse(row.booked ?? []).map((booking) => [booking.part, booking]))
  const expected = approvedOf(row).flatMap(({ part, title, paise }) => {
    const booking = bookings.get(part)
    if (!booking) return [{ part, title, paise }]
    const { title: booked, reference, paise: cost } = booking
    return booking.by === 'organisation' ? [] : [{ part, title: booked, reference, paise: cost ?? paise }]
  })
  const isStay = ({ part }: { part: string }) => part.startsWith('hotel')
  return { flights: expected.filter((one) => !isStay(one)), stays: expected.filter(isStay) }
}

/** The parts of a trip as they were approved, each by its kind and position. */
function approvedOf(row: ExpectedRow): { part: string; title: string; paise: number }[] {
  if (row.parts !== null) {
    const counts = { flight: 0, hotel: 0 }
    return KeptParts.parse(row.parts).map((part) => {
      counts[part.kind] += 1
      const title = part.kind === 'hotel' ? part.details.name : `${part.details.airline} ${part.details.flight_number}`
      return { part: `${part.kind}:${counts[part.kind]}`, title, paise: part.paise }
    })
  }
  const parts = [
    { part: 'flight:1', title: row.flight_title, paise: row.flight_paise },
    { part: 'return_flight:1', title: row.return_flight_title, paise: row.return_flight_paise },
    { part: 'hotel:1', title: row.hotel_title, paise: null },
  ]
  return parts.flatMap(({ part, title, paise }) => (title === null ? [] : [{ part, title, paise: paise ?? 0 }]))
}

const Paise = z.coerce.number()
const KeptParts = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('flight'), paise: Paise, details: ChosenFlight }),
    z.object({ kind: z.literal('hotel'), paise: Paise, details: ChosenHotel }),
  ]),
)

/** By the time at which each begins; a stay begins behind the flight of its day. */
function inOrder(parts: z.infer<typeof KeptParts>): NonNullable<TripDetail['itinerary']['in_order']> {
  const begins = (part: (typeof parts)[number]) =>
    part.kind === 'flight' ? part.details.departure_airport.time : `${part.details.check_in ?? ''} 99`
  return parts
    .toSorted((a, b) => (begins(a) < begins(b) ? -1 : 1))
    .map((part) => {
      const price = rupeesFromPaise(part.paise)
      return part.kind === 'flight'
        ? { kind: 'flight', price, flight: part.details }
        : { kind: 'hotel', price, hotel: part.details }
    })
}
