import { z } from 'zod'
import { ImportInput } from './administration.ts'
import { endpoint } from './endpoint.ts'
import { isWholePaise, Rupees } from './money.ts'
import { paged } from './paging.ts'
import { RecordRef } from './requests.ts'
import { ListImport } from './structure.ts'
import { PlainText } from './text.ts'

/** What has budgets: the kinds of the structure that a request is booked on. */
export const BUDGET_KINDS = ['cost_centre', 'project'] as const
export const BudgetKind = z.enum(BUDGET_KINDS, 'Enter cost_centre or project.')
export type BudgetKind = z.infer<typeof BudgetKind>

/** The column order of imports and exports. */
export const BUDGET_FIELDS = ['kind', 'code', 'year', 'amount', 'when_over'] as const
export type BudgetField = (typeof BUDGET_FIELDS)[number]

/** ₹1,00,000 crore: more than this is a slip of the hand. */
export const MOST_RUPEES = 1_000_000_000_000

/** The financial year of a day (`YYYY-MM-DD`), by the calendar year in which it begins: with the month `start`. */
export function financialYearOf(day: string, start: number): number {
  const year = Number(day.slice(0, 4))
  return Number(day.slice(5, 7)) < start ? year - 1 : year
}

/** A financial year as people write it: 2026–27, or 2026 where it is a calendar year. */
export function financialYearText(year: number, start: number): string {
  return start === 1 ? String(year) : `${year}–${String((year + 1) % 100).padStart(2, '0')}`
}

const FIRST_YEAR = 2000
const LAST_YEAR = 2200
const Year = z
  .int('Enter the year in which the financial year begins, such as 2026.')
  .min(FIRST_YEAR, `Enter a year from ${FIRST_YEAR} on.`)
  .max(LAST_YEAR, `Enter a year up to ${LAST_YEAR}.`)
const AskedYear = z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR)
const Amount = z
  .number('Enter the amount in rupees.')
  .min(0, 'A budget is ₹0 or more.')
  .max(MOST_RUPEES, 'A budget is ₹1,00,000 crore at most.')
  .refine(isWholePaise, 'Rupees have at most two decimals.')
const WhenOver = z.enum(['warn', 'block'], 'Enter warn or block.')

export const BudgetInput = z
  .object({
    kind: BudgetKind,
    code: PlainText.trim().min(1, 'Enter a code.').max(40, 'At most 40 characters.').meta({
      description: 'name of the cost centre or project',
    }),
    year: Year.meta({ description: 'the calendar year in which the financial year begins' }),
    amount: Amount.meta({ description: 'rupees' }),
    when_over: WhenOver.default('warn').meta({
      description: 'what happens to a request that exceeds it: it is sent with a warning, or refused',
    }),
  })
  .meta({ id: 'BudgetInput' })
export type BudgetInput = z.output<typeof BudgetInput>

const Figures = {
  approved: Rupees.meta({ description: 'amount of approved or paid requests' }),
  pending: Rupees.meta({ description: 'reserved by pending requests' }),
  left: Rupees.meta({ description: 'below zero where the budget is exceeded' }),
}

const Name = {
  kind: BudgetKind,
  code: z.string(),
  name: z.string(),
  year: z.int(),
  year_text: z.string().meta({ description: 'the financial year as people write it: 2026–27' }),
}

export const Budget = z
  .object({
    id: z.uuid(),
    ...Name,
    owner: z
      .object({ employee_id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'who answers for it' }),
    amount: Rupees,
    when_over: z.enum(['warn', 'block']),
    ...Figures,
    booked: z
      .object({ cost: Rupees, approved: Rupees.meta({ description: 'price of the same flights and stays' }) })
      .optional()
      .meta({
        description:
          'what the bookings of its trips really cost, beside what was approved; absent where no cost is recorded',
      }),
    version: z.int().meta({ description: 'counts its changes' }),
  })
  .meta({ id: 'Budget' })
export type Budget = z.infer<typeof Budget>

/** A budget as one request sees it. What others have is apart: amount = approved + pending + adds + left. */
export const RequestBudget = z
  .object({
    ...Name,
    amount: Rupees,
    when_over: z.enum(['warn', 'block']),
    approved: Figures.approved.meta({ description: 'amount of other approved or paid requests' }),
    pending: Figures.pending.meta({ description: 'reserved by other pending requests' }),
    adds: Rupees.nullable().meta({
      description:
        'what this request takes; a claim of a trip only what exceeds the reservation of the trip. Null while its price is not known',
    }),
    left: Rupees.nullable().meta({
      description:
        'what is left after this request, below zero if it exceeds the budget; null while its price is unknown',
    }),
  })
  .meta({ id: 'RequestBudget' })
