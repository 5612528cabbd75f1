import { z } from 'zod'
import { Category } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { PolicyRule } from './policy.ts'
import { DECIDING_ROLES } from './request-steps.ts'
import { EmployeeId } from './requests.ts'
import { PlainText } from './text.ts'

const TAG = 'Approval flow'

/** How many steps a flow has at most. */
export const MOST_STEPS = 10

/** Which requests a step is for. What is given has all to hold; of a list, one of it. */
export const StepConditions = z
  .object({
    request: z.enum(['trip', 'expense']).optional().meta({ description: 'if omitted, both trips and claims' }),
    above: Rupees.min(0, 'Enter zero or more.').optional().meta({ description: 'the total exceeds this amount' }),
    findings: z
      .union([z.literal('any'), z.array(PolicyRule).min(1, 'Choose a rule.').max(50)])
      .optional()
      .meta({ description: 'the policy has findings: any, or from one of these rules' }),
    categories: z
      .array(Category)
      .min(1, 'Choose a category.')
      .max(20)
      .optional()
      .meta({ description: 'the claim has a receipt in one of these categories; never true for trips' }),
    departments: z
      .array(PlainText.trim().min(1).max(200))
      .min(1, 'Choose a department.')
      .max(100)
      .optional()
      .meta({ description: "the owner's department is one of these (names)" }),
    over_budget: z.literal(true).optional().meta({ description: 'the request exceeds one of its budgets' }),
  })
  .meta({ id: 'StepConditions' })
export type StepConditions = z.infer<typeof StepConditions>

/** Who decides at a step. */
export const StepApprover = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('role'), role: z.enum(DECIDING_ROLES, 'Choose a role.') }),
    z.object({ kind: z.literal('person'), person: EmployeeId.meta({ description: 'an employee id or a person id' }) }),
    z.object({ kind: z.literal('department_head') }),
  ])
  .meta({ id: 'StepApprover' })
export type StepApprover = z.infer<typeof StepApprover>

export const StepInput = z
  .object({
    name: PlainText.trim().min(1, 'Enter a name.').max(60, 'At most 60 characters.'),
    beside_previous: z.boolean().default(false).meta({
      description: 'opens together with the previous step instead of after it',
    }),
    when: StepConditions,
    approver: StepApprover,
  })
  .meta({ id: 'ApprovalStepInput' })
export type StepInput = z.infer<typeof StepInput>

const ApprovalStep = StepInput.extend({
  approver_name: z
    .string()
    .nullable()
    .meta({ description: 'name of the person; null for a role or a head of department' }),
}).meta({ id: 'ApprovalStep' })
export type ApprovalStep = z.infer<typeof ApprovalStep>

const EscalateAfter = z
  .int('Enter a number of days.')
  .min(1, 'At least 1 day.')
  .max(60, 'At most 60 days.')
  .nullable()
  .meta({
    description:
      'number of working days without a decision before the next person up the reporting line is also asked; null for never',
  })

export const ApprovalFlow = z
  .object({
    version: z.int().meta({ description: '0 until the flow is first changed' }),
    steps: z.array(ApprovalStep).meta({ description: "the steps after the manager's, in order" }),
    escalate_after_days: EscalateAfter,
  })
  .meta({ id: 'ApprovalFlow' })
export type ApprovalFlow = z.infer<typeof ApprovalFlow>

export const getApprovalFlow = endpoint({
  operationId: 'getApprovalFlow',
  method: 'GET',
  path: '/approval-flow',
  summary: "Get the approval flow: the steps after the manager's approval",
  tag: TAG,
  response: ApprovalFlow,
  errors: [],
})

export const ApprovalFlowInput = z.object({
  version: z.int().min(0).meta({ description: 'the version that was shown; another one is refused (409)' }),
  steps: z.array(StepInput).max(MOST_STEPS, `At most ${MOST_STEPS} steps.`),
  escalate_after_days: EscalateAfter,
})
export type ApprovalFlowInput = z.infer<typeof ApprovalFlowInput>

export const putApprovalFlow = endpoint({
  operationId: 'putApprovalFlow',
  method: 'PUT',
  path: '/approval-flow',
  summary: "Change the approval flow. Applies to requests that their manager hasn't approved yet. Administrators only",
  tag: TAG,
  body: ApprovalFlowInput,
  response: ApprovalFlow,
  errors: ['action.forbidden', 'flow.changed'],
})
