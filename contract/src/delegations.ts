import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { paged } from './paging.ts'
import { EmployeeId } from './requests.ts'
import { PlainText } from './text.ts'

/** A delegation of more days than this is a change of manager. */
export const MOST_DELEGATED_DAYS = 366

const Day = z.iso.date('Enter a date as YYYY-MM-DD.')

const Named = z.object({ person_id: z.uuid(), employee_id: z.string().nullable(), name: z.string() })

export const Delegation = z
  .object({
    id: z.uuid(),
    from: Named.meta({ description: 'whose decisions are handed over' }),
    to: Named.meta({ description: 'the delegate' }),
    starts_on: z.iso.date(),
    ends_on: z.iso.date().meta({ description: 'the last day' }),
    in_force: z.boolean().meta({ description: 'whether it is active today' }),
    may_end: z.boolean().meta({ description: 'whether the caller can end it' }),
  })
  .meta({ id: 'Delegation' })
export type Delegation = z.infer<typeof Delegation>

export const DelegationInput = z.object({
  to: EmployeeId.meta({ description: 'the delegate: an employee id or person id' }),
  starts_on: Day,
  ends_on: Day.meta({ description: 'the last day' }),
  for: EmployeeId.optional().meta({
    description:
      'whose decisions to delegate: an employee id or person id; if omitted, yours. Only administrators can name somebody else',
  }),
})
export type DelegationInput = z.infer<typeof DelegationInput>

/** Somebody who can be asked to decide meanwhile. */
const Delegate = z.object({
  employee_id: z.string(),
  name: z.string(),
  department: z.string().nullable(),
  designation: z.string().nullable(),
})
export type Delegate = z.infer<typeof Delegate>

const tag = 'Delegations'

export const listDelegations = endpoint({
  operationId: 'listDelegations',
  method: 'GET',
  path: '/delegations',
  summary: 'List current and future delegations by first day: yours and those made to you; for administrators, all',
  tag,
  query: z.object({
    person: EmployeeId.optional().meta({ description: 'employee id or person id of either side' }),
    ...paged(),
  }),
  response: z.object({ items: z.array(Delegation), next: z.string().nullable() }),
})

export const createDelegation = endpoint({
  operationId: 'createDelegation',
  method: 'POST',
  path: '/delegations',
  summary: 'Delegate your approvals for some days; the delegate gets an email',
  tag,
  body: DelegationInput,
  response: Delegation,
})

export const deleteDelegation = endpoint({
  operationId: 'deleteDelegation',
  method: 'DELETE',
  path: '/delegations/:delegationId',
  summary: 'End a delegation now',
  tag,
  params: z.object({ delegationId: z.string().max(64) }),
  errors: ['record.not_found'],
})

export const findDelegates = endpoint({
  operationId: 'findDelegates',
  method: 'GET',
  path: '/delegations/people',
  summary: 'Search colleagues to delegate decisions to, by part of their name or employee ID',
  tag,
  query: z.object({ query: PlainText.trim().min(1).max(100) }),
  response: z.object({ items: z.array(Delegate) }),
})
