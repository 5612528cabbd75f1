import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Role } from './people.ts'

const tag = 'Sign-in'

/** An ID token or the address that a provider sends people back with: a few kB. */
const LONGEST_ANSWER = 32_768

/** How people may be signed in: by the browser's own library, or by the server with a secret. */
export const SignInMethod = z.enum(['browser', 'server'])
export type SignInMethod = z.infer<typeof SignInMethod>

/** What is wrong with a trial, or worth knowing about it. */
export const TRIAL_FINDINGS = [
  'unreachable',
  'other_issuer',
  'cancelled',
  'expired',
  'provider_error',
  'secret',
  'code',
  'clock',
  'clock_differs',
  'issuer',
  'audience',
  'nonce',
  'signature',
  'answer',
  'userinfo',
  'tenant',
  'subject',
  'no_access',
  'domain',
  'address_missing',
  'address_unverified',
  'deactivated',
  'conflict',
  'address_taken',
  'roles_missing',
  'roles_elsewhere',
  'roles_unmapped',
  'no_employee_record',
] as const

export const TrialFinding = z
  .object({
    code: z.enum(TRIAL_FINDINGS),
    /** What it is about, such as the claim, the address or the provider's own word; null where nothing needs saying. */
    value: z.string().nullable(),
  })
  .meta({ id: 'SignInTrialFinding' })
export type TrialFinding = z.infer<typeof TrialFinding>

/** What a sign-in would have done, without having done it. */
export const SignInTrial = z
  .object({
    signs_in: z.boolean(),
    findings: z.array(TrialFinding),
    /** What the provider says of the account; no token is among it. */
    claims: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Whom the account is; null where nobody would be signed in. */
    person: z
      .object({
        /** Somebody who signed in before, a record that would be linked, or somebody who would be added. */
        match: z.enum(['known', 'linked', 'created']),
        name: z.string(),
        email: z.string(),
        employee_id: z.string().nullable(),
        roles_before: z.array(Role),
        roles_after: z.array(Role),
      })
      .nullable(),
    /** The groups or roles in the claim that is read for them. */
    groups: z.array(z.string()),
  })
  .meta({ id: 'SignInTrial' })
export type SignInTrial = z.infer<typeof SignInTrial>

/** An identity provider as it is set up. */
export const SignInProvider = z
  .object({
    method: SignInMethod,
    issuer: z.string(),
    client_id: z.string(),
    /** The address to register with the provider. */
    callback: z.url(),
    domains: z.array(z.string()),
    roles_claim: z.string(),
    /** The groups or roles of which everyone needs one; null: every account may come in. */
    entry: z.array(z.string()).nullable(),
    roles: z.array(z.object({ role: Role, groups: z.array(z.string()) })),
  })
  .meta({ id: 'SignInProvider' })
export type SignInProvider = z.infer<typeof SignInProvider>

export const listSignInProviders = endpoint({
  operationId: 'listSignInProviders',
  method: 'GET',
  path: '/admin/sign-in-providers',
  summary: 'List the configured identity providers, without secrets; administrators only',
  tag,
  response: z.array(SignInProvider),
  errors: ['action.forbidden'],
})

export const beginSignInTrial = endpoint({
  operationId: 'beginSignInTrial',
  method: 'POST',
  path: '/admin/sign-in-trials',
  summary: 'Start a test of the server-side sign-in; nobody is signed in. Administrators only',
  tag,
  response: z.object({
    /** Where the browser goes next; null where the provider cannot be asked, for which the finding says why. */
    location: z.url().nullable(),
    findings: z.array(TrialFinding),
  }),
  errors: ['action.forbidden', 'path.not_found', 'request.too_many'],
})

export const finishSignInTrial = endpoint({
  operationId: 'finishSignInTrial',
  method: 'POST',
  path: '/admin/sign-in-trials/answer',
  summary: 'Get the result of a test of the server-side sign-in; administrators only',
  tag,
  body: z.object({
    answer: z.string().min(1).max(LONGEST_ANSWER).meta({ description: "query string of the provider's redirect" }),
  }),
  response: SignInTrial,
  errors: ['action.forbidden', 'path.not_found'],
})

export const tryIdToken = endpoint({
  operationId: 'tryIdToken',
  method: 'POST',
  path: '/admin/sign-in-trials/token',
  summary: 'Test a browser sign-in with this ID token, once; administrators only',
  tag,
  body: z.object({ idToken: z.string().min(1).max(LONGEST_ANSWER) }),
  response: SignInTrial,
  errors: ['action.forbidden', 'path.not_found'],
})
