import { beginProviderSignIn, PROVIDER_CALLBACK_PATH } from '@pravas/contract/sign-on'
import type { FastifyInstance } from 'fastify'
import { ProblemError, problem } from '../../errors.ts'
import type { Handle } from '../../http/handle.ts'
import type { CodeFlowCookie, SessionCookie } from '../cookie.ts'
import type { FailedSignIns } from '../failed-sign-ins.ts'
import { CodeFlowError } from './code-flow-error.ts'
import type { CodeFlows } from './code-flow-service.ts'

interface CodeFlowParts {
  flows: CodeFlows
  session: SessionCookie
  cookie: CodeFlowCookie
  failed: FailedSignIns
}

/** The pages that a browser is sent on to when it comes back from the provider. */
const RETURN_PAGES = {
  /** Takes over the session; the page to open afterwards stands in `to`. */
  signedIn: '/auth/callback?session=new',
  /** Says why nobody was signed in, by the code of the error. */
  refused: '/?sign-in=',
  /** Asks for the outcome of a trial; the provider's answer stands behind it and goes to no server. */
  trial: '/settings/sign-in#',
} as const

/** Signing in with a provider that needs a secret: the way there and the way back. */
export function codeFlowRoutes(
  app: FastifyInstance,
  handle: Handle,
  { flows, session, cookie, failed }: CodeFlowParts,
): void {
  handle(beginProviderSignIn, async ({ body, request, reply }) => {
    const purpose = { returnTo: body.return_to, replacedToken: session.read(request) }
    const begun = await flows.begin(purpose, request.ip).catch((error: unknown) => {
      if (!(error instanceof CodeFlowError)) throw error
      request.log.error({ err: error }, 'the identity provider could not be asked')
      throw problem('sso.unavailable')
    })
    cookie.set(reply, begun.cookie)
    return { location: begun.location }
  })

  if (!flows.settings) return
  // No entry of the contract: a browser opens it, and is sent to a page of ours whatever comes of it.
  app.get(`/api${PROVIDER_CALLBACK_PATH}`, { config: { access: 'public' } }, async (request, reply) => {
    const flow = await flows.find(cookie.read(request))
    const [, query = ''] = request.url.split('?', 2)
    // The address holds a code, which is nobody else's business.
    reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
    if (flow?.triedBy !== undefined) return reply.redirect(`${RETURN_PAGES.trial}${query}`, 303)
    cookie.clear(reply)
    try {
      const origin = { address: request.ip, userAgent: request.headers['user-agent'] }
      const complete = flows.complete(new URLSearchParams(query), flow, origin)
      session.set(reply, await complete.catch(failed(request, { way: 'provider' })))
      const to = flow?.returnTo === undefined ? '' : `&to=${encodeURIComponent(flow.returnTo)}`
      return reply.redirect(`${RETURN_PAGES.signedIn}${to}`, 303)
    } catch (error) {
      if (!(error instanceof CodeFlowError || error instanceof ProblemError)) throw error
      if (error instanceof CodeFlowError && !['cancelled', 'expired'].includes(error.reason)) {
        request.log.error({ err: error }, 'the identity provider could not say who somebody is')
      }
      return reply.redirect(`${RETURN_PAGES.refused}${encodeURIComponent(error.code)}`, 303)
    }
  })
}
