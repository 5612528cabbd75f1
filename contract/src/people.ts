import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The signed-in person as the pages know them. Someone without an employee record has no `employee_id`. */
export const User = z
  .object({
    name: z.string(),
    email: z.string(),
    profileImage: z.string().nullable(),
    isAdmin: z.boolean(),
    isSuperAdmin: z.boolean(),
    employee_id: z.string().optional(),
    department: z.string().optional(),
    designation: z.string().optional(),
    phone: z.string().optional(),
    location: z.string().optional(),
    office: z.string().optional(),
    username: z.string().optional(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

const Signed = z.object({ user: User })

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with e-mail and password; sets the session cookie',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({
    email: z.email('Enter a valid e-mail address.').max(254),
    password: z.string().min(1, 'Enter your password.').max(1024),
  }),
  response: Signed,
  errors: ['session.credentials'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End the session; answers 204 also when there was none',
  tag: 'Sign-in',
  access: 'public',
})

export const currentSession = endpoint({
  method: 'GET',
  path: '/auth/session',
  summary: 'Who is signed in',
  tag: 'Sign-in',
  response: Signed,
})

/** What the page must know before anybody signs in. */
export const PublicConfig = z
  .object({
    /** Whether an organisational identity provider is configured. */
    singleSignOn: z.boolean(),
    /** Whether people may create an account of their own. */
    signUp: z.boolean(),
    profileEditing: z.boolean(),
    supportInbox: z.boolean(),
    /** Demo accounts to try; only outside production and only while the demo organisation is loaded. */
    demo: z
      .object({ password: z.string(), accounts: z.array(z.object({ email: z.string(), role: z.string() })) })
      .nullable(),
  })
  .meta({ id: 'PublicConfig' })
export type PublicConfig = z.infer<typeof PublicConfig>

export const publicConfig = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'Which optional parts of the product are switched on',
  tag: 'Sign-in',
  access: 'public',
  response: PublicConfig,
})
