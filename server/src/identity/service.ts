import type { OwnSession } from '@pravas/contract/people'
import type { SignedIn } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { isId } from '../ids.ts'
import type { Attempts } from './attempts-service.ts'
import { deleteAttemptsBefore } from './attempts-store.ts'
import { tidyConnections } from './connections/connections-service.ts'
import { deleteConnectionsOf } from './connections/connections-store.ts'
import { deviceOf } from './device-rules.ts'
import type { Devices } from './devices-service.ts'
import { distrustDevices } from './devices-store.ts'
import { passwordFits } from './passwords.ts'
import { findPersonByEmail, findPersonBySession, type PersonRow } from './people-store.ts'
import { personOf } from './person.ts'
import { deleteResetsBefore } from './resets-store.ts'
import { newActivity, SESSION_SECONDS } from './session-rules.ts'
import {
  deleteAllEndedSessions,
  deleteEndedSessions,
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  insertSession,
  noteActivity,
  selectSessions,
  selectStanding,
} from './sessions-store.ts'
import { deleteConflictsBefore } from './sign-on/conflicts-store.ts'
import { deleteNoncesBefore } from './sign-on/nonces-store.ts'
import { deleteSignUpsBefore } from './sign-ups-store.ts'
import { hashToken, newToken } from './tokens.ts'

/** What was tried longer ago than this counts for nothing any more, in milliseconds. */
const ATTEMPTS_KEPT_MS = 24 * 60 * 60 * 1000

/** A refused sign-in that nobody answered for so long (90 days) is noted anew when it is tried again, in milliseconds. */
const CONFLICTS_KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Who has signed in. */
type SignedInPerson = Pick<SignedIn, 'actor' | 'user'>

/** Where a sign-in comes from. */
export interface Origin {
  /** The network address. */
  address: string
  /** The User-Agent header. */
  userAgent?: string | undefined
  /** The session of the same browser that the new one takes the place of. */
  replacedToken?: string | undefined
  /** The cookie by which the browser is known. */
  deviceCookie?: string | undefined
}

export type Identity = ReturnType<typeof createIdentity>

interface IdentityDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
  devices: Pick<Devices, 'recognise'>
}

