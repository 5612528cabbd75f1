import type { ConnectionScope } from '@pravas/contract/connections'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { PERSON } from '../people-store.ts'

interface Whose {
  orgId: string
  personId: string
}

/** A connection as it begins: a code that the program has a minute to exchange. */
export interface NewConnection extends Whose {
  id: string
  clientId: string
  scopes: readonly ConnectionScope[]
  resource: string
  codeHash: Uint8Array
  codeChallenge: string
  redirectUri: string
  codeExpiresAt: Date
  now: Date
  expiresAt: Date
}

export async function insertConnection(db: Db, connection: NewConnection): Promise<void> {
  await db
    .insertInto('connections')
    .values({
      org_id: connection.orgId,
      id: connection.id,
      person_id: connection.personId,
      client_id: connection.clientId,
      scopes: JSON.stringify(connection.scopes),
      resource: connection.resource,
      code_hash: connection.codeHash,
      code_challenge: connection.codeChallenge,
      redirect_uri: connection.redirectUri,
      code_expires_at: connection.codeExpiresAt,
      created_at: connection.now,
      connected_at: null,
      last_used_at: null,
      expires_at: connection.expiresAt,
    })
    .execute()
}

/** The connection that a code was made for, whether or not the code is still good. */
export function selectByCode(db: Db, codeHash: Uint8Array) {
  return db.selectFrom('connections').selectAll().where('code_hash', '=', codeHash).executeTakeFirst()
}

/** Takes a code's one use; false when it has been used. */
export async function useCode(db: Db, orgId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set({ connected_at: now })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('connected_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the other connections that a person has made by the same program. */
export async function deleteReplaced(db: Db, { orgId, personId }: Whose, clientId: string, keptId: string) {
  await db
    .deleteFrom('connections')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('client_id', '=', clientId)
    .where('id', '!=', keptId)
    .execute()
}

/** Ends a connection, its tokens with it; false when there is none. */
export async function deleteConnection(db: Db, orgId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('connections')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends a connection of a person's own; false when they have no such. */
export async function deleteOwnConnection(db: Db, { orgId, personId }: Whose, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('connections')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all connections of a person. */
export async function deleteConnectionsOf(db: Db, { orgId, personId }: Whose): Promise<void> {
  await db.deleteFrom('connections').where('org_id', '=', orgId).where('person_id', '=', personId).execute()
}

/** The connections of a person that stand, the latest first. */
export function selectConnections(db: Db, { orgId, personId }: Whose, now: Date) {
  return db
    .selectFrom('connections')
    .innerJoin('oauth_clients', 'oauth_clients.id', 'connections.client_id')
    .select((eb) => [
      'connections.id',
      'connections.scopes',
      'connections.redirect_uri',
      'connections.last_used_at',
      'connections.expires_at',
      'oauth_clients.name',
      eb.ref('connections.connected_at').$notNull().as('connected_at'),
    ])
    .where('connections.org_id', '=', orgId)
    .where('connections.person_id', '=', personId)
    .where('connections.connected_at', 'is not', null)
    .where('connections.expires_at', '>', now)
    .orderBy('connections.connected_at', 'desc')
    .orderBy('connections.id', 'desc')
    .execute()
}

export async function insertToken(
  db: Db,
  token: { hash: Uint8Array; orgId: string; connectionId: string; kind: 'access' | 'refresh'; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('connection_tokens')
    .values({
      token_hash: token.hash,
      org_id: token.orgId,
      connection_id: token.connectionId,
      kind: token.kind,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute()
}

/** Tokens, each with the connection that it belongs to. */
function tokensWithConnections(db: Db) {
  return db
    .selectFrom('connection_tokens')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.org_id', '=', 'connection_tokens.org_id')
        .onRef('connections.id', '=', 'connection_tokens.connection_id'),
    )
}

/** A refresh token, used or not, with the connection that it belongs to. */
export function selectRefresh(db: Db, hash: Uint8Array) {
  return tokensWithConnections(db)
    .select([
      'connections.org_id',
      'connections.id',
      'connections.person_id',
      'connections.client_id',
      'connections.scopes',
      'connections.resource',
      'connections.expires_at as connection_expires_at',
      'connection_tokens.expires_at',
      'connection_tokens.used_at',
    ])
    .where('connection_tokens.token_hash', '=', hash)
    .where('connection_tokens.kind', '=', 'refresh')
    .executeTakeFirst()
}

/** Takes a refresh token's one use; false when it has been used. */
export async function useRefresh(db: Db, hash: Uint8Array, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connection_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes the access tokens of a connection away, before it gets a new one. */
export async function deleteAccessTokens(db: Db, orgId: string, connectionId: string): Promise<void> {
  await db
    .deleteFrom('connection_tokens')
    .where('org_id', '=', orgId)
    .where('connection_id', '=', connectionId)
    .where('kind', '=', 'access')
    .execute()
}

/** The connection of any token, for its revocation. */
export function selectByToken(db: Db, hash: Uint8Array) {
  return tokensWithConnections(db)
    .select(['connections.org_id', 'connections.id', 'connections.person_id', 'connections.client_id'])
    .where('connection_tokens.token_hash', '=', hash)
    .executeTakeFirst()
}

const personByAccess = prepared((db, { hash, now }: { hash: Uint8Array; now: Date }) =>
  tokensWithConnections(db)
    .innerJoin('oauth_clients', 'oauth_clients.id', 'connections.client_id')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'connections.org_id').onRef('people.id', '=', 'connections.person_id'),
    )
    .select([
      ...PERSON,
      'connections.id as connection_id',
      'connections.client_id',
      'connections.scopes',
      'connections.resource',
      'connections.last_used_at',
      'oauth_clients.name as client_name',
    ])
    .where('connection_tokens.token_hash', '=', hash)
    .where('connection_tokens.kind', '=', 'access')
    .where('connection_tokens.expires_at', '>', now)
    .where('connections.expires_at', '>', now)
    .where('people.active', '=', true),
)

/** The active person that an access token stands for, and through which connection. */
export async function findPersonByAccess(db: Db, hash: Uint8Array, now: Date) {
  const [found] = await personByAccess(db, { hash, now })
  return found
}

export async function noteUsed(db: Db, orgId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('connections')
    .set({ last_used_at: now })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Removes what has run out: connections, codes that nobody exchanged, tokens. */
export async function deleteEndedConnections(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('connections')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', now), eb.and([eb('connected_at', 'is', null), eb('code_expires_at', '<=', now)])]),
    )
    .execute()
  await db.deleteFrom('connection_tokens').where('expires_at', '<=', now).execute()
}
