import type { ContactDetails, User } from '@pravas/contract/people'
import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { updateContactDetails } from './people-store.ts'
import { personOf } from './person.ts'

export type Profiles = ReturnType<typeof createProfiles>

/** What people may change about themselves; nothing unless `offered`. */
export function createProfiles({ db, clock, offered }: { db: Database['db']; clock: Clock; offered: boolean }) {
  return {
    /** Changes the actor's own contact details and answers the actor as the pages know them; an empty one is none. */
    async change(actor: Actor, details: ContactDetails): Promise<User> {
      if (!offered) throw problem('path.not_found')
      return inTransaction(db, async (trx) => {
        const row = await updateContactDetails(trx, actor, {
          phone: details.phone || null,
          location: details.location || null,
          office: details.office || null,
          username: details.username || null,
        })
        // The account was closed since the session was looked up.
        if (!row) throw problem('session.missing')
        await recordAudit(trx, auditEntry(actor, 'profile.changed', clock.now()))
        return personOf(row).user
      })
    },
  }
}
