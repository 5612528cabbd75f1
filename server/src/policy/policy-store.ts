import type { PolicyDocument } from '@pravas/contract/policy-document'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
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
    .select('department')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .executeTakeFirst()
  return { grade: null, department: row?.department ?? null }
}
