import { type PolicyDocument, PolicyDraftContent } from '@pravas/contract/policy-document'
import type { Transaction } from 'kysely'
import { recordAudit } from '../audit/store.ts'
import { dayOf } from '../clock.ts'
import { lockOrganisation } from '../db/lock-organisation.ts'
import type { Tables } from '../db/tables.ts'
import { problem } from '../errors.ts'
import { policyVersions } from './policies-service.ts'
import { publishedFrom } from './policy-file.ts'
import { deleteDraft, insertVersion, saveDraft, selectDraft } from './policy-store.ts'

/** Who changes the policy of which organisation; null: an operator at the server. */
export interface PolicyAuthor {
  orgId: string
  personId: string | null
}

type Trx = Transaction<Tables>

/** Keeps a draft; throws 'policy.draft_changed' where `version` is given and is not the one that is there, 0 for none. */
export async function keepDraft(
  trx: Trx,
  by: PolicyAuthor,
  { policy, version, now }: { policy: PolicyDraftContent; version: number | undefined; now: Date },
): Promise<void> {
  await lockOrganisation(trx, by.orgId)
  const before = await selectDraft(trx, by.orgId)
  if (version !== undefined && version !== (before?.version ?? 0)) throw problem('policy.draft_changed')
  await saveDraft(trx, { ...by, policy, now })
  await audit(trx, by, 'policy.draft_saved', now, { rules: policy.rules.length })
}

/** Discards the draft; throws 'policy.no_draft'. */
export async function discardDraft(trx: Trx, by: PolicyAuthor, now: Date): Promise<void> {
  if (!(await deleteDraft(trx, by.orgId))) throw problem('policy.no_draft')
  await audit(trx, by, 'policy.draft_discarded', now, {})
}

/**
 * Publishes the draft from a day on. Throws 'policy.past' for a day before today, since what was judged keeps the policy by
 * which it was, 'policy.no_draft' and 'policy.draft_changed'.
 */
export async function publishDraft(
  trx: Trx,
  by: PolicyAuthor,
  { validFrom, why, version, now }: { validFrom: string; why: string; version?: number | undefined; now: Date },
): Promise<PolicyDocument> {
  if (validFrom < dayOf(now)) throw problem('policy.past')
  await lockOrganisation(trx, by.orgId)
  // The versions that the product brings come first, whoever publishes before anybody has asked for them.
  await policyVersions(trx, by.orgId)
  const draft = await selectDraft(trx, by.orgId)
  if (!draft) throw problem('policy.no_draft')
  if (version !== undefined && version !== draft.version) throw problem('policy.draft_changed')
  const document = publishedFrom(PolicyDraftContent.parse(draft.document), validFrom)
  const id = await insertVersion(trx, { ...by, document, why, now })
  await deleteDraft(trx, by.orgId)
  await audit(trx, by, 'policy.published', now, { version: id, valid_from: validFrom, why })
  return document
}

function audit(trx: Trx, { orgId, personId }: PolicyAuthor, action: string, at: Date, detail: Record<string, unknown>) {
  return recordAudit(trx, { orgId, actorId: personId, action, recordKind: 'policy', recordId: orgId, detail, at })
}
