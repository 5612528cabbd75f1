import { z } from 'zod'
import { isLoopback } from '../loopback-rules.ts'

/** The organisation's identity provider and what its tokens say, as the environment names them. */
export interface SingleSignOnConfig {
  /** Microsoft Entra ID, or any other provider of OpenID Connect. */
  kind: 'entra' | 'openid'
  clientId: string
  /** Where the provider's discovery document stands below `/.well-known/`; no slash at the end. */
  issuer: string
  /** The tenant that a token must name; undefined: the provider has none. */
  tenant: string | undefined
  /** The token's claim that names the tenant. */
  tenantClaim: string
  /** The token's claim that lists roles. */
  rolesClaim: string
  roles: {
    /** The role that everyone needs to enter; undefined: every account of the provider may. */
    employee: string | undefined
    admin: string
    superAdmin: string
  }
}

const ENTRA = 'https://login.microsoftonline.com'
/** Where Microsoft Entra ID issues tokens: its own cloud, and those of governments and of China. */
const ENTRA_HOSTS = new Set([
  'login.microsoftonline.com',
  'login.microsoftonline.us',
  'login.partner.microsoftonline.cn',
])

const optional = z.string().trim().optional()

const Name = z.string().trim().min(1)

/** The settings of single sign-on, as part of the whole environment. */
export const singleSignOnEnvironment = {
  SSO_CLIENT_ID: optional,
  SSO_TENANT: optional,
  SSO_AUTHORITY: optional.pipe(
    z
      .url({ protocol: /^https?$/, error: 'must be an https:// address' })
      .refine(isSafe, 'must start with https://')
      .optional(),
  ),
  SSO_TENANT_CLAIM: Name.default('tid'),
  SSO_ROLES_CLAIM: Name.default('roles'),
  SSO_EMPLOYEE_ROLE: optional,
  SSO_MANAGER_ROLE: Name.default('Pravas.Manager'),
  SSO_SUPER_ADMIN_ROLE: Name.default('Pravas.SuperAdmin'),
}

type Environment = z.infer<z.ZodObject<typeof singleSignOnEnvironment>>

/** Refuses settings that work only together with others. */
export function checkSingleSignOn(env: Environment, { addIssue }: z.RefinementCtx): void {
  const { SSO_CLIENT_ID, SSO_TENANT, SSO_AUTHORITY } = env
  const wrong = (path: keyof Environment, message: string) => addIssue({ code: 'custom', path: [path], message })
  if (SSO_CLIENT_ID === undefined) {
    if (SSO_TENANT ?? SSO_AUTHORITY) wrong('SSO_CLIENT_ID', 'is required with SSO_TENANT and SSO_AUTHORITY')
  } else if (isEntra(SSO_AUTHORITY) && !z.guid().safeParse(SSO_TENANT).success) {
    wrong('SSO_TENANT', "must be the tenant's id, such as 72f988bf-86f1-41af-91ab-2d7cd011db47")
  }
}

/** The provider that the settings name; undefined: none. */
export function singleSignOnOf(env: Environment): SingleSignOnConfig | undefined {
  const { SSO_CLIENT_ID: clientId, SSO_TENANT: tenant, SSO_AUTHORITY: authority } = env
  if (clientId === undefined) return undefined
  return Object.freeze({
    kind: isEntra(authority) ? 'entra' : 'openid',
    clientId,
    issuer: authority?.replace(/(?<!\/)\/+$/, '') ?? `${ENTRA}/${tenant}/v2.0`,
    tenant,
    tenantClaim: env.SSO_TENANT_CLAIM,
    rolesClaim: env.SSO_ROLES_CLAIM,
    roles: Object.freeze({
      employee: env.SSO_EMPLOYEE_ROLE,
      admin: env.SSO_MANAGER_ROLE,
      superAdmin: env.SSO_SUPER_ADMIN_ROLE,
    }),
  })
}

/** Tokens and keys travel by https; a provider on one's own machine may do without. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isLoopback(hostname)
}

/** By its issuer a provider is told to be Entra ID, whose tokens say things that others' do not. */
function isEntra(authority: string | undefined): boolean {
  return authority === undefined || (URL.canParse(authority) && ENTRA_HOSTS.has(new URL(authority).hostname))
}
