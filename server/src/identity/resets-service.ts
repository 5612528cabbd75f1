import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { passwordResetMail } from '../mail/account-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Attempts } from './attempts-service.ts'
import { afterPasswordChanged } from './password-changed.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './passwords-store.ts'
import { findPersonByEmail } from './people-store.ts'
import { insertReset, selectOpenReset, takeReset } from './resets-store.ts'
import { hashToken, newToken } from './tokens.ts'
import { unawaited } from './unawaited.ts'

/** A reset link can be used for this many minutes. */
export const LINK_MINUTES = 30

interface ResetsDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
  outbox: Pick<Outbox, 'add'>
  publicUrl: URL
  /** Whether people may ask for a link themselves: where mails leave. */
  offered: boolean
  /** Whether people sign in through an identity provider: whom it knows gets no link past it. */
  hasProvider?: boolean
  /** Told after sessions were ended. */
  onSessionsEnded: () => void
  /** Told of a link that could not be made, of which the person who asked learns nothing. */
  onError: (error: unknown) => void
}

interface Confirmed {
  orgId: string
  personId: string
  email: string
  isFirst: boolean
}

export type Resets = ReturnType<typeof createResets>

/** New passwords by a link that works once. */
export function createResets(deps: ResetsDeps) {
  const { db, clock, attempts, outbox, publicUrl, offered, hasProvider = false, onSessionsEnded, onError } = deps
  const links = unawaited(onError)

  async function mailLink(email: string): Promise<void> {
    const person = await findPersonByEmail(db, email)
    if (!person || (hasProvider && person.provider_object_id !== null)) return
    await inTransaction(db, async (trx) => {
      const now = clock.now()
      const whose = { orgId: person.org_id, personId: person.id }
      const url = await makeResetLink(trx, { ...whose, now, publicUrl })
      await outbox.add(trx, {
        orgId: person.org_id,
        to: { name: person.name, address: person.email },
        ...passwordResetMail({ url, minutes: LINK_MINUTES }),
        record: { kind: 'password_reset', id: person.id },
        at: now,
      })
      await recordAudit(trx, auditEntry(whose, 'password.reset_requested', now))
    })
  }

  async function opened(token: string, address: string) {
    await attempts.take('reset', { address })
    const found = await selectOpenReset(db, hashToken(token), clock.now())
    if (!found) throw problem('reset.not_valid')
    return found
  }

  return {
    /**
     * Sends a link to this address if an active person has it. Resolves before that is looked up, so that neither the
     * answer nor its time tells which addresses are known. Throws 'path.not_found' where links are not offered.
     */
    async request(email: string, address: string): Promise<void> {
      if (!offered) throw problem('path.not_found')
      await attempts.take('reset', { account: email, address })
      links.start(mailLink(email))
    },

    /** Resolves when every link asked for so far is in the outbox. */
    settled: links.settled,

    /** What a link is, which opening it does not use up: an invitation for who has never had a password. */
    async open(token: string, address: string) {
      const { name, email, organisation, has_password } = await opened(token, address)
      await attempts.succeeded('reset', { address })
      return { kind: has_password ? ('reset' as const) : ('invitation' as const), name, email, organisation }
    },

    /**
     * Sets the password of the person whom the link was made for, ends their sessions and their other links, and answers who it is, and
     * whether it is their first.
     */
    async confirm(token: string, password: string, address: string): Promise<Confirmed> {
      const { has_password } = await opened(token, address)
      const tokenHash = hashToken(token)
      const passwordHash = await hashPassword(password)
      const whose = await inTransaction(db, async (trx) => {
        const now = clock.now()
        const reset = await takeReset(trx, tokenHash, now)
        const person = reset && (await setPassword(trx, reset.org_id, reset.person_id, passwordHash))
        if (!reset || !person) throw problem('reset.not_valid')
        const { name, email } = person
        const whose = { orgId: reset.org_id, personId: reset.person_id, name, email }
        await afterPasswordChanged(trx, outbox, { ...whose, publicUrl, at: now, isFirst: !has_password })
        return whose
      })
      await attempts.succeeded('reset', { address })
      onSessionsEnded()
      return { orgId: whose.orgId, personId: whose.personId, email: whose.email, isFirst: !has_password }
    },
  }
}

/** A new link for a person, kept by its hash alone; the address is not stored anywhere else. */
export async function makeResetLink(
  db: Db,
  {
    orgId,
    personId,
    now,
    publicUrl,
    minutes = LINK_MINUTES,
  }: { orgId: string; personId: string; now: Date; publicUrl: URL; minutes?: number },
): Promise<URL> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
  await insertReset(db, { orgId, personId, tokenHash: hashToken(token), now, expiresAt })
  return new URL(`/reset-password/${token}`, publicUrl)
}
