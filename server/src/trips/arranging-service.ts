import type { ArrangeTripsFor } from '@pravas/contract/organisation'
import { refOf, type Traveller, type TravellerRef } from '@pravas/contract/trips'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import type { Db } from '../db/database.ts'
import { invalid } from '../errors.ts'
import { findByReference, findManager } from '../identity/people-service.ts'
import { requestSettings } from '../organisation/settings-service.ts'
import { selectIds, selectManagers, selectTravellers, type TravellerRow } from './arranging-store.ts'
import { employeeIdsOf, matching } from './traveller-rules.ts'

/** Somebody who was named as a traveller: who they are, who they could be, or nobody whom the actor may arrange for. */
type FoundTraveller = { name: string; people: { employee_id: string; name: string; about: string }[] }

/** What is found of names, and for whom trips may be arranged at all. */
export interface FoundTravellers {
  scope: ArrangeTripsFor
  found: FoundTraveller[]
}

/** For whom the people of an organisation may arrange trips. */
async function arrangesFor(db: Db, orgId: string): Promise<ArrangeTripsFor> {
  return (await requestSettings(db, orgId)).arrange_trips_for
}

/** The active employees for whom the actor may arrange trips, themselves among them; by name. */
async function arrangeable(db: Db, actor: Actor, scope: ArrangeTripsFor): Promise<TravellerRow[]> {
  const people = scope === 'nobody' ? [] : await selectTravellers(db, actor.orgId)
  return people.filter(
    (person) => refusal(actor, { to: 'arrange-trip', scope, traveller: ownerOf(person) }) === undefined,
  )
}

/** Finds whom names mean, among those whom the actor may arrange trips for. */
export async function findTravellers(db: Db, actor: Actor, names: readonly string[]): Promise<FoundTravellers> {
  const scope = await arrangesFor(db, actor.orgId)
  const people = await arrangeable(db, actor, scope)
  const found = names.map((name) => ({
    name,
    people: matching(name, people).map(({ employee_id, name: full, department, designation }) => ({
      employee_id,
      name: full,
      about: [designation, department, employee_id].filter(Boolean).join(', '),
    })),
  }))
  return { scope, found }
}

/**
 * Who travels, with their names; undefined where it is the actor alone. Throws 'request.invalid' for an employee whom there is not, and
 * 'trip.traveller_not_allowed' for one whom the actor may not arrange trips for.
 */
export async function travellersFor(
  db: Db,
  actor: Actor,
  refs: readonly TravellerRef[],
): Promise<Traveller[] | undefined> {
  const unique = refs.filter((ref, at) => refs.findIndex((other) => isSame(ref, other)) === at)
  if (unique.every((ref) => 'employee_id' in ref && ref.employee_id === actor.employeeId)) return undefined
  const scope = await arrangesFor(db, actor.orgId)
  const people = await selectTravellers(db, actor.orgId)
  return unique.map((ref): Traveller => {
    if ('guest' in ref) {
      demand(actor, { to: 'arrange-trip', scope, traveller: 'guest' })
      return { guest: ref.guest }
    }
    const person = people.find(({ employee_id }) => employee_id === ref.employee_id)
    if (!person)
      throw invalid([{ path: 'body.travellers', message: `There is no active employee ${ref.employee_id}.` }])
    demand(actor, { to: 'arrange-trip', scope, traveller: ownerOf(person) })
    return { employee_id: person.employee_id, name: person.name }
  })
}

/**
 * By whose manager a trip is decided, by employee id, and who that manager is: the first employee who travels, or for guests alone the
 * requester. Where that manager travels or requests it, whoever is next in the line decides.
 */
export async function decisionOn(
  db: Db,
  actor: Actor & { employeeId: string },
  travellers: readonly Traveller[] = [],
): Promise<{ decidedFor: string; managerEmployeeId: string | null }> {
  const ids = employeeIdsOf(travellers)
  const [first = actor.employeeId] = ids
  if (first === actor.employeeId && ids.length <= 1) {
    return { decidedFor: first, managerEmployeeId: actor.managerEmployeeId }
  }
  const party = new Set([actor.employeeId, ...ids])
  const managers = await selectManagers(db, actor.orgId)
  let decidedFor = first
  // Each step leads to another of the party, so that there are no more steps than people.
  for (let steps = 0; steps < party.size; steps += 1) {
    const manager = managers.get(decidedFor) ?? null
    if (manager === null || !party.has(manager)) return { decidedFor, managerEmployeeId: manager }
    decidedFor = manager
  }
  return { decidedFor, managerEmployeeId: null }
}

/** Names the manager who decides on what the actor requests, for themselves or for travellers; null when nobody is set. */
export type ApproverOfTrip = (actor: Actor, travellers?: readonly Traveller[]) => Promise<string | null>

/** Returns what names the manager who decides on a trip; it throws what `travellersFor` throws of who travels. */
export function approverOfTrip(db: Db): ApproverOfTrip {
  return async (actor, named = []) => {
    const { employeeId } = actor
    const travellers = await travellersFor(db, actor, named.map(refOf))
    const decision = employeeId === null ? actor : await decisionOn(db, { ...actor, employeeId }, travellers)
    const { managerEmployeeId } = decision
    return (await findManager(db, { ...actor, managerEmployeeId }))?.name ?? null
  }
}

/**
 * By whose grade, department and cost centre a trip is judged and booked: the first employee who travels, or for guests alone the
 * requester.
 */
export async function leadOf<T extends Pick<Actor, 'orgId' | 'personId' | 'employeeId'>>(
  db: Db,
  actor: T,
  travellers: readonly Traveller[] = [],
): Promise<T> {
  const [first = actor.employeeId] = employeeIdsOf(travellers)
  if (first === null || first === actor.employeeId) return actor
  const person = await findByReference(db, actor.orgId, first)
  return person ? { ...actor, personId: person.id, employeeId: first } : actor
}

/** The person ids of the employees who travel. */
export async function idsOfTravellers(db: Db, orgId: string, travellers: readonly Traveller[] = []): Promise<string[]> {
  const ids = employeeIdsOf(travellers)
  return ids.length === 0 ? [] : selectIds(db, orgId, ids)
}

const ownerOf = ({ employee_id, manager_employee_id }: TravellerRow) => ({
  employeeId: employee_id,
  managerEmployeeId: manager_employee_id,
})

const isSame = (one: TravellerRef, other: TravellerRef) =>
  'guest' in one
    ? 'guest' in other && one.guest.toLowerCase() === other.guest.toLowerCase()
    : 'employee_id' in other && one.employee_id === other.employee_id
