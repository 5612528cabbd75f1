import { expect, test } from 'vitest'
import type { ProviderTokens } from '../../provider-rules.ts'
import { accountOf } from './id-token-rules.ts'
import { trialOf } from './trial-rules.ts'

const NOW = new Date('2026-06-10T06:30:00Z')
const expected: ProviderTokens = {
  kind: 'openid',
  clientId: 'pravas',
  issuer: 'https://id.example.org',
  tenant: undefined,
  tenantClaim: 'hd',
  knownBy: 'issuer',
  domains: ['acme.example'],
  rolesClaim: 'groups',
  roles: { entry: undefined, granted: { finance: ['Accounts'] } },
}
const claims = {
  aud: 'pravas',
  sub: 'subject-1',
  email: 'kavita@acme.example',
  email_verified: true,
  groups: ['Accounts'],
  iat: NOW.getTime() / 1000,
}

/** What a trial says when nobody is found whom the account could be mistaken for. */
function tried(changed: object, settings: ProviderTokens = expected) {
  const all = { ...claims, ...changed }
  const read = accountOf(all, settings)
  if ('mistake' in read) return trialOf(all, settings, read, NOW)
  const refusal = read.account.refusal ?? (read.account.email ? 'sso.conflict' : 'sso.no_address')
  return trialOf(all, settings, { ...read, rehearsal: { refusal } }, NOW)
}

const anyDomain = { ...expected, domains: [] }
test.each([
  ['a domain that may not', { email: 'k@other.example' }, expected, 'domain', 'k@other.example (acme.example)'],
  ['an address that is not verified', { email_verified: false }, expected, 'address_unverified', 'kavita@acme.example'],
  ['the same where any domain may', { email_verified: false }, anyDomain, 'address_unverified', 'kavita@acme.example'],
  ['no address', { email: undefined }, expected, 'address_missing', null],
  [
    'no group to enter',
    { groups: [] },
    { ...expected, roles: { entry: ['Staff', 'All'], granted: {} } },
    'no_access',
    'Staff, All',
  ],
  ['another tenant', { hd: 'evil.example' }, { ...expected, tenant: 'acme.example' }, 'tenant', 'evil.example'],
  ['no tenant', {}, { ...expected, tenant: 'acme.example' }, 'tenant', null],
  ['a token for others', { azp: 'another' }, expected, 'audience', null],
  ['groups that did not come', { groups: undefined }, expected, 'roles_missing', 'groups'],
  ['groups that Entra ID left out', { groups: undefined, hasgroups: true }, expected, 'roles_elsewhere', 'groups'],
  ['groups that mean nothing', { groups: ['Everyone'] }, expected, 'roles_unmapped', null],
  ['a clock that differs', { iat: claims.iat - 90 }, expected, 'clock_differs', '90'],
])('%s is said', (_, changed, settings, code, value) => {
  const { findings, signs_in } = tried(changed, settings)
  expect(findings).toContainEqual({ code, value })
  expect(signs_in).toBe(false)
})

test('where no roles hang on groups, nothing is said of them', () => {
  const { findings } = tried({ groups: undefined }, { ...expected, roles: { entry: undefined, granted: {} } })
  expect(findings).toEqual([{ code: 'conflict', value: 'kavita@acme.example' }])
})

test('claims are shown as texts of bounded length, without what only the protocol needs', () => {
  const { claims: shown } = tried({
    nonce: 'secret',
    at_hash: 'secret',
    address: { city: 'Pune' },
    long: 'x'.repeat(2000),
  })
  const byName = Object.fromEntries(shown.map(({ name, value }) => [name, value]))
  expect(byName).toMatchObject({ email: 'kavita@acme.example', groups: '["Accounts"]', address: '{"city":"Pune"}' })
  expect(byName.long).toHaveLength(500)
  expect(JSON.stringify(shown)).not.toContain('secret')
})
