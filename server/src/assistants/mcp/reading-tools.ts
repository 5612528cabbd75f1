import { EmployeeId, RecordRef } from '@pravas/contract/requests'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { Expenses } from '../../expenses/service.ts'
import type { Trips } from '../../trips/service.ts'
import { type McpTool, mcpTool } from './tool.ts'

/** What reading one record costs. */
const READ = 1
const LIST = 5

export interface ReadingDeps {
  trips: Trips
  expenses: Expenses
  /** The name of who decides on somebody's requests; null when nobody is set. */
  approverOf: (actor: Actor) => Promise<string | null>
}

const OfEmployee = z.object({
  employee_id: EmployeeId.optional().describe(
    "Whose; one's own where it is left out. Others need the right to see them.",
  ),
})
const Waiting = z.object({ kind: z.enum(['trips', 'expenses']) })

/** What a connected assistant may read. */
export function readingTools({ trips, expenses, approverOf }: ReadingDeps): McpTool[] {
  return [
    mcpTool({
      name: 'who_am_i',
      title: 'Who I act for',
      description:
        'The person who connected this assistant: name, address, employee id, whether they decide on requests of others, and who decides on theirs.',
      scope: 'read',
      cost: READ,
      input: z.object({}),
      run: async ({ actor, scopes }) => ({
        name: actor.name,
        email: actor.email,
        employee_id: actor.employeeId,
        is_manager: actor.isAdmin,
        is_super_admin: actor.isSuperAdmin,
        approver: await approverOf(actor),
        scopes,
      }),
    }),
    mcpTool({
      name: 'list_trips',
      title: 'List trips',
      description: 'Trip requests with number, route, dates, total in rupees and status, newest first.',
      scope: 'read',
      cost: LIST,
      input: OfEmployee,
      run: async ({ actor }, { employee_id: whose = actor.employeeId }) =>
        whose === null ? [] : trips.ofEmployee(actor, whose),
    }),
    mcpTool({
      name: 'get_trip',
      title: 'Read a trip',
      description: 'One trip with its flights, its hotel, what the policy says, and the receipts still missing.',
      scope: 'read',
      cost: READ,
      input: z.object({ trip: RecordRef.describe('Its number, such as TRP-2026-000123, or its id.') }),
      run: ({ actor }, { trip }) => trips.one(actor, trip),
    }),
    mcpTool({
      name: 'list_expenses',
      title: 'List expense claims',
      description: 'Expense claims with number, type, date, total in rupees and status, newest first.',
      scope: 'read',
      cost: LIST,
      input: OfEmployee,
      run: async ({ actor }, { employee_id: whose = actor.employeeId }) =>
        whose === null ? [] : expenses.ofEmployee(actor, whose),
    }),
    mcpTool({
      name: 'get_expense',
      title: 'Read an expense claim',
      description: 'One expense claim with its receipts, field by field, and what the policy says.',
      scope: 'read',
      cost: READ,
      input: z.object({ expense: RecordRef.describe('Its number, such as EXP-2026-000123, or its id.') }),
      run: async ({ actor }, { expense }) => ({
        ...(await expenses.one(actor, expense)),
        receipts: await expenses.receipts(actor, expense),
      }),
    }),
    mcpTool({
      name: 'list_waiting_for_my_decision',
      title: 'List what waits for my decision',
      description:
        "For managers: the pending requests of those who report to the person. They can only be read here: deciding is done on the portal's own page.",
      scope: 'read',
      cost: LIST,
      input: Waiting,
      run: async ({ actor }, { kind }) => {
        const team = actor.employeeId ?? ''
        const versioned = await (kind === 'trips'
          ? trips.pendingOfTeam(actor, team)
          : expenses.pendingOfTeam(actor, team))
        return (await versioned.read()).answer
      },
    }),
  ]
}
