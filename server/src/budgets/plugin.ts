import plugin from 'fastify-plugin'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import { type BudgetBook, createBudgetBook } from './budgets-service.ts'
import { budgetsOfRecord } from './reserve-service.ts'
import { budgetExportRoute, budgetRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    budgetBook: BudgetBook
  }
}

interface BudgetsOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  /** The id of a request that the actor may read, by its id or number; throws 'record.not_found'. */
  requestId: (actor: Actor, kind: 'trip' | 'expense', reference: string) => Promise<string>
}

/** Budgets of cost centres and projects: keeping them, and what requests leave of them. */
export const budgetsPlugin = plugin<BudgetsOptions>(
  async (app, { db, clock, handle, requestId }) => {
    const book = createBudgetBook({ db, clock })
    budgetRoutes(handle, {
      book,
      ofRequest: async (actor, kind, reference) =>
        budgetsOfRecord(db, actor.orgId, { kind, id: await requestId(actor, kind, reference) }),
    })
    budgetExportRoute(app, book)
    app.decorate('budgetBook', book)
  },
  { name: 'budgets' },
)
