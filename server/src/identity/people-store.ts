import type { GrantedRole } from '@pravas/contract/people'
import { type NotNull, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { isId } from '../ids.ts'
import { idleSince } from './session-rules.ts'

/** Whether a step of the flow, or a request, asks a person or their role; `person` is an alias of `people`. */
const isAsked = (person: string) => sql<boolean>`(exists (
  select from approval_steps as step
  where step.org_id = ${sql.ref(`${person}.org_id`)} and (
    step.approver_id = ${sql.ref(`${person}.id`)} or step.approver_role = any (${sql.ref(`${person}.roles`)})
    or step.approver_id is null and step.approver_role is null and exists (
      select from structure_entries as entry
      where entry.org_id = step.org_id and entry.kind = 'department'
        and entry.owner_employee_id = ${sql.ref(`${person}.employee_id`)}
    )
  )
) or exists (
  select from approval_turns as turn
  where turn.org_id = ${sql.ref(`${person}.org_id`)} and turn.opened_at is not null and turn.closed_at is null
    and (turn.person_id = ${sql.ref(`${person}.id`)} or turn.role = any (${sql.ref(`${person}.roles`)}))
))`

/** Those who have handed their decisions over to a person, each with the days. */
interface Delegated {
  id: string
  employee_id: string
  roles: GrantedRole[]
  reports: number
  is_asked: boolean
  from: string
  until: string
}

const DELEGATED = sql<Delegated[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', giver.id, 'employee_id', giver.employee_id, 'roles', giver.roles,
    'reports', giver.reports, 'is_asked', ${isAsked('giver')}, 'from', starts_on, 'until', ends_on)), '[]')
  from delegations join people as giver on giver.org_id = delegations.org_id and giver.id = delegations.from_id
  where delegations.org_id = people.org_id and delegations.to_id = people.id and delegations.ended_at is null
    and giver.employee_id is not null and giver.active
)`.as('delegated')

/** Whether a person answers for a cost centre or a project. */
const OWNS_BUDGETS = sql<boolean>`exists (
  select from structure_entries as entry
  where entry.org_id = people.org_id and entry.owner_employee_id = people.employee_id
    and entry.kind in ('cost_centre', 'project')
)`.as('owns_budgets')

/** Whether a request asks a person or their role to decide, or once did. */
const WAS_ASKED = sql<boolean>`exists (
  select from approval_turns as turn
  where turn.org_id = people.org_id and turn.opened_at is not null
    and (turn.person_id = people.id or turn.role = any (people.roles))
)`.as('was_asked')

/** What of a person the rights and the pages need. */
export const PERSON = [
  'people.id',
  'people.org_id',
  'people.employee_id',
  'people.manager_employee_id',
  'people.name',
  'people.email',
  'people.profile_image',
  'people.department',
  'people.designation',
  'people.phone',
  'people.location',
  'people.office',
  'people.username',
  'people.roles',
  'people.reports',
  DELEGATED,
  OWNS_BUDGETS,
  WAS_ASKED,
  isAsked('people').as('is_asked'),
] as const

export type PersonRow = Omit<
  NonNullable<Awaited<ReturnType<typeof findPersonByEmail>>>,
  'password_hash' | 'provider_object_id'
>

/** The active person with this address and their password's hash; addresses are compared without regard to case. */
export function findPersonByEmail(db: Db, email: string) {
  return db
    .selectFrom('people')
    .select([...PERSON, 'people.password_hash', 'people.provider_object_id'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('active', '=', true)
    .executeTakeFirst()
}

const personBySession = prepared((db, { tokenHash, now, idle }: { tokenHash: Uint8Array; now: Date; idle: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'sessions.org_id').onRef('people.id', '=', 'sessions.person_id'),
    )
    .select([...PERSON, 'sessions.id as session_id', 'sessions.last_active_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_active_at', '>', idle)
    .where('people.active', '=', true),
)

/** The active person behind a session that has neither run out nor been idle for too long. */
export async function findPersonBySession(db: Db, tokenHash: Uint8Array, now: Date) {
  const [person] = await personBySession(db, { tokenHash, now, idle: idleSince(now) })
  return person
}

/** Active people of all organisations who decide on requests, or some of one organisation by their ids. */
export type SomePeople = 'admins' | { orgId: string; personIds: readonly string[] }

/** Active people, in the order of their ids. */
export function selectPeople(db: Db, which: SomePeople) {
  const active = db.selectFrom('people').select(PERSON).where('active', '=', true).orderBy('id')
  if (which === 'admins') {
    return active
      .where(({ or, eb }) => or([eb('reports', '>', 0), sql<boolean>`'super_admin' = any (roles)`]))
      .execute()
  }
  return active.where('org_id', '=', which.orgId).where('id', 'in', which.personIds).execute()
}

const employee = prepared((db, { orgId, employeeId }: { orgId: string; employeeId: string }) =>
  db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'manager_employee_id', 'active'])
    .where('org_id', '=', orgId)
    .where('employee_id', '=', employeeId),
)

/** An employee of an organisation, active or not. */
export async function selectEmployee(db: Db, orgId: string, employeeId: string) {
  const [found] = await employee(db, { orgId, employeeId })
  return found
}

/** An active person of an organisation by employee id or person id. */
export function selectByReference(db: Db, orgId: string, reference: string) {
  return db
    .selectFrom('people')
    .select([...PERSON, 'people.provider_object_id'])
    .where('org_id', '=', orgId)
    .where(isId(reference) ? 'id' : 'employee_id', '=', reference)
    .where('active', '=', true)
    .executeTakeFirst()
}

/** Changes what people may change about themselves; undefined when they are not active. */
export function updateContactDetails(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  details: Pick<Tables['people'], 'phone' | 'location' | 'office' | 'username'>,
): Promise<PersonRow | undefined> {
  return db
    .updateTable('people')
    .set(details)
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .where('active', '=', true)
    .returning(PERSON)
    .executeTakeFirst()
}

export function selectNames(db: Db, orgId: string) {
  return db.selectFrom('people').select('name').where('org_id', '=', orgId).execute()
}

/** The states of people whose location has one; of all, or of those with these ids. */
export function selectStates(
  db: Db,
  orgId: string,
  personIds?: readonly string[],
): Promise<{ id: string; state: string }[]> {
  return db
    .selectFrom('people')
    .innerJoin('structure_entries as place', (join) =>
      join
        .onRef('place.org_id', '=', 'people.org_id')
        .on('place.kind', '=', 'location')
        .on(sql<boolean>`lower(place.name) = lower(people.location)`),
    )
    .select(['people.id', 'place.state'])
    .where('people.org_id', '=', orgId)
    .where('place.state', 'is not', null)
    .$if(personIds !== undefined, (query) => query.where('people.id', 'in', personIds ?? []))
    .$narrowType<{ state: NotNull }>()
    .execute()
}

/** Whether a person's managers, one above the other, lead back to them. */
export async function isInCycle(db: Db, orgId: string, personId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above (employee_id) as (
      select manager_employee_id from people where org_id = ${orgId} and id = ${personId}
      union
      select people.manager_employee_id from people join above using (employee_id) where people.org_id = ${orgId}
    )
    select exists (
      select from above join people using (employee_id) where people.org_id = ${orgId} and people.id = ${personId}
    ) as found`.execute(db)
  return rows[0]?.found === true
}

/** Locks a person's row against others who lock it so; rows that refer to it can still be written. */
export async function lockPerson(trx: Db, { orgId, personId }: { orgId: string; personId: string }): Promise<void> {
  await trx
    .selectFrom('people')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .execute()
}
