import plugin from 'fastify-plugin'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { mailRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
  }
}

interface MailOptions {
  db: Database['db']
  handle: Handle
  /** Whether a mail server is configured. */
  willSend: boolean
}

/** The outbox, and its list for administrators. */
export const mailPlugin = plugin<MailOptions>(
  async (app, { db, handle, willSend }) => {
    const outbox = createOutbox({ db, willSend })
    mailRoutes(handle, outbox)
    app.decorate('outbox', outbox)
  },
  { name: 'mail' },
)
