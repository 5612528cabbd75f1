import { ALLOCATION_FIELDS, type AllocationField, type DraftAllocation } from '@pravas/contract/allocation'
import type { AllocatedTo } from '@pravas/contract/requests'
import type { Actor } from '../access/actor.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { invalid, problem } from '../errors.ts'
import { isId } from '../ids.ts'
import { requestSettings } from '../organisation/settings-service.ts'
import {
  type Allocation,
  type AllocationFacts,
  allocationOf,
  type Bookable,
  type ChangedAllocation,
  type ChosenAllocation,
  closedOn,
  type FoundAllocation,
} from './allocation-rules.ts'
import {
  selectChosen,
  selectEntriesFor,
  selectNamedEntry,
  selectOffered,
  selectOpenEntries,
  updateChosen,
} from './allocation-store.ts'
import { allocationProblemTexts, closedText, unknownEntryText } from './allocation-text-rules.ts'

/** Whose request is booked. */
export interface AllocationSubject {
  orgId: string
  personId: string
}

/** What each of a person's requests is booked on, from the database or the caller's transaction. */
export async function allocationsOf<const Requests extends readonly Bookable[]>(
  source: Db,
  subject: AllocationSubject,
  requests: Requests,
): Promise<{ [At in keyof Requests]: Allocation }> {
  const ids = requests.flatMap(({ chosen, trip }) => [chosen, trip].flatMap((of) => (of ? Object.values(of) : [])))
  const entries = await selectEntriesFor(source, subject, [...new Set(ids.filter((id) => id !== null))])
  const offered = await selectOffered(source, subject.orgId)
  const { required_of_requests: required } = await requestSettings(source, subject.orgId)
  const facts: AllocationFacts = { required, offered, own: entries.find(({ isOwn }) => isOwn), entries }
  return requests.map((request) => allocationOf(facts, request)) as { [At in keyof Requests]: Allocation }
}

/** Throws 'allocation.required', with the fields, where a request cannot be sent as it is booked. */
export function demandAllocated(allocations: readonly Allocation[]): void {
  const problems = new Map(
    allocations
      .flatMap(allocationProblemTexts)
      .map(({ field, message }) => [`${field} ${message}`, { field, message }]),
  )
  if (problems.size === 0) return
  throw invalid(
    [...problems.values()].map(({ field, message }) => ({ path: field, message })),
    'allocation.required',
  )
}

/** What drafts show of a field; of several requests what all have. */
export function presentAllocation(allocations: readonly Allocation[]): Pick<DraftAllocation, AllocationField> {
  const of = (field: AllocationField): DraftAllocation[AllocationField] => {
    const fields = allocations.map((allocation) => allocation[field])
    const [first] = fields
    const same = fields.every(({ entry, from }) => entry?.id === first?.entry?.id && from === first?.from)
    const problem = allocations.flatMap(allocationProblemTexts).find((one) => one.field === field)
    return {
      value: same && first?.entry ? { code: first.entry.code, name: first.entry.name } : null,
      from:
        fields.every(({ from }) => from === 'trip') && fields.length > 0 ? 'trip' : same ? (first?.from ?? null) : null,
      required: first?.required ?? false,
      offered: first?.offered ?? false,
      problem: problem?.message ?? null,
    }
  }
  return { cost_centre: of('cost_centre'), project: of('project') }
}

/** What somebody types to choose: a code or a name; null goes back to the default, and what is absent stays. */
export type TypedAllocation = Partial<Record<AllocationField, string | null | undefined>>

type Drafts = 'trip_drafts' | 'claim_drafts'

/** Returns what was chosen for one's own draft; throws 'record.not_found' where the person has none. */
export async function chosenFor(
  source: Db,
  drafts: Drafts,
  subject: AllocationSubject,
  draftId: string,
): Promise<ChosenAllocation> {
  const chosen = isId(draftId) ? await selectChosen(source, drafts, subject, draftId) : undefined
  if (!chosen) throw problem('record.not_found')
  return chosen
}

