import { expect, test } from 'vitest'
import { accountOf, type ExpectedToken } from './id-token-rules.ts'

const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47'
const entra: ExpectedToken = {
  kind: 'entra',
  clientId: 'pravas',
  issuer: `https://login.microsoftonline.com/${TENANT}/v2.0`,
  tenant: TENANT,
  tenantClaim: 'tid',
  rolesClaim: 'roles',
  roles: { employee: undefined, admin: 'Pravas.Manager', superAdmin: 'Pravas.SuperAdmin' },
}
const keycloak: ExpectedToken = {
  ...entra,
  kind: 'openid',
  issuer: 'https://id.example.org/realms/staff',
  tenant: undefined,
}
const claims = { aud: 'pravas', sub: 'pairwise', oid: 'object-1', tid: TENANT, name: 'Kavita Deshpande' }

test('of Entra ID the tenant and the object id say who somebody is', () => {
  expect(accountOf(claims, entra)).toMatchObject({ tenant: TENANT, objectId: 'object-1', name: 'Kavita Deshpande' })
  expect(accountOf({ ...claims, oid: undefined }, entra)).toBeUndefined()
})

test('of another provider it is the issuer and the subject', () => {
  expect(accountOf(claims, keycloak)).toMatchObject({ tenant: keycloak.issuer, objectId: 'pairwise' })
})

test.each([
  ['of another tenant', { tid: '11111111-2222-4333-8444-555555555555' }],
  ['of no tenant', { tid: undefined }],
  ['for several applications, and asked for by another', { aud: ['pravas', 'other'], azp: 'other' }],
  ['for several applications, and asked for by nobody', { aud: ['pravas', 'other'] }],
  ['asked for by another application', { azp: 'other' }],
  ['of nobody', { sub: '' }],
])('a token %s is of no use', (_, changed) => {
  expect(accountOf({ ...claims, ...changed }, entra)).toBeUndefined()
})

test('another claim may name the tenant', () => {
  const google = { ...keycloak, tenant: 'example.org', tenantClaim: 'hd' }
  expect(accountOf({ ...claims, hd: 'Example.org' }, google)).toMatchObject({ tenant: 'example.org' })
  expect(accountOf(claims, google)).toBeUndefined()
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
  expect(accountOf({ ...claims, ...more }, entra)?.vouchedFor).toEqual(vouchedFor)
})

test.each([
  ['a verified address', { email: 'kavita@example.org', email_verified: true }, ['kavita@example.org']],
  ['an address that is not verified', { email: 'kavita@example.org', email_verified: false }, []],
  ['an address of which that is not said', { email: 'kavita@example.org' }, []],
  ['what Entra ID alone says of an address', { email: 'kavita@example.org', xms_edov: true }, []],
  ['a name to sign in with, which people may choose there', { upn: 'kavita@example.org' }, []],
])('at another provider %s is vouched for or not, and nothing else is an address', (_, more, vouchedFor) => {
  expect(accountOf({ ...claims, ...more }, keycloak)).toMatchObject({ vouchedFor, email: vouchedFor[0] })
})

test.each([
  ['no roles', undefined, { isSuperAdmin: false }],
  ['unknown roles', ['Pravas.King', 'admin'], { isSuperAdmin: false }],
  ['one that only begins like it', ['Pravas.Managers'], { isSuperAdmin: false }],
  ['the manager’s', ['Pravas.Manager'], { isSuperAdmin: false }],
  ['one as a text', 'Pravas.Manager', { isSuperAdmin: false }],
  ['the super admin’s', ['Pravas.SuperAdmin'], { isSuperAdmin: true }],
  ['something that is no list', { admin: true }, { isSuperAdmin: false }],
])('with %s one may so much', (_, roles, may) => {
  expect(accountOf({ ...claims, roles }, entra)).toMatchObject({ mayEnter: true, ...may })
})

test('where a role is needed to enter, nobody enters without one', () => {
  const closed = { ...entra, roles: { ...entra.roles, employee: 'Pravas.Employee' } }
  const enters = (roles?: string[]) => accountOf({ ...claims, roles }, closed)?.mayEnter
  expect([enters(), enters(['Other']), enters(['Pravas.Employee']), enters(['Pravas.Manager'])]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('what a token says oddly is as if it did not say it', () => {
  const odd = { ...claims, name: 7, email: 'no address', email_verified: 'yes', upn: [] }
  expect(accountOf(odd, entra)).toMatchObject({ name: 'object-1', email: undefined, vouchedFor: [] })
})
