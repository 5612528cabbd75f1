import type { Transaction } from 'kysely'
import { type ChosenAllocation, keptAllocation, NOTHING_CHOSEN } from '../allocations/allocation-rules.ts'
import { allocationsOf } from '../allocations/allocation-service.ts'
import type { Tables } from '../db/tables.ts'
import type { Scene } from './scene.ts'

/** A demo request before it is booked. */
export interface DemoBookable {
  owner: string
  /** The code of the project that its owner chose; none when absent. */
  project?: string
  day: string
  /** What the trip of a claim is booked on. */
  trip?: ChosenAllocation | undefined
}

/** Books demo requests as the product books drafts: on their owner's cost centre and on the project they name. */
export async function booked<Request extends DemoBookable>(
  trx: Transaction<Tables>,
  { orgId, people }: Pick<Scene, 'orgId' | 'people'>,
  requests: readonly Request[],
): Promise<Map<Request, ChosenAllocation>> {
  const projects = await trx
    .selectFrom('structure_entries')
    .select(['id', 'code'])
    .where('org_id', '=', orgId)
    .where('kind', '=', 'project')
    .execute()
  const found = new Map<Request, ChosenAllocation>()
  for (const [owner, theirs] of Map.groupBy(requests, (request) => request.owner)) {
    const personId = people.find(({ employeeId }) => employeeId === owner)?.id ?? ''
    const bookable = theirs.map(({ project, day, trip }) => {
      const id = projects.find(({ code }) => code === project)?.id
      if (project !== undefined && id === undefined) throw new Error(`The demo has no project ${project}.`)
      return { chosen: { ...NOTHING_CHOSEN, project: id ?? null }, day, trip }
    })
    const allocations = await allocationsOf(trx, { orgId, personId }, bookable)
    theirs.forEach((request, at) => {
      const allocation = allocations[at]
      if (allocation) found.set(request, keptAllocation(allocation))
    })
  }
  return found
}
