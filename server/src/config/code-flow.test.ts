import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SETTINGS = {
  OIDC_ISSUER: 'https://id.example.org/realms/staff/',
  OIDC_CLIENT_ID: 'pravas',
  OIDC_CLIENT_SECRET: 'a secret',
}
const read = (more: Record<string, string> = {}) => readConfig({ ...SETTINGS, ...more }, '/srv').codeFlow

test('sign-in with a secret is off, and on with an issuer, a client and its secret', () => {
  expect(readConfig({}, '/srv').codeFlow).toBeUndefined()
  expect(read()).toEqual({
    kind: 'openid',
    clientId: 'pravas',
    issuer: 'https://id.example.org/realms/staff',
    address: 'https://id.example.org/realms/staff/',
    secret: 'a secret',
    clientAuth: 'basic',
    scopes: 'openid profile email',
    label: undefined,
    tenant: undefined,
    tenantClaim: 'hd',
    knownBy: 'issuer',
    domains: [],
    rolesClaim: 'groups',
    roles: { entry: undefined, granted: {} },
  })
})

test('groups are mapped to roles; one that everybody needs is joined by those', () => {
  const OIDC_ROLES = 'finance = Accounts; finance=CN=Treasury,OU=Groups ;auditor=Internal Audit;'
  expect(read({ OIDC_ROLES, OIDC_EMPLOYEE_ROLE: 'Staff' })?.roles).toEqual({
    entry: ['Staff', 'Accounts', 'CN=Treasury,OU=Groups', 'Internal Audit'],
    granted: { finance: ['Accounts', 'CN=Treasury,OU=Groups'], auditor: ['Internal Audit'] },
  })
})

test('Entra ID is told by its issuer here as well', () => {
  const tenant = '72f988bf-86f1-41af-91ab-2d7cd011db47'
  const OIDC_ISSUER = `https://login.microsoftonline.com/${tenant}/v2.0`
  expect(read({ OIDC_ISSUER, OIDC_TENANT: tenant })).toMatchObject({
    kind: 'entra',
    tenantClaim: 'tid',
    knownBy: 'tenant',
  })
  expect(() => read({ OIDC_ISSUER })).toThrow('OIDC_TENANT')
})

test.each([
  ['no secret', { OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET: is required with OIDC_ISSUER'],
  ['no client', { OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID: is required with OIDC_ISSUER'],
  ['no issuer', { OIDC_ISSUER: '' }, 'OIDC_ISSUER: is required with OIDC_CLIENT_ID'],
  ['an issuer without https', { OIDC_ISSUER: 'http://id.example.org' }, 'OIDC_ISSUER: must start with https://'],
  [
    'the address of its document',
    { OIDC_ISSUER: 'https://id.example.org/.well-known/openid-configuration' },
    'OIDC_ISSUER: must be the issuer, without /.well-known/openid-configuration',
  ],
  [
    'Google for everybody',
    { OIDC_ISSUER: 'https://accounts.google.com' },
    "OIDC_TENANT: must be your Google Workspace's primary domain, such as acme.example",
  ],
  ['scopes without openid', { OIDC_SCOPES: 'profile email' }, 'OIDC_SCOPES: must contain openid'],
  [
    'a role that there is not',
    { OIDC_ROLES: 'manager=Leads' },
    "OIDC_ROLES: 'manager' is not a role. Use travel_desk, ",
  ],
  ['a role without a group', { OIDC_ROLES: 'finance' }, 'OIDC_ROLES: must be role=group between semicolons'],
  ['a domain that is none', { OIDC_DOMAINS: '@acme' }, 'OIDC_DOMAINS: must be mail domains such as acme.example'],
  ['a label of two lines', { OIDC_LABEL: 'Continue\nwith Example' }, 'OIDC_LABEL: must be plain text'],
  ['another way to send the secret', { OIDC_CLIENT_AUTH: 'jwt' }, 'OIDC_CLIENT_AUTH: must be basic or post'],
])('%s is refused', (_, settings, message) => {
  expect(() => read(settings)).toThrow(message)
})

test('a mistake never tells the secret', () => {
  expect(() => read({ OIDC_ISSUER: 'nowhere' })).toThrow(expect.not.stringContaining('a secret'))
})
