import { PROVIDER_CALLBACK_PATH } from '@pravas/contract/sign-on'
import plugin from 'fastify-plugin'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config/config.ts'
import { generatedSecret } from '../../config/generated-secret.ts'
import type { Database } from '../../db/database.ts'
import type { Handle } from '../../http/handle.ts'
import type { Metrics } from '../../metrics/metrics-service.ts'
import type { Attempts } from '../attempts-service.ts'
import { codeFlowCookie, type SessionCookie, signOnCookie } from '../cookie.ts'
import { createFailedSignIns } from '../failed-sign-ins.ts'
import type { Identity } from '../service.ts'
import { createAdmission } from './admission-service.ts'
import { createCodeFlowProvider } from './code-flow-provider.ts'
import { codeFlowRoutes } from './code-flow-routes.ts'
import { createCodeFlows } from './code-flow-service.ts'
import { createSignOnConflicts } from './conflicts-service.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { signOnRoutes } from './routes.ts'
import { createSignOn } from './sign-on-service.ts'
import { trialRoutes } from './trial-routes.ts'
import { createSignInTrials } from './trial-service.ts'

interface SignOnOptions {
  config: Pick<Config, 'singleSignOn' | 'codeFlow' | 'organisation' | 'publicUrl' | 'dataDir'>
  db: Database['db']
  clock: Clock
  handle: Handle
  provider: IdentityProvider | undefined
  attempts: Attempts
  identity: Identity
  session: SessionCookie
  metrics: Metrics
}

/** Signing in through the organisation's identity provider. */
export const signOnPlugin = plugin<SignOnOptions>(
  async (app, { config, db, clock, handle, provider, attempts, identity, session, metrics }) => {
    const { singleSignOn, codeFlow, organisation, publicUrl } = config
    const secure = publicUrl.protocol === 'https:'
    const failed = createFailedSignIns(metrics)
    const admission = createAdmission({ db, clock, attempts, identity, organisation })
    const browser = signOnCookie(secure)
    const signOn = createSignOn({
      db,
      clock,
      attempts,
      admission,
      provider: singleSignOn && provider && { ...singleSignOn, ...provider },
    })
    const conflicts = createSignOnConflicts({ db, clock, identity })
    signOnRoutes(handle, { signOn, conflicts, session, browser, failed })

    const callback = new URL(`/api${PROVIDER_CALLBACK_PATH}`, publicUrl).href
    const flows = createCodeFlows({
      db,
      clock,
      attempts,
      admission,
      provider: codeFlow && {
        settings: codeFlow,
        key: await generatedSecret(config.dataDir, 'provider-sign-in'),
        ...createCodeFlowProvider({ settings: codeFlow, callback, clock }),
      },
    })
    const cookie = codeFlowCookie(secure)
    codeFlowRoutes(app, handle, { flows, session, cookie, failed })
    const trials = createSignInTrials({ db, clock, admission, flows, signOn, singleSignOn, publicUrl, organisation })
    trialRoutes(handle, { trials, cookie, browser })
  },
  { name: 'sign-on' },
)
