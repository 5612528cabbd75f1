import { z } from 'zod'

/** What the operator has said of the provider's tokens. */
export interface ExpectedToken {
  kind: 'entra' | 'openid'
  clientId: string
  issuer: string
  /** The tenant that a token must name; undefined: the provider has none. */
  tenant: string | undefined
  tenantClaim: string
  rolesClaim: string
  roles: { employee: string | undefined; admin: string; superAdmin: string }
}

/** Somebody at the identity provider, as a token of theirs says. */
export interface ProviderAccount {
  kind: ExpectedToken['kind']
  tenant: string
  /** The id that stays when name and address change. */
  objectId: string
  name: string
  /** Where mails go: the first address that the provider vouches for; undefined when there is none. */
  email: string | undefined
  /** The addresses that the provider vouches for, in lower case. */
  vouchedFor: string[]
  /** May come in at all. */
  mayEnter: boolean
  isSuperAdmin: boolean
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

/**
 * Who a token is about. The signature, the issuer, the audience, the age and the nonce have been checked before;
 * undefined when the token was made for another tenant or another application, or does not name its person.
 */
export function accountOf(claims: unknown, expected: ExpectedToken): ProviderAccount | undefined {
  const parsed = Claims.safeParse(claims)
  if (!parsed.success) return undefined
  const token = parsed.data
  const madeForOthersToo = Array.isArray(token.aud) && token.aud.length > 1
  if ((madeForOthersToo || token.azp !== undefined) && token.azp !== expected.clientId) return undefined
  const tenant = expected.tenant === undefined ? expected.issuer : token[expected.tenantClaim]
  if (typeof tenant !== 'string' || (expected.tenant !== undefined && !same(tenant, expected.tenant))) return undefined
  // Of Entra ID's two, `sub` is another one for each application, and what manages its people knows `oid` alone.
  const objectId = expected.kind === 'entra' ? token.oid : token.sub
  if (objectId === undefined) return undefined
  const vouchedFor = vouchedAddresses(token, expected.kind)
  const [email] = vouchedFor
  const roles = listOf(token[expected.rolesClaim])
  const { employee, admin, superAdmin } = expected.roles
  const isSuperAdmin = roles.includes(superAdmin)
  return {
    kind: expected.kind,
    tenant: tenant.toLowerCase(),
    objectId,
    name: token.name ?? email ?? objectId,
    email,
    vouchedFor,
    mayEnter: employee === undefined || [employee, admin, superAdmin].some((role) => roles.includes(role)),
    isSuperAdmin,
  }
}

/**
 * The addresses that stand for the account and nobody else: an e-mail address that the provider has verified, and of Entra
 * ID alone one whose domain the tenant owns (`xms_edov`) and a member's user principal name, whose domain is always the
 * tenant's own. A guest brings an address from elsewhere, and at other providers people may choose what stands in `upn`.
 */
function vouchedAddresses(token: z.infer<typeof Claims>, kind: ExpectedToken['kind']): string[] {
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
