import { currentSession, login, logout } from '@pravas/contract/people'
import type { Handle } from '../http/handle.ts'
import type { SessionCookie } from './cookie.ts'
import type { Identity } from './service.ts'

export function identityRoutes(handle: Handle, identity: Identity, cookie: SessionCookie): void {
  handle(login, async ({ body, reply }) => {
    const { token, user } = await identity.signIn(body.email, body.password)
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
}
