import {
  BUDGET_FIELDS,
  type Budget,
  type BudgetInput,
  type BudgetKind,
  type budgetHistory,
  financialYearOf,
  financialYearText,
  type listBudgets,
} from '@pravas/contract/budgets'
import type { Answer } from '@pravas/contract/endpoint'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import type { ListImport } from '@pravas/contract/structure'
import { importRefusals } from '@pravas/messages/en/import-refusals'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import { auditEntry, recordAudit, trailOf } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import { readCsv, refusedLines, writeCsv } from '../csv/csv.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { isId, newId } from '../ids.ts'
import { requestSettings } from '../organisation/settings-service.ts'
import { type BudgetsPlan, planBudgets } from './budget-rules.ts'
import {
  type BudgetFilter,
  type BudgetRow,
  insertBudget,
  removeBudget,
  selectBudget,
  selectBudgetable,
  selectBudgets,
  selectYears,
  updateBudget,
} from './budgets-store.ts'
import { holdBudgets, selectBooked, selectFigures } from './figures-store.ts'

const refusals = texts(importRefusals)

export type BudgetBook = ReturnType<typeof createBudgetBook>

const Position = z.object({ kind: z.string(), code: z.string(), year: z.int() })
const HistoryAction = z.enum(['budget.created', 'budget.changed', 'budget.deleted'])
const Kept = z.object({
  before: z.record(z.string(), z.unknown()).nullable().default(null),
  after: z.record(z.string(), z.unknown()).nullable().default(null),
})

