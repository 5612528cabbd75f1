import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { isId } from '../ids.ts'
import type { Whose } from './ownership-store.ts'

export interface FoundPerson extends Whose {
  name: string
  requestedAt: Date | null
  erasedAt: Date | null
}

/** A person, active or not, by their id, employee ID or mail address. */
export async function selectPerson(db: Db, orgId: string, reference: string): Promise<FoundPerson | undefined> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'employee_id', 'email', 'name', 'erasure_requested_at', 'erased_at'])
    .where('org_id', '=', orgId)
    .$if(isId(reference), (people) => people.where('id', '=', reference))
    .$if(!isId(reference), (people) =>
      people.where((eb) =>
        eb.or([eb('employee_id', '=', reference), eb(eb.fn<string>('lower', ['email']), '=', reference.toLowerCase())]),
      ),
    )
    .executeTakeFirst()
  return (
    row && {
      orgId,
      personId: row.id,
      employeeId: row.employee_id,
      email: row.email,
      name: row.name,
      requestedAt: row.erasure_requested_at,
      erasedAt: row.erased_at,
    }
  )
}

/** Since when an active person has wished to be erased. */
export async function selectRequestedAt(db: Db, orgId: string, personId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('people')
    .select('erasure_requested_at')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .executeTakeFirst()
  return row?.erasure_requested_at ?? null
}

/** Notes the wish of an active person to be erased, or that they took it back; false where nothing changes by it. */
export async function noteRequest(db: Db, orgId: string, personId: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ erasure_requested_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .where('active', '=', true)
    .where('erasure_requested_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The active super admins of an organisation, by their role or by what their designation or department says. */
export async function selectSuperAdmins(db: Db, orgId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from people where org_id = ${orgId} and active and ('super_admin' = any (roles)
      or (reports > 0 and says_super_admin(designation, department)))`.execute(db)
  return rows.map(({ id }) => id)
}

/** How often a person has had their data exported since an instant. */
export async function countExports(db: Db, orgId: string, personId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('record_kind', '=', 'person')
    .where('record_id', '=', personId)
    .where('action', '=', 'person.data_exported')
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
