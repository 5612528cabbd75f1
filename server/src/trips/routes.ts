import { changeTripAllocation, getTripAllocation } from '@pravas/contract/allocation'
import { pendingTripsOfAll, pendingTripsOfTeam } from '@pravas/contract/approvals'
import { getFaresToday, getTrip, listTrips } from '@pravas/contract/trips'
import type { Handle } from '../http/handle.ts'
import type { TripAllocations } from './draft/allocation-service.ts'
import type { FaresToday } from './fares-today-service.ts'
import type { Trips } from './service.ts'

export function tripRoutes(handle: Handle, trips: Trips): void {
  handle(listTrips, ({ actor, params }) => trips.ofEmployee(actor, params.employeeId))
  handle(getTrip, ({ actor, params }) => trips.one(actor, params.tripId))
  handle(pendingTripsOfAll, ({ actor }) => trips.pendingOfAll(actor))
  handle(pendingTripsOfTeam, ({ actor, params }) => trips.pendingOfTeam(actor, params.employeeId))
}

export function faresTodayRoutes(handle: Handle, faresToday: FaresToday): void {
  handle(getFaresToday, ({ actor, params }) => faresToday.ofTrip(actor, params.tripId))
}

export function tripAllocationRoutes(handle: Handle, allocations: TripAllocations): void {
  handle(getTripAllocation, ({ actor, params }) => allocations.show(actor, params.draftId))
  handle(changeTripAllocation, ({ actor, params, body }) => allocations.choose(actor, params.draftId, body))
}
