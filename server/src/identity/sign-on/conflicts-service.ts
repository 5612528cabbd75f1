import type { SignOnConflict } from '@pravas/contract/sign-on'
import type { Actor } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { recordAudit } from '../../audit/store.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { isId } from '../../ids.ts'
import { deleteConnectionsOf } from '../connections/connections-store.ts'
import { actorsOf } from '../people-service.ts'
import { deleteResets } from '../resets-store.ts'
import type { Identity } from '../service.ts'
import { deleteSessionsOf } from '../sessions-store.ts'
import { selectConflictPerson, selectConflicts, takeConflict } from './conflicts-store.ts'
import { replaceIdentity, selectByIdentity } from './provider-people-store.ts'

/** How many conflicts are listed. */
export const LISTED = 200

interface ConflictsDeps {
  db: Database['db']
  clock: Clock
  identity: Pick<Identity, 'sessionsEnded'>
}

export type SignOnConflicts = ReturnType<typeof createSignOnConflicts>

/** Sign-ins that were refused because an account and the record with its address are known by different ids. */
export function createSignOnConflicts({ db, clock, identity }: ConflictsDeps) {
  return {
    /** The newest 200 that wait for an answer. */
    async list(actor: Actor): Promise<SignOnConflict[]> {
      demand(actor, { to: 'resolve-sign-on', person: undefined })
      return (await selectConflicts(db, actor.orgId, LISTED)).map((row) => ({
        id: row.id,
        person: { name: row.person_name, email: row.person_email, employee_id: row.employee_id },
        account: { name: row.name, email: row.email, object_id: row.provider_object_id },
        noted_at: row.noted_at.toISOString(),
      }))
    },

    /**
     * Answers one. With `accept` the account is the person's from now on and the only way in: their password, sessions and
     * connections end. Without it nothing changes, and another sign-in of the account is noted anew. Throws
     * 'action.forbidden', 'record.not_found', and 'sso.address_taken' where the account has become somebody else's.
     */
    async resolve(actor: Actor, id: string, accept: boolean): Promise<void> {
      demand(actor, { to: 'resolve-sign-on', person: undefined })
      const personId = isId(id) ? await selectConflictPerson(db, actor.orgId, id) : undefined
      if (personId === undefined) throw problem('record.not_found')
      const [person] = await actorsOf(db, { orgId: actor.orgId, personIds: [personId] }, dayOf(clock.now()))
      if (!person) throw problem('record.not_found')
      demand(actor, { to: 'resolve-sign-on', person })
      const whose = { orgId: actor.orgId, personId }
      await inTransaction(db, (trx) =>
        answerConflict(trx, { ...whose, id, accept, by: actor.personId, now: clock.now() }),
      )
      if (accept) identity.sessionsEnded()
    },
  }
}

interface ConflictAnswer {
  orgId: string
  personId: string
  /** The conflict's id. */
  id: string
  accept: boolean
  /** Who answers; null: an operator at the server. */
  by: string | null
  now: Date
}

/** Answers a conflict and writes it to the audit trail, as `resolve` says. Throws 'record.not_found' and 'sso.address_taken'. */
export async function answerConflict(trx: Db, { orgId, personId, id, accept, by, now }: ConflictAnswer): Promise<void> {
  const conflict = await takeConflict(trx, orgId, id)
  if (!conflict) throw problem('record.not_found')
  const account = { tenant: conflict.provider_tenant, objectId: conflict.provider_object_id }
  const whose = { orgId, personId }
  if (accept) {
    if (await selectByIdentity(trx, account)) throw problem('sso.address_taken')
    if (!(await replaceIdentity(trx, whose, account))) throw problem('record.not_found')
    await deleteResets(trx, orgId, personId)
    await deleteSessionsOf(trx, whose)
    await deleteConnectionsOf(trx, whose)
  }
  const action = accept ? 'person.sign_on_accepted' : 'person.sign_on_dismissed'
  const detail = by === null ? { ...account, by: 'operator' } : account
  await recordAudit(trx, { orgId, actorId: by, action, recordKind: 'person', recordId: personId, detail, at: now })
}
