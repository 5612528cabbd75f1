import { putApprovalFlow, type StepInput } from '@pravas/contract/approval-flow'
import { Decision, UNDO_MS } from '@pravas/contract/approvals'
import type { RequestStatus } from '@pravas/contract/requests'
import { runs } from '@pravas/language/testing/full-run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database

const ASKED = ['finance', 'traveldesk', 'othermanager'] as const
const APPROVERS: Record<(typeof ASKED)[number], StepInput['approver']> = {
  finance: { kind: 'role', role: 'finance' },
  traveldesk: { kind: 'role', role: 'travel_desk' },
  othermanager: { kind: 'person', person: 'EMP2002' },
}
const STEPS = fc.uniqueArray(fc.record({ who: fc.constantFrom(...ASKED), isBeside: fc.boolean() }), {
  selector: ({ who }) => who,
  maxLength: 3,
})
const DECIDERS = ['manager', ...ASKED, 'employee', 'colleague'] as const satisfies readonly Who[]
const MOVE = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('approve' as const), by: fc.constantFrom(...DECIDERS) }) },
  fc.record({
    do: fc.constantFrom('reject' as const, 'return' as const, 'undo' as const),
    by: fc.constantFrom(...DECIDERS),
  }),
  { weight: 3, arbitrary: fc.constant({ do: 'wait' as const, by: 'employee' as const }) },
)

/** A claim as the flow has it: who has approved by stage, and the decisions that can be undone, the latest last. */
interface Model {
  status: RequestStatus
  stage: number
  isOpen: boolean
  approved: Set<Who>
  fresh: { by: Who; before: Omit<Model, 'fresh'> }[]
}

async function useFlow(steps: readonly { who: (typeof ASKED)[number]; isBeside: boolean }[]): Promise<Who[][]> {
  const flow = await db.selectFrom('approval_flows').select('version').executeTakeFirst()
  const body = {
    version: flow?.version ?? 0,
    escalate_after_days: null,
    steps: steps.map(({ who, isBeside }) => ({
      name: who,
      beside_previous: isBeside,
      when: {},
      approver: APPROVERS[who],
    })),
  }
  await it.as('administrator').call(putApprovalFlow, { body })
  const stages: Who[][] = [['manager']]
  for (const [index, { who, isBeside }] of steps.entries()) {
    if (isBeside && index > 0) stages.at(-1)?.push(who)
    else stages.push([who])
  }
  return stages
}

async function take(move: { do: 'approve' | 'reject' | 'return' | 'undo' | 'wait'; by: Who }, id: string) {
  if (move.do === 'wait') {
    it.clock.set(new Date(it.clock.now().getTime() + UNDO_MS).toISOString())
    await it.app.openSteps()
    return true
  }
  const path = move.do === 'undo' ? 'undo-decision' : `${move.do}-expense`
  return (await it.as(move.by).post(`/api/admin/${path}`, { id, reason: 'No.', comment: 'Why?' })).status === 200
}

/** Where a move leads; undefined: it is refused. */
function next(model: Model, move: { do: string; by: Who }, stages: readonly Who[][]): Model | undefined {
  const { fresh, ...now } = model
  if (move.do === 'wait') return { ...now, isOpen: true, fresh: [] }
  if (move.do === 'undo') {
    const last = fresh.at(-1)
    return last?.by === move.by ? { ...last.before, fresh: fresh.slice(0, -1) } : undefined
  }
  const asked = stages[model.stage] ?? []
  const isTheirs = model.isOpen && asked.includes(move.by) && !model.approved.has(move.by)
  if (model.status !== 'pending' || !isTheirs) return undefined
  const after = [...fresh, { by: move.by, before: now }]
  if (move.do !== 'approve') return { ...now, status: move.do === 'reject' ? 'rejected' : 'returned', fresh: after }
  const approved = new Set([...model.approved, move.by])
  if (!asked.every((who) => approved.has(who))) return { ...now, approved, fresh: after }
  if (model.stage === stages.length - 1) return { ...now, approved, status: 'approved', fresh: after }
  return { status: 'pending', stage: model.stage + 1, isOpen: false, approved: new Set(), fresh: after }
}

test('whatever the flow and whoever tries what in whatever order, only those whose turn it is move a claim on', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, fc.array(MOVE, { minLength: 1, maxLength: 12 }), async (steps, moves) => {
      const stages = await useFlow(steps)
      const claim = await build.expense()
      let model: Model = { status: 'pending', stage: 0, isOpen: true, approved: new Set(), fresh: [] }
      for (const move of moves) {
        const after = next(model, move, stages)
        expect([move, await take(move, claim)]).toEqual([move, after !== undefined])
        model = after ?? model
      }
      const stored = await db
        .selectFrom('expenses')
        .select(['id', 'status'])
        .where('expense_number', '=', claim)
        .executeTakeFirstOrThrow()
      expect(stored.status).toBe(model.status)
      const decisions = await db
        .selectFrom('decisions')
        .select('is_final')
        .where('request_id', '=', stored.id)
        .where('taken_back_at', 'is', null)
        .execute()
      expect(decisions.filter(({ is_final }) => is_final)).toHaveLength(model.status === 'pending' ? 0 : 1)
    }),
    { numRuns: runs({ usual: 12, full: 25 }) },
  )
})

test('of twenty decisions at once at a step exactly one counts', async () => {
  const [, finance = []] = await useFlow([{ who: 'finance', isBeside: false }])
  const claim = await build.expense()
  for (const who of ['manager', ...finance] as const) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        it.as(who).post(`/api/admin/${index % 2 ? 'approve' : 'reject'}-expense`, { id: claim, reason: 'No.' }),
      ),
    )
    const counted = answers.filter(({ status }) => status === 200)
    expect(counted).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    // So that there is a second stage to try.
    const [answer] = counted
    if (Decision.parse(answer?.body).status === 'rejected') {
      await it.as(who).post('/api/admin/undo-decision', { id: claim })
      if (who === 'manager') await it.as(who).post('/api/admin/approve-expense', { id: claim })
    }
    await take({ do: 'wait', by: 'employee' }, claim)
  }
})
