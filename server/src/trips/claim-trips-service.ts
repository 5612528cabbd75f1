import type { RequestStatus } from '@pravas/contract/requests'
import type { MissingReceipt, PaidByOrganisation } from '@pravas/contract/trips'
import { addDays } from '@pravas/language/text/calendar'
import type { ChosenAllocation } from '../allocations/allocation-rules.ts'
import type { Db } from '../db/database.ts'
import { dayText } from '../formats.ts'
import { selectTripsForClaims } from './claim-trips-store.ts'
import { type DraftedReceipt, receiptsOfPaid } from './paid-receipt-rules.ts'
import { missingOf, paidByOrganisation } from './presenter.ts'
import { selectTrip } from './store.ts'

/** One's own trip, as spending on it is looked at: where it went, and when one was away in local time `YYYY-MM-DD HH:mm`. */
export interface ClaimTrip {
  id: string
  number: string
  title: string
  status: RequestStatus
  departureCity: string | null
  destinationCity: string
  from: string
  to: string
  /** The day that decides its financial year. */
  departureDate: string
  allocation: ChosenAllocation
  breakfastIncluded: boolean
  /** Whether a flight back, a return date or a hotel says when it ends. */
  hasEnd: boolean
}

/** What is expected of a claim for a trip: receipts that are missing, and nothing of what the organisation has paid. */
export interface ExpectedOfTrip {
  missing: MissingReceipt[]
  /** With the ids of the receipts that look like those of what is paid. */
  paid: (PaidByOrganisation & { receipts: string[] })[]
}

/** What an approved trip lacks once these receipts are claimed for it as well, and what the organisation has paid of it; nothing for any other trip. */
export async function expectedOfTrip(
  source: Db,
  { orgId, tripId, beside }: { orgId: string; tripId: string; beside: readonly DraftedReceipt[] },
): Promise<ExpectedOfTrip> {
  const row = await selectTrip(source, orgId, tripId)
  if (row?.status !== 'approved') return { missing: [], paid: [] }
  const paid = paidByOrganisation(row).map((one) => ({ ...one, receipts: receiptsOfPaid(one, beside) }))
  const ofPaid = new Set(paid.flatMap(({ receipts }) => receipts))
  return {
    missing: missingOf(
      row,
      beside.filter(({ id }) => !ofPaid.has(id)),
    ),
    paid,
  }
}

/** Spending is claimed within months; who is later chooses from nothing older. */
const DAYS_BACK = 400

/** An employee's trips that spending may belong to, pending and approved, the latest first. */
export async function tripsForClaims(
  source: Db,
  { orgId, employeeId, today }: { orgId: string; employeeId: string; today: string },
): Promise<ClaimTrip[]> {
  const rows = await selectTripsForClaims(source, { orgId, employeeId, since: addDays(today, -DAYS_BACK) })
  return rows.map((row) => {
    // Where no flight says the hour, the whole day counts; a stay ends with its hotel.
    const ends = row.returnDate ?? row.checksOut ?? row.departureDate
    const route = [row.departureCity, row.destinationCity].filter(Boolean).join(' to ')
    return {
      id: row.id,
      number: row.number,
      title: `${route}, ${dayText(row.departureDate)}`,
      status: row.status,
      departureCity: row.departureCity,
      destinationCity: row.destinationCity,
      from: row.leaves ?? `${row.departureDate} 00:00`,
      to: row.returns ?? `${ends < row.departureDate ? row.departureDate : ends} 24:00`,
      departureDate: row.departureDate,
      allocation: { cost_centre: row.costCentreId, project: row.projectId },
      hasEnd: (row.returns ?? row.returnDate ?? row.checksOut ?? null) !== null,
      breakfastIncluded: /\bbreakfast\b/i.test(row.amenities ?? ''),
    }
  })
}
