import { z } from 'zod'
import { isEntra, issuerName, type ProviderTokens } from '../provider-rules.ts'
import { DomainsSetting, ENTRA_TENANT, EntraTenant, ProviderAddress, RolesSetting } from './provider-settings.ts'

const ENTRA = 'https://login.microsoftonline.com'

const optional = z.string().trim().optional()

const Name = z.string().trim().min(1)

/** The settings of single sign-on in the browser, as part of the whole environment. */
export const singleSignOnEnvironment = {
  SSO_CLIENT_ID: optional,
  SSO_TENANT: optional,
  SSO_AUTHORITY: optional.pipe(ProviderAddress.optional()),
  SSO_TENANT_CLAIM: Name.default('tid'),
  SSO_DOMAINS: DomainsSetting,
  SSO_ROLES_CLAIM: Name.default('roles'),
  SSO_ROLES: RolesSetting,
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
  } else if ((SSO_AUTHORITY === undefined || isEntra(SSO_AUTHORITY)) && !EntraTenant.safeParse(SSO_TENANT).success) {
    wrong('SSO_TENANT', ENTRA_TENANT)
  }
}

/** The provider that the settings name; undefined: none. */
export function singleSignOnOf(env: Environment): ProviderTokens | undefined {
  const { SSO_CLIENT_ID: clientId, SSO_TENANT: tenant, SSO_AUTHORITY: authority } = env
  if (clientId === undefined) return undefined
  const superAdmins = [env.SSO_SUPER_ADMIN_ROLE, ...(env.SSO_ROLES.super_admin ?? [])]
  const granted = Object.freeze({ ...env.SSO_ROLES, super_admin: Object.freeze(superAdmins) })
  const { SSO_EMPLOYEE_ROLE: employee, SSO_MANAGER_ROLE: manager } = env
  return Object.freeze({
    kind: authority === undefined || isEntra(authority) ? 'entra' : 'openid',
    clientId,
    issuer: authority === undefined ? `${ENTRA}/${tenant}/v2.0` : issuerName(authority),
    tenant,
    tenantClaim: env.SSO_TENANT_CLAIM,
    knownBy: 'tenant',
    domains: Object.freeze(env.SSO_DOMAINS),
    rolesClaim: env.SSO_ROLES_CLAIM,
    roles: Object.freeze({
      entry: employee === undefined ? undefined : Object.freeze([employee, manager, ...Object.values(granted).flat()]),
      granted,
    }),
  })
}
