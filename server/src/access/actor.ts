import type { GrantedRole, User } from '@pravas/contract/people'

/** The person behind a call, as the session says; the only source of rights. */
export interface Actor {
  personId: string
  orgId: string
  /** Null for someone who has no employee record yet. */
  employeeId: string | null
  managerEmployeeId: string | null
  name: string
  email: string
  /** What was granted to them; being a manager is a matter of the reporting line. */
  roles: readonly GrantedRole[]
  /** May decide on the requests of those who report to them, who are some. */
  isAdmin: boolean
  /** May see and decide on every request of the organisation but their own. */
  isSuperAdmin: boolean
}

/** The employee that a record belongs to and who that employee reports to. */
export interface Owner {
  employeeId: string
  managerEmployeeId: string | null
}

/** Somebody with a session. */
export interface SignedIn {
  actor: Actor
  user: User
  sessionId: string
}
