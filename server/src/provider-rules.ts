import type { GrantedRole } from '@pravas/contract/people'

/** Which of a provider's groups or roles give a role here. A role that is not named is none of the provider's business. */
export type RoleMapping = Readonly<Partial<Record<GrantedRole, readonly string[]>>>

/** What the tokens of an identity provider must say, and what their groups or roles mean here. */
export interface ProviderTokens {
  /** Microsoft Entra ID, or any other provider of OpenID Connect. */
  kind: 'entra' | 'openid'
  clientId: string
  /** The address of the provider, which is also the issuer of its tokens; no slash at the end. */
  issuer: string
  /** The tenant that a token must name; undefined: the provider has none. */
  tenant: string | undefined
  /** The token's claim that names the tenant. */
  tenantClaim: string
  /**
   * What people are known by beside their id there: the tenant where there is one, or the issuer. A tenant's name could be
   * one at another provider as well.
   */
  knownBy: 'tenant' | 'issuer'
  /** The mail domains whose accounts may sign in; none: all of them. */
  domains: readonly string[]
  /** The token's claim that lists groups or roles. */
  rolesClaim: string
  roles: {
    /** The groups or roles of which everyone needs one to enter; undefined: every account of the provider may. */
    entry: readonly string[] | undefined
    granted: RoleMapping
  }
}

/** Where Microsoft Entra ID issues tokens: its own cloud, and those of governments and of China. */
const ENTRA_HOSTS = new Set([
  'login.microsoftonline.com',
  'login.microsoftonline.us',
  'login.partner.microsoftonline.cn',
])

/** By its issuer a provider is told to be Entra ID, whose tokens say things that others' do not. */
export function isEntra(issuer: string): boolean {
  return URL.canParse(issuer) && ENTRA_HOSTS.has(new URL(issuer).hostname)
}

/** An issuer without the slash at its end, as people are known by it. */
export function issuerName(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '')
}
