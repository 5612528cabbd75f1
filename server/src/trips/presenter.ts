import type { PendingTrip } from '@pravas/contract/approvals'
import { rupeesFromPaise } from '@pravas/contract/money'
import { ChosenFlight, ChosenHotel, type Trip, type TripDetail } from '@pravas/contract/trips'
import { presentDecision } from '../approvals/presenter.ts'
import { presentFindings } from '../policy/finding-rules.ts'
import type { PendingTripRow } from './pending-store.ts'
import type { TripDetailRow, TripRow } from './store.ts'

const rupees = (paise: number | null) => (paise === null ? null : rupeesFromPaise(paise))

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
    destination_city: row.destination_city,
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
    submitted_at: row.created_at.toISOString(),
  }
}

/** A pending trip with what the policy said, for whoever decides on it. */
export function presentPendingTrip(row: PendingTripRow): PendingTrip {
  return { ...presentTrip(row), findings: presentFindings(row.findings) }
}

/** One trip with its itinerary, its decision and what the policy said. */
export function presentTripDetail(row: TripDetailRow): TripDetail {
  return {
    ...presentTrip(row),
    itinerary: {
      flight: ChosenFlight.nullable().parse(row.flight_details),
      return_flight: ChosenFlight.nullable().parse(row.return_flight_details),
      hotel: ChosenHotel.nullable().parse(row.hotel_details),
    },
    decision: presentDecision(row),
    findings: presentFindings(row.findings),
  }
}
