import { z } from 'zod'
import { PendingExpense, PendingTrip } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { paged } from './paging.ts'
import { EmployeeId, RequestStatus } from './requests.ts'
import { PlainText } from './text.ts'

const TAG = 'Approvals'

/** How many decisions a page holds at most. */
export const DECIDED_PAGE = 200

/** A decision that the caller took, and how its request stands now. */
export const DecidedRequest = z
  .object({
    id: z.uuid().meta({ description: 'id of the decision' }),
    kind: z.enum(['trip', 'expense']),
    number: z.string(),
    what: z.string().meta({ description: 'the route of a trip, the description of a claim' }),
    employee_id: z.string(),
    employee_name: z.string(),
    total: Rupees,
    verdict: z.enum(['approved', 'rejected', 'returned']),
    reason: z.string().nullable(),
    decided_at: z.iso.datetime(),
    decided_by: z.string(),
    on_behalf_of: z.string().nullable().meta({ description: 'name of the manager on whose behalf it was decided' }),
    status: RequestStatus.meta({ description: 'current status' }),
  })
  .meta({ id: 'DecidedRequest' })
export type DecidedRequest = z.infer<typeof DecidedRequest>

export const listDecided = endpoint({
  operationId: 'listDecided',
  method: 'GET',
  path: '/admin/decided',
  summary: 'List your decisions, latest first, excluding undone ones',
  tag: TAG,
  query: z.object({
    ...paged({ most: DECIDED_PAGE }),
  }),
  response: z.object({ items: z.array(DecidedRequest), next: z.string().nullable() }),
})

/** How many requests that wait a page holds at most. */
const WAITING_PAGE = 200

/** The most urgent first (a trip by its departure, a claim by how long it waits), the latest first, or the most expensive first. */
export const WAITING_ORDERS = ['urgent', 'latest', 'amount'] as const

/** All of them, those of which something should be known first, or those of which nothing need be. */
export const WAITING_SELECTIONS = ['all', 'look', 'plain'] as const

export const listWaiting = endpoint({
  operationId: 'listWaiting',
  method: 'GET',
  path: '/approvals',
  summary: 'List the pending trips or claims that you can decide on now; super admins see all of them',
  tag: TAG,
  query: z.object({
    type: z.enum(['trip', 'expense']),
    query: PlainText.max(200).optional().meta({
      description:
        'search words; each must occur in the number, the employee’s name or id, the route, the purpose or the description',
    }),
    show: z.enum(WAITING_SELECTIONS).default('all').meta({
      description: 'plain: no policy findings, and all receipt fields are as read; look: all others',
    }),
    order: z.enum(WAITING_ORDERS).default('urgent'),
    ...paged({ most: WAITING_PAGE }),
  }),
  response: z.object({
    items: z
      .array(z.union([PendingTrip, PendingExpense]))
      .meta({ description: 'items in the same shape as in the pending lists' }),
    next: z.string().nullable(),
    counts: z
      .object({
        trip: z.int().meta({ description: "trips awaiting the caller's decision" }),
        expense: z.int().meta({ description: "claims awaiting the caller's decision" }),
        found: z.int().meta({ description: 'number of matches of the requested type, in either group' }),
        plain: z.int().meta({ description: 'how many of them are plain' }),
        together: z.int().optional().meta({
          description:
            'how many of the plain ones the caller can decide on now, excluding their own and those between two steps',
        }),
      })
      .optional()
      .meta({ description: 'only on the first page' }),
    version: z.string().optional().meta({
      description: 'only on the first page: the version of the whole list, as in `GET /approvals/changes`',
    }),
  }),
})

const Sum = z.object({ count: z.int(), total: Rupees })
const Year = z.object({
  approved: Sum.meta({ description: 'approved or paid' }),
  pending: Sum,
  rejected: Sum,
})

/** What somebody has travelled for and claimed in the financial year; null for a kind that the caller may not list. */
export const PersonYear = z
  .object({
    from: z.iso.date().meta({ description: 'the first day of the financial year' }),
    trips: Year.nullable().meta({ description: 'trips departing in that year' }),
    expenses: Year.nullable().meta({ description: 'expenses of that year' }),
  })
  .meta({ id: 'PersonYear' })
export type PersonYear = z.infer<typeof PersonYear>

export const getPersonYear = endpoint({
  operationId: 'getPersonYear',
  method: 'GET',
  path: '/admin/person-year/:employeeId',
  summary: 'Get an employee’s figures for the financial year, if you can list their trips or expenses',
  tag: TAG,
  params: z.object({ employeeId: EmployeeId }),
  response: PersonYear,
  errors: ['record.not_found'],
})
