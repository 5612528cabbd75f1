import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { PlainText } from './text.ts'

/** The roles that can be granted. Everybody is an employee, and a manager is anybody with reports. */
export const GRANTED_ROLES = ['travel_desk', 'finance', 'auditor', 'administrator', 'super_admin'] as const
export type GrantedRole = (typeof GRANTED_ROLES)[number]

export const Role = z.enum(['employee', ...GRANTED_ROLES], `Enter roles out of these: ${GRANTED_ROLES.join(', ')}.`)
export type Role = z.infer<typeof Role>

/** The signed-in person as the pages know them. Someone without an employee record has no `employee_id`. */
export const User = z
  .object({
    name: z.string(),
    email: z.string(),
    profileImage: z.string().nullable(),
    /** May decide on something now. */
    isAdmin: z.boolean(),
    isSuperAdmin: z.boolean(),
    /** Answers for a cost centre or a project, and so sees its budgets. */
    ownsBudgets: z.boolean(),
    /** Is asked by a request to decide on it besides its owner's manager, or once was; so finds it in the records. */
    wasAsked: z.boolean(),
    /** 'employee', as everybody is one, and the granted roles. */
    roles: z.array(Role),
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

export const Email = z.email('Enter a valid email address.').max(254)

/** A new password has at least this many characters; a known one is taken as it is. */
export const PASSWORD_LENGTH = 10

export const NewPassword = z
  .string()
  .min(PASSWORD_LENGTH, `A password has at least ${PASSWORD_LENGTH} characters.`)
  .max(1024, 'A password has at most 1024 characters.')

export const login = endpoint({
  operationId: 'login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with e-mail and password; sets the session cookie',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({
    email: Email,
    password: z.string().min(1, 'Enter your password.').max(1024),
  }),
  response: Signed,
  errors: ['session.credentials', 'request.too_many'],
})

export const logout = endpoint({
  operationId: 'logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End the session; 204 even when there was none',
  tag: 'Sign-in',
  access: 'public',
})

export const currentSession = endpoint({
  operationId: 'currentSession',
  scope: 'read',
  method: 'GET',
  path: '/auth/session',
  summary: 'Get the signed-in person',
  tag: 'Sign-in',
  response: Signed,
})

export const requestPasswordReset = endpoint({
  operationId: 'requestPasswordReset',
  method: 'POST',
  path: '/auth/password-reset',
  summary: "Email a link to reset a password; the response doesn't reveal whether the account exists",
  tag: 'Sign-in',
  access: 'public',
  body: z.object({ email: Email }),
  errors: ['request.too_many', 'path.not_found'],
})

const LinkToken = z.string().min(1).max(100)

export const openPasswordLink = endpoint({
  operationId: 'openPasswordLink',
  method: 'POST',
  path: '/auth/password-reset/link',
  summary: "Get the kind of a password link: an invitation or a reset. Doesn't use the link up",
  tag: 'Sign-in',
  access: 'public',
  body: z.object({ token: LinkToken }),
  response: z.object({
    kind: z.enum(['invitation', 'reset']),
    name: z.string(),
    email: z.string(),
    organisation: z.string(),
  }),
  errors: ['reset.not_valid', 'request.too_many'],
})

export const confirmPasswordReset = endpoint({
  operationId: 'confirmPasswordReset',
  method: 'POST',
  path: '/auth/password-reset/confirm',
  summary:
    'Set a password with the token of a link, once. Ends all sessions of the person; somebody who was invited is signed in',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({
    token: LinkToken,
    password: NewPassword,
  }),
  response: z.object({
    user: User.nullable().meta({ description: 'the invited person, now signed in; null after a reset' }),
  }),
  errors: ['reset.not_valid', 'request.too_many'],
})

export const makeResetLink = endpoint({
  operationId: 'makeResetLink',
  method: 'POST',
  path: '/people/:person/reset-link',
  summary: "Create a password link for someone who can't receive email; shown only once. Administrators only",
  tag: 'Sign-in',
  params: z.object({ person: PlainText.trim().min(1).max(64) }),
  response: z.object({ link: z.url(), expires_at: z.iso.datetime() }),
  errors: ['action.forbidden', 'record.not_found', 'reset.provider'],
})

export const changePassword = endpoint({
  operationId: 'changePassword',
  method: 'POST',
  path: '/auth/password',
  summary: 'Change your password; ends your other sessions and renews this one',
  tag: 'Sign-in',
  body: z.object({
    current_password: z.string().min(1, 'Enter your current password.').max(1024),
    new_password: NewPassword,
  }),
  errors: ['password.wrong', 'password.none', 'request.too_many'],
})

export const signUp = endpoint({
  operationId: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  summary: "Sign up, if self sign-up is on. Emails a link; the response doesn't reveal whether the account exists",
  tag: 'Sign-in',
  access: 'public',
  body: z.object({
    name: PlainText.trim().min(1, 'Enter your name.').max(100, 'At most 100 characters.'),
    email: Email,
    password: NewPassword,
  }),
  errors: ['request.too_many', 'path.not_found'],
})

export const confirmSignUp = endpoint({
  operationId: 'confirmSignUp',
  method: 'POST',
  path: '/auth/sign-up/confirm',
  summary: 'Create the account with the token of a link, once, and the password chosen at sign-up',
  tag: 'Sign-in',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(100), password: z.string().min(1, 'Enter your password.').max(1024) }),
  errors: ['sign_up.not_valid', 'sign_up.password', 'request.too_many'],
})

