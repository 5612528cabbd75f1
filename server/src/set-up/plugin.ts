import { beginSetUp, closeChecklist, getChecklist, setUp, testMail, testSetUpMail } from '@pravas/contract/set-up'
import plugin from 'fastify-plugin'
import { demand } from '../access/may.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import type { Attempts } from '../identity/attempts-service.ts'
import type { SessionCookie } from '../identity/cookie.ts'
import type { Identity } from '../identity/service.ts'
import { sendTestMail } from '../mail/test-mail-service.ts'
import { operatorSettings } from '../organisation/settings-rules.ts'
import { createChecklist } from './checklist-service.ts'
import { createSetUp, type SetUp } from './set-up-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    setUp: SetUp
  }
}

interface SetUpOptions {
  config: Pick<Config, 'organisation' | 'companyGstins' | 'signUpDomains' | 'mail' | 'singleSignOn' | 'codeFlow'>
  db: Database['db']
  clock: Clock
  handle: Handle
  /** Whether mails leave. */
  willSend: boolean
  attempts: Attempts
  identity: Identity
  session: SessionCookie
}

/** The first run of an empty installation, and what is left to do after it. */
export const setUpPlugin = plugin<SetUpOptions>(
  async (app, { config, db, clock, handle, willSend, attempts, identity, session }) => {
    const { organisation: home, mail } = config
    const sendTest = (to: string) => sendTestMail(mail, to)
    const service = createSetUp({
      db,
      clock,
      attempts,
      identity,
      operator: operatorSettings(config),
      home,
      mail: { sends: willSend, from: mail.from },
      sendTest,
    })
    handle(beginSetUp, ({ body, request }) => service.begin(body.code, request.ip))
    handle(testSetUpMail, ({ body, request }) => service.testMail(body, request.ip))
    handle(setUp, async ({ body, request, reply }) => {
      const userAgent = request.headers['user-agent']
      const { token, user } = await service.run(body, { address: request.ip, userAgent })
      session.set(reply, token)
      return { user }
    })

    const hasProvider = (config.singleSignOn ?? config.codeFlow) !== undefined
    const checklist = createChecklist({ db, clock, willSend, hasProvider })
    handle(getChecklist, ({ actor }) => checklist.get(actor))
    handle(closeChecklist, ({ actor }) => checklist.close(actor))
    handle(testMail, async ({ actor, request }) => {
      demand(actor, { to: 'manage-organisation' })
      await attempts.take('test-mail', { address: request.ip })
      await sendTest(actor.email)
      return undefined
    })
    app.decorate('setUp', service)
  },
  { name: 'set-up' },
)
