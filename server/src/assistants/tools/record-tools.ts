import { EmployeeId, RecordRef } from '@pravas/contract/requests'
import { Traveller, type TripDetail } from '@pravas/contract/trips'
import { cityName } from '@pravas/language/text/place-names'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { ProblemError, problem } from '../../errors.ts'
import type { Expenses } from '../../expenses/service.ts'
import { TravelCity } from '../../travel/city-rules.ts'
import type { Trips } from '../../trips/service.ts'
import { tool } from '../kernel/tool.ts'

/** What reading one record costs, and a list of them. */
const READ = 1
const LIST = 5

const OfEmployee = z.object({
  employee_id: EmployeeId.optional().describe(toolText('list_of.employee')),
})

/** Names the manager who decides on somebody's requests, or on a trip for others; null when nobody is set. */
export type ApproverOf = (actor: Actor, travellers?: readonly Traveller[]) => Promise<string | null>

export function listTrips({ trips }: { trips: Trips }) {
  return tool({
    name: 'list_trips',
    title: toolText('list_trips.title'),
    description: toolText('list_trips.description'),
    scope: 'read',
    effect: 'read',
    cost: () => LIST,
    input: OfEmployee,
    run: async (actor, { employee_id: whose = actor.employeeId }) =>
      whose === null ? [] : trips.ofEmployee(actor, whose),
  })
}

/** The same for one's own trips alone, as our own assistants speak of nobody else's. */
export function listMyTrips(deps: { trips: Trips }) {
  const { run, ...rest } = listTrips(deps)
  return tool({
    ...rest,
    name: 'list_my_trips',
    scope: null,
    input: z.object({}),
    run: (actor, input, signal) => run(actor, input, signal),
  })
}

export function getTrip({ trips }: { trips: Trips }) {
  return tool({
    name: 'get_trip',
    title: toolText('get_trip.title'),
    description: toolText('get_trip.description'),
    scope: 'read',
    effect: 'read',
    cost: () => READ,
    input: z.object({ trip: RecordRef.describe(toolText('get_trip.trip')) }),
    /** Null where there is none of that number that the person may see. */
    async run(actor, { trip }): Promise<TripDetail | null> {
      try {
        return await trips.one(actor, trip)
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'record.not_found') return null
        throw error
      }
    },
    present: (trip) => {
      if (trip === null) throw problem('record.not_found')
      return trip
    },
  })
}

export function listExpenses({ expenses }: { expenses: Expenses }) {
  return tool({
    name: 'list_expenses',
    title: toolText('list_expenses.title'),
    description: toolText('list_expenses.description'),
    scope: 'read',
    effect: 'read',
    cost: () => LIST,
    input: OfEmployee,
    run: async (actor, { employee_id: whose = actor.employeeId }) =>
      whose === null ? [] : expenses.ofEmployee(actor, whose),
  })
}

/** The same for one's own claims alone. */
export function listMyExpenses(deps: { expenses: Expenses }) {
  const { run, ...rest } = listExpenses(deps)
  return tool({
    ...rest,
    name: 'list_my_expenses',
    scope: null,
    input: z.object({}),
    run: (actor, input, signal) => run(actor, input, signal),
  })
}

export function getExpense({ expenses }: { expenses: Expenses }) {
  return tool({
    name: 'get_expense',
    title: toolText('get_expense.title'),
    description: toolText('get_expense.description'),
    scope: 'read',
    effect: 'read',
    cost: () => READ,
    input: z.object({ expense: RecordRef.describe(toolText('get_expense.expense')) }),
    run: async (actor, { expense }) => ({
      ...(await expenses.one(actor, expense)),
      receipts: await expenses.receipts(actor, expense),
    }),
  })
}

export function listPendingDecisions({ trips, expenses }: { trips: Trips; expenses: Expenses }) {
  return tool({
    name: 'list_waiting_for_my_decision',
    title: toolText('list_waiting_for_my_decision.title'),
    description: toolText('list_waiting_for_my_decision.description'),
    scope: 'read',
    effect: 'read',
    cost: () => LIST,
    input: z.object({ kind: z.enum(['trips', 'expenses']) }),
    async run(actor, { kind }): Promise<unknown> {
      const team = actor.employeeId ?? ''
      const versioned = await (kind === 'trips'
        ? trips.pendingOfTeam(actor, team)
        : expenses.pendingOfTeam(actor, team))
      return (await versioned.read()).answer
    },
  })
}

export function myApprover({ approverOf }: { approverOf: ApproverOf }) {
  return tool({
    name: 'my_approver',
    title: toolText('my_approver.title'),
    description: toolText('my_approver.description'),
    scope: null,
    effect: 'read',
    cost: () => READ,
    input: z.object({ travellers: z.array(Traveller).optional() }),
    run: (actor, { travellers }) => approverOf(actor, travellers),
  })
}

/** Where somebody works, as their profile says. */
export type LocationOf = (actor: Actor) => Promise<string | null>

export function myHome({ locationOf }: { locationOf: LocationOf }) {
  return tool({
    name: 'my_home',
    title: toolText('my_home.title'),
    description: toolText('my_home.description'),
    scope: null,
    effect: 'read',
    cost: () => READ,
    input: z.object({}),
    /** The city that can be booked; null where the profile names none. */
    async run(actor): Promise<TravelCity | null> {
      const location = await locationOf(actor)
      return location === null ? null : (TravelCity.safeParse(cityName(location)).data ?? null)
    },
  })
}

export function whoAmI({ approverOf }: { approverOf: ApproverOf }) {
  return tool({
    name: 'who_am_i',
    title: toolText('who_am_i.title'),
    description: toolText('who_am_i.description'),
    scope: 'read',
    effect: 'read',
    cost: () => READ,
    input: z.object({}),
    run: async (actor, _input, _signal, call) => ({
      name: actor.name,
      email: actor.email,
      employee_id: actor.employeeId,
      is_manager: actor.isAdmin,
      is_super_admin: actor.isSuperAdmin,
      approver: await approverOf(actor),
      scopes: call?.through.scopes ?? [],
    }),
  })
}
