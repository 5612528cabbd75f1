import type { ServiceScope } from '@pravas/contract/endpoint'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { newId } from '../../ids.ts'
import { PERSON } from '../people-store.ts'

interface NewToken {
  orgId: string
  personId: string
  name: string
  scopes: readonly ServiceScope[]
  tokenHash: Uint8Array
  at: Date
  expiresAt: Date
}

const TOKEN = [
  'service_tokens.id as token_id',
  'service_tokens.name as token_name',
  'service_tokens.scopes',
  'service_tokens.created_at',
  'service_tokens.expires_at',
  'service_tokens.last_used_at',
] as const

function tokensWithOwners(db: Db) {
  return db
    .selectFrom('service_tokens')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'service_tokens.org_id').onRef('people.id', '=', 'service_tokens.person_id'),
    )
    .select([...PERSON, ...TOKEN, 'people.active'])
}

/** The tokens of an organisation with their owners, the latest first. */
export function selectTokens(db: Db, orgId: string) {
  return tokensWithOwners(db).where('service_tokens.org_id', '=', orgId).orderBy('service_tokens.id', 'desc').execute()
}

export type TokenRow = Awaited<ReturnType<typeof selectTokens>>[number]

const byHash = prepared((db, { hash, now }: { hash: Uint8Array; now: Date }) =>
  tokensWithOwners(db)
    .where('service_tokens.token_hash', '=', hash)
    .where('service_tokens.expires_at', '>', now)
    .where('people.active', '=', true),
)

/** A token that has not expired, by the hash of its secret, with its owner where they have not left. */
export async function findToken(db: Db, hash: Uint8Array, now: Date) {
  const [found] = await byHash(db, { hash, now })
  return found
}

export async function insertServiceToken(db: Db, token: NewToken): Promise<string> {
  const id = newId()
  const { orgId, personId, name, scopes, tokenHash, at, expiresAt } = token
  await db
    .insertInto('service_tokens')
    .values({
      org_id: orgId,
      id,
      person_id: personId,
      name,
      scopes: JSON.stringify(scopes),
      token_hash: tokenHash,
      created_at: at,
      expires_at: expiresAt,
      last_used_at: null,
    })
    .execute()
  return id
}

/** Deletes a token and answers its name; undefined where there is none. */
export async function deleteServiceToken(db: Db, orgId: string, id: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('service_tokens')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}

export async function noteTokenUsed(db: Db, orgId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('service_tokens')
    .set({ last_used_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}