/** Sign-in, sessions and who is behind a request. */
export function createIdentity({ db, clock, attempts, devices }: IdentityDeps) {
  const listeners = new Set<() => void>()
  const tellOfEnd = () => {
    for (const listener of listeners) listener()
  }

  /** A new session of a person under a token that never was before, in place of the one that the browser had. */
  async function startSession(person: PersonRow, { userAgent, replacedToken }: Origin): Promise<string> {
    const now = clock.now()
    const token = newToken()
    const whose = { orgId: person.org_id, personId: person.id }
    const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
    await inTransaction(db, async (trx) => {
      await deleteEndedSessions(trx, whose, now)
      if (replacedToken !== undefined) await deleteSession(trx, hashToken(replacedToken))
      await insertSession(trx, { ...whose, tokenHash: hashToken(token), device: deviceOf(userAgent), now, expiresAt })
      await recordAudit(trx, auditEntry(whose, 'session.started', now))
    })
    tellOfEnd()
    return token
  }

  return {
    /**
     * Starts a session and answers its token and its person; wrong credentials are one error, whatever was wrong. Who
     * tries too often waits, or is refused until a moment that the refusal names.
     */
    async signIn(email: string, password: string, origin: Origin): Promise<{ token: string } & SignedInPerson> {
      const device = await devices.recognise(origin.deviceCookie, email)
      const source = { account: email, address: origin.address, device }
      await attempts.take('sign-in', source)
      const person = await findPersonByEmail(db, email)
      const fits = await passwordFits(person?.password_hash, password)
      if (!person || !fits) throw problem('session.credentials')
      await attempts.succeeded('sign-in', source)
      return { token: await startSession(person, origin), ...personOf(person, dayOf(clock.now())) }
    },

    /** Starts a session of somebody who has been recognised by other means, and answers its token. */
    startSession,

    /** Starts a session of the active person with this address, who has just proved by a link that it is theirs. */
    async enter(email: string, origin: Origin): Promise<{ token: string } & SignedInPerson> {
      const person = await findPersonByEmail(db, email)
      if (!person) throw problem('session.credentials')
      return { token: await startSession(person, origin), ...personOf(person, dayOf(clock.now())) }
    },

    async signOut(token: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const ended = await deleteSession(trx, hashToken(token))
        if (!ended) return
        const { id, ...whose } = ended
        await recordAudit(trx, auditEntry(whose, 'session.ended', clock.now(), { kind: 'session', id }))
      })
      tellOfEnd()
    },

    /**
     * The person behind a token; undefined when the session has ended or never was. `idleSeconds` is how long the person
     * had done nothing when they asked: Infinity for what a page does by itself.
     */
    async find(token: string, idleSeconds = 0): Promise<SignedIn | undefined> {
      const tokenHash = hashToken(token)
      const now = clock.now()
      const row = await findPersonBySession(db, tokenHash, now)
      if (!row) return undefined
      const activeAt = newActivity(row.last_active_at, now, idleSeconds)
      if (activeAt) await noteActivity(db, tokenHash, activeAt)
      return { ...personOf(row, dayOf(clock.now())), sessionId: row.session_id }
    },

    /** Which of these tokens still belong to a session. Asking is no activity. */
    async standing(tokens: string[]): Promise<Set<string>> {
      const byHash = new Map(tokens.map((token) => [hashToken(token).toString('hex'), token]))
      const hashes = [...byHash.keys()].map((hex) => Buffer.from(hex, 'hex'))
      const standing = await selectStanding(db, hashes, clock.now())
      return new Set(standing.flatMap((hash) => byHash.get(Buffer.from(hash).toString('hex')) ?? []))
    },

    /** Calls back whenever this process has ended sessions; those that another ends are found by asking. */
    onSessionsEnded(listener: () => void): void {
      listeners.add(listener)
    },

    /** Where the person is signed in. */
    async sessions({ actor, sessionId }: SignedIn): Promise<OwnSession[]> {
      const rows = await selectSessions(db, actor, clock.now())
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        started_at: row.created_at.toISOString(),
        last_active_at: row.last_active_at.toISOString(),
        current: row.id === sessionId,
      }))
    },

    /** Ends one of the person's own sessions, and no browser is known any more; throws 'record.not_found' for any other. */
    async endSession({ actor }: SignedIn, sessionId: string): Promise<void> {
      if (!isId(sessionId)) throw problem('record.not_found')
      await inTransaction(db, async (trx) => {
        if (!(await deleteOwnSession(trx, actor, sessionId))) throw problem('record.not_found')
        await distrustDevices(trx, actor)
        await recordAudit(trx, auditEntry(actor, 'session.ended', clock.now(), { kind: 'session', id: sessionId }))
      })
      tellOfEnd()
    },

    /**
     * Ends all sessions of the person but the one that asks, and what assistants of others may do for them; no browser is
     * known any more.
     */
    async endOtherSessions({ actor, sessionId }: SignedIn): Promise<void> {
      await inTransaction(db, async (trx) => {
        await deleteOtherSessions(trx, actor, sessionId)
        await distrustDevices(trx, actor)
        await deleteConnectionsOf(trx, actor)
        await recordAudit(trx, auditEntry(actor, 'session.others_ended', clock.now()))
      })
      tellOfEnd()
    },

    /** Tells the listeners that sessions were ended by other means than these, such as a new password. */
    sessionsEnded: tellOfEnd,
  }
}

/** Removes sessions, links, sign-ups and connections that have run out and attempts that no longer count. */
export async function tidyIdentity(db: Db, now: Date): Promise<void> {
  await deleteAllEndedSessions(db, now)
  await deleteResetsBefore(db, now)
  await deleteSignUpsBefore(db, now)
  await deleteNoncesBefore(db, now)
  await deleteConflictsBefore(db, new Date(now.getTime() - CONFLICTS_KEPT_MS))
  await tidyConnections(db, now)
  await deleteAttemptsBefore(db, new Date(now.getTime() - ATTEMPTS_KEPT_MS))
}
