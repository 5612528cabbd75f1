import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** An active employee, and the active people who have their decisions on a day (`YYYY-MM-DD`). */
export function selectDeciders(db: Db, orgId: string, employeeId: string, today: string) {
  return db
    .selectFrom('people')
    .select(['id', 'employee_id'])
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .where((eb) =>
      eb.or([
        eb('employee_id', '=', employeeId),
        eb(
          'id',
          'in',
          eb
            .selectFrom('delegations')
            .innerJoin('people as giver', (join) =>
              join.onRef('giver.org_id', '=', 'delegations.org_id').onRef('giver.id', '=', 'delegations.from_id'),
            )
            .select('delegations.to_id')
            .where('delegations.org_id', '=', orgId)
            .where('delegations.ended_at', 'is', null)
            .where('delegations.starts_on', '<=', today)
            .where('delegations.ends_on', '>=', today)
            .where('giver.employee_id', '=', employeeId),
        ),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** The active people who stand in on a day (`YYYY-MM-DD`), each with whom for: somebody active, one of some where given. */
export function selectStandIns(db: Db, orgId: string, day: string, giverIds?: readonly string[]) {
  return db
    .selectFrom('delegations')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'delegations.org_id').onRef('people.id', '=', 'delegations.to_id'),
    )
    .innerJoin('people as giver', (join) =>
      join.onRef('giver.org_id', '=', 'delegations.org_id').onRef('giver.id', '=', 'delegations.from_id'),
    )
    .select(['giver.id as giverId', 'people.id', 'people.name', 'people.email'])
    .where('delegations.org_id', '=', orgId)
    .where('delegations.ended_at', 'is', null)
    .where('delegations.starts_on', '<=', day)
    .where('delegations.ends_on', '>=', day)
    .where('people.active', '=', true)
    .where('giver.active', '=', true)
    .where('giver.employee_id', 'is not', null)
    .$if(giverIds !== undefined, (query) =>
      query.where('giver.id', '=', sql<string>`any (${[...(giverIds ?? [])]}::uuid[])`),
    )
    .orderBy('people.name')
    .orderBy('people.id')
    .execute()
}

/** Active people of an organisation by whose role or post they may be super admins, with what says whether they are. */
export function selectPossibleSuperAdmins(db: Db, orgId: string, limit: number) {
  return db
    .selectFrom('people')
    .select(['id', 'roles', 'reports', 'designation', 'department'])
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .where(
      sql<boolean>`('super_admin' = any (roles) or reports > 0 and (designation = 'Super Admin' or department = 'Admin'))`,
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}
