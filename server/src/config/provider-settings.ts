import { GRANTED_ROLES, type GrantedRole } from '@pravas/contract/people'
import { z } from 'zod'
import { isLoopback } from '../loopback-rules.ts'
import type { RoleMapping } from '../provider-rules.ts'

/** A tenant of Entra ID by its id, as other names of it stand for several tenants. */
export const EntraTenant = z.guid()
export const ENTRA_TENANT = "must be the tenant's id, such as 72f988bf-86f1-41af-91ab-2d7cd011db47"

/** The address of a provider: https, or plain http on one's own machine, since tokens and keys travel there. */
export const ProviderAddress = z
  .url({ protocol: /^https?$/, error: 'must be an https:// address' })
  .refine((address) => new URL(address).protocol === 'https:' || isLoopback(new URL(address).hostname), {
    error: 'must start with https://',
  })

const MAPPING_EXAMPLE = 'such as finance=Accounts; auditor=Internal Audit'

/** `role=group` between semicolons. A role that several groups give is written once for each. */
export const RolesSetting = z
  .string()
  .trim()
  .default('')
  .transform((text, { addIssue }): RoleMapping => {
    const mapping = new Map<GrantedRole, string[]>()
    for (const entry of text.split(';').map((part) => part.trim())) {
      if (entry === '') continue
      const [, name = '', group = ''] = /^([^=]*)=(.*)$/.exec(entry) ?? []
      const role = GRANTED_ROLES.find((known) => known === name.trim())
      if (role === undefined || group.trim() === '') {
        const roles = new Intl.ListFormat('en', { type: 'disjunction' }).format(GRANTED_ROLES)
        addIssue({
          code: 'custom',
          message:
            group.trim() === ''
              ? `must be role=group between semicolons, ${MAPPING_EXAMPLE}`
              : `'${name.trim()}' is not a role. Use ${roles}, ${MAPPING_EXAMPLE}`,
        })
        return {}
      }
      mapping.set(role, [...(mapping.get(role) ?? []), group.trim()])
    }
    return Object.freeze(Object.fromEntries(mapping))
  })

/** Mail domains between commas or spaces. */
export const DomainsSetting = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((domain) => domain !== ''),
  )
  .pipe(z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, 'must be mail domains such as acme.example')))
