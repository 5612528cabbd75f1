import type { User } from '@pravas/contract/people'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import type { Actor } from './actor.ts'
import { passwordFits } from './passwords.ts'
import { findPersonByEmail, findPersonBySession, type PersonRow } from './people-store.ts'
import { isSuperAdmin } from './rights-rules.ts'
import { deleteExpiredSessions, deleteSession, insertSession } from './sessions-store.ts'
import { hashToken, newToken } from './tokens.ts'

/** A session ends this many seconds after sign-in, whatever happens in it. */
export const SESSION_SECONDS = 12 * 60 * 60

export interface SignedIn {
  actor: Actor
  user: User
}

export type Identity = ReturnType<typeof createIdentity>

/** Sign-in, sessions and who is behind a request. */
export function createIdentity({ db, clock }: { db: Database['db']; clock: Clock }) {
  return {
    /** Starts a session and answers its token; wrong credentials are one error, whatever was wrong. */
    async signIn(email: string, password: string): Promise<SignedIn & { token: string }> {
      const person = await findPersonByEmail(db, email)
      const fits = await passwordFits(person?.password_hash, password)
      if (!person || !fits) throw problem('session.credentials')
      const now = clock.now()
      const token = newToken()
      const tokenHash = hashToken(token)
      const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
      await inTransaction(db, async (trx) => {
        await deleteExpiredSessions(trx, person.org_id, person.id, now)
        await insertSession(trx, { orgId: person.org_id, personId: person.id, tokenHash, now, expiresAt })
        await recordAudit(trx, auditEntry({ personId: person.id, orgId: person.org_id }, 'session.started', now))
      })
      return { ...signedIn(person), token }
    },

    async signOut(token: string): Promise<void> {
      await deleteSession(db, hashToken(token))
    },

    /** The person behind a token; undefined when the session has ended or never was. */
    async find(token: string): Promise<SignedIn | undefined> {
      const person = await findPersonBySession(db, hashToken(token), clock.now())
      return person && signedIn(person)
    },
  }
}

function signedIn(person: PersonRow): SignedIn {
  const superAdmin = isSuperAdmin({
    isAdmin: person.is_admin,
    isSuperAdmin: person.is_super_admin,
    designation: person.designation,
    department: person.department,
  })
  return {
    actor: {
      personId: person.id,
      orgId: person.org_id,
      employeeId: person.employee_id,
      managerEmployeeId: person.manager_employee_id,
      name: person.name,
      email: person.email,
      isAdmin: person.is_admin,
      isSuperAdmin: superAdmin,
    },
    user: {
      name: person.name,
      email: person.email,
      profileImage: person.profile_image,
      isAdmin: person.is_admin,
      isSuperAdmin: superAdmin,
      employee_id: person.employee_id ?? undefined,
      department: person.department ?? undefined,
      designation: person.designation ?? undefined,
      phone: person.phone ?? undefined,
      location: person.location ?? undefined,
      office: person.office ?? undefined,
      username: person.username ?? undefined,
    },
  }
}
