import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import { createMailLog } from './mail-log-service.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { mailRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
  }
}

interface MailOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  /** Whether a mail server is configured. */
  willSend: boolean
}

/** The outbox, and what became of its mails for administrators. */
export const mailPlugin = plugin<MailOptions>(
  async (app, { db, clock, handle, willSend }) => {
    const outbox = createOutbox({ willSend })
    mailRoutes(handle, createMailLog({ db, clock, willSend }))
    app.decorate('outbox', outbox)
  },
  { name: 'mail' },
)
