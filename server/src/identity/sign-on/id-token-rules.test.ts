import { expect, test } from 'vitest'
import type { ProviderTokens } from '../../provider-rules.ts'
import { accountOf, groupsOf } from './id-token-rules.ts'

const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47'
const entra: ProviderTokens = {
  kind: 'entra',
  clientId: 'pravas',
  issuer: `https://login.microsoftonline.com/${TENANT}/v2.0`,
  tenant: TENANT,
  tenantClaim: 'tid',
  knownBy: 'tenant',
  rolesClaim: 'roles',
  domains: [],
  roles: { entry: undefined, granted: { super_admin: ['Pravas.SuperAdmin'] } },
}
const keycloak: ProviderTokens = {
  ...entra,
  kind: 'openid',
  issuer: 'https://id.example.org/realms/staff',
  tenant: undefined,
}
const account = (claims: unknown, expected: ProviderTokens) => {
  const read = accountOf(claims, expected)
  return 'account' in read ? read.account : undefined
}
const claims = { aud: 'pravas', sub: 'pairwise', oid: 'object-1', tid: TENANT, name: 'Kavita Deshpande' }

test('of Entra ID the tenant and the object id say who somebody is', () => {
  expect(account(claims, entra)).toMatchObject({ tenant: TENANT, objectId: 'object-1', name: 'Kavita Deshpande' })
  expect(account({ ...claims, oid: undefined }, entra)).toBeUndefined()
})

test('of another provider it is the issuer and the subject', () => {
  expect(account(claims, keycloak)).toMatchObject({ tenant: keycloak.issuer, objectId: 'pairwise' })
})

test.each([
  ['of another tenant', { tid: '11111111-2222-4333-8444-555555555555' }],
  ['of no tenant', { tid: undefined }],
  ['for several applications, and asked for by another', { aud: ['pravas', 'other'], azp: 'other' }],
  ['for several applications, and asked for by nobody', { aud: ['pravas', 'other'] }],
  ['asked for by another application', { azp: 'other' }],
  ['of nobody', { sub: '' }],
])('a token %s is of no use', (_, changed) => {
  expect(account({ ...claims, ...changed }, entra)).toBeUndefined()
})

test('another claim may name the tenant', () => {
  const google = { ...keycloak, tenant: 'example.org', tenantClaim: 'hd' }
  expect(account({ ...claims, hd: 'Example.org' }, google)).toMatchObject({ tenant: 'example.org' })
  expect(account(claims, google)).toBeUndefined()
})

test.each([
  ['a verified address', { email: 'Kavita@Example.org', email_verified: true }, ['kavita@example.org']],
  ['an address that is not verified', { email: 'kavita@example.org', email_verified: false }, []],
  ['an address alone', { email: 'kavita@example.org' }, []],
  ['an address whose domain the tenant owns', { email: 'kavita@example.org', xms_edov: '1' }, ['kavita@example.org']],
  ["a member's name to sign in with", { upn: 'kavita@example.org' }, ['kavita@example.org']],
  ["a guest's name to sign in with", { upn: 'kavita_home.example#EXT#@example.org' }, []],
  ['a name that the person prefers', { preferred_username: 'kavita@example.org' }, []],
  [
    'both',
    { email: 'k@example.org', email_verified: true, upn: 'kavita@example.org' },
    ['k@example.org', 'kavita@example.org'],
  ],
])('%s is vouched for or not', (_, more, vouchedFor) => {
  expect(account({ ...claims, ...more }, entra)?.vouchedFor).toEqual(vouchedFor)
})

test.each([
  ['a verified address', { email: 'kavita@example.org', email_verified: true }, ['kavita@example.org']],
  ['an address that is not verified', { email: 'kavita@example.org', email_verified: false }, []],
  ['an address of which that is not said', { email: 'kavita@example.org' }, []],
  ['what Entra ID alone says of an address', { email: 'kavita@example.org', xms_edov: true }, []],
  ['a name to sign in with, which people may choose there', { upn: 'kavita@example.org' }, []],
])('at another provider %s is vouched for or not, and nothing else is an address', (_, more, vouchedFor) => {
  expect(account({ ...claims, ...more }, keycloak)).toMatchObject({ vouchedFor, email: vouchedFor[0] })
})

