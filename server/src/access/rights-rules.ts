import { type AnalyticsScope, SCOPES } from '@pravas/contract/analytics'
import type { ErrorCode } from '@pravas/contract/errors'
import type { Actor, Owner } from './actor.ts'

/** What somebody may want to do, and to what. */
export type Action =
  | { to: 'read-record'; owner: Owner }
  | { to: 'open-receipt'; uploaderId: string /** Of the expense that claims it. */; owner: Owner | undefined }
  | { to: 'decide'; owner: Owner }
  | { to: 'list-requests'; owner: Owner | undefined }
  | { to: 'list-pending-of-team'; managerEmployeeId: string }
  | { to: 'list-pending-of-all' }
  | { to: 'read-outbox' }
  | { to: 'make-reset-link' /** Undefined: somebody's. */; personId: string | undefined }
  | { to: 'resolve-sign-on' /** Undefined: somebody's. */; personId: string | undefined }
  | { to: 'read-analytics'; scope: AnalyticsScope }
  | { to: 'act-as'; employeeId: string | null | undefined }

/**
 * The rights of the product, all of them: undefined when the actor may, else the error to answer.
 * A record that the actor may not even know of is 'not found'; an action that their role lacks is 'forbidden'.
 */
export function refusal(actor: Actor, action: Action): ErrorCode | undefined {
  switch (action.to) {
    case 'read-record':
      return sees(actor, action.owner) ? undefined : 'record.not_found'
    case 'open-receipt':
      if (actor.personId === action.uploaderId) return undefined
      return action.owner && sees(actor, action.owner) ? undefined : 'record.not_found'
    case 'list-requests':
      return action.owner && sees(actor, action.owner) ? undefined : 'record.not_found'
    case 'decide':
      if (!sees(actor, action.owner)) return 'record.not_found'
      return owns(actor, action.owner) ? 'decision.own_request' : undefined
    case 'list-pending-of-team':
      if (!actor.isAdmin) return 'action.forbidden'
      return actor.isSuperAdmin || actor.employeeId === action.managerEmployeeId ? undefined : 'action.forbidden'
    case 'list-pending-of-all':
    case 'read-outbox':
      return actor.isSuperAdmin ? undefined : 'action.forbidden'
    case 'make-reset-link':
    case 'resolve-sign-on':
      // Nobody decides by which account or link they come in themselves.
      return actor.isSuperAdmin && actor.personId !== action.personId ? undefined : 'action.forbidden'
    case 'read-analytics':
      if (actor.employeeId === null) return 'person.no_employee_record'
      return analyticsScopes(actor).includes(action.scope) ? undefined : 'action.forbidden'
    case 'act-as':
      return (action.employeeId ?? null) === null || action.employeeId === actor.employeeId
        ? undefined
        : 'action.forbidden'
  }
}

/** Whose figures an employee may see: their own, a manager also their team's, a super admin everybody's; widest last. */
export function analyticsScopes({ isAdmin, isSuperAdmin }: Actor): AnalyticsScope[] {
  return SCOPES.filter((scope) => scope === 'own' || isSuperAdmin || (scope === 'team' && isAdmin))
}

function owns(actor: Actor, owner: Owner): boolean {
  return actor.employeeId !== null && actor.employeeId === owner.employeeId
}

function leads(actor: Actor, owner: Owner): boolean {
  return actor.isAdmin && actor.employeeId !== null && actor.employeeId === owner.managerEmployeeId
}

function sees(actor: Actor, owner: Owner): boolean {
  return owns(actor, owner) || leads(actor, owner) || actor.isSuperAdmin
}

/**
 * Whether somebody is a super admin: an admin who is marked as one, or whose designation is 'Super Admin', or whose
 * department is 'Admin' (the specification's section 6).
 */
export function isSuperAdmin(person: {
  isAdmin: boolean
  isSuperAdmin: boolean
  designation: string | null
  department: string | null
}): boolean {
  return (
    person.isAdmin && (person.isSuperAdmin || person.designation === 'Super Admin' || person.department === 'Admin')
  )
}
