import {
  type AskedConnection,
  type Connection,
  type ConnectionRequest,
  ConnectionScope,
} from '@pravas/contract/connections'
import type { Actor } from '../../access/actor.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { isId, newId } from '../../ids.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { OAuthClients } from './clients-service.ts'
import { type Client, deleteIdleClients } from './clients-store.ts'
import {
  deleteEndedConnections,
  deleteOwnConnection,
  insertConnection,
  selectConnections,
} from './connections-store.ts'
import { answeredAt, askedScopes, CODE_SECONDS, CONNECTION_DAYS, redirectHost, refusalOf } from './oauth-rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type Connections = ReturnType<typeof createConnections>

interface ConnectionsDeps {
  db: Database['db']
  clock: Clock
  clients: Pick<OAuthClients, 'find'>
  /** Who answers, as OAuth names it: the product's own address. */
  issuer: string
  /** What tokens are for: the address of the tools. */
  resource: string
}

/** The assistants of others that people let act for them: being asked, answering, seeing and ending it. */
export function createConnections({ db, clock, clients, issuer, resource }: ConnectionsDeps) {
  /** The program that asks. Before it and its address are known, nobody is sent anywhere. */
  async function asking({ client_id, redirect_uri }: ConnectionRequest): Promise<Client> {
    const client = await clients.find(client_id)
    if (!client) throw problem('connection.unknown_client')
    if (!client.redirectUris.includes(redirect_uri)) throw problem('connection.redirect')
    return client
  }

  const answered = (request: ConnectionRequest, fields: Record<string, string>) =>
    answeredAt(request.redirect_uri, { ...fields, state: request.state, iss: issuer })

  return {
    /**
     * A request as its page shows it. Throws 'connection.unknown_client' and 'connection.redirect', which are told on the
     * page and nowhere else.
     */
    async asked(request: ConnectionRequest): Promise<AskedConnection> {
      const client = await asking(request)
      const refusal = refusalOf(request, resource)
      return {
        client_name: client.name,
        redirect_host: redirectHost(request.redirect_uri),
        scopes: askedScopes(request.scope),
        refusal: refusal
          ? {
              text: refusal.text,
              back: answered(request, { error: refusal.error, error_description: refusal.text }),
            }
          : null,
      }
    },

    /** Connects with the scopes that the person left, of those asked for, or refuses; answers where the browser goes on. */
    async answer(actor: Actor, request: ConnectionRequest, left: readonly ConnectionScope[]): Promise<string> {
      const client = await asking(request)
      const refusal = refusalOf(request, resource)
      if (refusal) return answered(request, { error: refusal.error, error_description: refusal.text })
      const scopes = askedScopes(request.scope).filter((scope) => left.includes(scope))
      if (scopes.length === 0) return answered(request, { error: 'access_denied' })
      const code = newToken()
      const now = clock.now()
      const id = newId()
      const { orgId, personId } = actor
      await inTransaction(db, async (trx) => {
        await insertConnection(trx, {
          id,
          orgId,
          personId,
          clientId: client.id,
          scopes,
          resource,
          codeHash: hashToken(code),
          // A refusal would have said that there is none.
          codeChallenge: request.code_challenge ?? '',
          redirectUri: request.redirect_uri,
          codeExpiresAt: new Date(now.getTime() + CODE_SECONDS * 1000),
          now,
          expiresAt: new Date(now.getTime() + CONNECTION_DAYS * DAY_MS),
        })
        const detail = { client: client.name, scopes }
        await recordAudit(trx, auditEntry(actor, 'connection.allowed', now, { kind: 'connection', id }, detail))
      })
      return answered(request, { code })
    },

    async list(actor: Actor): Promise<Connection[]> {
      const rows = await selectConnections(db, actor, clock.now())
      return rows.map((row) => ({
        id: row.id,
        client_name: row.name,
        redirect_host: redirectHost(row.redirect_uri),
        scopes: ConnectionScope.array().parse(row.scopes),
        connected_at: row.connected_at.toISOString(),
        last_used_at: row.last_used_at?.toISOString() ?? null,
        expires_at: row.expires_at.toISOString(),
      }))
    },

    /** Ends one of the person's own connections; throws 'record.not_found' for any other. */
    async end(actor: Actor, id: string): Promise<void> {
      if (!isId(id)) throw problem('record.not_found')
      await inTransaction(db, async (trx) => {
        if (!(await deleteOwnConnection(trx, actor, id))) throw problem('record.not_found')
        await recordAudit(trx, auditEntry(actor, 'connection.ended', clock.now(), { kind: 'connection', id }))
      })
    },
  }
}

/** Removes connections, codes and tokens that have run out, and programs that nobody is connected by any more. */
export async function tidyConnections(db: Db, now: Date): Promise<void> {
  await deleteEndedConnections(db, now)
  await deleteIdleClients(db, {
    unused: new Date(now.getTime() - DAY_MS),
    used: new Date(now.getTime() - CONNECTION_DAYS * DAY_MS),
  })
}
