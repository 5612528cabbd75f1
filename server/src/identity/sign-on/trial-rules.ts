import type { ErrorCode } from '@pravas/contract/errors'
import type { GrantedRole } from '@pravas/contract/people'
import type { SignInTrial, TrialFinding } from '@pravas/contract/sign-in-trial'
import type { ProviderTokens } from '../../provider-rules.ts'
import { groupsOf, type ProviderAccount, type TokenMistake } from './id-token-rules.ts'

/** Whom a sign-in would have let in, or why nobody. */
type Rehearsal =
  | {
      person: { name: string; email: string; employee_id: string | null; roles: readonly GrantedRole[] }
      by: NonNullable<SignInTrial['person']>['match']
      rolesBefore: readonly GrantedRole[]
    }
  | { refusal: ErrorCode }

/** Claims of the protocol itself, which are keys rather than news: hashes of tokens and what is used once. */
const HIDDEN = new Set(['nonce', 'at_hash', 'c_hash', 's_hash', 'jti', 'sid', 'uti', 'rh', 'aio'])
/** How many characters of a claim are shown, and how many claims. */
const LONGEST_VALUE = 500
const MOST_CLAIMS = 60
/** Clocks that differ by more seconds than this are worth a word; sign-ins fail when it grows. */
const CLOCKS_DIFFER_BY = 60

const finding = (code: TrialFinding['code'], value: string | null = null): TrialFinding => ({ code, value })

/** A trial that got nowhere, since the provider could not say who somebody is. */
export function failedTrial(code: TrialFinding['code'], value: string | null): SignInTrial {
  return { signs_in: false, findings: [finding(code, value)], claims: [], person: null, groups: [] }
}

/** What a trial tells of the claims and of what a sign-in with them would have done. */
export function trialOf(
  claims: Readonly<Record<string, unknown>>,
  expected: ProviderTokens,
  found: { mistake: TokenMistake } | { account: ProviderAccount; rehearsal: Rehearsal },
  now: Date,
): SignInTrial {
  const groups = groupsOf(claims, expected.rolesClaim)
  const told = { claims: shownClaims(claims), groups: [...groups.names] }
  const clock = clockFindings(claims, now)
  if ('mistake' in found) {
    const value = found.mistake === 'tenant' ? textOf(claims[expected.tenantClaim]) : null
    return { ...told, signs_in: false, findings: [finding(found.mistake, value), ...clock], person: null }
  }
  const { account, rehearsal } = found
  const roles = roleFindings(account, expected, groups)
  if ('refusal' in rehearsal) {
    const refused = refusalFindings(rehearsal.refusal, claims, expected)
    return { ...told, signs_in: false, findings: [...refused, ...roles, ...clock], person: null }
  }
  const { person, by, rolesBefore } = rehearsal
  const unrecorded = person.employee_id === null ? [finding('no_employee_record')] : []
  return {
    ...told,
    signs_in: true,
    findings: [...roles, ...unrecorded, ...clock],
    person: {
      match: by,
      name: person.name,
      email: person.email,
      employee_id: person.employee_id,
      roles_before: ['employee', ...rolesBefore],
      roles_after: ['employee', ...person.roles],
    },
  }
}

function refusalFindings(
  refusal: ErrorCode,
  claims: Readonly<Record<string, unknown>>,
  { roles, domains }: ProviderTokens,
): TrialFinding[] {
  const email = textOf(claims.email)
  const address = email === null ? finding('address_missing') : finding('address_unverified', email)
  const isVerified = claims.email_verified === true || claims.email_verified === 'true'
  switch (refusal) {
    case 'sso.no_access':
      return [finding('no_access', roles.entry?.join(', ') ?? null)]
    case 'sso.domain':
      return email === null || !isVerified ? [address] : [finding('domain', `${email} (${domains.join(', ')})`)]
    case 'sso.no_address':
      return [address]
    case 'sso.deactivated':
      return [finding('deactivated', email)]
    case 'sso.conflict':
      return [finding('conflict', email)]
    default:
      return [finding('address_taken', email)]
  }
}

/** What is worth knowing of groups: where roles hang on them, whether they came and mean anything. */
function roleFindings(
  { roles: said }: ProviderAccount,
  { roles, rolesClaim }: ProviderTokens,
  { names, isListed }: ReturnType<typeof groupsOf>,
): TrialFinding[] {
  const isMapped = roles.entry !== undefined || Object.keys(roles.granted).length > 0
  if (!isMapped) return []
  if (!said) return [finding('roles_elsewhere', rolesClaim)]
  if (!isListed) return [finding('roles_missing', rolesClaim)]
  return names.length > 0 && said.given.length === 0 ? [finding('roles_unmapped')] : []
}

function clockFindings({ iat }: Readonly<Record<string, unknown>>, now: Date): TrialFinding[] {
  if (typeof iat !== 'number') return []
  const seconds = Math.round(iat - now.getTime() / 1000)
  return Math.abs(seconds) > CLOCKS_DIFFER_BY ? [finding('clock_differs', String(Math.abs(seconds)))] : []
}

function shownClaims(claims: Readonly<Record<string, unknown>>): SignInTrial['claims'] {
  return Object.entries(claims)
    .filter(([name]) => !HIDDEN.has(name))
    .slice(0, MOST_CLAIMS)
    .map(([name, value]) => ({ name: name.slice(0, 200), value: textOf(value) ?? '' }))
}

/** A claim as a text; null for none. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, LONGEST_VALUE)
}
