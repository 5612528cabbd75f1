import type { PendingExpense, PendingTrip } from '@pravas/contract/approvals'
import { rupeesFromPaise } from '@pravas/contract/money'
import { type NeedsYou, REDO_SHOWN, type RequestToRedo } from '@pravas/contract/needs-you'
import { bookings as messages } from '@pravas/messages/en/bookings'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import type { WaitingFor } from '../approvals/waiting-service.ts'
import type { TravelDesk } from '../bookings/desk-service.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { FinanceClaims } from '../finance/claims-service.ts'
import { type RedoRow, selectToRedo } from './redo-store.ts'

const text = texts(messages)

/** Milliseconds for which a rejected request is named as one that may be planned or claimed again. */
const REJECTED_WITHIN = 7 * 24 * 60 * 60_000

export interface NeedsYouDeps {
  db: Database['db']
  clock: Clock
  waitingFor: WaitingFor
  travelDesk: Pick<TravelDesk, 'toBook'>
  financeClaims: Pick<FinanceClaims, 'toPay'>
}

/** Tells what waits for a person beside their questions, reminders and drafts; each part by the rights of its own service. */
export function createNeedsYou({ db, clock, waitingFor, travelDesk, financeClaims }: NeedsYouDeps) {
  async function redoOf({ orgId, employeeId }: Actor): Promise<RequestToRedo[]> {
    if (employeeId === null) return []
    const rejectedSince = new Date(clock.now().getTime() - REJECTED_WITHIN)
    return (await selectToRedo(db, { orgId, employeeId, rejectedSince, limit: REDO_SHOWN })).map(presentRedo)
  }

  return async (actor: Actor): Promise<NeedsYou> => {
    const [trips, expenses, redo, toBook, payments] = await Promise.all([
      waitingFor.trips(actor),
      waitingFor.expenses(actor),
      redoOf(actor),
      travelDesk.toBook(actor),
      financeClaims.toPay(actor),
    ])
    return {
      trips: { count: trips.count, first: trips.first ? presentTrip(trips.first) : null },
      expenses: { count: expenses.count, first: expenses.first ? presentExpense(expenses.first) : null },
      redo,
      desk: toBook === null ? null : { to_book: toBook },
      payments,
    }
  }
}

function presentTrip(trip: PendingTrip) {
  return {
    number: trip.trip_number,
    what: wayOf(trip),
    employee_name: trip.employee_name,
    total: trip['total_price(INR)'],
    departure_date: trip.departure_date,
    submitted_at: trip.submitted_at,
  }
}

function presentExpense(claim: PendingExpense) {
  return {
    number: claim.expense_number,
    what: claim.expense_type,
    employee_name: claim.employee_name,
    total: claim.total,
    submitted_at: claim.submitted_at,
  }
}

function presentRedo(row: RedoRow): RequestToRedo {
  const { kind, number, total_paise, status, reason, decided_at } = row
  return {
    kind,
    number,
    what: row.description ?? wayOf(row),
    total: rupeesFromPaise(total_paise),
    verdict: status,
    reason,
    decided_at: decided_at.toISOString(),
  }
}

/** The way a trip goes, 'Delhi to Mumbai'; only the destination when it is a stay without a way there. */
function wayOf(trip: {
  departure_city: string | null
  destination_city: string | null
  route?: readonly unknown[] | null | undefined
}): string {
  const cities = trip.route ?? [trip.departure_city, trip.destination_city]
  return cities.filter((city) => city !== null).join(text('route.between'))
}
