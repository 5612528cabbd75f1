import { type SqlBool, sql } from 'kysely'
import type { Administrators, Changer } from '../access/administrators-rules.ts'
import { administratorsRefusal } from '../access/administrators-rules.ts'
import type { Db } from '../db/database.ts'
import { lockOrganisation } from '../db/lock-organisation.ts'
import { problem } from '../errors.ts'

/**
 * Changes people of an organisation, one such change after the other, and refuses what would leave it without an
 * administrator, or give or take rights that the one who changes may not. Whatever changes roles, managers, departments,
 * designations or who is active goes through here, within its own transaction.
 */
export async function changingPeople<T>(
  trx: Db,
  orgId: string,
  by: Changer,
  /** Is given who administers the organisation until now. */
  work: (administrators: Administrators) => Promise<T>,
): Promise<T> {
  await lockOrganisation(trx, orgId)
  const before = await selectAdministrators(trx, orgId)
  // Somebody else may have taken the right away since the session was looked up.
  if (typeof by === 'object' && !before.has(by.personId)) throw problem('action.forbidden')
  const result = await work(before)
  const refusal = administratorsRefusal(before, await selectAdministrators(trx, orgId), by)
  if (refusal) throw problem(refusal)
  return result
}

/** Whether any organisation has somebody active who administers it: until then the installation is to be set up. */
export async function hasAdministrators(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from person_roles join people on people.org_id = person_roles.org_id and people.id = person_roles.person_id
      where person_roles.role in ('administrator', 'super_admin') and people.active
    ) or exists (
      select from people
      where people.active and says_super_admin(people.designation, people.department) and people.reports > 0
    ) as found`.execute(db)
  return rows[0]?.found === true
}

/** The active people who administer an organisation. */
async function selectAdministrators(db: Db, orgId: string): Promise<Administrators> {
  const says = sql<SqlBool>`says_super_admin(people.designation, people.department)`
  const rows = await db
    .selectFrom('people')
    .leftJoin('person_roles', (join) =>
      join
        .onRef('person_roles.org_id', '=', 'people.org_id')
        .onRef('person_roles.person_id', '=', 'people.id')
        .on('person_roles.role', 'in', ['administrator', 'super_admin']),
    )
    .select(['people.id', 'person_roles.role', sql<boolean>`${says} and people.reports > 0`.as('said')])
    .where('people.org_id', '=', orgId)
    .where('people.active', '=', true)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'people.id',
          'in',
          selectFrom('person_roles')
            .select('person_id')
            .where('org_id', '=', orgId)
            .where('role', 'in', ['administrator', 'super_admin']),
        ),
        says,
      ]),
    )
    .execute()
  const found = new Map<string, { isSuperAdmin: boolean }>()
  for (const { id, role, said } of rows) {
    if (role === null && !said) continue
    found.set(id, { isSuperAdmin: found.get(id)?.isSuperAdmin || said || role === 'super_admin' })
  }
  return found
}
