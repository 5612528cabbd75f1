import type { User } from '@pravas/contract/people'
import type { ProviderMetadata } from '@pravas/contract/sign-on'
import type { JWTPayload } from 'jose'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import type { ProviderTokens } from '../../provider-rules.ts'
import type { Attempts } from '../attempts-service.ts'
import type { Origin } from '../service.ts'
import { NONCE_MINUTES } from '../session-rules.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { Admission } from './admission-service.ts'
import { accountOf } from './id-token-rules.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { insertNonce, takeNonce } from './nonces-store.ts'

interface SignOnDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
  admission: Pick<Admission, 'enter'>
  /** The provider and what its tokens must say; undefined: there is none. */
  provider: (IdentityProvider & ProviderTokens) | undefined
}

export type SignOn = ReturnType<typeof createSignOn>

/** Sign-in through the organisation's identity provider. Without one every call is 'path.not_found'. */
export function createSignOn({ db, clock, attempts, admission, provider }: SignOnDeps) {
  function configured(): NonNullable<typeof provider> {
    if (!provider) throw problem('path.not_found')
    return provider
  }

  /** What a token says that serves once, in the browser with this secret alone; throws 'sso.refused' for any other. */
  async function redeem(idToken: string, browser: string | undefined): Promise<JWTPayload> {
    const claims = await configured().verify(idToken)
    if (browser === undefined || typeof claims.nonce !== 'string') throw problem('sso.refused')
    const nonce = { nonceHash: hashToken(claims.nonce), browserHash: hashToken(browser) }
    if (!(await takeNonce(db, nonce, clock.now()))) throw problem('sso.refused')
    return claims
  }

  return {
    redeem,

    /** What the page's sign-in library must know of the provider; throws 'sso.unavailable'. */
    metadata: async (): Promise<ProviderMetadata> => configured().metadata(),

    /** A nonce that one token may carry, for the browser with this secret alone. */
    async begin(browser: string, address: string): Promise<string> {
      configured()
      await attempts.take('sign-on', { address })
      const nonce = newToken()
      const expiresAt = new Date(clock.now().getTime() + NONCE_MINUTES * 60_000)
      await insertNonce(db, { nonceHash: hashToken(nonce), browserHash: hashToken(browser) }, expiresAt)
      return nonce
    },

    /**
     * Starts a session for the person whom the token names and returns the session's token; the provider's is not kept. Throws one of
     * the 'sso.…' refusals.
     */
    async complete(
      idToken: string,
      browser: string | undefined,
      origin: Origin,
    ): Promise<{ token: string; user: User }> {
      const read = accountOf(await redeem(idToken, browser), configured())
      if ('mistake' in read) throw problem('sso.refused')
      return admission.enter(read.account, origin)
    },
  }
}
