import {
  deletePolicyDraft,
  dryRunPolicy,
  exportPolicy,
  exportPolicyDraft,
  getOwnPolicy,
  getPolicy,
  getPolicyDraft,
  getPolicyVersion,
  importPolicyDraft,
  listPolicyDrafts,
  listPolicyVersions,
  publishPolicy,
  putPolicyDraft,
} from '@pravas/contract/policies'
import type { Handle } from '../http/handle.ts'
import type { PolicyDrafts } from './drafts-service.ts'
import type { PolicyQuotes } from './quotes-service.ts'

/** The calls for reading and changing the policy. */
export function policyRoutes(handle: Handle, drafts: PolicyDrafts, quotes: PolicyQuotes): void {
  handle(getPolicy, ({ actor, query }) => drafts.inForce(actor, query.on))
  handle(getOwnPolicy, ({ actor, query }) => quotes.own(actor, query))
  handle(exportPolicy, ({ actor, query }) => drafts.file(actor, query.on, query.format))
  handle(getPolicyDraft, ({ actor }) => drafts.draft(actor))
  handle(listPolicyDrafts, async ({ actor }) => ({ items: await drafts.drafts(actor), next: null }))
  handle(putPolicyDraft, ({ actor, body: { version, ...policy } }) => drafts.save(actor, policy, version))
  handle(deletePolicyDraft, ({ actor }) => drafts.discard(actor))
  handle(importPolicyDraft, ({ actor, body }) => drafts.import(actor, body.file, body.version))
  handle(exportPolicyDraft, ({ actor, query }) => drafts.draftFile(actor, query.format))
  handle(dryRunPolicy, ({ actor, body }) => drafts.dryRun(actor, body))
  handle(publishPolicy, ({ actor, body: { valid_from: validFrom, why, version } }) =>
    drafts.publish(actor, { validFrom, why, version }),
  )
  handle(listPolicyVersions, async ({ actor }) => ({ items: await drafts.history(actor), next: null }))
  handle(getPolicyVersion, ({ actor, params }) => drafts.version(actor, params.versionId))
}
