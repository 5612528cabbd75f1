import type { PendingTrip } from '@pravas/contract/approvals'
import type { Trip, TripDetail } from '@pravas/contract/trips'
import type { Database } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { Actor } from '../identity/actor.ts'
import { demand } from '../identity/may.ts'
import { findOwner } from '../identity/people-service.ts'
import { type PendingOf, pendingRequests } from '../pending-requests.ts'
import type { Versioned } from '../versioned.ts'
import { pendingTripsVersion, selectPendingTrips } from './pending-store.ts'
import { presentPendingTrip, presentTrip, presentTripDetail } from './presenter.ts'
import { selectTrip, selectTripsOfEmployee } from './store.ts'

export type Trips = ReturnType<typeof createTrips>

/** Reading trips, within the actor's rights. */
export function createTrips({ db }: { db: Database['db'] }) {
  const pending = (of: PendingOf) =>
    pendingRequests(db, of, {
      kind: 'pending trips',
      version: pendingTripsVersion,
      read: async (source) => (await selectPendingTrips(source, of)).map(presentPendingTrip),
    })

  return {
    async ofEmployee(actor: Actor, employeeId: string): Promise<Trip[]> {
      if (employeeId !== actor.employeeId) {
        demand(actor, { to: 'list-requests', owner: await findOwner(db, actor.orgId, employeeId) })
      }
      return (await selectTripsOfEmployee(db, actor.orgId, employeeId)).map(presentTrip)
    },

    async one(actor: Actor, reference: string): Promise<TripDetail> {
      const row = await selectTrip(db, actor.orgId, reference)
      if (!row) throw problem('record.not_found')
      const owner = { employeeId: row.employee_id, managerEmployeeId: row.manager_employee_id }
      demand(actor, { to: 'read-record', owner })
      return presentTripDetail(row)
    },

    async pendingOfAll(actor: Actor): Promise<Versioned<PendingTrip[]>> {
      demand(actor, { to: 'list-pending-of-all' })
      return pending({ orgId: actor.orgId, managerEmployeeId: null })
    },

    async pendingOfTeam(actor: Actor, managerEmployeeId: string): Promise<Versioned<PendingTrip[]>> {
      demand(actor, { to: 'list-pending-of-team', managerEmployeeId })
      return pending({ orgId: actor.orgId, managerEmployeeId })
    },
  }
}