export type RequestBudget = z.infer<typeof RequestBudget>

const tag = 'Budgets'
const OneBudget = z.object({ budgetId: z.string().max(64) })
const Page = {
  ...paged(),
}

export const listBudgets = endpoint({
  operationId: 'listBudgets',
  scope: 'read',
  method: 'GET',
  path: '/budgets',
  summary:
    'Budgets of a financial year by code: all for administrators, finance and auditors, for others those of the cost centres and projects they own',
  tag,
  query: z.object({
    year: AskedYear.optional().meta({ description: 'the current financial year when absent' }),
    kind: BudgetKind.optional(),
    query: PlainText.trim().max(200).optional().meta({ description: 'part of the code or the name' }),
    ...Page,
  }),
  response: z.object({
    items: z.array(Budget),
    next: z.string().nullable(),
    year: z.int().meta({ description: 'the financial year that was asked for, or the current one' }),
    years: z
      .array(z.object({ year: z.int(), text: z.string() }))
      .meta({ description: 'the year that was asked for, the current one, and those with budgets, latest first' }),
    manage: z.boolean().meta({ description: 'whether the caller may change them' }),
    export: z.boolean().meta({ description: 'whether the caller may export them' }),
  }),
})

export const createBudget = endpoint({
  operationId: 'createBudget',
  method: 'POST',
  path: '/budgets',
  summary: 'Give a cost centre or a project a budget for a financial year; administrators only',
  tag,
  body: BudgetInput,
  response: Budget,
  errors: ['action.forbidden', 'budget.taken'],
})

export const changeBudget = endpoint({
  operationId: 'changeBudget',
  method: 'PATCH',
  path: '/budgets/:budgetId',
  summary: 'Change the amount of a budget, or what happens when it is exceeded; administrators only',
  tag,
  params: OneBudget,
  body: z.object({
    amount: Amount.optional(),
    when_over: WhenOver.optional(),
    version: z.int().optional().meta({ description: 'the version that was shown; 409 if it has changed since' }),
  }),
  response: Budget,
  errors: ['action.forbidden', 'record.not_found', 'budget.changed'],
})

export const deleteBudget = endpoint({
  operationId: 'deleteBudget',
  method: 'DELETE',
  path: '/budgets/:budgetId',
  summary: 'Delete a budget; its requests stay. Administrators only',
  tag,
  params: OneBudget,
  errors: ['action.forbidden', 'record.not_found'],
})

export const budgetHistory = endpoint({
  operationId: 'budgetHistory',
  scope: 'read',
  method: 'GET',
  path: '/budgets/:budgetId/history',
  summary: 'List changes to a budget, latest first; administrators, finance and auditors',
  tag,
  params: OneBudget,
  query: z.object(Page),
  response: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        action: z.enum(['budget.created', 'budget.changed', 'budget.deleted']),
        actor: z.string().nullable(),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: ['action.forbidden', 'record.not_found'],
})

export const importBudgets = endpoint({
  operationId: 'importBudgets',
  scope: 'accounts',
  method: 'POST',
  path: '/budgets/import',
  summary:
    'Create and change budgets from CSV, by kind, code and year, or preview that without `commit`; administrators only',
  tag,
  body: ImportInput,
  response: ListImport,
  errors: ['action.forbidden'],
  bodyBytes: 16 * 1024 * 1024,
})

/** The path of the CSV export, of one financial year or of all. */
export const budgetsExportPath = (year?: number) =>
  `/api/budgets/export.csv${year === undefined ? '' : `?year=${year}`}`

const ofRequest = {
  method: 'GET',
  tag,
  response: z.object({ items: z.array(RequestBudget) }),
  errors: ['record.not_found'],
} as const

export const tripBudgets = endpoint({
  operationId: 'tripBudgets',
  scope: 'read',
  ...ofRequest,
  path: '/trip/:tripId/budgets',
  summary: 'List the budgets that a trip counts towards, for everybody who can read the trip; none once it is rejected',
  params: z.object({ tripId: RecordRef }),
})

export const expenseBudgets = endpoint({
  operationId: 'expenseBudgets',
  scope: 'read',
  ...ofRequest,
  path: '/expense/:expenseId/budgets',
  summary: 'List the budgets that an expense counts towards, for everybody who can read it; none once it is rejected',
  params: z.object({ expenseId: RecordRef }),
})
