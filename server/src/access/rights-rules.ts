import { type AnalyticsScope, SCOPES } from '@pravas/contract/analytics'
import type { ErrorCode } from '@pravas/contract/errors'
import type { ArrangeTripsFor } from '@pravas/contract/organisation'
import type { GrantedRole } from '@pravas/contract/people'
import type { Actor, Asked, Owner } from './actor.ts'

/** What is requested, and so who reads it by their role. */
export type RecordKind = 'trip' | 'expense'

/** Somebody whose account is acted on. */
export interface Target {
  personId: string
  isSuperAdmin: boolean
}

/** What somebody may want to do, and to what. */
export type Action =
  | { to: 'read-record'; kind: RecordKind; owner: Owner }
  | { to: 'open-receipt'; uploaderId: string /** Of the expense that claims it. */; owner: Owner | undefined }
  | { to: 'decide'; kind: RecordKind; owner: Owner }
  | {
      to: 'take-turn'
      owner: Owner /** Those whose turn it is; the manager: the owner's. */
      turn: 'manager' | readonly Asked[]
    }
  | { to: 'read-comments' | 'ask' | 'answer'; kind: RecordKind; owner: Owner }
  | { to: 'undo-decision'; kind: RecordKind; owner: Owner /** A person's id. */; decidedBy: string | undefined }
  | { to: 'withdraw' | 'revise' | 'cancel'; kind: RecordKind; owner: Owner }
  | {
      to: 'arrange-trip'
      scope: ArrangeTripsFor /** Somebody outside the organisation, or an employee. */
      traveller: 'guest' | Owner
    }
  | { to: 'delegate' /** A person's id; undefined: somebody's. */; giverId: string | undefined }
  | { to: 'list-requests'; kind: RecordKind; owner: Owner | undefined }
  | { to: 'list-pending-of-team'; kind: RecordKind; managerEmployeeId: string }
  | { to: 'list-pending-of-all'; kind: RecordKind }
  | { to: 'read-outbox' }
  | { to: 'resend-mail' }
  | { to: 'make-reset-link' /** Undefined: somebody's. */; person: Target | undefined }
  | { to: 'resolve-sign-on' /** Undefined: somebody's. */; person: Target | undefined }
  | { to: 'manage-people' }
  | { to: 'change-person'; person: Target }
  | { to: 'erase-person' }
  | {
      to: 'grant-roles'
      personId: string
      /** Those that are given or taken away. */
      roles: readonly GrantedRole[]
      /** Whether a designation or department is set that may make them a super admin. */
      saysSuperAdmin: boolean
    }
  | { to: 'read-analytics'; scope: AnalyticsScope }
  | { to: 'manage-policy' }
  | { to: 'manage-organisation' }
  | { to: 'read-audit' }
  | { to: 'read-gst-register' }
  | { to: 'read-accounts' }
  | { to: 'export-accounts' }
  | { to: 'read-bookings'; owner: Owner }
  | { to: 'book'; owner: Owner /** Who books in the organisation. */; bookedBy: 'desk' | 'self' }
  | { to: 'pay-bookings' }
  | { to: 'read-desk' }
  | { to: 'read-budgets' }
  | { to: 'read-payments' }
  | { to: 'manage-payments' }
  | { to: 'pay' /** People who are paid by it. */; payees: readonly string[] }
  | { to: 'manage-budgets' }
  | { to: 'act-as'; employeeId: string | null | undefined }

/**
 * The rights of the product, all of them: undefined when the actor may, else the error to answer.
 * A record that the actor may not even know of is 'not found'; an action that their role lacks is 'forbidden'.
 */
