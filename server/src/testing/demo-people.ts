import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { DEMO_ACCOUNTS, DEMO_FILE } from '../demo/accounts.ts'
import type { Scene } from '../demo/scene.ts'
import { newId } from '../ids.ts'

export const DEMO_ORGANISATION = DEMO_FILE.organisation.name

/** Rows as the database keeps them, with what its triggers derive. */
type Row = Record<string, unknown> & { id: string }
interface Kept {
  organisation: Row
  people: Row[]
  roles: (Record<string, unknown> & { person_id: string })[]
  cast: Scene['people']
}

let kept: Kept | undefined

/**
 * Writes the demo organisation and its people as the set-up leaves them, in as few statements as every test can afford, and
 * under other ids each time. Triggers take most of the time and derive the same again: they run once, and their rows are kept.
 */
export async function insertDemoPeople(
  trx: Transaction<Tables>,
  passwordHash: string,
): Promise<Pick<Scene, 'orgId' | 'people'>> {
  if (kept) return insertAgain(trx, kept)
  const written = await insertFirst(trx, passwordHash)
  kept = await readRows(trx, written)
  return written
}

async function insertFirst(trx: Transaction<Tables>, passwordHash: string): Promise<Pick<Scene, 'orgId' | 'people'>> {
  const orgId = newId()
  await trx.insertInto('organisations').values({ id: orgId, name: DEMO_ORGANISATION }).execute()
  const people = DEMO_ACCOUNTS.map((account) => ({ ...account, id: newId() }))
  await trx
    .insertInto('people')
    .values(
      people.map((account) => ({
        id: account.id,
        org_id: orgId,
        employee_id: account.employeeId,
        email: account.email,
        name: account.name,
        password_hash: passwordHash,
        manager_employee_id: account.managerEmployeeId,
        department: account.department,
        designation: account.designation,
        phone: account.phone,
        location: account.location,
        office: account.office,
        username: account.username,
        profile_image: null,
        is_demo: true,
      })),
    )
    .execute()
  await trx
    .insertInto('person_roles')
    .values(people.flatMap(({ id, roles }) => roles.map((role) => ({ org_id: orgId, person_id: id, role }))))
    .execute()
  return { orgId, people }
}

async function readRows(trx: Transaction<Tables>, { orgId, people }: Pick<Scene, 'orgId' | 'people'>): Promise<Kept> {
  const { rows } = await sql<Omit<Kept, 'cast'>>`
    select to_jsonb(organisations) as organisation,
      (select jsonb_agg(to_jsonb(people)) from people where org_id = ${orgId}) as people,
      (select jsonb_agg(to_jsonb(person_roles)) from person_roles where org_id = ${orgId}) as roles
    from organisations where id = ${orgId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('The organisation that was just written is not there.')
  return { ...row, cast: people }
}

async function insertAgain(
  trx: Transaction<Tables>,
  { organisation, people, roles, cast }: Kept,
): Promise<Pick<Scene, 'orgId' | 'people'>> {
  const orgId = newId()
  const ids = new Map(cast.map(({ id }) => [id, newId()]))
  const here = (row: object) => ({ ...row, org_id: orgId })
  const written = {
    organisations: [{ ...organisation, id: orgId }],
    people: people.map((row) => ({ ...here(row), id: ids.get(row.id) })),
    person_roles: roles.map((row) => ({ ...here(row), person_id: ids.get(row.person_id) })),
  }
  const rowsOf = (table: keyof typeof written) =>
    sql`select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(written[table])}::jsonb)`
  // Until this transaction ends.
  await sql`set local session_replication_role = replica`.execute(trx)
  await sql`
    with organisation as (insert into organisations ${rowsOf('organisations')}),
      person as (insert into people ${rowsOf('people')})
    insert into person_roles ${rowsOf('person_roles')}`.execute(trx)
  return { orgId, people: cast.map((person) => ({ ...person, id: ids.get(person.id) ?? person.id })) }
}
