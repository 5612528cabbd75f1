import type { PolicyDocument, PolicyDraftContent } from '@pravas/contract/policy-document'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { FIRST_POLICIES } from './first-policies.ts'
import type { PolicyPerson } from './version-rules.ts'

/** The ids of an organisation's published versions, in the order in which they hold. */
export const selectVersionIds = prepared((db, { orgId }: { orgId: string }) =>
  db.selectFrom('policy_versions').select('id').where('org_id', '=', orgId).orderBy('valid_from').orderBy('id'),
)

/** The documents of some versions. */
export function selectDocuments(db: Db, orgId: string, ids: readonly string[]) {
  return db
    .selectFrom('policy_versions')
    .select(['id', 'document'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Gives an organisation the versions that the product brings; those that it has stay. */
export async function insertFirstVersions(db: Db, orgId: string): Promise<void> {
  const versions = FIRST_POLICIES.map((document, at) => ({
    org_id: orgId,
    // The same in every process, so that of two which begin at once one writes them.
    id: `00000000-0000-7000-8000-${String(at + 1).padStart(12, '0')}`,
    ...columnsOf(document),
    published_by: null,
    why: 'The policy that Pravas starts with',
    published_at: new Date(`${document.valid_from}T00:00:00Z`),
  }))
  await db
    .insertInto('policy_versions')
    .values(versions)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A document as a row holds it. */
function columnsOf(document: PolicyDocument) {
  return { valid_from: document.valid_from, document: JSON.stringify(document) }
}

/** What rules may depend on of a person. */
export async function selectPolicyPerson(db: Db, orgId: string, personId: string): Promise<PolicyPerson> {
  const row = await db
    .selectFrom('people')
    .select(['grade', 'department'])
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .executeTakeFirst()
  return { grade: row?.grade ?? null, department: row?.department ?? null }
}

/** Where a person works. */
export async function selectLocation(db: Db, orgId: string, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .select('location')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .executeTakeFirst()
  return row?.location ?? null
}

/** The draft of an organisation with the name of who changed it last; undefined where there is none. */
export function selectDraft(db: Db, orgId: string) {
  return db
    .selectFrom('policy_drafts')
    .leftJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'policy_drafts.org_id').onRef('people.id', '=', 'policy_drafts.updated_by'),
    )
    .select(['policy_drafts.version', 'policy_drafts.document', 'policy_drafts.updated_at', 'people.name'])
    .where('policy_drafts.org_id', '=', orgId)
    .executeTakeFirst()
}

/** Keeps a draft in place of the one before. */
export async function saveDraft(
  trx: Transaction<Tables>,
  { orgId, personId, policy, now }: { orgId: string; personId: string | null; policy: PolicyDraftContent; now: Date },
): Promise<void> {
  const row = { document: JSON.stringify(policy), updated_by: personId, updated_at: now }
  await trx
    .insertInto('policy_drafts')
    .values({ org_id: orgId, ...row })
    .onConflict((conflict) =>
      conflict.column('org_id').doUpdateSet((eb) => ({ ...row, version: eb('policy_drafts.version', '+', 1) })),
    )
    .execute()
}

/** Whether there was a draft to delete. */
export async function deleteDraft(db: Db, orgId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('policy_drafts').where('org_id', '=', orgId).executeTakeFirst()
  return numDeletedRows > 0
}

/** Adds a published version and answers its id. */
export async function insertVersion(
  trx: Transaction<Tables>,
  version: { orgId: string; personId: string | null; document: PolicyDocument; why: string; now: Date },
): Promise<string> {
  const { orgId, personId, document, why, now } = version
  // Of two versions from one day the later id holds.
  const id = newId()
  await trx
    .insertInto('policy_versions')
    .values({ org_id: orgId, id, ...columnsOf(document), published_by: personId, why, published_at: now })
    .execute()
  return id
}

/** Every version, the last published first. */
export function selectHistory(db: Db, orgId: string) {
  return db
    .selectFrom('policy_versions')
    .leftJoin('people', (join) =>
      join
        .onRef('people.org_id', '=', 'policy_versions.org_id')
        .onRef('people.id', '=', 'policy_versions.published_by'),
    )
    .select([
      'policy_versions.id',
      'policy_versions.valid_from',
      'policy_versions.published_at',
      'people.name as published_by',
      'policy_versions.why',
      sql<number>`jsonb_array_length(policy_versions.document -> 'rules')`.as('rules'),
    ])
    .where('policy_versions.org_id', '=', orgId)
    .orderBy('policy_versions.id', 'desc')
    .execute()
}