export function refusal(actor: Actor, action: Action): ErrorCode | undefined {
  switch (action.to) {
    case 'read-record':
      return sees(actor, action.kind, action.owner) ? undefined : 'record.not_found'
    case 'open-receipt':
      if (actor.personId === action.uploaderId) return undefined
      return action.owner && sees(actor, 'expense', action.owner) ? undefined : 'record.not_found'
    case 'list-requests':
      return action.owner && sees(actor, action.kind, action.owner) ? undefined : 'record.not_found'
    case 'decide':
      if (!sees(actor, action.kind, action.owner)) return 'record.not_found'
      if (owns(actor, action.owner) || travels(actor, action.owner)) return 'decision.own_request'
      return leads(actor, action.owner) || actor.isSuperAdmin || isAsked(actor, action.owner.asked)
        ? undefined
        : 'action.forbidden'
    case 'take-turn': {
      const isTheirs = action.turn === 'manager' ? leads(actor, action.owner) : isAsked(actor, action.turn)
      return isTheirs || actor.isSuperAdmin ? undefined : 'decision.not_pending'
    }
    case 'read-comments':
      if (!sees(actor, action.kind, action.owner)) return 'record.not_found'
      if (owns(actor, action.owner) || travels(actor, action.owner) || actor.roles.includes('auditor')) return undefined
      return refusal(actor, { ...action, to: 'decide' })
    case 'ask':
      return refusal(actor, { ...action, to: 'decide' })
    case 'undo-decision':
      if (!sees(actor, action.kind, action.owner)) return 'record.not_found'
      return actor.personId === action.decidedBy ? undefined : 'decision.not_yours'
    case 'answer':
    case 'withdraw':
    case 'revise':
    case 'cancel':
      if (!sees(actor, action.kind, action.owner)) return 'record.not_found'
      return owns(actor, action.owner) ? undefined : 'action.forbidden'
    case 'arrange-trip':
      return arranges(actor, action) ? undefined : 'trip.traveller_not_allowed'
    case 'list-pending-of-team':
      if (readsAll(actor, action.kind)) return undefined
      return actor.isAdmin && actor.employeeId === action.managerEmployeeId ? undefined : 'action.forbidden'
    case 'delegate':
      return actor.personId === action.giverId || administers(actor) ? undefined : 'action.forbidden'
    case 'list-pending-of-all':
      return readsAll(actor, action.kind) ? undefined : 'action.forbidden'
    case 'read-outbox':
      return actor.isSuperAdmin || actor.roles.includes('auditor') ? undefined : 'action.forbidden'
    case 'resend-mail':
      return actor.isSuperAdmin ? undefined : 'action.forbidden'
    case 'read-audit':
      return administers(actor) || actor.roles.includes('auditor') ? undefined : 'action.forbidden'
    case 'read-bookings':
      // Whoever knows a PNR and a name can change a flight, so that deciding on a trip is no reason to read it.
      if (!sees(actor, 'trip', action.owner)) return 'record.not_found'
      if (owns(actor, action.owner) || travels(actor, action.owner)) return undefined
      return readsAll(actor, 'trip') ? undefined : 'action.forbidden'
    case 'book':
      if (!sees(actor, 'trip', action.owner)) return 'record.not_found'
      if (books(actor)) return undefined
      return action.bookedBy === 'self' && owns(actor, action.owner) ? undefined : 'action.forbidden'
    case 'pay-bookings':
      return books(actor) ? undefined : 'action.forbidden'
    case 'read-desk':
      return books(actor) || actor.roles.includes('auditor') ? undefined : 'action.forbidden'
    case 'read-budgets':
      if (administers(actor)) return undefined
      return actor.roles.some((role) => role === 'finance' || role === 'auditor') ? undefined : 'action.forbidden'
    case 'read-gst-register':
    case 'read-accounts':
    case 'read-payments':
      return readsAll(actor, 'expense') ? undefined : 'action.forbidden'
    case 'export-accounts':
    case 'manage-payments':
      return pays(actor) ? undefined : 'action.forbidden'
    case 'pay':
      if (!pays(actor)) return 'action.forbidden'
      return action.payees.includes(actor.personId) ? 'finance.own_claim' : undefined
    case 'manage-budgets':
    case 'manage-policy':
    case 'manage-organisation':
      return administers(actor) ? undefined : 'action.forbidden'
    case 'make-reset-link':
    case 'resolve-sign-on':
      // Nobody decides by which account or link they come in themselves.
      if (!administers(actor) || actor.personId === action.person?.personId) return 'action.forbidden'
      return action.person?.isSuperAdmin && !actor.isSuperAdmin ? 'action.forbidden' : undefined
    case 'manage-people':
      return administers(actor) ? undefined : 'action.forbidden'
    case 'change-person':
      if (!administers(actor)) return 'action.forbidden'
      return action.person.isSuperAdmin && !actor.isSuperAdmin ? 'action.forbidden' : undefined
    case 'erase-person':
      return actor.isSuperAdmin ? undefined : 'action.forbidden'
    case 'grant-roles':
      if (!administers(actor)) return 'action.forbidden'
      if (action.roles.length > 0 && action.personId === actor.personId) return 'person.own_roles'
      if (actor.isSuperAdmin || !(action.saysSuperAdmin || action.roles.includes('super_admin'))) return undefined
      return 'person.grants_role'
    case 'read-analytics':
      if (actor.employeeId === null) return 'person.no_employee_record'
      return analyticsScopes(actor).includes(action.scope) ? undefined : 'action.forbidden'
    case 'act-as':
      return (action.employeeId ?? null) === null || action.employeeId === actor.employeeId
        ? undefined
        : 'action.forbidden'
  }
}

/** Whose figures an employee may see: their own, a manager also their team's, who reads all claims everybody's; widest last. */
export function analyticsScopes(actor: Actor): AnalyticsScope[] {
  const hasTeam = actor.isSuperAdmin || (actor.employeeId !== null && actor.leads.includes(actor.employeeId))
  const may = { own: true, team: hasTeam, organisation: readsAll(actor, 'expense') && readsAll(actor, 'trip') }
  return SCOPES.filter((scope) => may[scope])
}

