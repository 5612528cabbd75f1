import type { OwnLimit, OwnPolicy } from '@pravas/contract/policies'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { problem } from '../errors.ts'
import { dayText } from '../formats.ts'
import { policyPersonOf, policyVersions } from './policies-service.ts'
import { selectLocation } from './policy-store.ts'
import { ownLimits } from './quote-rules.ts'
import { decidingEntry, policyOn } from './version-rules.ts'

const t = texts(refusals)

export type PolicyQuotes = ReturnType<typeof createPolicyQuotes>

/** Tells people what the policy allows them. */
export function createPolicyQuotes({ db, clock }: { db: Database['db']; clock: Clock }) {
  return {
    /**
     * Returns what the policy of a day, by default today, allows a person, in one city where one is named. Throws
     * 'record.not_found' before the first policy.
     */
    async own(actor: Actor, { on, city }: { on?: string | undefined; city?: string | undefined }): Promise<OwnPolicy> {
      const day = on ?? dayOf(clock.now())
      const person = await policyPersonOf(db, actor)
      const policy = policyOn({ versions: await policyVersions(db, actor.orgId), person }, day)
      if (!policy.policy) throw problem('record.not_found', t('policy.none-yet', { day: dayText(day) }))
      return {
        on: day,
        valid_from: policy.policy.valid_from,
        ...person,
        location: await selectLocation(db, actor.orgId, actor.personId),
        city: city ?? null,
        ...ownLimits(policy, city),
      }
    },

    /** The rule of today on how long after spending something may be claimed; null where the policy has none for the person. */
    async deadline(actor: Actor): Promise<{ days: number; clause: string; severity: OwnLimit['severity'] } | null> {
      const person = await policyPersonOf(db, actor)
      const policy = policyOn({ versions: await policyVersions(db, actor.orgId), person }, dayOf(clock.now()))
      const { entry } = decidingEntry(policy, 'expense.claimed_late', { city: null, onTrip: false })
      return entry ? { days: entry.days, clause: entry.clause.number, severity: entry.severity } : null
    },
  }
}
