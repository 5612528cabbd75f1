import type { Actor } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { invitationMail } from '../../mail/account-mails.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { deleteConnectionsOf } from '../connections/connections-store.ts'
import { distrustDevices } from '../devices-store.ts'
import { selectByReference } from '../people-store.ts'
import { personOf } from '../person.ts'
import { makeResetLink } from '../resets-service.ts'
import type { Identity } from '../service.ts'
import { deleteSessionsOf } from '../sessions-store.ts'

/** An invitation can be used for this many days. */
const INVITATION_DAYS = 7
const MINUTES_A_DAY = 24 * 60

interface AccessDeps {
  db: Database['db']
  clock: Clock
  outbox: Pick<Outbox, 'add'>
  publicUrl: URL
  /** Whether mails leave. */
  willSend: boolean
  identity: Pick<Identity, 'sessionsEnded'>
}

export type PeopleAccess = ReturnType<typeof createPeopleAccess>

/** How people come in, as their administrators let them: invitations, and the end of all sessions. */
export function createPeopleAccess({ db, clock, outbox, publicUrl, willSend, identity }: AccessDeps) {
  async function target(actor: Actor, reference: string) {
    demand(actor, { to: 'manage-people' })
    const person = await selectByReference(db, actor.orgId, reference)
    if (!person) throw problem('record.not_found')
    return { ...person, standing: personOf(person, dayOf(clock.now())).actor }
  }

  return {
    /**
     * Lets an active person choose a password by a link that works once: mailed, or answered this once. Throws
     * 'action.forbidden', 'record.not_found', 'reset.provider' for somebody who signs in through the identity provider, and
     * 'mail.off' where no mail would leave.
     */
    async invite(
      actor: Actor,
      reference: string,
      by: 'mail' | 'link',
    ): Promise<{ link: string | null; expires_at: string }> {
      const person = await target(actor, reference)
      demand(actor, { to: 'make-reset-link', person: person.standing })
      if (person.provider_object_id !== null) throw problem('reset.provider')
      if (by === 'mail' && !willSend) throw problem('mail.off')
      const now = clock.now()
      const minutes = INVITATION_DAYS * MINUTES_A_DAY
      const link = await inTransaction(db, async (trx) => {
        const whose = { orgId: actor.orgId, personId: person.id }
        const url = await makeResetLink(trx, { ...whose, now, publicUrl, minutes })
        if (by === 'mail') {
          await outbox.add(trx, {
            orgId: actor.orgId,
            to: { name: person.name, address: person.email },
            ...invitationMail({ url, days: INVITATION_DAYS, invitedBy: actor.name }),
            record: { kind: 'password_reset', id: person.id },
            at: now,
          })
        }
        await recordAudit(trx, auditEntry(actor, 'person.invited', now, { kind: 'person', id: person.id }, { by }))
        return url
      })
      const expires_at = new Date(now.getTime() + minutes * 60_000).toISOString()
      return { link: by === 'link' ? link.href : null, expires_at }
    },

    /** Signs an active person out everywhere; no browser of theirs is known any more. */
    async endSessions(actor: Actor, reference: string): Promise<void> {
      const person = await target(actor, reference)
      demand(actor, { to: 'change-person', person: person.standing })
      const whose = { orgId: actor.orgId, personId: person.id }
      await inTransaction(db, async (trx) => {
        await deleteSessionsOf(trx, whose)
        await distrustDevices(trx, whose)
        await deleteConnectionsOf(trx, whose)
        const record = { kind: 'person', id: person.id }
        await recordAudit(trx, auditEntry(actor, 'person.signed_out', clock.now(), record))
      })
      identity.sessionsEnded()
    },
  }
}
