import { ConnectionScope } from '@pravas/contract/connections'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { personOf } from '../person.ts'
import { hashToken, newToken } from '../tokens.ts'
import { noteConnected } from './clients-store.ts'
import {
  deleteAccessTokens,
  deleteConnection,
  deleteReplaced,
  findPersonByAccess,
  insertToken,
  noteUsed,
  selectByCode,
  selectByToken,
  selectRefresh,
  useCode,
  useRefresh,
} from './connections-store.ts'
import { OAuthError } from './oauth-error.ts'
import { ACCESS_SECONDS, isResource, provesChallenge, REFRESH_DAYS } from './oauth-rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** That a connection is used is noted to this many milliseconds. */
const USE_GRAIN_MS = 60_000

export interface Tokens {
  access: string
  refresh: string
  /** Of the access token. */
  expiresInSeconds: number
  scopes: readonly ConnectionScope[]
}

/** Somebody's assistant: whom it acts for, through which connection, and what it may do. */
export interface Connected {
  actor: Actor
  connectionId: string
  clientName: string
  scopes: readonly ConnectionScope[]
}

export type Grants = ReturnType<typeof createGrants>

interface GrantsDeps {
  db: Database['db']
  clock: Clock
  /** What tokens are for: the address of the tools. */
  resource: string
}

/** The tokens of connected assistants: codes are exchanged for them, they are renewed, and they say who is behind a call. */
export function createGrants({ db, clock, resource }: GrantsDeps) {
  async function issue(
    trx: Transaction<Tables>,
    { orgId, connectionId, expiresAt }: { orgId: string; connectionId: string; expiresAt: Date },
    scopes: readonly string[],
    now: Date,
  ): Promise<Tokens> {
    const [access, refresh] = [newToken(), newToken()]
    const until = (ms: number) => new Date(Math.min(now.getTime() + ms, expiresAt.getTime()))
    const accessUntil = until(ACCESS_SECONDS * 1000)
    await deleteAccessTokens(trx, orgId, connectionId)
    const of = { orgId, connectionId }
    await insertToken(trx, { ...of, kind: 'access', hash: hashToken(access), expiresAt: accessUntil })
    await insertToken(trx, {
      ...of,
      kind: 'refresh',
      hash: hashToken(refresh),
      expiresAt: until(REFRESH_DAYS * DAY_MS),
    })
    return {
      access,
      refresh,
      expiresInSeconds: Math.floor((accessUntil.getTime() - now.getTime()) / 1000),
      scopes: ConnectionScope.array().parse(scopes),
    }
  }

  /** Ends a connection of which something was used twice: one of the two who did has stolen it. */
  async function endStolen(of: { org_id: string; id: string; person_id: string }, what: string, now: Date) {
    await inTransaction(db, async (trx) => {
      if (!(await deleteConnection(trx, of.org_id, of.id))) return
      const whose = { orgId: of.org_id, personId: of.person_id }
      await recordAudit(trx, auditEntry(whose, 'connection.reused', now, { kind: 'connection', id: of.id }, { what }))
    })
  }

  return {
    /**
     * Exchanges a code for tokens, once. A code that comes a second time ends its connection. Throws an OAuthError:
     * 'invalid_grant' for whatever does not fit, 'invalid_target' for another resource.
     */
    async exchange(asked: {
      code: string
      clientId: string
      redirectUri: string
      verifier: string
      resource: string | undefined
    }): Promise<Tokens> {
      const now = clock.now()
      const found = await selectByCode(db, hashToken(asked.code))
      if (
        !found ||
        found.client_id !== asked.clientId ||
        found.redirect_uri !== asked.redirectUri ||
        !provesChallenge(asked.verifier, found.code_challenge)
      ) {
        throw notGranted('The code is not valid for this client, address and verifier.')
      }
      demandResource(asked.resource, found.resource)
      if (found.connected_at === null && found.code_expires_at <= now) throw notGranted('The code has expired.')
      const whose = { orgId: found.org_id, personId: found.person_id }
      const tokens = await inTransaction(db, async (trx) => {
        if (!(await useCode(trx, found.org_id, found.id, now))) return undefined
        await deleteReplaced(trx, whose, found.client_id, found.id)
        await noteConnected(trx, found.client_id, now)
        const record = { kind: 'connection', id: found.id }
        await recordAudit(trx, auditEntry(whose, 'connection.made', now, record))
        const of = { orgId: found.org_id, connectionId: found.id, expiresAt: found.expires_at }
        return issue(trx, of, found.scopes, now)
      })
      if (tokens) return tokens
      await endStolen(found, 'code', now)
      throw notGranted('The code was used before.')
    },

    /** Exchanges a refresh token for new tokens, once. One that comes a second time ends its connection. */
    async refresh(asked: { refresh: string; clientId: string; resource: string | undefined }): Promise<Tokens> {
      const now = clock.now()
      const hash = hashToken(asked.refresh)
      const found = await selectRefresh(db, hash)
      if (!found || found.client_id !== asked.clientId) throw notGranted('The refresh token is not valid.')
      demandResource(asked.resource, found.resource)
      if (found.used_at === null && (found.expires_at <= now || found.connection_expires_at <= now)) {
        throw notGranted('The refresh token has expired.')
      }
      const tokens = await inTransaction(db, async (trx) => {
        if (!(await useRefresh(trx, hash, now))) return undefined
        const of = { orgId: found.org_id, connectionId: found.id, expiresAt: found.connection_expires_at }
        return issue(trx, of, found.scopes, now)
      })
      if (tokens) return tokens
      await endStolen(found, 'refresh token', now)
      throw notGranted('The refresh token was used before.')
    },

    /** Ends the connection of a token of this client's (RFC 7009); a token that is none is no error. */
    async revoke(token: string, clientId: string): Promise<void> {
      const found = await selectByToken(db, hashToken(token))
      if (found?.client_id !== clientId) return
      const whose = { orgId: found.org_id, personId: found.person_id }
      await inTransaction(db, async (trx) => {
        if (!(await deleteConnection(trx, found.org_id, found.id))) return
        const record = { kind: 'connection', id: found.id }
        await recordAudit(trx, auditEntry(whose, 'connection.ended', clock.now(), record))
      })
    },

    /** Notes in the audit trail that an assistant sent the record of a number. */
    async noteSent({ actor, connectionId, clientName }: Connected, number: string): Promise<void> {
      const record = { kind: 'connection', id: connectionId }
      const detail = { number, client: clientName }
      await recordAudit(db, auditEntry(actor, 'connection.sent', clock.now(), record, detail))
    },

    /** Who is behind an access token; undefined when it has ended, is for something else or never was. */
    async find(access: string): Promise<Connected | undefined> {
      const now = clock.now()
      const row = await findPersonByAccess(db, hashToken(access), now)
      if (!row || row.resource !== resource) return undefined
      if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() >= USE_GRAIN_MS) {
        await noteUsed(db, row.org_id, row.connection_id, now)
      }
      return {
        actor: personOf(row, dayOf(clock.now())).actor,
        connectionId: row.connection_id,
        clientName: row.client_name,
        scopes: ConnectionScope.array().parse(row.scopes),
      }
    },
  }
}

function notGranted(text: string): OAuthError {
  return new OAuthError('invalid_grant', text)
}

function demandResource(asked: string | undefined, granted: string): void {
  if (!isResource(asked, granted)) throw new OAuthError('invalid_target', 'resource: tokens are for another address.')
}
