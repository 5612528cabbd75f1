import { pendingTripsOfAll, pendingTripsOfTeam } from '@pravas/contract/approvals'
import { getTrip, listTrips } from '@pravas/contract/trips'
import type { Handle } from '../http/handle.ts'
import type { Trips } from './service.ts'

export function tripRoutes(handle: Handle, trips: Trips): void {
  handle(listTrips, ({ actor, params }) => trips.ofEmployee(actor, params.employeeId))
  handle(getTrip, ({ actor, params }) => trips.one(actor, params.tripId))
  handle(pendingTripsOfAll, ({ actor }) => trips.pendingOfAll(actor))
  handle(pendingTripsOfTeam, ({ actor, params }) => trips.pendingOfTeam(actor, params.employeeId))
}
