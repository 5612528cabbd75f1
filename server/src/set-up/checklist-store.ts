import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export async function setChecklist(db: Db, orgId: string, isOpen: boolean): Promise<void> {
  await db.updateTable('organisations').set({ checklist_open: isOpen }).where('id', '=', orgId).execute()
}

/** What the checklist counts: employees without an active manager leave out super admins, who need none. */
export async function selectProgress(db: Db, orgId: string) {
  const { rows } = await sql<{ open: boolean; people: number; unmanaged: number; employees: number; policies: number }>`
    select
      (select checklist_open from organisations where id = ${orgId}) as open,
      (select count(*)::int from people where org_id = ${orgId} and active) as people,
      (select count(*)::int from people where org_id = ${orgId} and active and employee_id is not null) as employees,
      (select count(*)::int from people
        where people.org_id = ${orgId} and people.active and people.employee_id is not null
          and not exists (
            select from people as manager
            where manager.org_id = people.org_id and manager.employee_id = people.manager_employee_id and manager.active)
          and not exists (
            select from person_roles
            where person_roles.org_id = people.org_id and person_id = people.id and role = 'super_admin')
      ) as unmanaged,
      (select count(*)::int from audit_log
        where org_id = ${orgId} and record_kind = 'policy' and action = 'policy.published') as policies`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no organisation ${orgId}.`)
  return row
}
