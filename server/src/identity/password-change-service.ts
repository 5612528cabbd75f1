import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Attempts } from './attempts-service.ts'
import { afterPasswordChanged } from './password-changed.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { changePassword } from './passwords-store.ts'
import { findPersonByEmail } from './people-store.ts'
import type { Identity, Origin } from './service.ts'

interface PasswordChangeDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
  outbox: Pick<Outbox, 'add'>
  publicUrl: URL
  identity: Pick<Identity, 'startSession' | 'sessionsEnded'>
}

export type PasswordChanges = ReturnType<typeof createPasswordChanges>

/** Another password, for who is signed in and knows the present one. */
export function createPasswordChanges(deps: PasswordChangeDeps) {
  const { db, clock, attempts, outbox, publicUrl, identity } = deps
  return {
    /**
     * Changes the actor's password, which ends all their sessions and links, and answers the token of a new session for
     * the browser that asked. Throws 'password.wrong' when the present one is not right, 'password.none' for somebody
     * who signs in by other means, and 'request.too_many' for who guesses.
     */
    async change(actor: Actor, passwords: { current: string; next: string }, origin: Origin): Promise<string> {
      const source = { account: actor.personId, address: origin.address }
      await attempts.take('password', source)
      const person = await findPersonByEmail(db, actor.email)
      if (!person || person.id !== actor.personId) throw problem('session.missing')
      const knownHash = person.password_hash
      if (knownHash === null) throw problem('password.none')
      if (!(await passwordFits(knownHash, passwords.current))) throw problem('password.wrong')
      await attempts.succeeded('password', source)
      const passwordHash = await hashPassword(passwords.next)
      await inTransaction(db, async (trx) => {
        // Of two changes at the same moment one counts: the other knows a password that is no more.
        if (!(await changePassword(trx, actor, knownHash, passwordHash))) throw problem('password.wrong')
        const { orgId, personId } = actor
        const whose = { orgId, personId, name: person.name, email: person.email }
        await afterPasswordChanged(trx, outbox, { ...whose, publicUrl, at: clock.now() })
      })
      identity.sessionsEnded()
      return identity.startSession(person, origin)
    },
  }
}
