import {
  beginSignOn,
  completeSignOn,
  listSignOnConflicts,
  resolveSignOnConflict,
  signOnMetadata,
} from '@pravas/contract/sign-on'
import type { Handle } from '../../http/handle.ts'
import type { SessionCookie, SignOnCookie } from '../cookie.ts'
import type { FailedSignIns } from '../failed-sign-ins.ts'
import { newToken } from '../tokens.ts'
import type { SignOnConflicts } from './conflicts-service.ts'
import type { SignOn } from './sign-on-service.ts'

interface SignOnParts {
  signOn: SignOn
  conflicts: SignOnConflicts
  session: SessionCookie
  /** Of the browser in which a sign-in was begun; one for all its tabs. */
  browser: SignOnCookie
  failed: FailedSignIns
}

export function signOnRoutes(handle: Handle, { signOn, conflicts, session, browser, failed }: SignOnParts): void {
  handle(listSignOnConflicts, ({ actor }) => conflicts.list(actor))

  handle(resolveSignOnConflict, async ({ actor, params, body }) => {
    await conflicts.resolve(actor, params.conflictId, body.accept)
    return undefined
  })

  handle(signOnMetadata, () => signOn.metadata())

  handle(beginSignOn, async ({ request, reply }) => {
    const secret = browser.read(request) ?? newToken()
    const nonce = await signOn.begin(secret, request.ip)
    browser.set(reply, secret)
    return { nonce }
  })

  handle(completeSignOn, async ({ body, request, reply }) => {
    const origin = {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      replacedToken: session.read(request),
    }
    const { token, user } = await signOn
      .complete(body.idToken, browser.read(request), origin)
      .catch(failed(request, { way: 'provider' }))
    session.set(reply, token)
    return { user }
  })
}
