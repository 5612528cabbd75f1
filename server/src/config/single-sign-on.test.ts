import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47'

test('single sign-on is off, and with a tenant and a client id it is that of Entra ID', () => {
  expect(readConfig({}, '/srv').singleSignOn).toBeUndefined()
  expect(readConfig({ SSO_TENANT: TENANT, SSO_CLIENT_ID: 'pravas' }, '/srv').singleSignOn).toEqual({
    kind: 'entra',
    clientId: 'pravas',
    issuer: `https://login.microsoftonline.com/${TENANT}/v2.0`,
    tenant: TENANT,
    tenantClaim: 'tid',
    knownBy: 'tenant',
    rolesClaim: 'roles',
    domains: [],
    roles: { entry: undefined, granted: { super_admin: ['Pravas.SuperAdmin'] } },
  })
})

test('another provider is named by its address', () => {
  const settings = { SSO_CLIENT_ID: 'pravas', SSO_AUTHORITY: 'https://id.example.org/realms/staff/' }
  expect(readConfig(settings, '/srv').singleSignOn).toMatchObject({
    kind: 'openid',
    issuer: 'https://id.example.org/realms/staff',
    tenant: undefined,
  })
})

test('Entra ID is told by its issuer, in every cloud, and then needs its tenant', () => {
  const authority = `https://login.microsoftonline.us/${TENANT}/v2.0`
  const settings = { SSO_CLIENT_ID: 'pravas', SSO_AUTHORITY: authority }
  expect(readConfig({ ...settings, SSO_TENANT: TENANT }, '/srv').singleSignOn).toMatchObject({ kind: 'entra' })
  expect(() => readConfig(settings, '/srv')).toThrow('SSO_TENANT')
  const other = { ...settings, SSO_AUTHORITY: 'https://login.microsoftonline.com.example.org/x' }
  expect(readConfig(other, '/srv').singleSignOn).toMatchObject({ kind: 'openid' })
})

test.each([
  ['a tenant without a client id', { SSO_TENANT: TENANT }, 'SSO_CLIENT_ID'],
  ['a client id without a tenant', { SSO_CLIENT_ID: 'pravas' }, 'SSO_TENANT'],
  ['a tenant of many', { SSO_CLIENT_ID: 'pravas', SSO_TENANT: 'common' }, 'SSO_TENANT'],
  ['a provider without https', { SSO_CLIENT_ID: 'pravas', SSO_AUTHORITY: 'http://id.example.org' }, 'SSO_AUTHORITY'],
])('%s is refused', (_, settings, named) => {
  expect(() => readConfig(settings, '/srv')).toThrow(named)
})
