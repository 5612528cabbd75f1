import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { Attempts } from './attempts-service.ts'
import { passwordFits } from './passwords.ts'
import { findPersonByEmail } from './people-store.ts'

/**
 * Asks a signed-in person for their password again; one who has none is let through. Throws 'password.wrong', and
 * 'request.too_many' for who guesses.
 */
export type PasswordCheck = (actor: Actor, password: string, address: string) => Promise<void>

export function createPasswordCheck({ db, attempts }: { db: Db; attempts: Attempts }): PasswordCheck {
  return async (actor, password, address) => {
    const person = await findPersonByEmail(db, actor.email)
    if (!person || person.id !== actor.personId) throw problem('session.missing')
    if (person.password_hash === null) return
    const source = { account: actor.personId, address }
    await attempts.take('password', source)
    if (!(await passwordFits(person.password_hash, password))) throw problem('password.wrong')
    await attempts.succeeded('password', source)
  }
}
