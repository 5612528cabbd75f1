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
      description: 'what happens to requests that exceed the budget: sent with a warning, or refused',
    }),
  })
  .meta({ id: 'BudgetInput' })
export type BudgetInput = z.output<typeof BudgetInput>

const Figures = {
  approved: Rupees.meta({ description: 'amount of approved or paid requests' }),
  pending: Rupees.meta({ description: 'amount reserved by pending requests' }),
  left: Rupees.meta({ description: 'negative if the budget is exceeded' }),
}

const Name = {
  kind: BudgetKind,
  code: z.string(),
  name: z.string(),
  year: z.int(),
  year_text: z.string().meta({ description: 'financial year in words, such as 2026–27' }),
}

export const Budget = z
  .object({
    id: z.uuid(),
    ...Name,
    owner: z.object({ employee_id: z.string(), name: z.string() }).nullable().meta({ description: 'owner' }),
    amount: Rupees,
    when_over: z.enum(['warn', 'block']),
    ...Figures,
    booked: z
      .object({ cost: Rupees, approved: Rupees.meta({ description: 'price of the same flights and stays' }) })
      .optional()
      .meta({
        description:
          'actual cost of the bookings of its trips, beside the approved amount; absent if no cost is recorded',
      }),
    version: z.int().meta({ description: 'version, incremented by every change' }),
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
    pending: Figures.pending.meta({ description: 'amount reserved by other pending requests' }),
    adds: Rupees.nullable().meta({
      description:
        "what this request uses; for a claim of a trip, only what exceeds the trip's reservation. Null while its price is unknown",
    }),
    left: Rupees.nullable().meta({
      description:
        'what is left after this request, negative if it exceeds the budget; null while its price is unknown',
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
    'List the budgets of a financial year by code: all for administrators, finance and auditors; for others, those of the cost centres and projects they own',
  tag,
  query: z.object({
    year: AskedYear.optional().meta({ description: 'if omitted, the current financial year' }),
    kind: BudgetKind.optional(),
    query: PlainText.trim().max(200).optional().meta({ description: 'part of the code or name' }),
    ...Page,
  }),
  response: z.object({
    items: z.array(Budget),
    next: z.string().nullable(),
    year: z.int().meta({ description: 'the requested financial year, or the current one' }),
    years: z
      .array(z.object({ year: z.int(), text: z.string() }))
      .meta({ description: 'the requested year, the current year and years with budgets, latest first' }),
    manage: z.boolean().meta({ description: 'whether the caller can change them' }),
    export: z.boolean().meta({ description: 'whether the caller can export them' }),
  }),
})

export const createBudget = endpoint({
  operationId: 'createBudget',
  method: 'POST',
  path: '/budgets',
  summary: 'Create a budget of a cost centre or project for a financial year; administrators only',
  tag,
  body: BudgetInput,
  response: Budget,
  errors: ['action.forbidden', 'budget.taken'],
})

export const changeBudget = endpoint({
  operationId: 'changeBudget',
  method: 'PATCH',
  path: '/budgets/:budgetId',
  summary: 'Change the amount of a budget or what happens when it is exceeded; administrators only',
  tag,
  params: OneBudget,
  body: z.object({
    amount: Amount.optional(),
    when_over: WhenOver.optional(),
    version: z.int().optional().meta({ description: 'the version you read; 409 if it has changed since' }),
  }),
  response: Budget,
  errors: ['action.forbidden', 'record.not_found', 'budget.changed'],
})

export const deleteBudget = endpoint({
  operationId: 'deleteBudget',
  method: 'DELETE',
  path: '/budgets/:budgetId',
  summary: 'Delete a budget; its requests are kept. Administrators only',
  tag,
  params: OneBudget,
  errors: ['action.forbidden', 'record.not_found'],
})

export const budgetHistory = endpoint({
  operationId: 'budgetHistory',
  scope: 'read',
  method: 'GET',
  path: '/budgets/:budgetId/history',
  summary: 'List changes to a budget, latest first; for administrators, finance and auditors',
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
    'Create and update budgets from CSV, matched by kind, code and year; without `commit`, only preview the result. Administrators only',
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
  summary: 'List the budgets a trip counts towards; for everyone who can read the trip. Empty once it is rejected',
  params: z.object({ tripId: RecordRef }),
})

export const expenseBudgets = endpoint({
  operationId: 'expenseBudgets',
  scope: 'read',
  ...ofRequest,
  path: '/expense/:expenseId/budgets',
  summary: 'List the budgets an expense counts towards; for everyone who can read it. Empty once it is rejected',
  params: z.object({ expenseId: RecordRef }),
})