/** Where somebody is signed in. */
export const OwnSession = z
  .object({
    id: z.uuid(),
    /** Such as 'Firefox on Windows'; null when the browser did not say. */
    device: z.string().nullable(),
    started_at: z.iso.datetime(),
    /** To the quarter of a minute. */
    last_active_at: z.iso.datetime(),
    /** The session that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.infer<typeof OwnSession>

export const ownSessions = endpoint({
  operationId: 'ownSessions',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'List your sessions, most recently active first',
  tag: 'Sign-in',
  response: z.array(OwnSession),
})

export const endOwnSession = endpoint({
  operationId: 'endOwnSession',
  method: 'DELETE',
  path: '/auth/sessions/:sessionId',
  summary: 'End one of your sessions',
  tag: 'Sign-in',
  params: z.object({ sessionId: z.string().max(100) }),
  errors: ['record.not_found'],
})

export const endOtherSessions = endpoint({
  operationId: 'endOtherSessions',
  method: 'POST',
  path: '/auth/sessions/end-others',
  summary: 'End all your other sessions',
  tag: 'Sign-in',
})

const ContactDetail = PlainText.trim().max(100, 'At most 100 characters.')

/** What people may change about themselves. Who they are, what they do and where they sign in is not theirs to say. */
export const ContactDetails = z
  .object({ phone: ContactDetail, location: ContactDetail, office: ContactDetail, username: ContactDetail })
  .meta({ id: 'ContactDetails' })
export type ContactDetails = z.infer<typeof ContactDetails>

export const changeProfile = endpoint({
  operationId: 'changeProfile',
  method: 'PUT',
  path: '/profile',
  summary: 'Change your contact details, if profile editing is on',
  tag: 'Account',
  body: ContactDetails,
  response: Signed,
  errors: ['path.not_found'],
})

const SupportLine = PlainText.trim().min(1, 'This field is required.').max(200, 'At most 200 characters.')

/** A request as either form of the support page sends it. */
export const SupportRequest = z
  .object({
    name: SupportLine,
    email: Email,
    /** The subject, or what the form offers to choose from. */
    subject: SupportLine,
    message: PlainText.trim().max(5000, 'At most 5000 characters.').default(''),
  })
  .meta({ id: 'SupportRequest' })

export const sendSupportRequest = endpoint({
  operationId: 'sendSupportRequest',
  method: 'POST',
  path: '/support',
  summary: 'Send a message to the support inbox, if one is configured',
  tag: 'Account',
  body: SupportRequest,
  errors: ['path.not_found', 'request.too_many'],
})

/** What the page must know before anybody signs in. */
export const PublicConfig = z
  .object({
    /** Whether an organisational identity provider is configured. */
    singleSignOn: z.boolean(),
    /** What the page's sign-in library needs to know of that provider; null without one. */
    identityProvider: z
      .object({
        /** Microsoft Entra ID, or any other provider of OpenID Connect. */
        kind: z.enum(['entra', 'openid']),
        /** Its address, which is also the issuer of its tokens. */
        issuer: z.url(),
        clientId: z.string(),
      })
      .nullable(),
    /** The identity provider that the server itself asks, with a secret; null without one. */
    providerSignIn: z
      .object({
        /** What its button says; null: the usual text. */
        label: z.string().nullable(),
      })
      .nullable(),
    /** Whether people may create an account of their own. */
    signUp: z.boolean(),
    profileEditing: z.boolean(),
    supportInbox: z.boolean(),
    /** Whether a link for a new password can be asked for. */
    passwordReset: z.boolean(),
    /** Whether nobody administers the installation yet and it has to be set up. */
    setup: z.boolean(),
    /** Demo accounts to try; only outside production and only while the demo organisation is loaded. */
    demo: z
      .object({ password: z.string(), accounts: z.array(z.object({ email: z.string(), role: z.string() })) })
      .nullable(),
  })
  .meta({ id: 'PublicConfig' })
export type PublicConfig = z.infer<typeof PublicConfig>

export const publicConfig = endpoint({
  operationId: 'publicConfig',
  method: 'GET',
  path: '/config',
  summary: 'Get the optional features that are on',
  tag: 'Sign-in',
  access: 'public',
  response: PublicConfig,
})
