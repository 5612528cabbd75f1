import { beginSignInTrial, finishSignInTrial, listSignInProviders, tryIdToken } from '@pravas/contract/sign-in-trial'
import type { Handle } from '../../http/handle.ts'
import type { CodeFlowCookie, SignOnCookie } from '../cookie.ts'
import type { SignInTrials } from './trial-service.ts'

interface TrialParts {
  trials: SignInTrials
  cookie: CodeFlowCookie
  browser: SignOnCookie
}

export function trialRoutes(handle: Handle, { trials, cookie, browser }: TrialParts): void {
  handle(listSignInProviders, ({ actor }) => trials.providers(actor))

  handle(beginSignInTrial, async ({ actor, request, reply }) => {
    const begun = await trials.begin(actor, request.ip)
    if ('findings' in begun) return { location: null, findings: begun.findings }
    cookie.set(reply, begun.cookie)
    return { location: begun.location, findings: [] }
  })

  handle(finishSignInTrial, async ({ actor, body, request, reply }) => {
    const trial = await trials.finish(actor, body.answer, cookie.read(request))
    cookie.clear(reply)
    return trial
  })

  handle(tryIdToken, ({ actor, body, request }) => trials.withToken(actor, body.idToken, browser.read(request)))
}
