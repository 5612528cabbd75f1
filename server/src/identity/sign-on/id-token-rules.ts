import type { ErrorCode } from '@pravas/contract/errors'
import { GRANTED_ROLES, type GrantedRole } from '@pravas/contract/people'
import { z } from 'zod'
import type { ProviderTokens } from '../../provider-rules.ts'

/** Somebody at the identity provider, as a token of theirs says. */
export interface ProviderAccount {
  kind: ProviderTokens['kind']
  tenant: string
  /** The id that stays when name and address change. */
  objectId: string
  name: string
  /** Where mails go: the first address that the provider vouches for; undefined when there is none. */
  email: string | undefined
  /** The addresses that the provider vouches for, in lower case. */
  vouchedFor: string[]
  /** Why the account may not sign in, regardless of the person; undefined when it may. */
  refusal: ErrorCode | undefined
  /** The roles that the provider gives; undefined where the token does not say which. */
  roles: ProviderRoles | undefined
}

/** What a provider's groups say of somebody's roles here. */
export interface ProviderRoles {
  /** The roles that groups are mapped to: of these the provider alone decides. */
  governed: readonly GrantedRole[]
  /** Those of them that this account has. */
  given: readonly GrantedRole[]
}

const text = z.string().trim().min(1).max(400).optional().catch(undefined)
const address = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .transform((value) => value.toLowerCase())
  .optional()
  .catch(undefined)
const flag = z
  .union([z.boolean(), z.literal(1), z.enum(['1', 'true'])])
  .transform((value) => value !== false)
  .catch(false)

const Claims = z.looseObject({
  aud: z.union([z.string(), z.array(z.string())]),
  azp: text,
  sub: z.string().min(1).max(255),
  oid: z.string().min(1).max(255).optional().catch(undefined),
  name: text,
  email: address,
  email_verified: flag,
  xms_edov: flag,
  upn: address,
})

/** What is wrong with a token that was signed by the right provider: who it was made for, where, or of whom. */
export type TokenMistake = 'audience' | 'tenant' | 'subject'

/**
 * Who a token is about. The signature, the issuer, the audience, the age and the nonce have been checked before; what
 * remains is whether it was made for this tenant and this application, and names its person.
 */
export function accountOf(
  claims: unknown,
  expected: ProviderTokens,
): { account: ProviderAccount } | { mistake: TokenMistake } {
  const parsed = Claims.safeParse(claims)
  if (!parsed.success) return { mistake: 'subject' }
  const token = parsed.data
  const madeForOthersToo = Array.isArray(token.aud) && token.aud.length > 1
  if ((madeForOthersToo || token.azp !== undefined) && token.azp !== expected.clientId) return { mistake: 'audience' }
  const tenant = expected.tenant === undefined ? expected.issuer : token[expected.tenantClaim]
  if (typeof tenant !== 'string' || (expected.tenant !== undefined && !same(tenant, expected.tenant))) {
    return { mistake: 'tenant' }
  }
  // Of Entra ID's two, `sub` is another one for each application, and what manages its people knows `oid` alone.
  const objectId = expected.kind === 'entra' ? token.oid : token.sub
  if (objectId === undefined) return { mistake: 'subject' }
  const vouchedFor = vouchedAddresses(token, expected.kind)
  const [email] = vouchedFor
  const groups = groupsOf(token, expected.rolesClaim)
  const { entry, granted } = expected.roles
  const has = (names: readonly string[] = []) => names.some((name) => groups.names.includes(name))
  const isOfDomain = expected.domains.length === 0 || (email !== undefined && isIn(email, expected.domains))
  const account: ProviderAccount = {
    kind: expected.kind,
    tenant: (expected.knownBy === 'issuer' ? expected.issuer : tenant).toLowerCase(),
    objectId,
    name: token.name ?? email ?? objectId,
    email,
    vouchedFor,
    refusal: entry !== undefined && !has(entry) ? 'sso.no_access' : isOfDomain ? undefined : 'sso.domain',
    roles: groups.areElsewhere
      ? undefined
      : {
          governed: GRANTED_ROLES.filter((role) => granted[role] !== undefined),
          given: GRANTED_ROLES.filter((role) => has(granted[role])),
        },
  }
  return { account }
}

function isIn(email: string, domains: readonly string[]): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1))
}

/** The groups or roles that a token lists. */
export interface TokenGroups {
  names: readonly string[]
  /** Whether the token has the claim at all. */
  isListed: boolean
  /** Whether Entra ID left them out, since there are too many, and says so (its 'overage'). */
  areElsewhere: boolean
}

/**
 * The groups or roles in the claim of this name: one that is called so as a whole, or one within others by a path, such as
 * `realm_access.roles`.
 */
export function groupsOf(token: Readonly<Record<string, unknown>>, claim: string): TokenGroups {
  const value = Object.hasOwn(token, claim) ? token[claim] : claim.split('.').reduce<unknown>(within, token)
  const elsewhere = within(token._claim_names, claim) !== undefined || (claim === 'groups' && token.hasgroups === true)
  return { names: listOf(value), isListed: value !== undefined, areElsewhere: value === undefined && elsewhere }
}

function within(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  return isObject ? (value as Record<string, unknown>)[name] : undefined
}

/**
 * The addresses that stand for the account and nobody else: an e-mail address that the provider has verified, and of Entra
 * ID alone one whose domain the tenant owns (`xms_edov`) and a member's user principal name, whose domain is always the
 * tenant's own. A guest brings an address from elsewhere, and at other providers people may choose what stands in `upn`.
 */
function vouchedAddresses(token: z.infer<typeof Claims>, kind: ProviderTokens['kind']): string[] {
  const isEntra = kind === 'entra'
  const isMember = isEntra && token.upn !== undefined && !token.upn.includes('#ext#')
  const found = [
    token.email_verified || (isEntra && token.xms_edov) ? token.email : undefined,
    isMember ? token.upn : undefined,
  ].filter((value) => value !== undefined)
  return [...new Set(found)]
}

/** Providers write one role as a text, several as a list. */
function listOf(claim: unknown): string[] {
  const list = Array.isArray(claim) ? claim : [claim]
  return list.filter((item) => typeof item === 'string')
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
