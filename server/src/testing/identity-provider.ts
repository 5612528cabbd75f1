import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll } from 'vitest'

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']

/** An identity provider on loopback that publishes its documents and signs whatever a test wants. */
export interface TestProvider {
  issuer: string
  /** Signs claims with the provider's own key, or another, as the headers say. */
  sign(claims: JWTPayload, header?: { alg?: string; kid?: string }, key?: Key | Uint8Array): Promise<string>
  /** How often its keys were asked for. */
  keysAsked(): number
  /** What it answers from now on: its documents, an error, or nothing at all. */
  behave(how: 'well' | 'broken' | 'silent'): void
  /** Signs with another key from now on, which takes the place of the old one. */
  changeKey(): Promise<void>
}

/** Starts the provider, which lives until the file's last test has ended. */
export async function testProvider(): Promise<TestProvider> {
  let { privateKey, publicKey } = await generateKeyPair('RS256')
  let kid = 'first'
  let behaviour: Parameters<TestProvider['behave']>[0] = 'well'
  let asked = 0
  const server = createServer(async (request, response) => {
    if (behaviour === 'silent') return
    if (behaviour === 'broken') return response.writeHead(500).end()
    const isKeys = request.url === '/keys'
    if (isKeys) asked += 1
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' }] }
    response.setHeader('content-type', 'application/json')
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
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    issuer,
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
}
