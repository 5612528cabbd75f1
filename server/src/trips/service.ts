import type { PendingTrip } from '@pravas/contract/approvals'
import type { Trip, TripDetail } from '@pravas/contract/trips'
import type { Database } from '../db/database.ts'
import { inSnapshot } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import type { Actor } from '../identity/actor.ts'
import { demand } from '../identity/may.ts'
import { findOwner } from '../identity/people-service.ts'
import { Versioned } from '../versioned.ts'
import { type PendingOf, pendingTripsVersion, selectPendingTrips } from './pending-store.ts'
import { presentPendingTrip, presentTrip, presentTripDetail } from './presenter.ts'
import { selectTrip, selectTripsOfEmployee } from './store.ts'

export type Trips = ReturnType<typeof createTrips>

/** Reading trips, within the actor's rights. */
export function createTrips({ db }: { db: Database['db'] }) {
  async function pending(of: PendingOf): Promise<Versioned<PendingTrip[]>> {
    const key = JSON.stringify(['pending trips', of.orgId, of.managerEmployeeId])
    const read = () =>
      inSnapshot(db, async (trx) => ({
        version: await pendingTripsVersion(trx, of),
        answer: (await selectPendingTrips(trx, of)).map(presentPendingTrip),
      }))
    return new Versioned(key, await pendingTripsVersion(db, of), read)
  }

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
