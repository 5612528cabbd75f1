import {
  changePassword,
  changeProfile,
  confirmPasswordReset,
  confirmSignUp,
  currentSession,
  endOtherSessions,
  endOwnSession,
  login,
  logout,
  ownSessions,
  requestPasswordReset,
  sendSupportRequest,
  signUp,
} from '@pravas/contract/people'
import type { Handle } from '../http/handle.ts'
import type { SessionCookie } from './cookie.ts'
import type { PasswordChanges } from './password-change-service.ts'
import type { Profiles } from './profile-service.ts'
import type { Resets } from './resets-service.ts'
import type { Identity } from './service.ts'
import type { SignUps } from './sign-up-service.ts'
import type { Support } from './support-service.ts'

interface IdentityParts {
  identity: Identity
  resets: Resets
  passwordChanges: PasswordChanges
  signUps: SignUps
  cookie: SessionCookie
}

export function identityRoutes(handle: Handle, parts: IdentityParts): void {
  const { identity, resets, passwordChanges, signUps, cookie } = parts
  handle(login, async ({ body, request, reply }) => {
    const { token, user } = await identity.signIn(body.email, body.password, {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      replacedToken: cookie.read(request),
    })
    cookie.set(reply, token)
    return { user }
  })

  handle(logout, async ({ request, reply }) => {
    const token = cookie.read(request)
    if (token) await identity.signOut(token)
    cookie.clear(reply)
    return undefined
  })

  handle(currentSession, async ({ user }) => ({ user }))
  handle(ownSessions, ({ signedIn }) => identity.sessions(signedIn))

  handle(endOwnSession, async ({ params, signedIn }) => {
    await identity.endSession(signedIn, params.sessionId)
    return undefined
  })

  handle(endOtherSessions, async ({ signedIn }) => {
    await identity.endOtherSessions(signedIn)
    return undefined
  })

  handle(requestPasswordReset, async ({ body, request }) => {
    await resets.request(body.email, request.ip)
    return undefined
  })

  handle(confirmPasswordReset, async ({ body, request }) => {
    await resets.confirm(body.token, body.password, request.ip)
    return undefined
  })

  handle(changePassword, async ({ actor, body, request, reply }) => {
    const passwords = { current: body.current_password, next: body.new_password }
    const origin = { address: request.ip, userAgent: request.headers['user-agent'] }
    cookie.set(reply, await passwordChanges.change(actor, passwords, origin))
    return undefined
  })

  handle(signUp, async ({ body, request }) => {
    await signUps.request(body, request.ip)
    return undefined
  })

  handle(confirmSignUp, async ({ body, request }) => {
    await signUps.confirm(body, request.ip)
    return undefined
  })
}

interface AccountParts {
  profiles: Profiles
  support: Support
}

/** What is off unless a setting says otherwise; `configRoutes` tells the pages. */
export function accountRoutes(handle: Handle, { profiles, support }: AccountParts): void {
  handle(changeProfile, async ({ actor, body }) => ({ user: await profiles.change(actor, body) }))

  handle(sendSupportRequest, async ({ actor, body, request }) => {
    await support.send(actor, body, request.ip)
    return undefined
  })
}
