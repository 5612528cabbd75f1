import { webcrypto } from 'node:crypto'
import { CacheLookupPolicy, PublicClientApplication } from '@azure/msal-browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { libraryConfiguration } from './library.ts'

const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47'
const entra = { kind: 'entra', issuer: `https://login.microsoftonline.com/${TENANT}/v2.0`, clientId: 'pravas' } as const
const here = window.location.origin

// The library makes no start without it, and jsdom has none.
beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
})

test('for Entra ID the authority is the tenant, and nothing is fetched of it', () => {
  expect(libraryConfiguration(entra, undefined).auth).toEqual({
    clientId: 'pravas',
    authority: `https://login.microsoftonline.com/${TENANT}`,
    redirectUri: `${here}/auth/callback`,
    postLogoutRedirectUri: `${here}/`,
  })
})

test('another provider is known by its document', () => {
  const issuer = 'http://localhost:9000/staff'
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  }
  const { auth, system } = libraryConfiguration({ kind: 'openid', issuer, clientId: 'pravas' }, metadata)
  expect(auth).toMatchObject({
    authority: 'https://localhost:9000/staff',
    knownAuthorities: ['localhost:9000'],
    authorityMetadata: JSON.stringify(metadata),
  })
  expect(system?.protocolMode).toBe('OIDC')
})

test('tokens are kept in the tab alone, and no broker of the platform is used', () => {
  const configuration = libraryConfiguration(entra, undefined)
  expect(configuration.cache).toEqual({ cacheLocation: 'sessionStorage' })
  expect(configuration.system?.allowPlatformBroker).toBe(false)
  // What the library does by itself where nothing is said.
  const app = new PublicClientApplication(configuration)
  expect(app.getConfiguration().system).toMatchObject({ nativeBrokerHandshakeTimeout: 2000, navigatePopups: true })
})

test('the library asks for an account before it acquires a token silently', async () => {
  const app = new PublicClientApplication(libraryConfiguration(entra, undefined))
  await app.initialize()
  const silently = app.acquireTokenSilent({ scopes: ['openid'], cacheLookupPolicy: CacheLookupPolicy.Default })
  await expect(silently).rejects.toMatchObject({ errorCode: 'no_account_error' })
})

test.each([
  ['neither a code nor an account of the platform', {}, 'auth_code_or_nativeAccountId_required'],
  ['both', { code: 'c', nativeAccountId: 'n' }, 'spa_code_and_nativeAccountId_present'],
])('the library acquires no token by %s', async (_, given, code) => {
  const app = new PublicClientApplication(libraryConfiguration(entra, undefined))
  await app.initialize()
  await expect(app.acquireTokenByCode({ scopes: ['openid'], ...given })).rejects.toMatchObject({ errorCode: code })
})
