import {
  BUDGET_FIELDS,
  type BudgetField,
  BudgetInput,
  type BudgetKind,
  type RequestBudget,
} from '@pravas/contract/budgets'
import { rupeesFromPaise } from '@pravas/contract/money'
import { typedRupees } from '@pravas/contract/typed-number'
import { budgets } from '@pravas/messages/en/budgets'
import { importRefusals } from '@pravas/messages/en/import-refusals'
import { texts } from '@pravas/messages/texts'
import { entryText } from '../allocations/allocation-text-rules.ts'
import { priceText } from '../formats.ts'
import { type LineKey, repeatedLines } from '../identity/administration/import-lines-rules.ts'

const refusal = texts(importRefusals)

const text = texts(budgets)

/** How a request counts, by where it stands; null where it frees what it has reserved. */
export const COUNTED_AS = {
  pending: 'pending',
  returned: 'pending',
  approved: 'approved',
  paid: 'approved',
  rejected: null,
  withdrawn: null,
  cancelled: null,
} as const satisfies Record<string, 'pending' | 'approved' | null>

/** The statuses of requests that count as this. */
export function statusesOf(counted: 'pending' | 'approved'): string[] {
  return Object.entries(COUNTED_AS).flatMap(([status, as]) => (as === counted ? [status] : []))
}

/** A budget with what its requests add up to, in paise; `left` is below zero where it is exceeded. */
export interface BudgetFigures {
  id: string
  kind: BudgetKind
  code: string
  name: string
  year: number
  yearText: string
  amountPaise: number
  whenOver: 'warn' | 'block'
  approvedPaise: number
  pendingPaise: number
}

/** A budget as one request sees it: the figures are of the others, and null is what nobody knows yet. */
export interface BudgetOfRequest extends BudgetFigures {
  addsPaise: number | null
  leftPaise: number | null
}

/** A request that is about to be sent. */
export interface BudgetedRequest {
  kind: 'trip' | 'claim'
  /** The trip that it is, or that it is claimed for; else any id of its own. */
  group: string
  /** The ids of its cost centre and its project; null where it has none. */
  entryIds: readonly (string | null)[]
  /** What decides the financial year: the departure of its trip, else the day of the spending. */
  day: string
  /** What it comes to in paise; null while that is not known. */
  paise: number | null
}

/** What a request makes of a budget, by the figures without it and with it; `isKnown` is false while its price is not. */
export function budgetOfRequest(without: BudgetFigures, withIt: BudgetFigures, isKnown: boolean): BudgetOfRequest {
  const total = ({ approvedPaise, pendingPaise }: BudgetFigures) => approvedPaise + pendingPaise
  const addsPaise = isKnown ? total(withIt) - total(without) : null
  return {
    ...without,
    addsPaise,
    leftPaise: addsPaise === null ? null : without.amountPaise - total(without) - addsPaise,
  }
}

/** Whether a budget refuses what a request adds. What adds nothing passes: it was reserved before. */
export function refuses({ whenOver, addsPaise, leftPaise }: BudgetOfRequest): boolean {
  return whenOver === 'block' && (addsPaise ?? 0) > 0 && (leftPaise ?? 0) < 0
}

function called({ kind, code, name, yearText, amountPaise }: BudgetFigures) {
  return {
    field: text(kind),
    entry: entryText({ code, name }),
    year: yearText,
    amount: priceText(amountPaise),
  }
}

/** Says that a budget refuses a request, with the figures. */
export function refusalText(budget: BudgetOfRequest): string {
  const adds = budget.addsPaise ?? 0
  const before = (budget.leftPaise ?? 0) + adds
  const { field, entry, year } = called(budget)
  const values = { field, entry, year, adds: priceText(adds) }
  return before > 0 ? text('exceeded', { ...values, left: priceText(before) }) : text('exceeded.nothing-left', values)
}

/** What a mail to approvers says of a budget. */
export function budgetLine(budget: BudgetOfRequest): string {
  const { leftPaise } = budget
  const values = called(budget)
  if (leftPaise === null) return text('mail.unknown', values)
  return leftPaise < 0
    ? text('mail.over', { ...values, over: priceText(-leftPaise) })
    : text('mail.left', { ...values, left: priceText(leftPaise) })
}

