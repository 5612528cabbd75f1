import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '@pravas/server/testing/free-port'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

export const CLIENT_ID = 'pravas-client'
export const TENANT = 'tenant-of-pravas'
/** The client that signs people in from the server. */
export const SECRET_CLIENT = { id: 'pravas-server', secret: 'the secret of a test' }

/** Somebody with an account at the provider; the name of the account is what they type to sign in. */
export interface Account {
  name: string
  email: string
  tid?: string
  roles?: string[]
  groups?: string[]
}

/** An identity provider on loopback, with OpenID Connect as organisations have it. */
export interface IdentityProvider {
  issuer: string
  accounts: Map<string, Account>
  /** How long access tokens live, in seconds. */
  accessTokenSeconds: number
  /** Signs claims with the provider's own key. */
  sign(claims: JWTPayload): Promise<string>
  /** Takes away what it has given of a kind, such as RefreshToken, or everything. */
  forget(kind?: string): void
  /** Ends it, so that nothing answers at its address. */
  stop(): Promise<void>
  /** Starts it again. */
  start(): Promise<void>
}

/** Starts a provider for the product at `origin`. */
export async function startIdentityProvider(origin: string): Promise<IdentityProvider> {
  const port = await freePort()
  const issuer = `http://localhost:${port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'only', use: 'sig', alg: 'RS256' }
  const accounts = new Map<string, Account>()
  const stored = new Map<string, Record<string, unknown>>()

  const self: IdentityProvider = {
    issuer,
    accounts,
    accessTokenSeconds: 3600,
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'only' }).sign(privateKey),
    forget: (kind = '') => {
      for (const name of stored.keys()) if (name.startsWith(kind)) stored.delete(name)
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
    start: async () => {
      server.listen(port, 'localhost')
      await once(server, 'listening')
    },
  }

  const provider = new Provider(issuer, {
    adapter: memoryOf(stored),
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${origin}/auth/callback`],
        post_logout_redirect_uris: [`${origin}/`],
      },
      {
        client_id: SECRET_CLIENT.id,
        client_secret: SECRET_CLIENT.secret,
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${origin}/api/auth/oidc/callback`],
      },
    ],
    clientBasedCORS: (_, from) => from === origin,
    // The claims stand in the ID token itself, as those of Entra ID do.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'tid', 'roles', 'groups'], profile: ['name'], email: ['email', 'email_verified'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, tid: TENANT, email_verified: true, ...accounts.get(id) }),
    }),
    pkce: { required: () => true },
    issueRefreshToken: async () => true,
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email offline_access')
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: () => self.accessTokenSeconds,
      IdToken: 3600,
      RefreshToken: 86_400,
      Session: 86_400,
      Grant: 86_400,
      Interaction: 600,
    },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = page(
            `${form}<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
          )
        },
      },
    },
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = page(`<p>${out.error}: ${out.error_description ?? ''}</p>`)
    },
    cookies: { keys: ['of a test'] },
    jwks: { keys: [jwk] },
  })

  const answer = provider.callback()
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/sign-in/')) return answer(request, response)
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html')
      response.end(
        page('<form method="post"><label>Account <input name="account"></label><button>Next</button></form>'),
      )
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const account = new URLSearchParams(Buffer.concat(chunks).toString()).get('account') ?? ''
    const result = accounts.has(account)
      ? { login: { accountId: account } }
      : { error: 'access_denied', error_description: 'Nobody of that name.' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await self.start()
  return self
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Sign in at Example</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`

/** What the provider keeps, in memory that a test can empty. */
function memoryOf(stored: Map<string, Record<string, unknown>>) {
  return (kind: string) => {
    const key = (id: string) => `${kind}:${id}`
    const find = async (test: (payload: Record<string, unknown>) => boolean) =>
      [...stored].find(([name, payload]) => name.startsWith(`${kind}:`) && test(payload))?.[1]
    return {
      upsert: async (id: string, payload: object) => void stored.set(key(id), { ...payload }),
      find: async (id: string) => stored.get(key(id)),
      findByUserCode: (userCode: string) => find((payload) => payload.userCode === userCode),
      findByUid: (uid: string) => find((payload) => payload.uid === uid),
      consume: async (id: string) => {
        const payload = stored.get(key(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id: string) => void stored.delete(key(id)),
      revokeByGrantId: async (grantId: string) => {
        for (const [name, payload] of stored) if (payload.grantId === grantId) stored.delete(name)
      },
    }
  }
}
