import type { PendingExpense } from '@pravas/contract/approvals'
import type { Expense, ExpenseDetail, Receipt } from '@pravas/contract/expenses'
import { type Actor, ownerOf } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { askedFields } from '../approvals/presenter.ts'
import type { Database, Db } from '../db/database.ts'
import { countOf } from '../db/row-version.ts'
import { problem } from '../errors.ts'
import { findOwner } from '../identity/people-service.ts'
import { askedOfRequest } from '../requests/asked-parts.ts'
import { historyOf, withHistory } from '../requests/history.ts'
import {
  allPending,
  askedOf,
  type PendingOf,
  type PendingState,
  pendingOfTeamOf,
  pendingRequests,
  tagOfPending,
} from '../requests/pending.ts'
import type { Versioned } from '../versioned.ts'
import { pendingExpensesVersion, selectPendingExpenses, selectPendingExpensesByIds } from './pending-store.ts'
import { presentExpense, presentExpenseDetail, presentPendingExpense, presentReceipt } from './presenter.ts'
import { selectExpense, selectExpensesOfEmployee, selectReceiptsOfExpense } from './store.ts'

export type Expenses = ReturnType<typeof createExpenses>

const KIND = 'pending expenses'

/** Reading expenses and their receipts, within the actor's rights. */
export function createExpenses({ db }: { db: Database['db'] }) {
  async function readable(actor: Actor, reference: string) {
    const row = await selectExpense(db, actor.orgId, reference)
    if (!row) throw problem('record.not_found')
    demand(actor, { to: 'read-record', kind: 'expense', owner: ownerOf(row) })
    return row
  }

  const pending = (of: PendingOf) =>
    pendingRequests(db, of, {
      kind: KIND,
      version: pendingExpensesVersion,
      read: async (source) => (await selectPendingExpenses(source, of)).map(presentPendingExpense),
    })

  async function stateOf(source: Db, of: PendingOf): Promise<PendingState> {
    const version = await pendingExpensesVersion(source, of)
    return { pending: countOf(version), version: tagOfPending(KIND, of, version) }
  }

  return {
    async ofEmployee(actor: Actor, employeeId: string): Promise<Expense[]> {
      if (employeeId !== actor.employeeId) {
        demand(actor, { to: 'list-requests', kind: 'expense', owner: await findOwner(db, actor.orgId, employeeId) })
      }
      return (await selectExpensesOfEmployee(db, actor.orgId, employeeId)).map(presentExpense)
    },

    async one(actor: Actor, reference: string): Promise<ExpenseDetail> {
      const row = await readable(actor, reference)
      const key = { orgId: actor.orgId, kind: 'expense', requestId: row.id } as const
      const detail = presentExpenseDetail(row, await askedOfRequest(db, key, askedFields(row)))
      return withHistory(detail, await historyOf(db, key))
    },

    async receipts(actor: Actor, reference: string): Promise<Receipt[]> {
      const expense = await readable(actor, reference)
      return (await selectReceiptsOfExpense(db, actor.orgId, expense.id)).map(presentReceipt)
    },

    /** Those of these expenses that are pending, in this order; whoever asks has made sure that they wait for the reader. */
    async pendingByIds(source: Db, of: PendingOf, ids: readonly string[]): Promise<PendingExpense[]> {
      return (await selectPendingExpensesByIds(source, of, ids)).map(presentPendingExpense)
    },

    /** The `ETag` of the list that `pendingOfAll` or `pendingOfTeam` reads; call it for those alone who may read that list. */
    async pendingTag(source: Db, of: PendingOf): Promise<string> {
      return (await stateOf(source, of)).version
    },

    /** The same with how many it holds. */
    pendingState: stateOf,

    async pendingOfAll(actor: Actor): Promise<Versioned<PendingExpense[]>> {
      demand(actor, { to: 'list-pending-of-all', kind: 'expense' })
      return pending(allPending(actor))
    },

    async pendingOfTeam(actor: Actor, managerEmployeeId: string): Promise<Versioned<PendingExpense[]>> {
      demand(actor, { to: 'list-pending-of-team', kind: 'expense', managerEmployeeId })
      return pending(pendingOfTeamOf(actor, managerEmployeeId))
    },

    /** Pending expenses that ask the actor: those of their own list without what a super admin decides by right alone. */
    async pendingAsking(actor: Actor): Promise<Versioned<PendingExpense[]>> {
      return pending(askedOf(actor))
    },
  }
}