/** A request's budget as it leaves through the API. */
export function presentRequestBudget(budget: BudgetOfRequest): RequestBudget {
  const rupees = (paise: number | null) => (paise === null ? null : rupeesFromPaise(paise))
  return {
    kind: budget.kind,
    code: budget.code,
    name: budget.name,
    year: budget.year,
    year_text: budget.yearText,
    amount: rupeesFromPaise(budget.amountPaise),
    when_over: budget.whenOver,
    approved: rupeesFromPaise(budget.approvedPaise),
    pending: rupeesFromPaise(budget.pendingPaise),
    adds: rupees(budget.addsPaise),
    left: rupees(budget.leftPaise),
  }
}

/** A budget that is there already, as an import compares it. */
export type KnownBudget = BudgetInput & { id: string; entryId: string }

export interface PlannedBudget {
  line: number
  existing: KnownBudget | undefined
  row: BudgetInput
  entryId: string
}

export interface BudgetsPlan {
  planned: PlannedBudget[]
  unchanged: number
  refused: { line: number; reason: string }[]
}

const keyOf = ({ kind, code, year }: Pick<BudgetInput, 'kind' | 'code' | 'year'>) =>
  `${kind} ${code.toLowerCase()} ${year}`

const lineKey = (budget: BudgetInput): LineKey => ({
  key: keyOf(budget),
  label: refusal('label.budget', { code: budget.code, year: budget.year }),
})

/** What becomes of each line of a file of budgets, whose key is what they are of and the year. */
export function planBudgets(
  lines: readonly { line: number; cells: Partial<Record<BudgetField, string>> }[],
  known: readonly KnownBudget[],
  entryIdOf: (kind: BudgetKind, code: string) => string | undefined,
): BudgetsPlan {
  const byKey = new Map(known.map((budget) => [keyOf(budget), budget]))
  const refused: BudgetsPlan['refused'] = []
  const candidates: PlannedBudget[] = []
  for (const { line, cells } of lines) {
    const found = readLine(cells)
    if (typeof found === 'string') {
      refused.push({ line, reason: found })
      continue
    }
    const entryId = entryIdOf(found.kind, found.code)
    const existing = byKey.get(keyOf(found))
    if (entryId === undefined) {
      refused.push({
        line,
        reason: refusal('field.wrong', {
          field: 'code',
          why: refusal('budget.no-entry', { kind: text(found.kind), code: found.code }),
        }),
      })
    } else {
      // A column that the file does not have, or an empty cell, leaves what is there.
      const row = existing && !cells.when_over ? { ...found, when_over: existing.when_over } : found
      candidates.push({ line, existing, row, entryId })
    }
  }
  const repeated = repeatedLines(candidates.map(({ line, row }) => ({ line, keys: [lineKey(row)] })))
  const planned: PlannedBudget[] = []
  let unchanged = 0
  for (const candidate of candidates) {
    const { line, existing, row } = candidate
    const also = repeated.get(line)
    if (also !== undefined) refused.push({ line, reason: also })
    else if (existing && existing.amount === row.amount && existing.when_over === row.when_over) unchanged += 1
    else planned.push(candidate)
  }
  return { planned, unchanged, refused: refused.sort((a, b) => a.line - b.line) }
}

/** A financial year by its first calendar year: 2026, 2026-27, 2026–2027. */
const YEAR = /^(?<first>\d{4})(?:[-–/](?<last>\d{2}|\d{4}))?$/

function readLine(cells: Partial<Record<BudgetField, string>>): BudgetInput | string {
  const amount = typedRupees(cells.amount ?? '')
  if (amount === undefined && cells.amount)
    return `amount: '${cells.amount.slice(0, 40)}' is not an amount. Write it as 100000, 1,00,000 or 100,000.`
  const year = YEAR.exec(cells.year ?? '')?.groups
  const follows = year?.last === undefined || Number(year.last) % 100 === (Number(year.first) + 1) % 100
  if (!follows) return 'year: Enter a financial year such as 2026 or 2026-27.'
  const checked = BudgetInput.safeParse({
    kind: cells.kind?.toLowerCase().replace(/[ -]/g, '_'),
    code: cells.code ?? '',
    year: year ? Number(year.first) : cells.year,
    amount,
    when_over: cells.when_over?.toLowerCase() || undefined,
  })
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  const field = BUDGET_FIELDS.find((name) => name === issue?.path[0])
  return `${field ?? 'line'}: ${issue?.message ?? ''}`
}
