import type { SignedIn } from '../access/actor.ts'
import { standingOf } from '../access/rights-rules.ts'
import type { PersonRow } from './people-store.ts'

/** A person as the rights of a day (`YYYY-MM-DD`) see them, and as their pages do. */
export function personOf(row: PersonRow, today: string): Pick<SignedIn, 'actor' | 'user'> {
  const others = row.delegated.filter(({ from, until }) => from <= today && today <= until)
  const standing = standingOf({
    ...row,
    employeeId: row.employee_id,
    hasReports: row.reports > 0,
    // Who leads nobody has no decisions of a manager to hand over.
    standsInFor: others.filter(({ reports }) => reports > 0).map(({ employee_id }) => employee_id),
    isAsked: row.is_asked || others.some(({ is_asked }) => is_asked),
  })
  const decidesAs = {
    persons: [row.id, ...others.map(({ id }) => id)],
    roles: [...new Set([row.roles, ...others.map(({ roles }) => roles)].flat())],
  }
  const { isAdmin, isSuperAdmin } = standing
  return {
    actor: {
      personId: row.id,
      orgId: row.org_id,
      employeeId: row.employee_id,
      managerEmployeeId: row.manager_employee_id,
      name: row.name,
      email: row.email,
      roles: row.roles,
      ...standing,
      decidesAs,
    },
    user: {
      name: row.name,
      email: row.email,
      profileImage: row.profile_image,
      isAdmin,
      isSuperAdmin,
      ownsBudgets: row.owns_budgets,
      wasAsked: row.was_asked,
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
