import type { PendingTrip } from '@pravas/contract/approvals'
import { rupeesFromPaise } from '@pravas/contract/money'
import { RequestChange } from '@pravas/contract/requests'
import { ChosenFlight, ChosenHotel, type MissingReceipt, type Trip, type TripDetail } from '@pravas/contract/trips'
import { z } from 'zod'
import { presentAllocated } from '../allocations/allocation-rules.ts'
import { presentDecision } from '../approvals/presenter.ts'
import { listWords } from '../formats.ts'
import { presentFindings } from '../policy/finding-rules.ts'
import { presentSteps } from '../request-steps.ts'
import { type Booked, missingReceipts, type TripReceipt } from './missing-receipt-rules.ts'
import type { PendingTripRow } from './pending-store.ts'
import type { TripDetailRow, TripRow } from './store.ts'

const rupees = (paise: number | null) => (paise === null ? null : rupeesFromPaise(paise))

const Route = z.array(z.string())

/** Of a journey over several cities everywhere it goes, 'Mumbai and Bangalore'. */
export function destinationOf({ route, destination_city }: Pick<TripRow, 'route' | 'destination_city'>): string {
  if (route === null) return destination_city
  const [home, ...cities] = Route.parse(route)
  return listWords(new Set(cities.filter((city) => city !== home)))
}

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
    ...(row.route !== null && { route: Route.parse(row.route) }),
    ...presentAllocated(row),
    submitted_at: row.created_at.toISOString(),
    version: row.version,
  }
}

/** What the traveller says where the policy asks for a reason. */
function reasonOf({ policy_reason }: { policy_reason: string | null }) {
  return policy_reason === null ? {} : { policy_reason }
}

/** A pending trip with what the policy said, for whoever decides on it. */
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
export function presentTripDetail(row: TripDetailRow): TripDetail {
  return {
    ...presentTrip(row),
    itinerary: {
      flight: ChosenFlight.nullable().parse(row.flight_details),
      return_flight: ChosenFlight.nullable().parse(row.return_flight_details),
      hotel: ChosenHotel.nullable().parse(row.hotel_details),
      ...(row.parts !== null && { in_order: inOrder(KeptParts.parse(row.parts)) }),
    },
    missing_receipts: row.status === 'approved' ? missingOf(row) : null,
    decision: presentDecision(row),
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
  row: BookedRow & Pick<TripDetailRow, 'claimed'>,
  beside: readonly TripReceipt[] = [],
): MissingReceipt[] {
  return missingReceipts(bookedOf(row), [...Claimed.parse(row.claimed ?? []), ...beside])
}

type BookedRow = Pick<
  TripDetailRow,
  'parts' | 'flight_title' | 'flight_paise' | 'return_flight_title' | 'return_flight_paise' | 'hotel_title'
>

const Claimed = z.array(z.object({ supply: z.string().nullable(), category: z.string(), paise: z.number().nullable() }))

/** What was booked, of a journey over several cities every part. */
function bookedOf(row: BookedRow): Booked {
  if (row.parts !== null) {
    const parts = KeptParts.parse(row.parts)
    return {
      flights: parts.flatMap((part) =>
        part.kind === 'flight'
          ? [{ title: `${part.details.airline} ${part.details.flight_number}`, paise: part.paise }]
          : [],
      ),
      stays: parts.flatMap((part) => (part.kind === 'hotel' ? [part.details.name] : [])),
    }
  }
  const flights = [
    { title: row.flight_title, paise: row.flight_paise },
    { title: row.return_flight_title, paise: row.return_flight_paise },
  ]
  return {
    flights: flights.flatMap(({ title, paise }) => (title === null ? [] : [{ title, paise: paise ?? 0 }])),
    stays: row.hotel_title === null ? [] : [row.hotel_title],
  }
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
