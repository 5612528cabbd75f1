import type { ContactDetails, User } from '@pravas/contract/people'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { selectByReference, updateContactDetails } from './people-store.ts'
import { personOf } from './person.ts'
import { entriesOf } from './structure/values-service.ts'

const t = texts(refusals)

export type Profiles = ReturnType<typeof createProfiles>

/** What people may change about themselves; nothing unless `offered`. */
export function createProfiles({ db, clock, offered }: { db: Database['db']; clock: Clock; offered: boolean }) {
  return {
    /**
     * Changes the actor's own contact details and answers the actor as the pages know them; an empty one is none. Where the
     * organisation keeps a list of locations, a new one is one of these.
     */
    async change(actor: Actor, details: ContactDetails): Promise<User> {
      if (!offered) throw problem('path.not_found')
      return inTransaction(db, async (trx) => {
        const before = await selectByReference(trx, actor.orgId, actor.personId)
        const location = details.location || null
        const isKept = location === null || location === before?.location
        const kept = isKept ? location : (await entriesOf(trx, actor.orgId))('location', location)
        if (kept === undefined) {
          throw invalid([{ path: 'body.location', message: t('location.none', { location: details.location ?? '' }) }])
        }
        const row = await updateContactDetails(trx, actor, {
          phone: details.phone || null,
          location: kept,
          office: details.office || null,
          username: details.username || null,
        })
        // The account was closed since the session was looked up.
        if (!row) throw problem('session.missing')
        await recordAudit(trx, auditEntry(actor, 'profile.changed', clock.now()))
        return personOf(row, dayOf(clock.now())).user
      })
    },
  }
}