/** Of somebody who reads some records of a kind: their own, those of the teams they lead, and those that asked them. */
export type SomeRecords = Pick<Actor, 'employeeId' | 'leads' | 'decidesAs'>

/** Which records of a kind an actor reads in lists: everybody's, or some. Each of them may be opened ('read-record'). */
export function readableRecords(actor: Actor, kind: RecordKind): 'all' | SomeRecords {
  if (readsAll(actor, kind)) return 'all'
  const { employeeId, leads, decidesAs } = actor
  return { employeeId, leads, decidesAs }
}

function owns(actor: Actor, owner: Owner): boolean {
  return actor.employeeId !== null && actor.employeeId === owner.employeeId
}

function leads(actor: Actor, owner: Owner): boolean {
  return owner.managerEmployeeId !== null && actor.leads.includes(owner.managerEmployeeId)
}

/** Whether a trip that somebody else requested is theirs to make. */
function travels(actor: Actor, { party }: Owner): boolean {
  return actor.employeeId !== null && (party?.travellers ?? []).includes(actor.employeeId)
}

function leadsSomebodyOf(actor: Actor, { party }: Owner): boolean {
  return (party?.managers ?? []).some((manager) => actor.leads.includes(manager))
}

function sees(actor: Actor, kind: RecordKind, owner: Owner): boolean {
  const isTheirs = owns(actor, owner) || travels(actor, owner)
  const isOfTheirTeam = leads(actor, owner) || leadsSomebodyOf(actor, owner)
  return isTheirs || isOfTheirTeam || readsAll(actor, kind) || isAsked(actor, owner.asked)
}

function isAsked({ decidesAs: { persons, roles } }: Actor, asked: Owner['asked']): boolean {
  return (asked ?? []).some(
    ({ role, personId }) =>
      (role !== null && roles.includes(role)) || (personId !== null && persons.includes(personId)),
  )
}

/** The roles that read every record of a kind, including other people's. */
const READERS: Record<RecordKind, readonly GrantedRole[]> = {
  trip: ['travel_desk', 'finance', 'auditor'],
  expense: ['finance', 'auditor'],
}

function readsAll(actor: Actor, kind: RecordKind): boolean {
  return actor.isSuperAdmin || actor.roles.some((role) => READERS[kind].includes(role))
}

/** People arrange their own trips; those of others as far as their organisation allows it, and guests with them. */
function arranges(
  { employeeId, managerEmployeeId }: Actor,
  { scope, traveller }: Extract<Action, { to: 'arrange-trip' }>,
): boolean {
  if (employeeId === null) return false
  if (traveller !== 'guest' && traveller.employeeId === employeeId) return true
  if (scope === 'nobody') return false
  if (scope === 'everybody' || traveller === 'guest') return true
  const leader = traveller.managerEmployeeId
  return leader !== null && (leader === employeeId || leader === managerEmployeeId)
}

/** A super admin may do what finance may, under the same rules. */
function pays(actor: Actor): boolean {
  return actor.isSuperAdmin || actor.roles.includes('finance')
}

/** A super admin may do what the travel desk may. */
function books(actor: Actor): boolean {
  return actor.isSuperAdmin || actor.roles.includes('travel_desk')
}

/** A super admin may do what an administrator may. */
function administers(actor: Actor): boolean {
  return actor.isSuperAdmin || actor.roles.includes('administrator')
}

/**
 * What somebody is by their roles, the reporting line, the steps that ask them and whom they stand in for. `isAdmin`: they may
 * decide on something now. `isSuperAdmin`: by their role, or as a manager whose designation is
 * 'Super Admin' or whose department is 'Admin' (the specification's section 6).
 */
export function standingOf(person: {
  roles: readonly GrantedRole[]
  /** Whether active people report to them. */
  hasReports: boolean
  designation: string | null
  department: string | null
  employeeId?: string | null
  /** Employee ids of managers who have handed their decisions over to them for today. */
  standsInFor?: readonly string[]
  /** Whether the flow of their organisation, or a request, asks them or somebody they stand in for. */
  isAsked?: boolean
}): Pick<Actor, 'isAdmin' | 'isSuperAdmin' | 'leads'> {
  const { standsInFor = [], employeeId = null, isAsked = false } = person
  const leads = [...(person.hasReports && employeeId !== null ? [employeeId] : []), ...standsInFor]
  const saysSo = person.designation === 'Super Admin' || person.department === 'Admin'
  const isSuperAdmin = person.roles.includes('super_admin') || (person.hasReports && saysSo)
  const isAdmin = person.hasReports || leads.length > 0 || isSuperAdmin || isAsked
  return { isAdmin, isSuperAdmin, leads }
}
