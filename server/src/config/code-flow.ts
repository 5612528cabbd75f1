import { z } from 'zod'
import { isEntra, issuerName, type ProviderTokens } from '../provider-rules.ts'
import { DomainsSetting, ENTRA_TENANT, EntraTenant, ProviderAddress, RolesSetting } from './provider-settings.ts'

/** An identity provider that the server itself asks, with a secret. */
export interface CodeFlowConfig extends ProviderTokens {
  /** The issuer as it was given: with some providers the slash at its end is a part of it. */
  address: string
  secret: string
  /** How the secret is sent to the token endpoint. */
  clientAuth: 'basic' | 'post'
  scopes: string
  /** What the button on the sign-in page says; undefined: its usual text. */
  label: string | undefined
}

const GOOGLE = 'accounts.google.com'

const optional = z.string().trim().optional()

const Name = z.string().trim().min(1)

/** The settings of sign-in with a provider that needs a secret, as part of the whole environment. */
export const codeFlowEnvironment = {
  OIDC_ISSUER: optional.pipe(
    ProviderAddress.refine(
      (address) => !new URL(address).pathname.includes('/.well-known/'),
      'must be the issuer, without /.well-known/openid-configuration',
    ).optional(),
  ),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_CLIENT_AUTH: z.enum(['basic', 'post']).default('basic'),
  OIDC_SCOPES: z
    .string()
    .trim()
    .refine((scopes) => scopes.split(/\s+/).includes('openid'), 'must contain openid')
    .default('openid profile email'),
  OIDC_LABEL: optional.pipe(
    z
      .string()
      .max(40, 'must have at most 40 characters')
      .regex(/^\P{C}*$/u, 'must be plain text')
      .optional(),
  ),
  OIDC_TENANT: optional,
  OIDC_TENANT_CLAIM: Name.default('hd'),
  OIDC_DOMAINS: DomainsSetting,
  OIDC_ROLES_CLAIM: Name.default('groups'),
  OIDC_ROLES: RolesSetting,
  OIDC_EMPLOYEE_ROLE: optional,
}

type Environment = z.infer<z.ZodObject<typeof codeFlowEnvironment>>

/** Refuses settings that work only together with others. */
export function checkCodeFlow(env: Environment, { addIssue }: z.RefinementCtx): void {
  const wrong = (path: keyof Environment, message: string) => addIssue({ code: 'custom', path: [path], message })
  const { OIDC_ISSUER: issuer, OIDC_TENANT: tenant } = env
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const) {
    if (issuer !== undefined && env[name] === undefined) wrong(name, 'is required with OIDC_ISSUER')
    if (issuer === undefined && env[name] !== undefined) wrong('OIDC_ISSUER', `is required with ${name}`)
  }
  if (issuer === undefined) return
  if (isEntra(issuer) && !EntraTenant.safeParse(tenant).success) wrong('OIDC_TENANT', ENTRA_TENANT)
  if (new URL(issuer).hostname === GOOGLE && tenant === undefined) {
    // One issuer for everybody with a Google account: without a domain, any of them could come in.
    wrong('OIDC_TENANT', "must be your Google Workspace's primary domain, such as acme.example")
  }
}

/** The provider that the settings name; undefined: none. */
export function codeFlowOf(env: Environment): CodeFlowConfig | undefined {
  const { OIDC_ISSUER: address, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = env
  if (address === undefined || clientId === undefined || secret === undefined) return undefined
  const kind = isEntra(address) ? 'entra' : 'openid'
  const employee = env.OIDC_EMPLOYEE_ROLE
  return Object.freeze({
    kind,
    clientId,
    issuer: issuerName(address),
    address,
    secret,
    clientAuth: env.OIDC_CLIENT_AUTH,
    scopes: env.OIDC_SCOPES,
    label: env.OIDC_LABEL,
    tenant: env.OIDC_TENANT,
    tenantClaim: kind === 'entra' ? 'tid' : env.OIDC_TENANT_CLAIM,
    knownBy: kind === 'entra' ? 'tenant' : 'issuer',
    domains: Object.freeze(env.OIDC_DOMAINS),
    rolesClaim: env.OIDC_ROLES_CLAIM,
    roles: Object.freeze({
      entry: employee === undefined ? undefined : Object.freeze([employee, ...Object.values(env.OIDC_ROLES).flat()]),
      granted: env.OIDC_ROLES,
    }),
  })
}
