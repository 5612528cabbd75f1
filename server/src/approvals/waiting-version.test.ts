import { changePerson } from '@pravas/contract/administration'
import { putApprovalFlow, type StepInput } from '@pravas/contract/approval-flow'
import { listWaiting } from '@pravas/contract/approval-lists'
import {
  approveExpense,
  approveTrip,
  rejectTrip,
  returnExpense,
  UNDO_MS,
  undoDecision,
} from '@pravas/contract/approvals'
import { createDelegation, deleteDelegation, listDelegations } from '@pravas/contract/delegations'
import { listExpenseReceipts } from '@pravas/contract/expenses'
import { withdrawTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

/** Everybody whose list can change here, with where the specification has it. */
const LISTS: readonly (readonly [Who, string])[] = [
  ['manager', '/EMP2001'],
  ['colleague', '/EMP1002'],
  ['othermanager', '/EMP2002'],
  ['finance', '/EMP3002'],
  ['superadmin', ''],
]
const TYPES = ['trip', 'expense'] as const

/** A list as it was sent, with its tag. */
async function sent(who: Who, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(`/api${path}`, it.origin), {
    headers: { cookie: await it.cookie(who), ...headers },
  })
  return { status: response.status, tag: response.headers.get('etag') ?? '', text: await response.text() }
}

/** All lists by person and type. The paged call names the tag of each list, and a caller that has the tag is answered 304. */
async function lists() {
  const found = LISTS.flatMap(([who, own]) =>
    TYPES.map(async (type): Promise<[string, { tag: string; text: string }]> => {
      const path = `/admin/pending-${type}s${own}`
      const list = await sent(who, path)
      const named = (await as(who).call(listWaiting, { query: { type, limit: 1 } })).version
      const again = await sent(who, path, { 'if-none-match': list.tag })
      expect([who, type, list.status, named, again]).toEqual([
        who,
        type,
        200,
        list.tag,
        { status: 304, tag: list.tag, text: '' },
      ])
      return [`${who} ${type}`, list]
    }),
  )
  return new Map(await Promise.all(found))
}

const later = () => it.clock.set(new Date(it.clock.now().getTime() + UNDO_MS).toISOString())
async function ask() {
  later()
  await it.app.openSteps()
}
const step = (name: string, person: string, beside = false): StepInput => ({
  name,
  beside_previous: beside,
  when: {},
  approver: { kind: 'person', person },
})
const flow = () =>
  as('administrator').call(putApprovalFlow, {
    body: {
      version: 0,
      escalate_after_days: null,
      steps: [
        { ...step('Finance', ''), approver: { kind: 'role', role: 'finance' } },
        step('Head', 'EMP2002', true),
        step('Board', 'EMP1002'),
      ],
    },
  })
const rename = async (who: Who, name: string) => {
  const { personId, orgId } = it.actor(who)
  await db.updateTable('people').set({ name }).where('org_id', '=', orgId).where('id', '=', personId).execute()
}

test('a list that has changed has another tag, whatever changed it, and one that has not keeps its own', async () => {
  await flow()
  const [trip, withdrawn, rejected] = [await build.trip(), await build.trip(), await build.trip()]
  const claim = await build.expense({ rupees: [800, 150, 50] })
  const returned = await build.expense()
  const receipts = await as('employee').call(listExpenseReceipts, { params: { expenseId: claim } })
  const refused = [{ receipt_id: receipts[1]?.id ?? '', reason: 'Alcohol isn’t reimbursed.' }]
  /** Each change with the lists that it must change, so that none of them passes by changing nothing. */
  const changes: [string, () => Promise<unknown>, string[]][] = [
    ['a new trip', () => build.trip(), ['manager trip', 'superadmin trip']],
    ['a new claim', () => build.expense(), ['manager expense', 'superadmin expense']],
    [
      'a trip is withdrawn',
      () => as('employee').call(withdrawTrip, { params: { tripId: withdrawn } }),
      ['manager trip'],
    ],
    [
      'a rejection',
      () => as('manager').call(rejectTrip, { body: { id: rejected, reason: 'Too late.' } }),
      ['manager trip'],
    ],
    ['it is taken back', () => as('manager').call(undoDecision, { body: { id: rejected } }), ['manager trip']],
    [
      'a claim is returned',
      () => as('manager').call(returnExpense, { body: { id: returned, comment: 'Which client?', fields: [] } }),
      ['manager expense'],
    ],
    ['the employee is called otherwise', () => rename('employee', 'Asha R. Rao'), ['manager trip', 'manager expense']],
    ['a delegation begins', () => delegate(), ['colleague trip', 'colleague expense']],
    ['it ends', () => endDelegation(), ['colleague trip', 'colleague expense']],
    ['the first step of a trip', () => as('manager').call(approveTrip, { body: { id: trip } }), ['manager trip']],
    [
      'the first step of a claim, of which a receipt is refused',
      () => as('manager').call(approveExpense, { body: { id: claim, refused } }),
      ['manager expense', 'superadmin expense'],
    ],
    ['steps open', ask, ['finance trip', 'othermanager trip', 'finance expense']],
    ['who decided is called otherwise', () => rename('manager', 'Meera I.'), ['finance trip', 'finance expense']],
    ['who is asked beside is called otherwise', () => rename('othermanager', 'Vikram S.'), ['finance trip']],
    [
      'who is asked later is called otherwise',
      () => rename('colleague', 'Rohan K.'),
      ['finance trip', 'finance expense'],
    ],
    ['one of two side by side', () => as('finance').call(approveTrip, { body: { id: trip } }), ['othermanager trip']],
    ['it is taken back', () => as('finance').call(undoDecision, { body: { id: trip } }), ['othermanager trip']],
    [
      'a step refuses another receipt',
      () =>
        as('othermanager').call(approveExpense, {
          body: { id: claim, refused: [{ receipt_id: receipts[0]?.id ?? '', reason: 'Private.' }] },
        }),
      ['finance expense', 'superadmin expense'],
    ],
    [
      'the employee gets another manager',
      () =>
        as('administrator').call(changePerson, {
          params: { person: it.actor('employee').personId },
          body: { manager_id: 'EMP2002' },
        }),
      ['manager trip', 'othermanager trip'],
    ],
  ]
  let before = await lists()
  const seen = new Map<string, string>()
  for (const [change, make, must] of changes) {
    await make()
    const after = await lists()
    const changed = [...after].filter(([list, { text }]) => before.get(list)?.text !== text).map(([list]) => list)
    expect([change, changed]).toEqual([change, expect.arrayContaining(must)])
    for (const [list, { tag, text }] of after) {
      const key = `${list} ${tag}`
      // A tag never stands for two answers, however far apart they are.
      expect([change, list, seen.get(key) ?? text]).toEqual([change, list, text])
      seen.set(key, text)
    }
    before = after
  }
  expect(await lists()).toEqual(before)
})

async function delegate() {
  await as('manager').call(createDelegation, {
    body: { to: 'EMP1002', starts_on: '2026-06-10', ends_on: '2026-06-13' },
  })
}

async function endDelegation() {
  const [delegation] = (await as('manager').call(listDelegations)).items
  await as('manager').call(deleteDelegation, { params: { delegationId: delegation?.id ?? '' } })
}
