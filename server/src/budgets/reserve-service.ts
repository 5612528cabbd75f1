import { financialYearOf, type RequestBudget } from '@pravas/contract/budgets'
import type { Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { problem } from '../errors.ts'
import { requestSettings } from '../organisation/settings-service.ts'
import {
  type BudgetedRequest,
  type BudgetOfRequest,
  budgetOfRequest,
  COUNTED_AS,
  presentRequestBudget,
  refusalText,
  refuses,
} from './budget-rules.ts'
import {
  type Added,
  holdBudgets,
  selectBookedExpense,
  selectBookedTrip,
  selectBudgetsOf,
  selectFigures,
} from './figures-store.ts'

/**
 * Returns the budgets that requests which are not written yet will count in, with what is left for them; nothing is
 * reserved. A request whose price is not known makes what is left of its budgets unknown as well. The sent request that they
 * take the place of (`replaced`) does not count.
 */
export async function budgetsFor(
  source: Db,
  orgId: string,
  requests: readonly BudgetedRequest[],
  replaced: string | null = null,
): Promise<BudgetOfRequest[]> {
  const year = await yearOf(source, orgId)
  return seenBy(source, year, requests, { wanted: await budgetIdsOf(source, year, requests), replaced })
}

/**
 * Reserves the budgets of requests for the transaction that writes them: no other transaction can reserve of the same ones
 * until it ends. Returns them with what is left. Throws 'budget.exceeded', with the figures, where one of them that blocks
 * would be exceeded by what the requests add.
 */
export async function reserveBudgets(
  trx: Transaction<Tables>,
  orgId: string,
  requests: readonly BudgetedRequest[],
  replaced: string | null = null,
): Promise<BudgetOfRequest[]> {
  const year = await yearOf(trx, orgId)
  const wanted = await budgetIdsOf(trx, year, requests)
  await holdBudgets(trx, orgId, [...new Set([...wanted.values()].flat())].sort())
  const budgets = await seenBy(trx, year, requests, { wanted, replaced })
  const exceeded = budgets.filter(refuses)
  if (exceeded.length > 0) throw problem('budget.exceeded', exceeded.map(refusalText).join(' '))
  return budgets
}

/** Returns the budgets that a sent request counts in, as whoever may read the request sees them; none once it is freed. */
export async function budgetsOfRecord(
  source: Db,
  orgId: string,
  { kind, id }: { kind: 'trip' | 'expense'; id: string },
): Promise<RequestBudget[]> {
  const booked = await (kind === 'trip' ? selectBookedTrip : selectBookedExpense)(source, orgId, id)
  if (!booked || COUNTED_AS[booked.status] === null) return []
  const entryIds = [booked.costCentreId, booked.projectId].filter((entry) => entry !== null)
  const year = await yearOf(source, orgId)
  const found = await selectBudgetsOf(source, orgId, [{ entryIds, year: financialYearOf(booked.day, year.start) }])
  const ids = found.map((budget) => budget.id)
  const others = await selectFigures(source, year, ids, { without: id })
  const all = new Map((await selectFigures(source, year, ids)).map((figures) => [figures.id, figures]))
  return inOrder(others.map((of) => budgetOfRequest(of, all.get(of.id) ?? of, Boolean(booked.isKnown)))).map(
    presentRequestBudget,
  )
}

/** An organisation, and the month with which its financial year begins. */
interface FinancialYear {
  orgId: string
  start: number
}

async function yearOf(source: Db, orgId: string): Promise<FinancialYear> {
  return { orgId, start: (await requestSettings(source, orgId)).financial_year_start }
}

/** By request, the ids of its budgets. */
async function budgetIdsOf(
  source: Db,
  { orgId, start }: FinancialYear,
  requests: readonly BudgetedRequest[],
): Promise<Map<BudgetedRequest, string[]>> {
  const keys = requests.map((request) => ({
    request,
    entryIds: request.entryIds.filter((id) => id !== null),
    year: financialYearOf(request.day, start),
  }))
  const found = await selectBudgetsOf(source, orgId, keys)
  return new Map(
    keys.map(({ request, entryIds, year }) => [
      request,
      found.filter((budget) => budget.year === year && entryIds.includes(budget.entryId)).map(({ id }) => id),
    ]),
  )
}

async function seenBy(
  source: Db,
  year: FinancialYear,
  requests: readonly BudgetedRequest[],
  { wanted, replaced: without }: { wanted: ReadonlyMap<BudgetedRequest, readonly string[]>; replaced: string | null },
): Promise<BudgetOfRequest[]> {
  const added = new Map<string, Added[]>()
  const unknown = new Set<string>()
  for (const request of requests) {
    for (const id of wanted.get(request) ?? []) {
      const { kind, group, paise } = request
      if (paise === null) unknown.add(id)
      added.set(id, [...(added.get(id) ?? []), { kind, group, paise: paise ?? 0 }])
    }
  }
  const ids = [...added.keys()]
  const now = await selectFigures(source, year, ids, { without })
  const then = new Map(
    (await selectFigures(source, year, ids, { without, added })).map((figures) => [figures.id, figures]),
  )
  return inOrder(now.map((of) => budgetOfRequest(of, then.get(of.id) ?? of, !unknown.has(of.id))))
}

/** Cost centres first, each by its code. */
function inOrder(budgets: BudgetOfRequest[]): BudgetOfRequest[] {
  return budgets.sort((a, b) => a.kind.localeCompare(b.kind) || a.code.localeCompare(b.code) || a.year - b.year)
}
