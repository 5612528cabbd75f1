import { z } from 'zod'
import { RequestBudget } from './budgets.ts'
import { endpoint } from './endpoint.ts'
import { AllocatedTo } from './requests.ts'
import { PlainText } from './text.ts'

/** What a request is booked on. */
export const ALLOCATION_FIELDS = ['cost_centre', 'project'] as const
export const AllocationField = z.enum(ALLOCATION_FIELDS)
export type AllocationField = z.infer<typeof AllocationField>

const DraftField = z.object({
  value: AllocatedTo.nullable(),
  from: z.enum(['person', 'chosen', 'trip']).nullable().meta({
    description: "source of the value: the person's default, a choice for this draft, or the claim's trip",
  }),
  required: z.boolean().meta({ description: "true if a request can't be sent without it" }),
  offered: z.boolean().meta({ description: 'true if the organisation has entries to choose from' }),
  problem: z.string().nullable().meta({ description: "why the request can't be sent with this value" }),
})

/** What a draft will be booked on when it is sent, and what that leaves of the budgets. */
export const DraftAllocation = z
  .object({ cost_centre: DraftField, project: DraftField, budgets: z.array(RequestBudget) })
  .meta({ id: 'DraftAllocation' })
export type DraftAllocation = z.infer<typeof DraftAllocation>

const choice = (what: string) =>
  PlainText.trim()
    .min(1, `Enter the code or the name of a ${what}.`)
    .max(200, 'At most 200 characters.')
    .nullable()
    .optional()

const OneDraft = z.object({ draftId: z.string().max(64) })
const Choice = z
  .object({ cost_centre: choice('cost centre'), project: choice('project') })
  .meta({ description: 'a code or name; null restores the default' })
const tag = 'Cost centres and projects'

const ofDraft = {
  method: 'GET',
  tag,
  params: OneDraft,
  response: DraftAllocation,
  errors: ['record.not_found'],
} as const
const changed = {
  ...ofDraft,
  method: 'PATCH',
  body: Choice,
  errors: ['record.not_found', 'request.not_reopened'],
} as const

export const getTripAllocation = endpoint({
  operationId: 'getTripAllocation',
  scope: 'read',
  ...ofDraft,
  path: '/trip/drafts/:draftId/allocation',
  summary: 'Get the cost centre and project of your trip draft, and what is left of their budgets',
})

export const changeTripAllocation = endpoint({
  operationId: 'changeTripAllocation',
  scope: 'draft',
  ...changed,
  path: '/trip/drafts/:draftId/allocation',
  summary: 'Set the cost centre and project of a trip draft',
})

export const getClaimAllocation = endpoint({
  operationId: 'getClaimAllocation',
  scope: 'read',
  ...ofDraft,
  path: '/expense/drafts/:draftId/allocation',
  summary: 'Get the cost centre and project of your claim draft, and what is left of their budgets',
})

export const changeClaimAllocation = endpoint({
  operationId: 'changeClaimAllocation',
  scope: 'draft',
  ...changed,
  path: '/expense/drafts/:draftId/allocation',
  summary: 'Set the cost centre and project of a claim draft; a claim for a trip uses those of the trip',
})

export const listAllocationOptions = endpoint({
  operationId: 'listAllocationOptions',
  scope: 'read',
  method: 'GET',
  path: '/allocation/options',
  summary: 'List cost centres or projects that requests can be booked on today, best matches first',
  tag,
  query: z.object({ field: AllocationField, query: PlainText.trim().max(200).optional() }),
  response: z.object({ items: z.array(AllocatedTo).max(50), more: z.boolean() }),
})
