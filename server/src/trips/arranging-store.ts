import type { Db } from '../db/database.ts'

/** An employee for whom a trip may be arranged. */
export type TravellerRow = Awaited<ReturnType<typeof selectTravellers>>[number]

/** The active employees of an organisation, by name. */
export function selectTravellers(db: Db, orgId: string) {
  return db
    .selectFrom('people')
    .select(['employee_id', 'name', 'email', 'manager_employee_id', 'department', 'designation'])
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .where('employee_id', 'is not', null)
    .$narrowType<{ employee_id: string }>()
    .orderBy('name')
    .orderBy('employee_id')
    .execute()
}

/** To whom each employee of an organisation reports, by employee id. */
export async function selectManagers(db: Db, orgId: string): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('people')
    .select(['employee_id', 'manager_employee_id'])
    .where('org_id', '=', orgId)
    .where('employee_id', 'is not', null)
    .$narrowType<{ employee_id: string }>()
    .execute()
  return new Map(rows.map(({ employee_id, manager_employee_id }) => [employee_id, manager_employee_id]))
}

/** The person ids of employees. */
export async function selectIds(db: Db, orgId: string, employeeIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('org_id', '=', orgId)
    .where('employee_id', 'in', employeeIds)
    .execute()
  return rows.map(({ id }) => id)
}
