import type { ApprovalFlow, ApprovalFlowInput, StepInput } from '@pravas/contract/approval-flow'
import { Category } from '@pravas/contract/categories'
import { PolicyRule } from '@pravas/contract/policy'
import { DECIDING_ROLES } from '@pravas/contract/request-steps'
import { approvalFlow } from '@pravas/messages/en/approval-flow'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { typedAmount } from '../../ui/records/typed-amount.ts'

const t = texts(approvalFlow)

/** A step as it is edited: what is typed stays as it was typed. */
const StepDraft = z.object({
  key: z.string(),
  name: z.string(),
  isBeside: z.boolean(),
  /** A role, 'person' or 'department_head'. */
  approver: z.enum([...DECIDING_ROLES, 'person', 'department_head']),
  person: z.string(),
  personName: z.string().nullable(),
  request: z.enum(['', 'trip', 'expense']),
  above: z.string(),
  findings: z.enum(['', 'any', 'chosen']),
  rules: z.array(PolicyRule),
  categories: z.array(Category),
  departments: z.array(z.string()),
  isOverBudget: z.boolean(),
})
export type StepDraft = z.infer<typeof StepDraft>

export const FlowDraft = z.object({ steps: z.array(StepDraft), escalates: z.boolean(), days: z.string() })
export type FlowDraft = z.infer<typeof FlowDraft>

/** What is wrong, by `{key of the step}.{field}`, and by `days`. */
export type Mistakes = ReadonlyMap<string, string>

/** As many days without a decision are offered first. */
const USUAL_DAYS = '3'

/** A step that decides on everything, for finance. */
export function newStep(name: string): StepDraft {
  return {
    key: crypto.randomUUID(),
    name,
    isBeside: false,
    approver: 'finance',
    person: '',
    personName: null,
    request: '',
    above: '',
    findings: '',
    rules: [],
    categories: [],
    departments: [],
    isOverBudget: false,
  }
}

export function draftOf({ steps, escalate_after_days: days }: ApprovalFlow): FlowDraft {
  return {
    escalates: days !== null,
    days: days === null ? USUAL_DAYS : String(days),
    steps: steps.map(({ name, beside_previous, approver, approver_name, when }) => ({
      ...newStep(name),
      isBeside: beside_previous,
      approver: approver.kind === 'role' ? approver.role : approver.kind,
      person: approver.kind === 'person' ? approver.person : '',
      personName: approver_name,
      request: when.request ?? '',
      above: when.above === undefined ? '' : String(when.above),
      findings: when.findings === undefined ? '' : when.findings === 'any' ? 'any' : 'chosen',
      rules: when.findings === undefined || when.findings === 'any' ? [] : [...when.findings],
      categories: when.categories ?? [],
      departments: when.departments ?? [],
      isOverBudget: when.over_budget === true,
    })),
  }
}

/** What is sent of a draft, or what has to be corrected first. */
export function inputOf({ steps, escalates, days }: FlowDraft): Omit<ApprovalFlowInput, 'version'> | Mistakes {
  const mistakes = new Map(steps.flatMap(mistakesIn))
  const count = /^\s*\d{1,2}\s*$/.test(days) ? Number(days) : 0
  if (escalates && (count < 1 || count > 60)) mistakes.set('days', t('mistake.days'))
  if (mistakes.size > 0) return mistakes
  return { steps: steps.map(stepInputOf), escalate_after_days: escalates ? count : null }
}

function mistakesIn({ key, name, approver, person, above, findings, rules }: StepDraft): [string, string][] {
  const amount = typedAmount(above)
  const wrong: [string, string][] = []
  if (name.trim() === '') wrong.push([`${key}.name`, t('mistake.name')])
  if (approver === 'person' && person === '') wrong.push([`${key}.person`, t('mistake.person')])
  if (above.trim() !== '' && (amount === undefined || amount < 0)) wrong.push([`${key}.above`, t('mistake.above')])
  if (findings === 'chosen' && rules.length === 0) wrong.push([`${key}.findings`, t('mistake.rules')])
  return wrong
}

function stepInputOf(step: StepDraft, index: number): StepInput {
  const { name, isBeside, approver, person, request, findings, rules, departments, isOverBudget } = step
  const above = typedAmount(step.above)
  const categories = categoriesOf(step)
  return {
    name: name.trim(),
    // The first one has only the manager before it.
    beside_previous: isBeside && index > 0,
    approver:
      approver === 'person'
        ? { kind: 'person', person }
        : approver === 'department_head'
          ? { kind: 'department_head' }
          : { kind: 'role', role: approver },
    when: {
      ...(request !== '' && { request }),
      ...(above !== undefined && { above }),
      ...(findings === 'any' && { findings }),
      ...(findings === 'chosen' && { findings: rules }),
      ...(categories.length > 0 && { categories }),
      ...(departments.length > 0 && { departments }),
      ...(isOverBudget && { over_budget: true as const }),
    },
  }
}

/** The categories that a step asks for: of a trip none, as it has no receipts. */
export function categoriesOf({ request, categories }: StepDraft): StepDraft['categories'] {
  return request === 'trip' ? [] : categories
}

/** The server's names of fields, and where they stand in the form. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  approver: 'person',
  findings: 'findings',
  above: 'above',
}

/** What the server said is wrong, where it stands in the form; undefined where something has no place there. */
export function mistakesOf(
  errors: Readonly<Record<string, string>>,
  { steps }: Pick<FlowDraft, 'steps'>,
): Mistakes | undefined {
  const placed = Object.entries(errors).map(([path, message]) => {
    if (path === 'escalate_after_days') return ['days', message] as const
    const [list, index, ...rest] = path.split(/[.[\]]+/)
    const step = list === 'steps' ? steps[Number(index)] : undefined
    const field = rest.map((part) => FIELDS[part]).find((one) => one !== undefined)
    return step && field ? ([`${step.key}.${field}`, message] as const) : undefined
  })
  const known = placed.filter((one) => one !== undefined)
  return known.length > 0 && known.length === placed.length ? new Map(known) : undefined
}

/** The steps with the one of a key moved up (-1) or down (1); as they were at an end. */
export function movedStep(steps: readonly StepDraft[], key: string, by: -1 | 1): StepDraft[] {
  const from = steps.findIndex((step) => step.key === key)
  const step = steps[from]
  const to = from + by
  if (!step || to < 0 || to >= steps.length) return [...steps]
  return steps.toSpliced(from, 1).toSpliced(to, 0, step)
}
