import type { PendingTrip } from '@pravas/contract/approvals'
import type { MissingReceipt, Trip, TripDetail } from '@pravas/contract/trips'
import { type Actor, ownerOf } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { askedFields } from '../approvals/presenter.ts'
import type { Database, Db } from '../db/database.ts'
import { countOf } from '../db/row-version.ts'
import { problem } from '../errors.ts'
import { findOwner } from '../identity/people-service.ts'
import { askedOfRequest } from '../requests/asked-parts.ts'
import { historyOf, withHistory } from '../requests/history.ts'
import {
  allPending,
  askedOf,
  type PendingOf,
  type PendingState,
  pendingOfTeamOf,
  pendingRequests,
  tagOfPending,
} from '../requests/pending.ts'
import type { Versioned } from '../versioned.ts'
import { destinationOf } from './destination-rules.ts'
import { pendingTripsVersion, selectPendingTrips, selectPendingTripsByIds } from './pending-store.ts'
import { missingOf, presentPendingTrip, presentTrip, presentTripDetail } from './presenter.ts'
import { type EndedTrips, selectEndedTrips, selectTrip, selectTripsOfEmployee } from './store.ts'

export type Trips = ReturnType<typeof createTrips>

/** An approved trip whose bookings still lack receipts, and whose it is. */
export interface UnsettledTrip {
  id: string
  number: string
  personId: string
  destination: string
  lastDay: string
  missing: MissingReceipt[]
}

const KIND = 'pending trips'

/** Reading trips, within the actor's rights. */
export function createTrips({ db }: { db: Database['db'] }) {
  const pending = (of: PendingOf) =>
    pendingRequests(db, of, {
      kind: KIND,
      version: pendingTripsVersion,
      read: async (source) => (await selectPendingTrips(source, of)).map(presentPendingTrip),
    })

  async function stateOf(source: Db, of: PendingOf): Promise<PendingState> {
    const version = await pendingTripsVersion(source, of)
    return { pending: countOf(version), version: tagOfPending(KIND, of, version) }
  }

  return {
    async ofEmployee(actor: Actor, employeeId: string): Promise<Trip[]> {
      if (employeeId !== actor.employeeId) {
        demand(actor, { to: 'list-requests', kind: 'trip', owner: await findOwner(db, actor.orgId, employeeId) })
      }
      return (await selectTripsOfEmployee(db, actor.orgId, employeeId)).map(presentTrip)
    },

    async one(actor: Actor, reference: string): Promise<TripDetail> {
      const row = await selectTrip(db, actor.orgId, reference)
      if (!row) throw problem('record.not_found')
      demand(actor, { to: 'read-record', kind: 'trip', owner: ownerOf(row) })
      const key = { orgId: actor.orgId, kind: 'trip', requestId: row.id } as const
      const detail = presentTripDetail(row, await askedOfRequest(db, key, askedFields(row)))
      return withHistory(detail, await historyOf(db, key))
    },

    /** Approved trips that lack receipts, for telling their travellers, who alone may learn of it from here. */
    async unsettled(orgId: string, which: EndedTrips): Promise<UnsettledTrip[]> {
      const rows = await selectEndedTrips(db, orgId, which)
      return rows.flatMap((row) => {
        const missing = missingOf(row)
        if (missing.length === 0) return []
        const { id, trip_number: number, person_id: personId, last_day: lastDay } = row
        return [{ id, number, personId, destination: destinationOf(row), lastDay, missing }]
      })
    },

    /** Those of these trips that are pending, in this order; whoever asks has made sure that they wait for the reader. */
    async pendingByIds(source: Db, of: PendingOf, ids: readonly string[]): Promise<PendingTrip[]> {
      return (await selectPendingTripsByIds(source, of, ids)).map(presentPendingTrip)
    },

    /** The `ETag` of the list that `pendingOfAll` or `pendingOfTeam` reads; call it for those alone who may read that list. */
    async pendingTag(source: Db, of: PendingOf): Promise<string> {
      return (await stateOf(source, of)).version
    },

    /** The same with how many it holds. */
    pendingState: stateOf,

    async pendingOfAll(actor: Actor): Promise<Versioned<PendingTrip[]>> {
      demand(actor, { to: 'list-pending-of-all', kind: 'trip' })
      return pending(allPending(actor))
    },

    async pendingOfTeam(actor: Actor, managerEmployeeId: string): Promise<Versioned<PendingTrip[]>> {
      demand(actor, { to: 'list-pending-of-team', kind: 'trip', managerEmployeeId })
      return pending(pendingOfTeamOf(actor, managerEmployeeId))
    },

    /** Pending trips that ask the actor: those of their own list without what a super admin decides by right alone. */
    async pendingAsking(actor: Actor): Promise<Versioned<PendingTrip[]>> {
      return pending(askedOf(actor))
    },
  }
}
