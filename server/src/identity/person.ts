import type { SignedIn } from '../access/actor.ts'
import { standingOf } from '../access/rights-rules.ts'
import type { PersonRow } from './people-store.ts'

/** A person as the rights see them, and as their pages do. */
export function personOf(row: PersonRow): Pick<SignedIn, 'actor' | 'user'> {
  const { isAdmin, isSuperAdmin } = standingOf({ ...row, hasReports: row.reports > 0 })
  return {
    actor: {
      personId: row.id,
      orgId: row.org_id,
      employeeId: row.employee_id,
      managerEmployeeId: row.manager_employee_id,
      name: row.name,
      email: row.email,
      roles: row.roles,
      isAdmin,
      isSuperAdmin,
    },
    user: {
      name: row.name,
      email: row.email,
      profileImage: row.profile_image,
      isAdmin,
      isSuperAdmin,
      roles: ['employee', ...row.roles],
      employee_id: row.employee_id ?? undefined,
      department: row.department ?? undefined,
      designation: row.designation ?? undefined,
      phone: row.phone ?? undefined,
      location: row.location ?? undefined,
      office: row.office ?? undefined,
      username: row.username ?? undefined,
    },
  }
}
