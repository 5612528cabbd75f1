import { afterEach, expect, test } from 'vitest'
import type { CodeFlowConfig } from '../../config/code-flow.ts'
import { TEST_CLIENT, testProvider } from '../../testing/identity-provider.ts'
import { createCodeFlowProvider } from './code-flow-provider.ts'

const provider = await testProvider()
afterEach(() => provider.behave('well'))

const settings: CodeFlowConfig = {
  kind: 'openid',
  clientId: TEST_CLIENT.id,
  issuer: provider.issuer,
  address: provider.issuer,
  secret: TEST_CLIENT.secret,
  clientAuth: 'basic',
  scopes: 'openid',
  label: undefined,
  tenant: undefined,
  tenantClaim: 'hd',
  knownBy: 'issuer',
  domains: [],
  rolesClaim: 'groups',
  roles: { entry: undefined, granted: {} },
}
const clock = { now: () => new Date() }
const made = (changed: Partial<CodeFlowConfig> = {}) =>
  createCodeFlowProvider({
    settings: { ...settings, ...changed },
    callback: 'http://localhost:5007/api/auth/oidc/callback',
    clock,
    patienceSeconds: 0.2,
  })

const claims = () => ({
  sub: 'subject-1',
  name: 'Kavita',
  email: 'kavita@example.org',
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 60,
})

/** A whole sign-in, in the middle of which something may happen. */
async function redeemed(asked = made(), meanwhile = () => {}) {
  const { location, secrets } = await asked.begin()
  const answer = new URLSearchParams(provider.authorise(location, claims()))
  meanwhile()
  return asked.redeem(answer, secrets)
}

test.each(['basic', 'post'] as const)('the secret is sent as %s', async (clientAuth) => {
  expect(await redeemed(made({ clientAuth }))).toMatchObject({ sub: 'subject-1', email: 'kavita@example.org' })
})

test('a slash at the end of an address is a matter of taste', async () => {
  expect(await redeemed(made({ address: `${provider.issuer}/` }))).toMatchObject({ sub: 'subject-1' })
})

test.each([
  ['breaks down', 'broken'],
  ['says nothing', 'silent'],
] as const)('a provider that %s is unreachable before and after the person was there', async (_, how) => {
  await expect(redeemed(made(), () => provider.behave(how))).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(made().begin()).rejects.toMatchObject({ reason: 'unreachable', code: 'sso.unavailable' })
})

test('an address at which nobody is, or somebody else', async () => {
  const nowhere = made({ address: 'http://127.0.0.1:1' })
  await expect(nowhere.begin()).rejects.toMatchObject({ reason: 'unreachable' })
  const other = provider.issuer.replace('127.0.0.1', 'localhost')
  await expect(made({ address: other }).begin()).rejects.toMatchObject({
    reason: 'other_issuer',
    value: provider.issuer,
  })
})

test('a secret that the provider does not know', async () => {
  await expect(redeemed(made({ secret: 'another' }))).rejects.toMatchObject({
    reason: 'secret',
    value: 'invalid_client',
    code: 'sso.refused',
  })
})
