import { Readable } from 'node:stream'
import { readGstRegister } from '@pravas/contract/gst-register'
import plugin from 'fastify-plugin'
import { sendCsv } from '../csv/send-csv.ts'
import type { Database } from '../db/database.ts'
import { type Budgets, personBudget } from '../http/budgets.ts'
import type { Handle } from '../http/handle.ts'
import { createGstRegister, type GstRegister } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    gstRegister: GstRegister
  }
}

interface GstRegisterOptions {
  db: Database['db']
  budgets: Budgets
  handle: Handle
}

/** What a line of the file costs, in tenths of a millisecond. */
const LINE_COST = 0.3

/** The register of GST: a list with the sums of a month, and the same month as a CSV file. */
export const gstRegisterPlugin = plugin<GstRegisterOptions>(
  async (app, { db, budgets, handle }) => {
    const register = createGstRegister({
      db,
      exported: (actor, count) => budgets.count(personBudget(actor), Math.ceil(count * LINE_COST)),
    })
    app.decorate('gstRegister', register)
    handle(readGstRegister, async ({ actor, query, request, reply }) => {
      reply.header('Vary', 'Accept')
      if (!asksForCsv(request.headers.accept)) return register.read(actor, query)
      return sendCsv(reply, `gst-register-${query.month}`, Readable.from(register.export(actor, query.month)))
    })
  },
  { name: 'gst-register' },
)

/** Whether an `Accept` header names CSV; a client that takes anything gets JSON. */
function asksForCsv(accept = ''): boolean {
  return accept.split(',').some((type) => type.split(';', 1)[0]?.trim().toLowerCase() === 'text/csv')
}
