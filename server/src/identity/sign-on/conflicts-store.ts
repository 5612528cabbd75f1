import type { Db } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import type { ProviderIdentity } from './provider-people-store.ts'

/** An account whose vouched-for address belongs to a person who is known by another id. */
export interface NewConflict extends ProviderIdentity {
  orgId: string
  personId: string
  name: string
  email: string
  now: Date
}

/** Notes a conflict; answers its id when it is new, undefined when it was noted before. */
export async function noteConflict(db: Db, conflict: NewConflict): Promise<string | undefined> {
  const row = await db
    .insertInto('sign_on_conflicts')
    .values({
      org_id: conflict.orgId,
      id: newId(),
      person_id: conflict.personId,
      provider_tenant: conflict.tenant,
      provider_object_id: conflict.objectId,
      name: conflict.name,
      email: conflict.email,
      noted_at: conflict.now,
    })
    .onConflict((other) => other.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The conflicts of an organisation, or of all (undefined), the latest first. */
export function selectConflicts(db: Db, orgId: string | undefined, limit: number) {
  return db
    .selectFrom('sign_on_conflicts as conflict')
    .innerJoin('people as person', (join) =>
      join.onRef('person.org_id', '=', 'conflict.org_id').onRef('person.id', '=', 'conflict.person_id'),
    )
    .select([
      'conflict.id',
      'conflict.provider_object_id',
      'conflict.name',
      'conflict.email',
      'conflict.noted_at',
      'person.name as person_name',
      'person.email as person_email',
      'person.employee_id',
    ])
    .$if(orgId !== undefined, (query) => query.where('conflict.org_id', '=', orgId ?? ''))
    .orderBy('conflict.id', 'desc')
    .limit(limit)
    .execute()
}

/** The organisation and the person of a conflict; undefined when there is none. */
export function selectConflictParties(db: Db, id: string) {
  return db.selectFrom('sign_on_conflicts').select(['org_id', 'person_id']).where('id', '=', id).executeTakeFirst()
}

/** Whose conflict this is; undefined when there is none. */
export async function selectConflictPerson(db: Db, orgId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_on_conflicts')
    .select('person_id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.person_id
}

/** Takes a conflict away and answers it; undefined when somebody did so a moment ago. */
export function takeConflict(db: Db, orgId: string, id: string) {
  return db
    .deleteFrom('sign_on_conflicts')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(['person_id', 'provider_tenant', 'provider_object_id'])
    .executeTakeFirst()
}

/** Removes the conflicts that were noted before a moment. */
export async function deleteConflictsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('sign_on_conflicts').where('noted_at', '<', moment).execute()
}
