import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { noteRequest, selectRequestedAt, selectSuperAdmins } from './people-store.ts'

interface ErasureRequestDeps {
  db: Database['db']
  clock: Clock
  notifier: Pick<Notifier, 'notify'>
}

interface Requested {
  requested_at: string | null
}

export type ErasureRequests = ReturnType<typeof createErasureRequests>

/** The wish of people to be erased themselves, which super admins are told of. */
export function createErasureRequests({ db, clock, notifier }: ErasureRequestDeps) {
  async function own(source: Database['db'], { orgId, personId }: Actor): Promise<Requested> {
    return { requested_at: (await selectRequestedAt(source, orgId, personId))?.toISOString() ?? null }
  }

  return {
    get: (actor: Actor) => own(db, actor),

    /** Notes the actor's wish; a second time changes nothing. */
    ask(actor: Actor): Promise<Requested> {
      return inTransaction(db, async (trx) => {
        const at = clock.now()
        const { orgId, personId, name: actorName } = actor
        if (await noteRequest(trx, orgId, personId, at)) {
          await recordAudit(trx, auditEntry(actor, 'person.erasure_requested', at))
          const to = (await selectSuperAdmins(trx, orgId)).filter((id) => id !== personId)
          const event = { orgId, kind: 'erasure_requested', to, number: null, actorName, at } as const
          await notifier.notify(trx, { ...event, subject: { kind: 'person', id: personId }, withMail: true })
        }
        return own(trx, actor)
      })
    },

    /** Takes it back. */
    withdraw(actor: Actor): Promise<Requested> {
      return inTransaction(db, async (trx) => {
        if (await noteRequest(trx, actor.orgId, actor.personId, null))
          await recordAudit(trx, auditEntry(actor, 'person.erasure_request_withdrawn', clock.now()))
        return own(trx, actor)
      })
    },
  }
}
