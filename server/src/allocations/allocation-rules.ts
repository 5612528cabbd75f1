import type { AllocationField } from '@pravas/contract/allocation'
import type { AllocatedTo } from '@pravas/contract/requests'

/** A cost centre or a project as a request needs it. */
export interface AllocationEntry {
  id: string
  kind: AllocationField
  code: string
  name: string
  active: boolean
  starts_on: string | null
  ends_on: string | null
}

/** By id what was chosen; null stands for the default. */
export type ChosenAllocation = Record<AllocationField, string | null>

/** What is chosen anew by id, null for the default; what is absent stays. */
export type ChangedAllocation = { [Field in AllocationField]?: string | null | undefined }

export const NOTHING_CHOSEN: ChosenAllocation = { cost_centre: null, project: null }

/** What was found of what somebody typed: what it comes to by id, and the fields of which nothing open is called so. */
export interface FoundAllocation {
  chosen: ChangedAllocation
  entries: AllocationEntry[]
  refused: {
    field: AllocationField
    /** Absent where only the choices were asked for. */
    typed?: string
    closed?: { entry: AllocationEntry; why: 'closed' | 'not_started' | 'ended' }
    /** What can be chosen instead, the best matches first. */
    options: AllocatedTo[]
  }[]
}

/** What is known of the organisation and the person when a request is booked. */
export interface AllocationFacts {
  required: Record<AllocationField, boolean>
  /** Whether there are active entries. */
  offered: Record<AllocationField, boolean>
  /** The person's own cost centre. */
  own: AllocationEntry | undefined
  /** Those that were chosen, and those of the trip of a claim. */
  entries: readonly AllocationEntry[]
}

/** What one field of a request comes to. */
export interface AllocatedField {
  entry: AllocationEntry | null
  from: 'person' | 'chosen' | 'trip' | null
  required: boolean
  offered: boolean
  /** Why the request cannot be sent like this: nothing is chosen, or what was chosen takes no requests on the day. */
  problem: 'missing' | 'closed' | 'not_started' | 'ended' | null
}
export type Allocation = Record<AllocationField, AllocatedField>

/** Why an entry takes no requests of a day (`YYYY-MM-DD`); undefined where it does. A project has its own days. */
export function closedOn(
  { active, starts_on, ends_on }: AllocationEntry,
  day: string,
): 'closed' | 'not_started' | 'ended' | undefined {
  if (!active) return 'closed'
  if (starts_on !== null && day < starts_on) return 'not_started'
  return ends_on !== null && day > ends_on ? 'ended' : undefined
}

/** A request before it is booked: what was chosen, what its trip is booked on, and its day (`YYYY-MM-DD`). */
export interface Bookable {
  chosen: ChosenAllocation
  trip?: ChosenAllocation | undefined
  day: string
}

/**
 * What a request of a day is booked on. A claim of a trip is booked where the trip is, so that what the trip has reserved is
 * what its claims use up; else what was chosen counts, and for the cost centre the person's own. A field is required only
 * where there is something to choose.
 */
export function allocationOf(facts: AllocationFacts, { chosen, trip, day }: Bookable): Allocation {
  const find = (id: string | null | undefined) => facts.entries.find((entry) => entry.id === id)
  const of = (field: AllocationField): AllocatedField => {
    const offered = facts.offered[field]
    const required = facts.required[field] && offered
    const ofTrip = find(trip?.[field])
    if (ofTrip) return { entry: ofTrip, from: 'trip', required, offered, problem: null }
    const picked = find(chosen[field])
    if (picked) return { entry: picked, from: 'chosen', required, offered, problem: closedOn(picked, day) ?? null }
    const own = field === 'cost_centre' && facts.own && closedOn(facts.own, day) === undefined ? facts.own : undefined
    if (own) return { entry: own, from: 'person', required, offered, problem: null }
    return { entry: null, from: null, required, offered, problem: required ? 'missing' : null }
  }
  return { cost_centre: of('cost_centre'), project: of('project') }
}

/** What was chosen, with what is chosen anew. */
export function chosenAnew(chosen: ChosenAllocation, { cost_centre, project }: ChangedAllocation): ChosenAllocation {
  return {
    cost_centre: cost_centre === undefined ? chosen.cost_centre : cost_centre,
    project: project === undefined ? chosen.project : project,
  }
}

/** The ids of what a request is booked on, as its record keeps them. */
export function keptAllocation(allocation: Allocation): ChosenAllocation {
  return { cost_centre: allocation.cost_centre.entry?.id ?? null, project: allocation.project.entry?.id ?? null }
}

/** What a sent request is booked on, as it leaves through the API; what it is not booked on is absent. */
export function presentAllocated(row: {
  cost_centre_code: string | null
  cost_centre_name: string | null
  project_code: string | null
  project_name: string | null
}): Partial<Record<AllocationField, AllocatedTo>> {
  const of = (code: string | null, name: string | null) => (code === null || name === null ? undefined : { code, name })
  const cost_centre = of(row.cost_centre_code, row.cost_centre_name)
  const project = of(row.project_code, row.project_name)
  return { ...(cost_centre && { cost_centre }), ...(project && { project }) }
}
