import type { StepConditions } from '@pravas/contract/approval-flow'
import type { DecidingRole } from '@pravas/contract/request-steps'

/** What the conditions of a step look at. */
export interface FlowFacts {
  kind: 'trip' | 'expense'
  totalPaise: number
  /** The rules by which the policy found something. */
  rules: readonly string[]
  /** Of a claim's receipts. */
  categories: readonly string[]
  /** The owner's, by its name. */
  department: string | null
  isOverBudget: boolean
}

/** Whether a step is for a request: all of its conditions hold, and without any it is for every request. */
export function isStepFor(
  { request, above, findings, categories, departments, over_budget: overBudget }: StepConditions,
  facts: FlowFacts,
): boolean {
  const folded = (name: string) => name.trim().toLowerCase()
  const { department } = facts
  return (
    (request === undefined || request === facts.kind) &&
    (above === undefined || facts.totalPaise > Math.round(above * 100)) &&
    (findings === undefined ||
      (findings === 'any' ? facts.rules.length > 0 : findings.some((rule) => facts.rules.includes(rule)))) &&
    (categories === undefined || categories.some((category) => facts.categories.includes(category))) &&
    (departments === undefined ||
      (department !== null && departments.some((name) => folded(name) === folded(department)))) &&
    (overBudget === undefined || facts.isOverBudget)
  )
}

/** The stages of steps in their order: a step is in the stage of the one before it, or begins the next. */
export function stagesOf(steps: readonly { beside_previous: boolean }[]): number[] {
  let stage = 0
  return steps.map(({ beside_previous: isBeside }) => {
    if (stage === 0 || !isBeside) stage += 1
    return stage
  })
}

/** Who is asked at a step: everybody with a role, or one person. */
export type StepAsks = { role: DecidingRole; personId: null } | { role: null; personId: string }

/** People whom a step could ask. */
export interface Candidate {
  personId: string
  roles: readonly string[]
}

/**
 * Who is asked at a step of a request: as the step says where somebody active but the request's owner and who travels on it is meant, else the
 * super admins; undefined where nobody is left who could decide, so that the step is left out.
 */
export function askedAt(
  step: { role: DecidingRole | null; personId: string | null },
  partyIds: readonly string[],
  others: readonly Candidate[],
): StepAsks | undefined {
  const deciding = others.filter(({ personId }) => !partyIds.includes(personId))
  const { role, personId } = step
  if (role !== null && deciding.some(({ roles }) => roles.includes(role))) return { role, personId: null }
  if (personId !== null && deciding.some((other) => other.personId === personId)) return { role: null, personId }
  const isSuperAdminLeft = deciding.some(({ roles }) => roles.includes('super_admin'))
  return isSuperAdminLeft ? { role: 'super_admin', personId: null } : undefined
}
