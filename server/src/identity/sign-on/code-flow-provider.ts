import * as client from 'openid-client'
import type { Clock } from '../../clock.ts'
import type { CodeFlowConfig } from '../../config/code-flow.ts'
import { outgoingFetch } from '../../spans.ts'
import { CodeFlowError, codeFlowError } from './code-flow-error.ts'
import { groupsOf } from './id-token-rules.ts'

const tracedFetch = outgoingFetch('identity provider')

/** The discovery document is asked for again after this long, in milliseconds. */
const METADATA_KEPT_MS = 60 * 60_000

interface ProviderDeps {
  settings: CodeFlowConfig
  /** Where the provider sends people back to. */
  callback: string
  clock: Clock
  /** How long the provider may take to answer each request, in seconds. */
  patienceSeconds?: number
}

/** What a sign-in has to remember until the browser comes back; each is known to nobody else. */
export interface FlowSecrets {
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
}

export type CodeFlowProvider = ReturnType<typeof createCodeFlowProvider>

/**
 * An identity provider that the server asks with a secret: the authorization code flow of OpenID Connect with PKCE. Whatever
 * goes wrong is a `CodeFlowError`.
 */
export function createCodeFlowProvider({ settings, callback, clock, patienceSeconds = 5 }: ProviderDeps) {
  const { address, clientId, secret, clientAuth, scopes, kind, rolesClaim, roles } = settings
  let known: { configuration: client.Configuration; until: number } | undefined
  let asking: Promise<client.Configuration> | undefined

  async function discover(): Promise<client.Configuration> {
    const authentication = clientAuth === 'post' ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret)
    // Zero but for a clock that a test has set.
    const skew = Math.round((clock.now().getTime() - Date.now()) / 1000)
    const metadata = { [client.clockSkew]: Math.abs(skew) > 1 ? skew : 0 }
    // The configuration allows plain http on this machine alone. Signatures are checked although https vouches for them.
    const extensions = [client.enableNonRepudiationChecks]
    if (address.startsWith('http:')) extensions.push(client.allowInsecureRequests)
    const configuration = await client.discovery(new URL(address), clientId, metadata, authentication, {
      timeout: patienceSeconds,
      [client.customFetch]: (address, { body, signal, ...options }) =>
        tracedFetch(address, { ...options, body: body ?? null, ...(signal && { signal }) }),
      execute: extensions,
    })
    known = { configuration, until: Date.now() + METADATA_KEPT_MS }
    return configuration
  }

  async function current(): Promise<client.Configuration> {
    if (known && known.until > Date.now()) return known.configuration
    asking ??= discover().finally(() => {
      asking = undefined
    })
    try {
      return await asking
    } catch (error) {
      if (known) return known.configuration
      throw codeFlowError(error, 'discovery')
    }
  }

  /** What is missing in the ID token and the provider tells at another address, as Okta and others do. */
  async function completed(
    configuration: client.Configuration,
    claims: client.IDToken,
    accessToken: string,
  ): Promise<Record<string, unknown>> {
    const wantsRoles = roles.entry !== undefined || Object.keys(roles.granted).length > 0
    const lacksRoles = wantsRoles && !groupsOf(claims, rolesClaim).isListed
    const isWhole = claims.name !== undefined && claims.email !== undefined && !lacksRoles
    // Entra ID says everything in its token, and its user info is not of this application.
    if (isWhole || kind === 'entra' || !configuration.serverMetadata().userinfo_endpoint) return claims
    const told = await client.fetchUserInfo(configuration, accessToken, claims.sub).catch((error: unknown) => {
      const failure = codeFlowError(error, 'redemption')
      throw failure.reason === 'unreachable' ? failure : new CodeFlowError('userinfo', null, error)
    })
    const { names, isListed } = groupsOf(told, rolesClaim)
    return {
      ...claims,
      ...(claims.name === undefined && { name: told.name }),
      // Whether an address is verified goes with the address.
      ...(claims.email === undefined && { email: told.email, email_verified: told.email_verified }),
      ...(lacksRoles && isListed && { [rolesClaim]: names }),
    }
  }

  return {
    /** Where the browser has to go for a sign-in, and what it comes back with has to fit. */
    async begin(): Promise<{ location: string; secrets: FlowSecrets }> {
      const configuration = await current()
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const location = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: scopes,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      })
      return { location: location.href, secrets }
    },

    /** What the provider says of the account whose browser came back with this answer, the query of the callback. */
    async redeem(answer: URLSearchParams, { state, nonce, verifier }: FlowSecrets): Promise<Record<string, unknown>> {
      const configuration = await current()
      const came = new URL(callback)
      came.search = answer.toString()
      try {
        const tokens = await client.authorizationCodeGrant(configuration, came, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new CodeFlowError('answer')
        return await completed(configuration, claims, tokens.access_token)
      } catch (error) {
        throw codeFlowError(error, 'redemption')
      }
    },
  }
}
