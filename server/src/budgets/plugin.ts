import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import { createBudgetBook } from './budgets-service.ts'
import { type BudgetsOfRequest, budgetExportRoute, budgetRoutes } from './routes.ts'

interface BudgetsOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  ofRequest: BudgetsOfRequest
}

/** Budgets of cost centres and projects: keeping them, and what requests leave of them. */
export const budgetsPlugin = plugin<BudgetsOptions>(
  async (app, { db, clock, handle, ofRequest }) => {
    const book = createBudgetBook({ db, clock })
    budgetRoutes(handle, { book, ofRequest })
    budgetExportRoute(app, book)
  },
  { name: 'budgets' },
)
