import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { selectByReference } from './people-store.ts'
import { personOf } from './person.ts'
import { LINK_MINUTES, makeResetLink } from './resets-service.ts'

interface ResetLinksDeps {
  db: Database['db']
  clock: Clock
  publicUrl: URL
}

export type ResetLinks = ReturnType<typeof createResetLinks>

/** Links for a new password that are handed over by hand, where no mail reaches a person. */
export function createResetLinks({ db, clock, publicUrl }: ResetLinksDeps) {
  return {
    /**
     * Makes a link for an active person of the actor's organisation, by employee id or person id. It is answered this once
     * and kept by its hash; the audit trail says who made it. Throws 'action.forbidden', 'record.not_found', and
     * 'reset.provider' for somebody who signs in through the identity provider.
     */
    async make(actor: Actor, reference: string): Promise<{ link: string; expires_at: string }> {
      demand(actor, { to: 'make-reset-link', person: undefined })
      const person = await selectByReference(db, actor.orgId, reference)
      if (!person) throw problem('record.not_found')
      demand(actor, { to: 'make-reset-link', person: personOf(person, dayOf(clock.now())).actor })
      if (person.provider_object_id !== null) throw problem('reset.provider')
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const link = await makeResetLink(trx, { orgId: actor.orgId, personId: person.id, now, publicUrl })
        await recordAudit(trx, auditEntry(actor, 'password.reset_link_made', now, { kind: 'person', id: person.id }))
        return { link: link.href, expires_at: new Date(now.getTime() + LINK_MINUTES * 60_000).toISOString() }
      })
    },
  }
}
