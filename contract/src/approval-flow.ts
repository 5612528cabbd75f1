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
    request: z.enum(['trip', 'expense']).optional().meta({ description: 'absent: both' }),
    above: Rupees.min(0, 'Enter zero or more.').optional().meta({ description: 'the total is more than this' }),
    findings: z
      .union([z.literal('any'), z.array(PolicyRule).min(1, 'Choose a rule.').max(50)])
      .optional()
      .meta({ description: 'the policy found something: anything, or by one of these rules' }),
    categories: z
      .array(Category)
      .min(1, 'Choose a category.')
      .max(20)
      .optional()
      .meta({ description: 'a receipt of the claim is of one of these; never true of a trip' }),
    departments: z
      .array(PlainText.trim().min(1).max(200))
      .min(1, 'Choose a department.')
      .max(100)
      .optional()
      .meta({ description: "the owner's department is one of these, by name" }),
    over_budget: z.literal(true).optional().meta({ description: 'it exceeds a budget that it counts in' }),
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
      description: 'open together with the step before it rather than after it',
    }),
    when: StepConditions,
    approver: StepApprover,
  })
  .meta({ id: 'ApprovalStepInput' })
export type StepInput = z.infer<typeof StepInput>

const ApprovalStep = StepInput.extend({
  approver_name: z.string().nullable().meta({ description: 'for a person; null for a role or a head of department' }),
}).meta({ id: 'ApprovalStep' })
export type ApprovalStep = z.infer<typeof ApprovalStep>

const EscalateAfter = z
  .int('Enter a number of days.')
  .min(1, 'At least 1 day.')
  .max(60, 'At most 60 days.')
  .nullable()
  .meta({
    description:
      'working days without a decision after which the next person up the reporting line is asked too; null: never',
  })

export const ApprovalFlow = z
  .object({
    version: z.int().meta({ description: '0 until somebody has changed it' }),
    steps: z.array(ApprovalStep).meta({ description: "after the manager's, in order" }),
    escalate_after_days: EscalateAfter,
  })
  .meta({ id: 'ApprovalFlow' })
export type ApprovalFlow = z.infer<typeof ApprovalFlow>

export const getApprovalFlow = endpoint({
  operationId: 'getApprovalFlow',
  method: 'GET',
  path: '/approval-flow',
  summary: 'Get the approval flow: who decides after the manager',
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
  summary: 'Change the approval flow, for every request that its manager has not approved yet; administrators only',
  tag: TAG,
  body: ApprovalFlowInput,
  response: ApprovalFlow,
  errors: ['action.forbidden', 'flow.changed'],
})
