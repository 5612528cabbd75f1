import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isId, newId } from '../../ids.ts'
import type { Attempts } from '../attempts-service.ts'
import { type Client, deleteUnusedBeyond, insertClient, selectClient } from './clients-store.ts'
import { OAuthError } from './oauth-error.ts'
import { isRedirectUri } from './oauth-rules.ts'

/** How many programs that nobody has used yet are kept; of more, the oldest give way. */
const MOST_UNUSED = 1_000

export type OAuthClients = ReturnType<typeof createOAuthClients>

interface OAuthClientsDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
}

/** The programs that may ask people to be connected. Anybody may register one: it is the person who lets it in. */
export function createOAuthClients({ db, clock, attempts }: OAuthClientsDeps) {
  return {
    /**
     * Registers a program and answers it. Throws an OAuthError for an address that a code must not go to, and
     * 'request.too_many' for who registers without end.
     */
    async register(asked: { name: string | undefined; redirectUris: readonly string[] }, address: string) {
      await attempts.take('connect', { address })
      const [first] = asked.redirectUris
      if (first === undefined || !asked.redirectUris.every(isRedirectUri)) {
        throw new OAuthError(
          'invalid_redirect_uri',
          'redirect_uris: each must be an https address, or an http one of localhost, without a fragment.',
        )
      }
      const client: Client = {
        id: newId(),
        name: asked.name || new URL(first).host,
        redirectUris: asked.redirectUris,
      }
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        await insertClient(trx, client, now)
        await deleteUnusedBeyond(trx, MOST_UNUSED)
      })
      return { ...client, registeredAt: now }
    },

    /** The program of an id; undefined when there is none. */
    find: async (id: string): Promise<Client | undefined> => (isId(id) ? selectClient(db, id) : undefined),
  }
}