/** What cost centres and projects may spend, as administrators keep it. */
export function createBudgetBook({ db, clock }: { db: Database['db']; clock: Clock }) {
  const may = (actor: Actor, to: 'read-budgets' | 'manage-budgets') => refusal(actor, { to }) === undefined

  async function presented(source: Db, { orgId }: Actor, rows: readonly BudgetRow[]): Promise<Budget[]> {
    const ids = rows.map(({ id }) => id)
    const { financial_year_start: start } = await requestSettings(source, orgId)
    const figures = new Map((await selectFigures(source, { orgId, start }, ids)).map((of) => [of.id, of]))
    const booked = new Map((await selectBooked(source, { orgId, start }, ids)).map((of) => [of.id, of]))
    return rows.map((row) => {
      const bookings = booked.get(row.id)
      const { approvedPaise = 0, pendingPaise = 0 } = figures.get(row.id) ?? {}
      const { ownerId, ownerName } = row
      return {
        id: row.id,
        kind: row.kind,
        code: row.code,
        name: row.name,
        year: row.year,
        year_text: financialYearText(row.year, start),
        owner: ownerId === null || ownerName === null ? null : { employee_id: ownerId, name: ownerName },
        amount: rupeesFromPaise(row.amountPaise),
        when_over: row.whenOver,
        approved: rupeesFromPaise(approvedPaise),
        pending: rupeesFromPaise(pendingPaise),
        left: rupeesFromPaise(row.amountPaise - approvedPaise - pendingPaise),
        ...(bookings && {
          booked: {
            cost: rupeesFromPaise(bookings.costPaise),
            approved: rupeesFromPaise(bookings.approvedPaise),
          },
        }),
        version: row.version,
      }
    })
  }

  async function one(source: Db, actor: Actor, id: string): Promise<BudgetRow> {
    const row = isId(id) ? await selectBudget(source, actor.orgId, id) : undefined
    if (!row) throw problem('record.not_found')
    return row
  }

  /** Writes a new budget; false where there is one already. */
  async function add(
    trx: Transaction<Tables>,
    actor: Actor,
    entryId: string,
    { kind, code, year, amount, when_over }: BudgetInput,
  ): Promise<string | undefined> {
    const id = newId()
    const row = { orgId: actor.orgId, id, entryId, year, amountPaise: paiseFromRupees(amount), whenOver: when_over }
    if (!(await insertBudget(trx, row))) return undefined
    const detail = { before: null, after: { kind, code, year, amount, when_over } }
    await recordAudit(trx, auditEntry(actor, 'budget.created', clock.now(), { kind: 'budget', id }, detail))
    return id
  }

  /** Changes a budget that the transaction holds. */
  async function change(
    trx: Transaction<Tables>,
    actor: Actor,
    row: Pick<BudgetRow, 'id' | 'version' | 'amountPaise' | 'whenOver'>,
    { amount, when_over }: { amount: number; when_over: 'warn' | 'block' },
  ): Promise<void> {
    const { id, version } = row
    const after = { amountPaise: paiseFromRupees(amount), whenOver: when_over }
    if (after.amountPaise === row.amountPaise && after.whenOver === row.whenOver) return
    if (!(await updateBudget(trx, { orgId: actor.orgId, id, version }, after))) throw problem('budget.changed')
    const detail = {
      before: { amount: rupeesFromPaise(row.amountPaise), when_over: row.whenOver },
      after: { amount, when_over },
    }
    await recordAudit(trx, auditEntry(actor, 'budget.changed', clock.now(), { kind: 'budget', id }, detail))
  }

  async function planOf(source: Db, actor: Actor, csv: string): Promise<FilePlan & { rows: BudgetRow[] }> {
    const file = readCsv(csv, BUDGET_FIELDS, { needed: [['kind'], ['code'], ['year'], ['amount']] })
    const entries = new Map(
      (await selectBudgetable(source, actor.orgId)).map(({ id, kind, code }) => [`${kind} ${code.toLowerCase()}`, id]),
    )
    const rows = await selectBudgets(source, actor.orgId, {})
    const plan = planBudgets(file.lines, rows.map(knownBudget), (kind, code) =>
      entries.get(`${kind} ${code.toLowerCase()}`),
    )
    const refused = refusedLines(file, plan.refused, ['code', 'year'])
    return { ...plan, rows, refused, ignored: file.ignored }
  }

  return {
    /** A page of the budgets of a financial year that the actor may read, by code. */
    async list(
      actor: Actor,
      query: Omit<BudgetFilter, 'owner'> & { cursor?: string | undefined; limit: number },
    ): Promise<Answer<typeof listBudgets>> {
      const { financial_year_start: start } = await requestSettings(db, actor.orgId)
      const current = financialYearOf(dayOf(clock.now()), start)
      const { cursor, limit, year = current, ...filter } = query
      const after = readCursor(cursor, Position)
      const isReader = may(actor, 'read-budgets')
      const manage = may(actor, 'manage-budgets')
      // Without an employee record nobody owns anything: an empty text is no one's id.
      const owner = isReader ? undefined : (actor.employeeId ?? '')
      const rows = await selectBudgets(db, actor.orgId, { ...filter, year, owner }, { after, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ kind, code, year: of }) => ({
        kind,
        code: code.toLowerCase(),
        year: of,
      }))
      const years = [...new Set([year, current, ...(await selectYears(db, actor.orgId, owner))])].sort((a, b) => b - a)
      return {
        items: await presented(db, actor, items),
        next,
        year,
        years: years.map((of) => ({ year: of, text: financialYearText(of, start) })),
        manage,
        export: isReader,
      }
    },

    /** Adds a budget. Throws 'budget.taken', 'action.forbidden', and names the field where there is no such entry. */
    async create(actor: Actor, input: BudgetInput): Promise<Budget> {
      demand(actor, { to: 'manage-budgets' })
      return inTransaction(db, async (trx) => {
        const entryId = await entryIdOf(trx, actor, input.kind, input.code)
        const id = await add(trx, actor, entryId, input)
        if (id === undefined) throw problem('budget.taken')
        return only(await presented(trx, actor, [await one(trx, actor, id)]))
      })
    },

    /** Changes a budget, also below what is spent of it. Throws 'budget.changed' where it is not the version that was shown. */
    async change(
      actor: Actor,
      id: string,
      changes: { amount?: number | undefined; when_over?: 'warn' | 'block' | undefined; version?: number | undefined },
    ): Promise<Budget> {
      demand(actor, { to: 'manage-budgets' })
      return inTransaction(db, async (trx) => {
        if (isId(id)) await holdBudgets(trx, actor.orgId, [id])
        const row = await one(trx, actor, id)
        if (changes.version !== undefined && changes.version !== row.version) throw problem('budget.changed')
        const { amount = rupeesFromPaise(row.amountPaise), when_over = row.whenOver } = changes
        await change(trx, actor, row, { amount, when_over })
        return only(await presented(trx, actor, [await one(trx, actor, id)]))
      })
    },

    /** Deletes a budget; its requests stay as they are. Throws 'record.not_found'. */
    async remove(actor: Actor, id: string): Promise<void> {
      demand(actor, { to: 'manage-budgets' })
      await inTransaction(db, async (trx) => {
        if (isId(id)) await holdBudgets(trx, actor.orgId, [id])
        const { kind, code, year, amountPaise, whenOver } = await one(trx, actor, id)
        await removeBudget(trx, actor.orgId, id)
        const before = { kind, code, year, amount: rupeesFromPaise(amountPaise), when_over: whenOver }
        const record = { kind: 'budget', id }
        await recordAudit(trx, auditEntry(actor, 'budget.deleted', clock.now(), record, { before, after: null }))
      })
    },

    /** What happened to a budget, the latest first; a deleted one still has its history. */
    async history(
      actor: Actor,
      id: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Answer<typeof budgetHistory>> {
      demand(actor, { to: 'read-budgets' })
      if (!isId(id)) throw problem('record.not_found')
      const before = readCursor(cursor, z.uuid())
      const budget = { orgId: actor.orgId, kind: 'budget', id }
      const rows = await trailOf(db, budget, { before, limit: limit + 1 }).execute()
      if (rows.length === 0 && before === undefined) throw problem('record.not_found')
      const { items, next } = pageOf(rows, limit, (row) => row.id)
      return {
        items: items.map((row) => ({
          id: row.id,
          at: row.at.toISOString(),
          action: HistoryAction.parse(row.action),
          actor: row.actor_name,
          ...Kept.parse(row.detail),
        })),
        next,
      }
    },

    /** Reads budgets from CSV: what can be kept is, the rest is refused with the reason. Without `commit` nothing is written. */
    async import(actor: Actor, { csv, commit }: { csv: string; commit: boolean }): Promise<ListImport> {
      demand(actor, { to: 'manage-budgets' })
      if (!commit) return presentPlan(await planOf(db, actor, csv))
      return inTransaction(db, async (trx) => {
        const plan = await planOf(trx, actor, csv)
        const rows = new Map(plan.rows.map((row) => [row.id, row]))
        for (const { existing, row, entryId } of plan.planned) {
          const kept = existing && rows.get(existing.id)
          if (kept) await change(trx, actor, kept, row)
          else if ((await add(trx, actor, entryId, row)) === undefined) throw problem('budget.taken')
        }
        return presentPlan(plan)
      })
    },

    /** The budgets of a financial year, or of all, as CSV in the columns of the import. */
    async export(actor: Actor, year: number | undefined): Promise<string> {
      demand(actor, { to: 'read-budgets' })
      const rows = await selectBudgets(db, actor.orgId, { year })
      return writeCsv(
        BUDGET_FIELDS,
        rows.map((row) => ({
          kind: row.kind,
          code: row.code,
          year: String(row.year),
          amount: String(rupeesFromPaise(row.amountPaise)),
          when_over: row.whenOver,
        })),
      )
    },
  }

  async function entryIdOf(source: Db, actor: Actor, kind: BudgetKind, code: string): Promise<string> {
    const entries = await selectBudgetable(source, actor.orgId)
    const found = entries.find((entry) => entry.kind === kind && entry.code.toLowerCase() === code.toLowerCase())
    if (!found) throw invalid([{ path: 'body.code', message: refusals('budget.no-code') }])
    return found.id
  }
}

function knownBudget({ id, entryId, kind, code, year, amountPaise, whenOver }: BudgetRow) {
  return { id, entryId, kind, code, year, amount: rupeesFromPaise(amountPaise), when_over: whenOver }
}

function only(budgets: readonly Budget[]): Budget {
  const [budget] = budgets
  if (!budget) throw problem('record.not_found')
  return budget
}

/** What becomes of a file. */
type FilePlan = Omit<BudgetsPlan, 'refused'> & Pick<ListImport, 'refused' | 'ignored'>

function presentPlan({ planned, unchanged, refused, ignored }: FilePlan): ListImport {
  const created = planned.filter(({ existing }) => !existing).length
  const changes = planned.map(({ line, existing, row }) => {
    const kept = ({ amount, when_over }: BudgetInput) => ({ amount, when_over })
    return { line, name: `${row.code} ${row.year}`, before: existing ? kept(existing) : null, after: kept(row) }
  })
  return { created, updated: planned.length - created, unchanged, refused, ignored, changes }
}
