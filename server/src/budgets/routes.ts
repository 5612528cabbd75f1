import type { RequestBudget } from '@pravas/contract/budgets'
import {
  budgetHistory,
  budgetsExportPath,
  changeBudget,
  createBudget,
  deleteBudget,
  expenseBudgets,
  importBudgets,
  listBudgets,
  tripBudgets,
} from '@pravas/contract/budgets'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { sendCsv } from '../csv/send-csv.ts'
import { invalid, problem } from '../errors.ts'
import type { Handle } from '../http/handle.ts'
import type { BudgetBook } from './budgets-service.ts'

const t = texts(refusals)

/** Answers the budgets of a request that the actor may read; throws 'record.not_found'. */
export type BudgetsOfRequest = (actor: Actor, kind: 'trip' | 'expense', reference: string) => Promise<RequestBudget[]>

export function budgetRoutes(
  handle: Handle,
  { book, ofRequest }: { book: BudgetBook; ofRequest: BudgetsOfRequest },
): void {
  handle(listBudgets, ({ actor, query }) => book.list(actor, query))
  handle(createBudget, ({ actor, body }) => book.create(actor, body))
  handle(changeBudget, ({ actor, params, body }) => book.change(actor, params.budgetId, body))
  handle(deleteBudget, async ({ actor, params }) => {
    await book.remove(actor, params.budgetId)
    return undefined
  })
  handle(budgetHistory, ({ actor, params, query }) => book.history(actor, params.budgetId, query))
  handle(importBudgets, ({ actor, body }) => book.import(actor, body))
  handle(tripBudgets, async ({ actor, params }) => ({ items: await ofRequest(actor, 'trip', params.tripId) }))
  handle(expenseBudgets, async ({ actor, params }) => ({ items: await ofRequest(actor, 'expense', params.expenseId) }))
}

const Exported = z.object({ year: z.coerce.number().int().min(2000).max(2200).optional() })

/** The export, which answers CSV instead of JSON. */
export function budgetExportRoute(app: FastifyInstance, book: BudgetBook): void {
  app.get(budgetsExportPath(), async (request, reply) => {
    if (!request.signedIn) throw problem('session.missing')
    const query = Exported.safeParse(request.query)
    if (!query.success) throw invalid([{ path: 'query.year', message: t('year.wrong') }])
    return sendCsv(reply, 'budgets', await book.export(request.signedIn.actor, query.data.year))
  })
}
