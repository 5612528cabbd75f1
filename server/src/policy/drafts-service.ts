import type { DryRun, PolicyDraft } from '@pravas/contract/policies'
import { PolicyDocument, PolicyDraftContent } from '@pravas/contract/policy-document'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { isId } from '../ids.ts'
import { discardDraft, keepDraft, publishDraft } from './draft-service.ts'
import { policyVersions } from './policies-service.ts'
import { type PolicyFormat, policyFile, publishedFrom, readPolicyFile } from './policy-file.ts'
import { selectDocuments, selectDraft, selectHistory } from './policy-store.ts'
import { type PastRequest, type RequestDays, replay } from './replay-rules.ts'
import { versionOn } from './version-rules.ts'

const t = texts(refusals)

/** Reads an organisation's requests of some days, to be judged again. */
export type ReadPastRequests = (db: Db, orgId: string, days: RequestDays) => Promise<PastRequest[]>

export type PolicyDrafts = ReturnType<typeof createPolicyDrafts>

/** A day before all others, from which a draft holds while it is tried. */
const EVER = '0001-01-01'

/** The policy as people read it, and how administrators change it: draft, dry run, publication. */
export function createPolicyDrafts({
  db,
  clock,
  pastRequests,
}: {
  db: Database['db']
  clock: Clock
  pastRequests: readonly ReadPastRequests[]
}) {
  async function policyOfDay({ orgId }: Actor, on: string | undefined): Promise<PolicyDocument> {
    const day = on ?? dayOf(clock.now())
    const policy = versionOn(await policyVersions(db, orgId), day)
    if (!policy) throw problem('record.not_found', t('policy.none-yet', { day }))
    return policy
  }

  /** Keeps a draft; throws 'policy.draft_changed' where `version` is not the one that is there. */
  async function save(actor: Actor, policy: PolicyDraftContent, version: number | undefined): Promise<PolicyDraft> {
    demand(actor, { to: 'manage-policy' })
    const now = clock.now()
    await inTransaction(db, (trx) => keepDraft(trx, actor, { policy, version, now }))
    return draftOf(actor)
  }

  async function draftOf(actor: Actor): Promise<PolicyDraft> {
    const draft = await findDraft(actor)
    if (!draft) throw problem('policy.no_draft')
    return draft
  }

  async function findDraft({ orgId }: Actor): Promise<PolicyDraft | undefined> {
    const draft = await selectDraft(db, orgId)
    return (
      draft && {
        version: draft.version,
        updated_at: draft.updated_at.toISOString(),
        updated_by: draft.name ?? 'Operator',
        policy: PolicyDraftContent.parse(draft.document),
      }
    )
  }

  return {
    /** Returns the policy of a day, by default today's; throws 'record.not_found' before the first. */
    inForce: policyOfDay,

    /** Returns the same as a file. */
    async file(actor: Actor, on: string | undefined, format: PolicyFormat): Promise<{ name: string; file: string }> {
      const policy = await policyOfDay(actor, on)
      return { name: `policy-${policy.valid_from}.${format}`, file: policyFile(policy, format) }
    },

    draft(actor: Actor): Promise<PolicyDraft> {
      demand(actor, { to: 'manage-policy' })
      return draftOf(actor)
    },

    /** Returns the draft, or nothing where there is none. */
    async drafts(actor: Actor): Promise<PolicyDraft[]> {
      demand(actor, { to: 'manage-policy' })
      const draft = await findDraft(actor)
      return draft ? [draft] : []
    },

    /** Returns the draft as a file; throws 'policy.no_draft'. */
    async draftFile(actor: Actor, format: PolicyFormat): Promise<{ name: string; file: string }> {
      demand(actor, { to: 'manage-policy' })
      const { policy } = await draftOf(actor)
      return { name: `policy-draft.${format}`, file: policyFile(policy, format) }
    },

    save,

    /** Saves what a file holds as the draft; refuses a file that is no policy. */
    import(actor: Actor, text: string, version: number | undefined): Promise<PolicyDraft> {
      demand(actor, { to: 'manage-policy' })
      const read = readPolicyFile(text)
      if ('mistakes' in read) throw invalid(read.mistakes.map((message) => ({ path: 'body.file', message })))
      return save(actor, read.policy, version)
    },

    /** Discards the draft. */
    async discard(actor: Actor): Promise<undefined> {
      demand(actor, { to: 'manage-policy' })
      const now = clock.now()
      await inTransaction(db, (trx) => discardDraft(trx, actor, now))
    },

    /** Judges the requests of some days by the draft, without one by the policy of their own day; writes nothing. */
    async dryRun(actor: Actor, days: RequestDays): Promise<DryRun> {
      demand(actor, { to: 'manage-policy' })
      const { orgId } = actor
      const draft = await selectDraft(db, orgId)
      const versions = draft
        ? [publishedFrom(PolicyDraftContent.parse(draft.document), EVER)]
        : await policyVersions(db, orgId)
      const requests = await Promise.all(pastRequests.map((read) => read(db, orgId, days)))
      return replay(requests.flat(), versions)
    },

    /**
     * Publishes the draft from a day on. Throws 'policy.past' for a day before today: what was judged keeps the policy by
     * which it was.
     */
    async publish(
      actor: Actor,
      { validFrom, why, version }: { validFrom: string; why: string; version: number | undefined },
    ): Promise<PolicyDocument> {
      demand(actor, { to: 'manage-policy' })
      const now = clock.now()
      return inTransaction(db, (trx) => publishDraft(trx, actor, { validFrom, why, version, now }))
    },

    /** Returns a published version; throws 'record.not_found'. */
    async version(actor: Actor, id: string): Promise<PolicyDocument> {
      demand(actor, { to: 'manage-policy' })
      const [found] = isId(id) ? await selectDocuments(db, actor.orgId, [id]) : []
      if (!found) throw problem('record.not_found')
      return PolicyDocument.parse(found.document)
    },

    /** Every published version, the last published first. */
    async history(actor: Actor) {
      demand(actor, { to: 'manage-policy' })
      await policyVersions(db, actor.orgId)
      return (await selectHistory(db, actor.orgId)).map((row) => ({
        ...row,
        published_at: row.published_at.toISOString(),
      }))
    },
  }
}