/**
 * Keeps what is chosen for one's own draft of a request of a day. The version of the draft stays: what a request is booked on
 * is no part of what was shown for consent, and counts as it stands when the request is sent. Throws 'record.not_found', and
 * names the field where nothing active is called so.
 */
export async function chooseAllocation(
  source: Db,
  drafts: Drafts,
  subject: AllocationSubject,
  { draftId, day, typed }: { draftId: string; day: string; typed: TypedAllocation },
): Promise<void> {
  const chosen: ChangedAllocation = {}
  const errors: { path: string; message: string }[] = []
  for (const field of ALLOCATION_FIELDS) {
    const value = typed[field]
    if (value === undefined) continue
    if (value === null) {
      chosen[field] = null
      continue
    }
    const entry = await selectNamedEntry(source, subject.orgId, field, value)
    const closed = entry && closedOn(entry, day)
    if (!entry || closed === 'closed') errors.push({ path: `body.${field}`, message: unknownEntryText(field, value) })
    else if (closed) errors.push({ path: `body.${field}`, message: closedText(entry, closed) })
    else chosen[field] = entry.id
  }
  if (errors.length > 0) throw invalid(errors)
  if (!isId(draftId) || !(await updateChosen(source, drafts, subject, draftId, chosen)))
    throw problem('record.not_found')
}

/** How many choices are named in an answer; the fields beside the draft search all of them. */
const NAMED_OPTIONS = 6

/**
 * Finds what a person calls a cost centre or a project by its code, its name or a part of them that only one has; null is the
 * default. `asks` are fields of which the choices are listed.
 */
export async function findAllocation(
  source: Db,
  { orgId }: AllocationSubject,
  { typed, asks = [], day }: { typed: TypedAllocation; asks?: readonly AllocationField[] | undefined; day: string },
): Promise<FoundAllocation> {
  const found: FoundAllocation = { chosen: {}, entries: [], refused: [] }
  const open = (kind: AllocationField, query: string) =>
    selectOpenEntries(source, { orgId, kind, day, query, limit: NAMED_OPTIONS })
  for (const field of ALLOCATION_FIELDS) {
    const value = typed[field]
    if (value === null) found.chosen[field] = null
    if (typeof value !== 'string') {
      if (asks.includes(field)) found.refused.push({ field, options: await open(field, '') })
      continue
    }
    const like = await open(field, value)
    const [only, ...others] = like
    const exact = await selectNamedEntry(source, orgId, field, value)
    const entry =
      exact ?? (only && others.length === 0 ? await selectNamedEntry(source, orgId, field, only.code) : undefined)
    const why = entry && closedOn(entry, day)
    if (entry && !why) {
      found.chosen[field] = entry.id
      found.entries.push(entry)
      continue
    }
    const options = like.length > 0 ? like : await open(field, '')
    found.refused.push({ field, typed: value, ...(entry && why && { closed: { entry, why } }), options })
  }
  return found
}

/** Keeps by id what was found for one's own draft, within the caller's transaction. */
export async function keepAllocation(
  source: Db,
  drafts: Drafts,
  subject: AllocationSubject,
  draftId: string,
  chosen: ChangedAllocation,
): Promise<void> {
  if (!(await updateChosen(source, drafts, subject, draftId, chosen))) throw problem('record.not_found')
}

/** How many options one answer lists. */
const MOST_OPTIONS = 50

/** What an organisation lets its people choose from. */
export function createAllocations({ db, clock }: { db: Database['db']; clock: Clock }) {
  return {
    /** Cost centres or projects that take requests of today, the best matches first. */
    async options(
      actor: Actor,
      { field, query = '' }: { field: AllocationField; query?: string | undefined },
    ): Promise<{ items: AllocatedTo[]; more: boolean }> {
      const day = dayOf(clock.now())
      const limit = MOST_OPTIONS + 1
      const found = await selectOpenEntries(db, { orgId: actor.orgId, kind: field, day, query, limit })
      return { items: found.slice(0, MOST_OPTIONS), more: found.length > MOST_OPTIONS }
    },
  }
}

export type Allocations = ReturnType<typeof createAllocations>
