import { z } from 'zod'
import { Instant } from './dates.ts'
import { endpoint, SERVICE_SCOPES } from './endpoint.ts'
import { PlainText } from './text.ts'

const tag = 'Service tokens'

/** What every token begins with, so that scanners for leaked secrets know one. */
export const SERVICE_TOKEN_PREFIX = 'pravas_'

/** The most working tokens an organisation may have. */
export const MOST_SERVICE_TOKENS = 50

/** The most days for which a token may work. */
export const MOST_TOKEN_DAYS = 366

export const ServiceScope = z.enum(SERVICE_SCOPES)

/** A key with which another program calls the API; the token itself is shown once, when it is made. */
export const ServiceToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(ServiceScope),
    owner: z.string().meta({ description: 'the person whose rights it has, within its scopes' }),
    works: z
      .boolean()
      .meta({ description: 'false once it has expired, or its owner left or is no longer an administrator' }),
    created_at: Instant,
    expires_at: Instant,
    last_used_at: Instant.nullable().meta({ description: 'to the hour' }),
  })
  .meta({ id: 'ServiceToken' })
export type ServiceToken = z.infer<typeof ServiceToken>

export const listServiceTokens = endpoint({
  operationId: 'listServiceTokens',
  method: 'GET',
  path: '/service-tokens',
  summary: 'List the service tokens of the organisation, latest first; administrators only',
  tag,
  response: z.array(ServiceToken),
  errors: ['action.forbidden'],
})

export const createServiceToken = endpoint({
  operationId: 'createServiceToken',
  method: 'POST',
  path: '/service-tokens',
  summary: 'Create a service token with your own rights, limited to its scopes; shown only once. Administrators only',
  tag,
  body: z.object({
    name: PlainText.trim()
      .min(1, 'Name the program that will use the token.')
      .max(60, 'At most 60 characters.')
      .meta({ examples: ['Payroll export'] }),
    scopes: z.array(ServiceScope).min(1, 'Choose what the token may do.').max(SERVICE_SCOPES.length),
    expires_in_days: z
      .int('Enter a whole number of days.')
      .min(1, 'At least 1 day.')
      .max(MOST_TOKEN_DAYS, `At most ${MOST_TOKEN_DAYS} days.`),
  }),
  response: ServiceToken.extend({ token: z.string().meta({ examples: [`${SERVICE_TOKEN_PREFIX}Yx3…`] }) }),
  errors: ['action.forbidden', 'token.too_many'],
})

export const revokeServiceToken = endpoint({
  operationId: 'revokeServiceToken',
  method: 'DELETE',
  path: '/service-tokens/:tokenId',
  summary: 'Revoke a service token immediately; administrators only',
  tag,
  params: z.object({ tokenId: z.uuid() }),
  errors: ['action.forbidden', 'record.not_found'],
})
