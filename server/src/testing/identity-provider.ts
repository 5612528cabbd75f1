import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll } from 'vitest'

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']

/** An identity provider on loopback that publishes its documents and signs whatever a test wants. */
export interface TestProvider {
  issuer: string
  /** Signs claims with the provider's own key, or another, as the headers say. */
  sign(claims: JWTPayload, header?: { alg?: string; kid?: string }, key?: Key | Uint8Array): Promise<string>
  /**
   * Lets somebody in whose browser came to this address: answers the query that the browser goes back with. The ID token has
   * the claims beside those of the protocol; `userinfo` is what it says at its other address.
   */
  authorise(location: string, claims: JWTPayload, userinfo?: Record<string, unknown>): string
  /** Changes the ID tokens of codes that are redeemed from now on. */
  forge(change: (claims: JWTPayload) => Promise<string>): void
  /** How often its keys were asked for. */
  keysAsked(): number
  /** What it answers from now on: its documents, an error, or nothing at all. */
  behave(how: 'well' | 'broken' | 'silent'): void
  /** Signs with another key from now on, which takes the place of the old one. */
  changeKey(): Promise<void>
}

/** What a code stands for until it is redeemed. */
interface Grant {
  asked: URLSearchParams
  claims: JWTPayload
  userinfo: Record<string, unknown> | undefined
}

/** The client that the provider knows for sign-ins with a secret. */
export const TEST_CLIENT = { id: 'pravas-client', secret: 'the secret of a test: 100%' }

/** Starts the provider, which lives until the file's last test has ended. */
export async function testProvider(): Promise<TestProvider> {
  const grants = new Map<string, Grant>()
  const accessTokens = new Map<string, Grant>()
  let forgery: ((claims: JWTPayload) => Promise<string>) | undefined
  let { privateKey, publicKey } = await generateKeyPair('RS256')
  let kid = 'first'
  let behaviour: Parameters<TestProvider['behave']>[0] = 'well'
  let asked = 0
  const server = createServer(async (request, response) => {
    if (behaviour === 'silent') return
    if (behaviour === 'broken') return response.writeHead(500).end()
    response.setHeader('content-type', 'application/json')
    if (request.url === '/token') return redeem(request, response)
    if (request.url === '/userinfo') {
      const grant = accessTokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
      return grant?.userinfo
        ? response.end(JSON.stringify({ sub: grant.claims.sub, ...grant.userinfo }))
        : response.writeHead(401).end('{}')
    }
    const isKeys = request.url === '/keys'
    if (isKeys) asked += 1
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' }] }
    return response.end(JSON.stringify(isKeys ? keys : metadata()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    end_session_endpoint: `${issuer}/logout`,
    userinfo_endpoint: `${issuer}/userinfo`,
  })

  /** Answers a code with tokens, once and only to who asked for it, as RFC 6749 and RFC 7636 say. */
  async function redeem(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const refuse = (error: string) => response.writeHead(400).end(JSON.stringify({ error }))
    const { id, secret } = TEST_CLIENT
    const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    // Both parts are encoded as a form's are before they are joined (RFC 6749, section 2.3.1).
    const [user, password] = Buffer.from(basic, 'base64').toString().split(':', 2).map(formDecoded)
    const isPosted = form.get('client_id') === id && form.get('client_secret') === secret
    if (!(user === id && password === secret) && !isPosted) return refuse('invalid_client')
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (
      grant?.asked.get('code_challenge') !== challenge ||
      grant.asked.get('redirect_uri') !== form.get('redirect_uri')
    ) {
      return refuse('invalid_grant')
    }
    const accessToken = randomBytes(16).toString('base64url')
    accessTokens.set(accessToken, grant)
    const idToken = await (forgery ?? self.sign)(grant.claims)
    return response.end(JSON.stringify({ access_token: accessToken, token_type: 'Bearer', id_token: idToken }))
  }
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const self: TestProvider = {
    issuer,
    authorise: (location, claims, userinfo) => {
      const { searchParams: asked } = new URL(location)
      const code = randomBytes(16).toString('base64url')
      const nonce = asked.get('nonce') ?? undefined
      grants.set(code, {
        asked,
        claims: { iss: issuer, aud: asked.get('client_id') ?? '', nonce, ...claims },
        userinfo,
      })
      return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
    },
    forge: (change) => {
      forgery = change
    },
    sign: (claims, header, key) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key ?? privateKey),
    keysAsked: () => asked,
    behave: (how) => {
      behaviour = how
    },
    changeKey: async () => {
      kid = `${kid} and another`
      const made = await generateKeyPair('RS256')
      privateKey = made.privateKey
      publicKey = made.publicKey
    },
  }
  return self
}

const formDecoded = (text: string) => new URLSearchParams(`=${text}`).get('') ?? ''

/** What the provider says of an account with a confirmed address, from the moment of a test's clock on. */
export function claimsAt(clock: { now(): Date }, more: object = {}): JWTPayload {
  const now = Math.floor(clock.now().getTime() / 1000)
  return {
    sub: 'subject-1',
    name: 'Kavita Deshpande',
    email: 'kavita@example.org',
    email_verified: true,
    groups: [],
    iat: now,
    exp: now + 3600,
    ...more,
  }
}
