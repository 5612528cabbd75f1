import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { isOwnPath } from './own-path.ts'
import { User } from './people.ts'

/** An ID token is a few kB; one with many roles perhaps ten. */
const LONGEST_TOKEN = 32_768

export const beginSignOn = endpoint({
  operationId: 'beginSignOn',
  method: 'POST',
  path: '/auth/sso/nonce',
  summary: "Start a sign-in with the organisation's identity provider. Returns a nonce for this browser",
  tag: 'Sign-in',
  access: 'public',
  response: z.object({ nonce: z.string() }),
  errors: ['path.not_found', 'request.too_many'],
})

export const completeSignOn = endpoint({
  operationId: 'completeSignOn',
  method: 'POST',
  path: '/auth/sso',
  summary: "Sign in with the identity provider's ID token, once, within 10 minutes; sets the session cookie",
  tag: 'Sign-in',
  access: 'public',
  body: z.object({ idToken: z.string().min(1).max(LONGEST_TOKEN) }),
  response: z.object({ user: User }),
  errors: [
    'path.not_found',
    'request.too_many',
    'sso.refused',
    'sso.no_access',
    'sso.domain',
    'sso.no_address',
    'sso.conflict',
    'sso.address_taken',
    'sso.deactivated',
    'sso.unavailable',
  ],
})

/** What the page must know of an OpenID provider's discovery document. */
export const ProviderMetadata = z
  .object({
    issuer: z.url(),
    authorization_endpoint: z.url(),
    token_endpoint: z.url(),
    jwks_uri: z.url(),
    end_session_endpoint: z.url().optional(),
  })
  .meta({ id: 'ProviderMetadata' })
export type ProviderMetadata = z.infer<typeof ProviderMetadata>

export const signOnMetadata = endpoint({
  operationId: 'signOnMetadata',
  method: 'GET',
  path: '/auth/sso/metadata',
  summary: "Get the parts of the identity provider's discovery document needed to sign in",
  tag: 'Sign-in',
  access: 'public',
  response: ProviderMetadata,
  errors: ['path.not_found', 'sso.unavailable'],
})

/** Where a provider that the server asks itself sends people back to, below `/api`. */
export const PROVIDER_CALLBACK_PATH = '/auth/oidc/callback'

export const beginProviderSignIn = endpoint({
  operationId: 'beginProviderSignIn',
  method: 'POST',
  path: '/auth/oidc/begin',
  summary: 'Begin a sign-in with an identity provider that requires a secret. Returns the address to redirect to',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({
    return_to: z
      .string()
      .refine(isOwnPath, 'Enter the address of a page of this site, beginning with /.')
      .optional()
      .meta({ description: 'page to open after the sign-in; if omitted, the dashboard', examples: ['/trips'] }),
  }),
  response: z.object({ location: z.url() }),
  errors: ['path.not_found', 'request.too_many', 'sso.unavailable'],
})

/** A sign-in that was refused, since its address belongs to somebody who is known here by another id. */
export const SignOnConflict = z
  .object({
    id: z.uuid(),
    person: z.object({ name: z.string(), email: z.string(), employee_id: z.string().nullable() }),
    /** What the account at the identity provider says of itself; `object_id` never changes there. */
    account: z.object({ name: z.string(), email: z.string(), object_id: z.string() }),
    noted_at: z.iso.datetime(),
  })
  .meta({ id: 'SignOnConflict' })
export type SignOnConflict = z.infer<typeof SignOnConflict>

export const listSignOnConflicts = endpoint({
  operationId: 'listSignOnConflicts',
  method: 'GET',
  path: '/admin/sign-on-conflicts',
  summary: 'List refused sign-ins that match a person known under another id; administrators only',
  tag: 'Sign-in',
  response: z.array(SignOnConflict),
  errors: ['action.forbidden'],
})

export const resolveSignOnConflict = endpoint({
  operationId: 'resolveSignOnConflict',
  method: 'POST',
  path: '/admin/sign-on-conflicts/:conflictId',
  summary: 'Decide whether a refused sign-in belongs to that person; administrators only',
  tag: 'Sign-in',
  params: z.object({ conflictId: z.string().max(100) }),
  body: z.object({ accept: z.boolean() }),
  errors: ['action.forbidden', 'record.not_found', 'sso.address_taken'],
})
