import plugin from 'fastify-plugin'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { Handle } from '../../http/handle.ts'
import type { Attempts } from '../attempts-service.ts'
import { type SessionCookie, signOnCookie } from '../cookie.ts'
import type { Identity } from '../service.ts'
import { createSignOnConflicts } from './conflicts-service.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { signOnRoutes } from './routes.ts'
import { createSignOn } from './sign-on-service.ts'

interface SignOnOptions {
  config: Pick<Config, 'singleSignOn' | 'organisation' | 'publicUrl'>
  db: Database['db']
  clock: Clock
  handle: Handle
  provider: IdentityProvider | undefined
  attempts: Attempts
  identity: Identity
  session: SessionCookie
}

/** Signing in through the organisation's identity provider. */
export const signOnPlugin = plugin<SignOnOptions>(
  async (_app, { config, db, clock, handle, provider, attempts, identity, session }) => {
    const { singleSignOn, organisation, publicUrl } = config
    signOnRoutes(handle, {
      signOn: createSignOn({
        db,
        clock,
        attempts,
        identity,
        provider: singleSignOn && provider && { ...singleSignOn, ...provider },
        organisation,
      }),
      conflicts: createSignOnConflicts({ db, clock, identity }),
      session,
      browser: signOnCookie(publicUrl.protocol === 'https:'),
    })
  },
  { name: 'sign-on' },
)