test.each([
  ['no roles', undefined, []],
  ['unknown roles', ['Pravas.King', 'admin'], []],
  ['one that only begins like it', ['Pravas.Managers'], []],
  ['the manager’s', ['Pravas.Manager'], []],
  ['one as a text', 'Pravas.Manager', []],
  ['the super admin’s', ['Pravas.SuperAdmin'], ['super_admin']],
  ['something that is no list', { admin: true }, []],
])('with %s an account has so many roles', (_, roles, given) => {
  expect(account({ ...claims, roles }, entra)).toMatchObject({
    refusal: undefined,
    roles: { governed: ['super_admin'], given },
  })
})

test('where a role is needed to enter, nobody enters without one', () => {
  const closed = { ...entra, roles: { ...entra.roles, entry: ['Pravas.Employee', 'Pravas.Manager'] } }
  const enters = (roles?: string[]) => account({ ...claims, roles }, closed)?.refusal
  expect([enters(), enters(['Other']), enters(['Pravas.Employee']), enters(['Pravas.Manager'])]).toEqual([
    'sso.no_access',
    'sso.no_access',
    undefined,
    undefined,
  ])
})

test('what a token says oddly is as if it did not say it', () => {
  const odd = { ...claims, name: 7, email: 'no address', email_verified: 'yes', upn: [] }
  expect(account(odd, entra)).toMatchObject({ name: 'object-1', email: undefined, vouchedFor: [] })
})

const mapped: ProviderTokens = {
  ...keycloak,
  rolesClaim: 'groups',
  roles: { entry: undefined, granted: { finance: ['Accounts', 'Treasury'], auditor: ['Audit'] } },
}

test('groups give the roles that they are mapped to, and govern no others', () => {
  const rolesOf = (groups: unknown) => account({ ...claims, groups }, mapped)?.roles
  expect(rolesOf(['Treasury', 'Everybody'])).toEqual({ governed: ['finance', 'auditor'], given: ['finance'] })
  expect(rolesOf(['Pravas.SuperAdmin', 'super_admin', 'accounts'])).toMatchObject({ given: [] })
  expect(rolesOf(undefined)).toMatchObject({ given: [] })
})

test('where Entra ID leaves the groups out as too many, nothing is known of roles', () => {
  const elsewhere = { ...claims, _claim_names: { groups: 'src1' } }
  expect(account(elsewhere, mapped)?.roles).toBeUndefined()
  expect(account({ ...claims, hasgroups: true }, mapped)?.roles).toBeUndefined()
  const closed = { ...mapped, roles: { ...mapped.roles, entry: ['Accounts'] } }
  expect(account(elsewhere, closed)).toMatchObject({ refusal: 'sso.no_access' })
})

test.each([
  ['of its own name', 'groups', { groups: ['a'] }, ['a']],
  ['that is an address', 'https://pravas.example/roles', { 'https://pravas.example/roles': ['a'] }, ['a']],
  ['within others', 'realm_access.roles', { realm_access: { roles: ['a', 7] } }, ['a']],
  ['that is not there', 'realm_access.roles', { realm_access: 'roles' }, []],
  ['of every object', 'constructor.name', {}, []],
])('groups are read from a claim %s', (_, claim, token, names) => {
  expect(groupsOf(token, claim).names).toEqual(names)
})

test('where mail domains are named, only addresses of them that the provider vouches for enter', () => {
  const closed = { ...keycloak, domains: ['acme.example'] }
  const refusalOf = (email: string, verified = true) =>
    account({ ...claims, email, email_verified: verified }, closed)?.refusal
  expect(refusalOf('k@ACME.example')).toBeUndefined()
  for (const email of [
    'k@other.example',
    'k@sub.acme.example',
    'k@acme.example.evil',
    '"k@acme.example"@evil.example',
  ]) {
    expect([email, refusalOf(email)]).toEqual([email, 'sso.domain'])
  }
  expect(refusalOf('k@acme.example', false)).toBe('sso.domain')
})
