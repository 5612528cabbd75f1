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
  makeResetLink,
  openPasswordLink,
  ownSessions,
  requestPasswordReset,
  sendSupportRequest,
  signUp,
} from '@pravas/contract/people'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Handle } from '../http/handle.ts'
import type { DeviceCookie, SessionCookie } from './cookie.ts'
import type { Devices } from './devices-service.ts'
import type { FailedSignIns } from './failed-sign-ins.ts'
import type { PasswordChanges } from './password-change-service.ts'
import type { Profiles } from './profile-service.ts'
import type { ResetLinks } from './reset-links-service.ts'
import type { Resets } from './resets-service.ts'
import type { Identity } from './service.ts'
import type { SignUps } from './sign-up-service.ts'
import type { Support } from './support-service.ts'

interface Whose {
  orgId: string
  personId: string
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

interface IdentityParts {
  identity: Identity
  resets: Resets
  resetLinks: ResetLinks
  passwordChanges: PasswordChanges
  signUps: SignUps
  cookie: SessionCookie
  devices: Devices
  deviceCookie: DeviceCookie
  failed: FailedSignIns
}

export function identityRoutes(handle: Handle, parts: IdentityParts): void {
  const { identity, resets, resetLinks, passwordChanges, signUps, cookie, devices, deviceCookie, failed } = parts

  const originOf = (request: FastifyRequest) => ({
    address: request.ip,
    userAgent: request.headers['user-agent'],
    replacedToken: cookie.read(request),
    deviceCookie: deviceCookie.read(request),
  })

  /** Makes the browser that asks one that is known to be this person's. */
  async function remember(whose: Whose, { request, reply }: Exchange): Promise<void> {
    deviceCookie.set(reply, await devices.remember(whose, deviceCookie.read(request)))
  }

  handle(login, async ({ body, request, reply }) => {
    const { token, user, actor } = await identity
      .signIn(body.email, body.password, originOf(request))
      .catch(failed(request, { way: 'password', email: body.email }))
    cookie.set(reply, token)
    await remember(actor, { request, reply })
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

  handle(endOwnSession, async ({ params, signedIn, ...exchange }) => {
    await identity.endSession(signedIn, params.sessionId)
    await remember(signedIn.actor, exchange)
    return undefined
  })

  handle(endOtherSessions, async ({ signedIn, ...exchange }) => {
    await identity.endOtherSessions(signedIn)
    await remember(signedIn.actor, exchange)
    return undefined
  })

  handle(requestPasswordReset, async ({ body, request }) => {
    await resets.request(body.email, request.ip)
    return undefined
  })

  handle(confirmPasswordReset, async ({ body, request, reply }) => {
    const { email, isFirst, ...whose } = await resets.confirm(body.token, body.password, request.ip)
    await remember(whose, { request, reply })
    if (!isFirst) return { user: null }
    const { token, user } = await identity.enter(email, originOf(request))
    cookie.set(reply, token)
    return { user }
  })

  handle(openPasswordLink, ({ body, request }) => resets.open(body.token, request.ip))

  handle(makeResetLink, ({ actor, params }) => resetLinks.make(actor, params.person))

  handle(changePassword, async ({ actor, body, request, reply }) => {
    const passwords = { current: body.current_password, next: body.new_password }
    const origin = { address: request.ip, userAgent: request.headers['user-agent'] }
    cookie.set(reply, await passwordChanges.change(actor, passwords, origin))
    await remember(actor, { request, reply })
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
