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
  /** May decide on something now: on requests of `leads`, or as a super admin. */
  isAdmin: boolean
  /** Whose reports they decide on, by employee id: themselves where they have some, and managers they stand in for today. */
  leads: readonly string[]
  /** As whom they decide at the steps of a flow: themselves, and those they stand in for today. */
  decidesAs: { persons: readonly string[]; roles: readonly string[] }
  /** May see and decide on every request of the organisation but their own. */
  isSuperAdmin: boolean
}

/** The employee that a record belongs to and who decides on it: whom that employee reports to, or whom a traveller does. */
export interface Owner {
  employeeId: string
  managerEmployeeId: string | null
  /** Of a request: whom it has asked besides that manager; absent or null: nobody. */
  asked?: readonly Asked[] | null
  /** Of a trip for others; absent or null: whoever requested it travels alone. */
  party?: Party | null
}

/** Who is involved in a trip for others, by employee id. */
export interface Party {
  travellers: readonly string[]
  /** To whom the requester and the travellers report; `managerEmployeeId` alone decides. */
  managers: readonly string[]
}

/** Whom a request asks to decide: whoever has a role, or a person by their id; the other one is null. */
export interface Asked {
  role: string | null
  personId: string | null
}

/** Whose a request is, by whom rights go, of its row in the database with its owner's manager. */
export function ownerOf(row: {
  employee_id: string
  manager_employee_id: string | null
  asked?: readonly Asked[] | null
  party?: Party | null
}): Owner {
  const { employee_id: employeeId, manager_employee_id: managerEmployeeId, asked = null, party = null } = row
  return { employeeId, managerEmployeeId, asked, party }
}

/** Somebody with a session. */
export interface SignedIn {
  actor: Actor
  user: User
  sessionId: string
}
