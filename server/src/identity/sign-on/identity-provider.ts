import { ProviderMetadata } from '@pravas/contract/sign-on'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Clock } from '../../clock.ts'
import { problem } from '../../errors.ts'
import { outgoingFetch } from '../../spans.ts'

/** The provider may take this long to answer, in milliseconds. */
const PATIENCE_MS = 5_000
/** A discovery document and keys are asked for again after this long, in milliseconds. */
const METADATA_KEPT_MS = 60 * 60_000
const KEYS_KEPT_MS = 10 * 60_000
/** The clocks of provider and server may differ by this many seconds. */
const CLOCKS_DIFFER_BY = 30

interface ProviderDeps {
  /** The provider's address, which is also the issuer of its tokens. */
  issuer: string
  clientId: string
  clock: Clock
  /** Told why the provider could not be asked. */
  onError: (error: unknown) => void
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>

/**
 * The organisation's identity provider, as the server asks it: for its discovery document and for the keys that its
 * tokens are signed with. Both are kept for a while. Whoever needs one that cannot be had gets 'sso.unavailable'.
 */
export function createIdentityProvider({ issuer, clientId, clock, onError }: ProviderDeps) {
  let known: { metadata: ProviderMetadata; keys: JWTVerifyGetKey; until: number } | undefined
  let asking: Promise<NonNullable<typeof known>> | undefined

  async function ask(): Promise<NonNullable<typeof known>> {
    const metadata = await fetchMetadata(issuer)
    const keys =
      known?.metadata.jwks_uri === metadata.jwks_uri
        ? known.keys
        : createRemoteJWKSet(new URL(metadata.jwks_uri), {
            timeoutDuration: PATIENCE_MS,
            cacheMaxAge: KEYS_KEPT_MS,
          })
    known = { metadata, keys, until: Date.now() + METADATA_KEPT_MS }
    return known
  }

  async function current(): Promise<NonNullable<typeof known>> {
    if (known && known.until > Date.now()) return known
    asking ??= ask().finally(() => {
      asking = undefined
    })
    try {
      return await asking
    } catch (error) {
      onError(error)
      if (known) return known
      throw problem('sso.unavailable')
    }
  }

  return {
    /** What the discovery document says. */
    metadata: async (): Promise<ProviderMetadata> => (await current()).metadata,

    /** The origins that the page asks and frames, as far as they are known. */
    origins: (): string[] => {
      const { authorization_endpoint, token_endpoint } = known?.metadata ?? {}
      const addresses = [issuer, authorization_endpoint, token_endpoint].filter((address) => address !== undefined)
      return [...new Set(addresses.map((address) => new URL(address).origin))]
    },

    /**
     * What a token says that this provider signed for this application less than ten minutes ago, with a nonce; throws
     * 'sso.refused' for any other.
     */
    async verify(token: string): Promise<JWTPayload> {
      const { metadata, keys } = await current()
      const key: JWTVerifyGetKey = async (header, input) => {
        try {
          return await keys(header, input)
        } catch (error) {
          if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error
          onError(error)
          throw problem('sso.unavailable')
        }
      }
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: metadata.issuer,
          audience: clientId,
          algorithms: ['RS256'],
          maxTokenAge: '10m',
          requiredClaims: ['sub', 'exp', 'nonce'],
          clockTolerance: CLOCKS_DIFFER_BY,
          currentDate: clock.now(),
        })
        return payload
      } catch (error) {
        if (error instanceof errors.JOSEError) throw problem('sso.refused')
        throw error
      }
    },
  }
}

/** The discovery document of this issuer (OpenID Connect Discovery 1.0, section 4). */
async function fetchMetadata(issuer: string): Promise<ProviderMetadata> {
  const response = await outgoingFetch('identity provider')(`${issuer}/.well-known/openid-configuration`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`The identity provider answered ${response.status} for its discovery document.`)
  const metadata = ProviderMetadata.parse(await response.json())
  if (metadata.issuer.replace(/(?<!\/)\/+$/, '') !== issuer) {
    throw new Error(`The identity provider at ${issuer} says that it is ${metadata.issuer}.`)
  }
  const addresses = Object.values(metadata).filter((address) => address !== undefined)
  if (issuer.startsWith('https:') && !addresses.every((address) => address.startsWith('https:'))) {
    throw new Error(`The identity provider at ${issuer} names addresses that are not safe.`)
  }
  return metadata
}
