import { PolicyDocument } from '@pravas/contract/policy-document'
import type { Db } from '../db/database.ts'
import { insertFirstVersions, selectDocuments, selectPolicyPerson, selectVersionIds } from './policy-store.ts'
import { NOBODY, type PolicyBook, type PolicyOfDay, type PolicyPerson, policyOn } from './version-rules.ts'

/** Whose policy is asked for. */
export interface PolicySubject {
  orgId: string
  personId: string
}

/** Versions that are kept in memory, of all organisations together. */
const MOST_CACHED = 500

/** Documents by organisation and version. A published version never changes, so that it is read once. */
const cached = new Map<string, PolicyDocument>()

/**
 * Returns every version of an organisation's policy, earliest first. An organisation without any is given those that the
 * product brings. Which versions there are is asked every time, since another process may have published one.
 */
export async function policyVersions(db: Db, orgId: string): Promise<PolicyDocument[]> {
  let rows = await selectVersionIds(db, { orgId })
  if (rows.length === 0) {
    await insertFirstVersions(db, orgId)
    rows = await selectVersionIds(db, { orgId })
  }
  const missing = rows.flatMap(({ id }) => (cached.has(keyOf(orgId, id)) ? [] : [id]))
  const read = missing.length > 0 ? await selectDocuments(db, orgId, missing) : []
  const documents = new Map(read.map(({ id, document }) => [id, PolicyDocument.parse(document)]))
  const versions = rows.flatMap(({ id }) => documents.get(id) ?? cached.get(keyOf(orgId, id)) ?? [])
  for (const [id, document] of documents) keep(keyOf(orgId, id), document)
  return versions
}

function keep(key: string, document: PolicyDocument): void {
  cached.set(key, document)
  const [oldest] = cached.keys()
  if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest)
}

function keyOf(orgId: string, id: string): string {
  return `${orgId}/${id}`
}

/**
 * Returns the policy of an organisation as it applies to a person of it. What rules may depend on of the person is looked
 * up where a rule does, or where it is to be kept with a request (`whole`).
 */
export async function policyBookOf(
  db: Db,
  { orgId, personId }: PolicySubject,
  { whole = false }: { whole?: boolean } = {},
): Promise<PolicyBook> {
  const versions = await policyVersions(db, orgId)
  const isAsked = whole || versions.some(dependsOnPerson)
  return { versions, person: isAsked ? await selectPolicyPerson(db, orgId, personId) : NOBODY }
}

/** Returns what rules may depend on of a person. */
export function policyPersonOf(db: Db, { orgId, personId }: PolicySubject): Promise<PolicyPerson> {
  return selectPolicyPerson(db, orgId, personId)
}

function dependsOnPerson({ rules }: PolicyDocument): boolean {
  return rules.some(({ applies }) => applies?.grades !== undefined || applies?.departments !== undefined)
}

/**
 * Returns the policy of a day (`YYYY-MM-DD`) as it applies to a person; for a request that was first sent on a day before, the
 * one of then.
 */
export async function policyOfDay(db: Db, subject: PolicySubject, day: string, sentOn?: string): Promise<PolicyOfDay> {
  const book = await policyBookOf(db, subject)
  return sentOn === undefined ? policyOn(book, day) : { ...policyOn(book, sentOn), day, sentOn }
}
