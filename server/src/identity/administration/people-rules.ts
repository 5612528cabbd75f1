import type { PersonInput } from '@pravas/contract/administration'
import type { BankDetails } from '@pravas/contract/bank-details'
import { GRANTED_ROLES, type GrantedRole, type Role } from '@pravas/contract/people'
import type { Action } from '../../access/rights-rules.ts'

/** What is administered of a person; `manager_id` is the manager's employee id. */
export interface PersonFields extends Omit<PersonInput, 'roles'> {
  roles: GrantedRole[]
}

/** Fields that are wanted to be so. */
export type WantedFields = { [Field in keyof PersonFields]?: PersonFields[Field] | undefined }

/** Fields before and after, those that differ alone. */
export interface FieldChanges {
  before: Partial<PersonFields>
  after: Partial<PersonFields>
}

/** Somebody as they are kept. */
export interface ExistingPerson extends PersonFields {
  id: string
  /** Whether they were erased, so that nothing of them changes any more. */
  erased?: boolean
}

/** A line that is to be carried out. */
export interface PlannedLine extends FieldChanges {
  line: number
  /** Undefined for somebody new. */
  existing: ExistingPerson | undefined
  /** What they will be. */
  person: PersonFields
  /** Other bank details, in place of those before. */
  bank?: { before: BankDetails | undefined; after: BankDetails } | undefined
}

/** The roles to be granted, once each and in the order of the list; being an employee is none. */
export function grantedRoles(roles: readonly Role[]): GrantedRole[] {
  return GRANTED_ROLES.filter((role) => roles.includes(role))
}

/** What of the wanted differs from what is; undefined when nothing does. */
export function changesOf(is: PersonFields, wanted: WantedFields): FieldChanges | undefined {
  const names = (Object.keys(wanted) as (keyof PersonFields)[]).filter(
    (name) => wanted[name] !== undefined && !same(is[name], wanted[name]),
  )
  if (names.length === 0) return undefined
  const pick = (from: WantedFields) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(is), after: pick(wanted) }
}

function same(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other) ? one.join() === other.join() : one === other
}

/** The roles that one list has and the other lacks, either way. */
export function changedRoles(before: readonly GrantedRole[], after: readonly GrantedRole[]): GrantedRole[] {
  return GRANTED_ROLES.filter((role) => before.includes(role) !== after.includes(role))
}

/** Somebody of whom nothing is known yet. */
export const NOBODY: PersonFields = {
  name: '',
  email: '',
  employee_id: null,
  manager_id: null,
  department: null,
  designation: null,
  grade: null,
  location: null,
  cost_centre: null,
  roles: [],
  active: true,
}

/** The right that a change of roles, and of what says a role, needs. */
export function grantOf(personId: string, before: Partial<PersonFields>, after: Partial<PersonFields>): Action {
  return {
    to: 'grant-roles',
    personId,
    roles: after.roles ? changedRoles(before.roles ?? [], after.roles) : [],
    saysSuperAdmin: after.designation === 'Super Admin' || after.department === 'Admin',
  }
}

/** What a change is called in the audit trail. */
export function actionOf({ active }: Partial<PersonFields>): string {
  if (active === undefined) return 'person.changed'
  return active ? 'person.activated' : 'person.deactivated'
}
