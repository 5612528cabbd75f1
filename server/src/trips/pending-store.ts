import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { inOrderOf } from '../db/in-order.ts'
import { prepared } from '../db/prepared.ts'
import { rowsVersion } from '../db/row-version.ts'
import { eachReach, isListed, namesOfOthers, onBehalfOf, type PendingOf } from '../requests/pending.ts'
import { stepsOf } from '../requests/steps.ts'
import { namedTravellers } from '../requests/travellers.ts'
import { tripsOf } from './store.ts'

const pendingOf = eachReach((reach) =>
  prepared((db, of: PendingOf) =>
    pending(db, of)
      .where(isListed(of, 'trip', reach))
      .orderBy('trips.id'),
  ),
)

export type PendingTripRow = Awaited<ReturnType<ReturnType<typeof pendingOf>>>[number]

function pending(db: Db, of: PendingOf) {
  return tripsOf(db, of.orgId)
    .where('trips.status', '=', 'pending')
    .select([
      'trips.findings',
      'trips.policy_reason',
      'trips.changes',
      stepsOf('trip').as('steps'),
      onBehalfOf(of, 'trip').as('on_behalf_of'),
    ])
}

/** Pending trips with what the policy said, oldest first. */
export function selectPendingTrips(db: Db, of: PendingOf): Promise<PendingTripRow[]> {
  return pendingOf(of)(db, of)
}

const versionOfList = eachReach((reach) =>
  prepared((db, of: PendingOf) => versionOf(db, of).where(isListed(of, 'trip', reach))),
)

// The segments are not looked at: they are written with their trip and change with it alone. Steps count by what they say:
// one of several side by side ends without its trip, and so does the name of somebody who is asked.
function versionOf(db: Db, of: PendingOf) {
  return db
    .selectFrom('trips')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'trips.org_id').onRef('people.employee_id', '=', 'trips.employee_id'),
    )
    .leftJoin('structure_entries as cost_centre', (join) =>
      join.onRef('cost_centre.org_id', '=', 'trips.org_id').onRef('cost_centre.id', '=', 'trips.cost_centre_id'),
    )
    .leftJoin('structure_entries as project', (join) =>
      join.onRef('project.org_id', '=', 'trips.org_id').onRef('project.id', '=', 'trips.project_id'),
    )
    .where('trips.org_id', '=', of.orgId)
    .where('trips.status', '=', 'pending')
    .select(
      rowsVersion(
        'trips.id',
        ['trips', 'people', 'cost_centre', 'project'],
        [stepsOf('trip'), namesOfOthers(of), namedTravellers()],
      ).as('version'),
    )
}

const pendingByIds = prepared((db, of: PendingOf & { ids: readonly string[] }) =>
  pending(db, of).where('trips.id', '=', sql<string>`any (${of.ids}::uuid[])`),
)

/** Those of these trips that are pending, in the order of the ids. */
export async function selectPendingTripsByIds(
  db: Db,
  of: PendingOf,
  ids: readonly string[],
): Promise<PendingTripRow[]> {
  return inOrderOf(ids, await pendingByIds(db, { ...of, ids }))
}

/** Changes whenever `selectPendingTrips` would answer something else. */
export async function pendingTripsVersion(db: Db, of: PendingOf): Promise<string> {
  const [row] = await versionOfList(of)(db, of)
  return row?.version ?? ''
}
