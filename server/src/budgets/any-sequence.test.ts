// On one kind of database: what runs at the same moment has its tests in budgets.test.ts.

import { changePerson } from '@pravas/contract/administration'
import { approveExpense, approveTrip, rejectExpense, rejectTrip } from '@pravas/contract/approvals'
import { changeBudget, createBudget, listBudgets } from '@pravas/contract/budgets'
import { createEntry } from '@pravas/contract/structure'
import { runs } from '@pravas/language/testing/full-run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)

type Status = 'pending' | 'approved' | 'rejected' | 'withdrawn'
const STATUS_OF = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const
interface Request {
  number: string
  kind: 'trip' | 'expense'
  status: Status
  rupees: number
  /** The trip of a claim. */
  trip?: Request
}

/** What the budget should say, worked out from the requests alone. */
function expected(requests: readonly Request[]): { approved: number; pending: number } {
  const sum = (of: readonly Request[]) => of.reduce((all, { rupees }) => all + rupees, 0)
  const live = requests.filter(({ status }) => status === 'pending' || status === 'approved')
  const groups = Map.groupBy(live, (request) => request.trip ?? request)
  let approved = 0
  let total = 0
  for (const group of groups.values()) {
    const most = (of: readonly Request[]) =>
      Math.max(sum(of.filter(({ kind }) => kind === 'trip')), sum(of.filter(({ kind }) => kind === 'expense')))
    approved += most(group.filter(({ status }) => status === 'approved'))
    total += most(group)
  }
  return { approved, pending: total - approved }
}

const amount = fc.integer({ min: 1, max: 9000 })
const step = fc.oneof(
  fc.record({ do: fc.constant('trip' as const), rupees: amount }),
  fc.record({ do: fc.constant('claim' as const), rupees: amount }),
  fc.record({ do: fc.constant('claim of trip' as const), rupees: amount, at: fc.nat() }),
  fc.record({ do: fc.constantFrom('approve' as const, 'reject' as const, 'withdraw' as const), at: fc.nat() }),
  fc.record({ do: fc.constant('budget' as const), rupees: fc.integer({ min: 0, max: 40_000 }) }),
)

test('after any sequence a budget says what its requests add up to, and one that blocks lets nobody exceed it', async () => {
  const administrator = it.as('administrator')
  let round = 0
  const manager = it.as('manager')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      round += 1
      const code = `C${round}`
      await administrator.call(createEntry, { params: { kind: 'cost_centre' }, body: { code, name: code } })
      await administrator.call(changePerson, { params: { person: 'EMP1001' }, body: { cost_centre: code } })
      let limit = 20_000
      const { id } = await administrator.call(createBudget, {
        body: { kind: 'cost_centre', code, year: 2026, amount: limit, when_over: 'block' },
      })
      const requests: Request[] = []
      const pick = (of: readonly Request[], at: number) => of[at % Math.max(of.length, 1)]
      for (const one of steps) {
        const before = expected(requests)
        const add = async (request: Omit<Request, 'number'>, send: () => Promise<string>) => {
          const after = expected([...requests, { ...request, number: '' }])
          const adds = after.approved + after.pending - before.approved - before.pending
          const fits = adds === 0 || after.approved + after.pending <= limit
          const sent = await send().catch((error: { code?: string }) => error)
          if (typeof sent === 'string') requests.push({ ...request, number: sent })
          else expect(sent).toMatchObject({ code: 'budget.exceeded' })
          expect(typeof sent === 'string').toBe(fits)
        }
        if (one.do === 'trip') {
          await add({ kind: 'trip', status: 'pending', rupees: one.rupees }, () => build.trip({ rupees: one.rupees }))
        } else if (one.do === 'claim') {
          const rupees = [one.rupees]
          await add({ kind: 'expense', status: 'pending', rupees: one.rupees }, () => build.expense({ rupees }))
        } else if (one.do === 'claim of trip') {
          const trips = requests.filter(
            ({ kind, status }) => kind === 'trip' && (status === 'pending' || status === 'approved'),
          )
          const trip = pick(trips, one.at)
          if (!trip) continue
          const claim = { kind: 'expense', status: 'pending', rupees: one.rupees, trip } as const
          await add(claim, () => build.expense({ rupees: [one.rupees], trip: trip.number }))
        } else if (one.do === 'budget') {
          limit = one.rupees
          await administrator.call(changeBudget, { params: { budgetId: id }, body: { amount: limit } })
        } else {
          const request = pick(
            requests.filter(({ status }) => status === 'pending'),
            one.at,
          )
          if (!request) continue
          const status = STATUS_OF[one.do]
          const { kind, number } = request
          if (one.do === 'withdraw') await it.as('employee').post(`/api/${kind}/${number}/withdraw`, {})
          else if (one.do === 'approve')
            await manager.call(kind === 'trip' ? approveTrip : approveExpense, { body: { id: number } })
          else await manager.call(kind === 'trip' ? rejectTrip : rejectExpense, { body: { id: number, reason: 'No.' } })
          request.status = status
        }
        const { items } = await administrator.call(listBudgets, { query: { year: 2026, query: code } })
        const shown = items.find((budget) => budget.code === code)
        const { approved, pending } = expected(requests)
        expect(shown).toMatchObject({ approved, pending, left: limit - approved - pending })
      }
    }),
    { numRuns: runs({ usual: 5, full: 20 }) },
  )
}, 120_000)
