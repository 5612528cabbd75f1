import type { PublicConfig } from '@pravas/contract/people'
import plugin from 'fastify-plugin'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { generatedSecret } from '../config/generated-secret.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Metrics } from '../metrics/metrics-service.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { hasAdministrators } from './administrators-service.ts'
import { type Attempts, createAttempts } from './attempts-service.ts'
import { configRoutes } from './config-routes.ts'
import { deviceCookie, type SessionCookie, sessionCookie } from './cookie.ts'
import { createDevices } from './devices-service.ts'
import { createFailedSignIns } from './failed-sign-ins.ts'
import { createPasswordChanges } from './password-change-service.ts'
import { createPasswordCheck, type PasswordCheck } from './password-check-service.ts'
import { findLocation } from './people-service.ts'
import { createProfiles } from './profile-service.ts'
import { createResetLinks } from './reset-links-service.ts'
import { createResets } from './resets-service.ts'
import { accountRoutes, identityRoutes } from './routes.ts'
import { createIdentity, type Identity } from './service.ts'
import { serviceTokenRoutes } from './service-tokens/routes.ts'
import { createServiceTokens } from './service-tokens/tokens-service.ts'
import { installSessionHook } from './session-hook.ts'
import { createSignUps } from './sign-up-service.ts'
import { createSupport } from './support-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    people: {
      identity: Identity
      attempts: Attempts
      checkPassword: PasswordCheck
      cookie: SessionCookie
      /** Who signed in with this browser before, where it shows that. */
      lastPerson: (request: FastifyRequest) => string | undefined
      /** Where somebody works, as their profile says; null where it doesn't. */
      locationOf: (actor: Actor) => Promise<string | null>
    }
  }
}

interface IdentityOptions {
  config: Pick<
    Config,
    'dataDir' | 'publicUrl' | 'organisation' | 'profileEditing' | 'supportInbox' | 'singleSignOn' | 'codeFlow'
  >
  db: Database['db']
  clock: Clock
  handle: Handle
  outbox: Outbox
  settingsOf: SettingsOf
  /** Whether mails leave. */
  willSend: boolean
  /** The demo accounts that the landing page offers. */
  demo: PublicConfig['demo']
  metrics: Metrics
}

/** Signing in with a password, sessions, the account's own pages, and what the landing page has to know. */
export const identityPlugin = plugin<IdentityOptions>(
  async (app, { config, db, clock, handle, outbox, willSend, demo, settingsOf, metrics }) => {
    const { publicUrl, singleSignOn, codeFlow } = config
    const secure = publicUrl.protocol === 'https:'
    const cookie = sessionCookie(secure)
    const knownBrowser = deviceCookie(secure)
    const attempts = createAttempts({ db, clock })
    const devices = createDevices({ db, clock, secret: await generatedSecret(config.dataDir, 'devices') })
    const identity = createIdentity({ db, clock, attempts, devices })
    const tokens = createServiceTokens({ db, clock })
    installSessionHook(app, { identity, cookie, tokens })
    serviceTokenRoutes(handle, tokens)

    const resets = createResets({
      db,
      clock,
      attempts,
      outbox,
      publicUrl,
      offered: willSend,
      hasProvider: (singleSignOn ?? codeFlow) !== undefined,
      onSessionsEnded: identity.sessionsEnded,
      onError: (err) => app.log.error({ err }, 'a link for a new password could not be made'),
    })
    app.addHook('onClose', () => resets.settled())
    const signUps = createSignUps({
      db,
      clock,
      attempts,
      outbox,
      publicUrl,
      settingsOf,
      willSend,
      organisation: config.organisation,
      onError: (err) => app.log.error({ err }, 'a link that finishes a sign-up could not be made'),
    })
    app.addHook('onClose', () => signUps.settled())

    identityRoutes(handle, {
      identity,
      resets,
      resetLinks: createResetLinks({ db, clock, publicUrl }),
      passwordChanges: createPasswordChanges({ db, clock, attempts, outbox, publicUrl, identity }),
      signUps,
      cookie,
      devices,
      deviceCookie: knownBrowser,
      failed: createFailedSignIns(metrics),
    })
    accountRoutes(handle, {
      profiles: createProfiles({ db, clock, offered: config.profileEditing }),
      support: createSupport({ db, clock, attempts, outbox, inbox: config.supportInbox }),
    })
    configRoutes(handle, async () => ({
      singleSignOn: singleSignOn !== undefined,
      identityProvider: singleSignOn
        ? { kind: singleSignOn.kind, issuer: singleSignOn.issuer, clientId: singleSignOn.clientId }
        : null,
      providerSignIn: codeFlow ? { label: codeFlow.label ?? null } : null,
      signUp: await signUps.offered(),
      profileEditing: config.profileEditing,
      supportInbox: config.supportInbox !== undefined,
      passwordReset: willSend,
      setup: !(await hasAdministrators(db)),
      demo,
    }))
    app.decorate('people', {
      identity,
      attempts,
      checkPassword: createPasswordCheck({ db, attempts }),
      cookie,
      lastPerson: (request) => devices.lastPerson(knownBrowser.read(request)),
      locationOf: (actor) => findLocation(db, actor),
    })
  },
  { name: 'identity' },
)
