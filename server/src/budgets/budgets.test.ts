import { changePerson } from '@pravas/contract/administration'
import { changeTripAllocation, getTripAllocation, listAllocationOptions } from '@pravas/contract/allocation'
import { approveTrip, pendingTripsOfTeam, rejectExpense, rejectTrip } from '@pravas/contract/approvals'
import { recordBooking } from '@pravas/contract/bookings'
import {
  type BudgetInput,
  budgetHistory,
  changeBudget,
  createBudget,
  deleteBudget,
  expenseBudgets,
  importBudgets,
  listBudgets,
  tripBudgets,
} from '@pravas/contract/budgets'
import { getExpense } from '@pravas/contract/expenses'
import { changeOrganisation } from '@pravas/contract/organisation'
import { currentSession } from '@pravas/contract/people'
import { changeEntry, createEntry, type EntryInput } from '@pravas/contract/structure'
import { getTrip } from '@pravas/contract/trips'
import { beforeEach, expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { shownStay, tripDraftsOf } from '../testing/trip-dialogue.ts'

const it = await testApp()
const build = builders(it)
const administrator = () => it.as('administrator')

beforeEach(async () => {
  await entry('cost_centre', { code: '4100', name: 'Sales' })
  await entry('project', { code: 'APOLLO', name: 'Apollo launch' })
  for (const person of ['EMP1001', 'EMP1002'])
    await administrator().call(changePerson, { params: { person }, body: { cost_centre: '4100' } })
})

const entry = (kind: string, body: Partial<EntryInput> & { code: string; name: string }) =>
  administrator().call(createEntry, { params: { kind }, body })
const budget = (input: Partial<BudgetInput> = {}) =>
  administrator().call(createBudget, {
    body: { kind: 'cost_centre', code: '4100', year: 2026, amount: 20_000, ...input },
  })
const figures = async (year = 2026) =>
  (await administrator().call(listBudgets, { query: { year } })).items.map(({ code, approved, pending, left }) => ({
    code,
    approved,
    pending,
    left,
  }))

/** A stay at ₹5,000 that somebody was shown. */
async function stay(who: Who = 'employee') {
  const drafts = tripDraftsOf(it)
  const until = new Date(it.clock.now().getTime() + 60_000)
  const shown = await drafts.create(it.actor(who), shownStay(), until)
  return { ...shown, send: () => drafts.submit(it.actor(who), shown) }
}

const draftOf = (draftId: string) => ({ params: { draftId } })

test('a request goes on the cost centre of its person, and shows it wherever it is shown', async () => {
  const trip = await build.trip()
  const expense = await build.expense()
  const booked = { cost_centre: { code: '4100', name: 'Sales' } }
  expect(await it.as('employee').call(getTrip, { params: { tripId: trip } })).toMatchObject(booked)
  expect(await it.as('employee').call(getExpense, { params: { expenseId: expense } })).toMatchObject(booked)
  const [pending] = await it.as('manager').call(pendingTripsOfTeam, { params: { employeeId: 'EMP2001' } })
  expect(pending).toMatchObject(booked)
  const mails = await it.database.db.selectFrom('outbox_mails').select('body').execute()
  expect(mails.filter(({ body }) => body.includes('Booked on: cost centre 4100 (Sales)'))).toHaveLength(2)
})

test('a draft is booked on another one by code or name, and goes there when it is sent', async () => {
  await entry('cost_centre', { code: '4200', name: 'Marketing' })
  const draft = await stay()
  const employee = it.as('employee')
  expect(await employee.call(getTripAllocation, draftOf(draft.id))).toMatchObject({
    cost_centre: { value: { code: '4100' }, from: 'person', offered: true, required: false, problem: null },
    project: { value: null, from: null, offered: true },
  })
  const body = { cost_centre: 'marketing', project: 'apollo' }
  const chosen = await employee.call(changeTripAllocation, { ...draftOf(draft.id), body })
  expect(chosen).toMatchObject({
    cost_centre: { value: { code: '4200' }, from: 'chosen' },
    project: { from: 'chosen' },
  })
  const { tripNumber } = await draft.send()
  expect(await employee.call(getTrip, { params: { tripId: tripNumber } })).toMatchObject({
    cost_centre: { code: '4200' },
    project: { code: 'APOLLO', name: 'Apollo launch' },
  })
  // A page that asked while it was sent has its answer; nothing is booked anew.
  expect(await employee.call(getTripAllocation, draftOf(draft.id))).toMatchObject({ project: { from: 'chosen' } })
  expect(await employee.refused(changeTripAllocation, { ...draftOf(draft.id), body })).toMatchObject({ status: 404 })
})

test.each([
  ['what nobody has heard of', { code: 'X1', name: 'Other' }, 'X9'],
  ['what is closed', { code: 'X1', name: 'Other', active: false }, 'X1'],
  ['a project that ended before the trip', { code: 'X1', name: 'Other', ends_on: '2026-06-18' }, 'X1'],
  ['a project that starts after the trip', { code: 'X1', name: 'Other', starts_on: '2026-06-20' }, 'X1'],
])('%s is refused at its field', async (_, body, project) => {
  await entry('project', body)
  const draft = await stay()
  const refused = await it.as('employee').refused(changeTripAllocation, { ...draftOf(draft.id), body: { project } })
  expect(refused).toMatchObject({ status: 400, errors: [{ path: 'body.project' }] })
})

test('what was closed after it was chosen stops the request, with the field', async () => {
  const draft = await stay()
  const body = { project: 'APOLLO' }
  await it.as('employee').call(changeTripAllocation, { ...draftOf(draft.id), body })
  const params = { kind: 'project', entry: 'APOLLO' }
  await administrator().call(changeEntry, { params, body: { active: false } })
  await expect(draft.send()).rejects.toMatchObject({
    code: 'allocation.required',
    inputErrors: [{ path: 'project', message: expect.stringContaining('closed') }],
  })
})

test('where a project is required nothing is sent without one, neither a trip nor a claim', async () => {
  await administrator().call(changeOrganisation, {
    body: { required_of_requests: { cost_centre: false, project: true } },
  })
  const refusal = { code: 'allocation.required', inputErrors: [{ path: 'project' }] }
  await expect(build.trip()).rejects.toMatchObject(refusal)
  await expect(build.expense()).rejects.toMatchObject(refusal)
  const draft = await stay()
  expect(await it.as('employee').call(getTripAllocation, draftOf(draft.id))).toMatchObject({
    project: { required: true, problem: expect.stringContaining('project') },
  })
  await it.as('employee').call(changeTripAllocation, { ...draftOf(draft.id), body: { project: 'APOLLO' } })
  expect((await draft.send()).tripNumber).toMatch(/^TRP/)
})

test('only what takes requests today is offered, the best matches first', async () => {
  await entry('project', { code: 'B1', name: 'An apollo too' })
  await entry('project', { code: 'GONE', name: 'Apollo gone', ends_on: '2026-06-09' })
  await entry('project', { code: 'CLOSED', name: 'Apollo closed', active: false })
  const query = { field: 'project', query: 'APOLLO' } as const
  const { items } = await it.as('employee').call(listAllocationOptions, { query })
  expect(items.map(({ code }) => code)).toEqual(['APOLLO', 'B1'])
})

test('what waits is reserved, what is approved moves, what is rejected is free again', async () => {
  await budget()
  const [first, second] = [await build.trip({ rupees: 6000 }), await build.expense({ rupees: [1000, 240] })]
  expect(await figures()).toEqual([{ code: '4100', approved: 0, pending: 7240, left: 12_760 }])
  await it.as('manager').call(approveTrip, { body: { id: first } })
  expect(await figures()).toEqual([{ code: '4100', approved: 6000, pending: 1240, left: 12_760 }])
  await it.as('manager').call(rejectExpense, { body: { id: second, reason: 'No.' } })
  expect(await figures()).toEqual([{ code: '4100', approved: 6000, pending: 0, left: 14_000 }])
  expect(await it.as('employee').call(expenseBudgets, { params: { expenseId: second } })).toEqual({ items: [] })
})

test('the claims of a trip use up what the trip has reserved, and add only what is beyond it', async () => {
  await budget({ when_over: 'block' })
  const trip = await build.trip({ rupees: 15_000, status: 'approved' })
  const within = await build.expense({ rupees: [9000], trip })
  expect(await figures()).toEqual([{ code: '4100', approved: 15_000, pending: 0, left: 5000 }])
  await build.expense({ rupees: [8000], trip })
  expect(await figures()).toEqual([{ code: '4100', approved: 15_000, pending: 2000, left: 3000 }])
  const { items } = await it.as('manager').call(expenseBudgets, { params: { expenseId: within } })
  expect(items).toMatchObject([{ approved: 15_000, pending: 0, adds: 2000, left: 3000 }])
  await expect(build.expense({ rupees: [4000], trip })).rejects.toMatchObject({ code: 'budget.exceeded' })
})

test('a claim of a trip is booked where the trip is, whatever its person is on by now', async () => {
  await budget()
  const trip = await build.trip({ rupees: 5000, status: 'approved' })
  await entry('cost_centre', { code: '4200', name: 'Marketing' })
  await administrator().call(changePerson, { params: { person: 'EMP1001' }, body: { cost_centre: '4200' } })
  const expense = await build.expense({ rupees: [5000], trip })
  expect(await it.as('employee').call(getExpense, { params: { expenseId: expense } })).toMatchObject({
    cost_centre: { code: '4100' },
  })
  expect(await figures()).toMatchObject([{ approved: 5000, pending: 0 }])
})

test('a budget that blocks refuses what exceeds it, with the figures; one that warns lets it pass and tells the approver', async () => {
  const { id } = await budget({ amount: 8000, when_over: 'block' })
  await build.trip({ rupees: 6000 })
  await expect(build.trip({ rupees: 2000.01 })).rejects.toMatchObject({
    code: 'budget.exceeded',
    message: expect.stringContaining('₹2,000 left'),
  })
  await build.trip({ rupees: 2000 })
  expect(await figures()).toMatchObject([{ pending: 8000, left: 0 }])
  await administrator().call(changeBudget, { params: { budgetId: id }, body: { when_over: 'warn' } })
  const trip = await build.trip({ rupees: 1000 })
  const { items } = await it.as('manager').call(tripBudgets, { params: { tripId: trip } })
  expect(items).toEqual([
    {
      kind: 'cost_centre',
      code: '4100',
      name: 'Sales',
      year: 2026,
      year_text: '2026–27',
      amount: 8000,
      when_over: 'warn',
      approved: 0,
      pending: 8000,
      adds: 1000,
      left: -1000,
    },
  ])
  const mails = await it.database.db.selectFrom('outbox_mails').select('body').execute()
  expect(mails.filter(({ body }) => body.includes('2026–27: over by ₹1,000'))).toHaveLength(1)
})

test('of many who ask for the last of a budget at the same moment only as many get it as it holds', async () => {
  await budget({ amount: 20_000, when_over: 'block' })
  const sent = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      at % 2
        ? build.trip({ rupees: 5000, traveller: at % 4 === 1 ? 'employee' : 'colleague' })
        : build.expense({ rupees: [5000] }),
    ),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  for (const one of sent) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'budget.exceeded' })
  expect(await figures()).toEqual([{ code: '4100', approved: 0, pending: 20_000, left: 0 }])
})

test('a draft that is sent twice at the same moment is one trip and reserves once', async () => {
  await budget({ amount: 5000, when_over: 'block' })
  const draft = await stay()
  const numbers = await Promise.all([draft.send(), draft.send(), draft.send()])
  expect(new Set(numbers.map(({ tripNumber }) => tripNumber)).size).toBe(1)
  expect(await figures()).toMatchObject([{ pending: 5000, left: 0 }])
})

test('a request counts in the financial year of its trip, in that of its project and its cost centre', async () => {
  await budget()
  await budget({ year: 2025 })
  await budget({ kind: 'project', code: 'APOLLO', amount: 9000 })
  const draft = await stay()
  await it.as('employee').call(changeTripAllocation, { ...draftOf(draft.id), body: { project: 'APOLLO' } })
  const shown = await it.as('employee').call(getTripAllocation, draftOf(draft.id))
  expect(shown.budgets).toMatchObject([
    { code: '4100', adds: 5000, left: 15_000 },
    { code: 'APOLLO', adds: 5000, left: 4000 },
  ])
  await draft.send()
  expect(await figures()).toMatchObject([{ pending: 5000 }, { code: 'APOLLO', pending: 5000 }])
  expect(await figures(2025)).toMatchObject([{ pending: 0 }])
})

test('what has no price yet is not said to cost nothing', async () => {
  await budget({ when_over: 'block', amount: 100 })
  const { draft, shown } = shownStay()
  const priceless = {
    ...draft,
    chosen: { ...draft.chosen, hotel: draft.chosen.hotel && { ...draft.chosen.hotel, price: 0 } },
  }
  const until = new Date(it.clock.now().getTime() + 60_000)
  const { id } = await tripDraftsOf(it).create(it.actor('employee'), { draft: priceless, shown }, until)
  const { budgets } = await it.as('employee').call(getTripAllocation, draftOf(id))
  expect(budgets).toMatchObject([{ adds: null, left: null }])
})

test('budgets are imported by kind, code and year, and their export changes nothing', async () => {
  const importing = (csv: string, commit = true) => administrator().call(importBudgets, { body: { csv, commit } })
  const csv = `kind;code;year;amount;when_over
cost_centre;4100;2026-27;₹5,00,000.50;block
project;apollo;2026;250000;
project;APOLLO;2026;1;
project;NONE;2026;1;
cost_centre;4100;2026-28;1;
cost_centre;4100;1999;1;
department;4100;2026;1;
cost_centre;4100;2027;lots;
cost_centre;4100;2028;-5;
cost_centre;4100;2029;1e99;
cost_centre;4100;2030;5;maybe`
  const preview = await importing(csv, false)
  expect(preview).toMatchObject({ created: 1, updated: 0, unchanged: 0 })
  expect(preview.refused.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(await figures()).toEqual([])
  const right = `kind,code,year,amount,when_over\ncost_centre,4100,2026,"5,00,000.50",block\nproject,APOLLO,2026,250000,\n`
  expect(await importing(right)).toMatchObject({ created: 2, updated: 0, unchanged: 0, refused: [] })
  const exported = String((await administrator().get('/api/budgets/export.csv')).body)
  expect(await importing(exported)).toEqual({
    created: 0,
    updated: 0,
    unchanged: 2,
    refused: [],
    ignored: [],
    changes: [],
  })
  expect(await importing('kind,code,year,amount\ncost_centre,4100,2026,600000')).toMatchObject({ updated: 1 })
  const { items } = await administrator().call(listBudgets, { query: { year: 2026 } })
  expect(items).toMatchObject([
    { code: '4100', amount: 600_000, when_over: 'block' },
    { code: 'APOLLO', when_over: 'warn' },
  ])
})

test('amounts of a file are grouped as in India, by thousands or not, and nothing else is guessed', async () => {
  const csv = `Kind;Code;Year;Amount;Remarks
cost_centre;4100;2026;1,00,000;x
cost_centre;4100;2027;₹ 100,000.50;x
cost_centre;4100;2028;Rs. 100000;x
cost_centre;4100;2029;1,00,00;x
cost_centre;4100;2030;1.00.000;x
cost_centre;4100;2031;;x
`
  const preview = await administrator().call(importBudgets, { body: { csv, commit: false } })
  expect(preview.changes.map(({ after }) => after.amount)).toEqual([100_000, 100_000.5, 100_000])
  expect(preview.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [5, "amount: '1,00,00' is not an amount. Write it as 100000, 1,00,000 or 100,000."],
    [6, "amount: '1.00.000' is not an amount. Write it as 100000, 1,00,000 or 100,000."],
    [7, 'amount: Enter the amount in rupees.'],
  ])
  expect(preview.ignored).toEqual(['Remarks'])
  const refused = administrator().refused(importBudgets, { body: { csv: 'code,amount\n4100,1\n', commit: false } })
  expect(await refused).toMatchObject({
    errors: [{ path: 'body.csv', message: expect.stringContaining('Missing columns: “kind”, “year”.') }],
  })
})

test('what happened to a budget is kept, also once it is deleted', async () => {
  const { id, version } = await budget()
  const params = { budgetId: id }
  await administrator().call(changeBudget, { params, body: { amount: 100.5, version } })
  expect(await administrator().refused(changeBudget, { params, body: { amount: 7, version } })).toMatchObject({
    status: 409,
    code: 'budget.changed',
  })
  await administrator().call(deleteBudget, { params })
  const { items } = await it.as('auditor').call(budgetHistory, { params, query: {} })
  expect(items).toMatchObject([
    { action: 'budget.deleted', before: { amount: 100.5 }, after: null },
    { action: 'budget.changed', before: { amount: 20_000 }, after: { amount: 100.5 } },
    {
      action: 'budget.created',
      before: null,
      after: { kind: 'cost_centre', code: '4100', year: 2026, amount: 20_000 },
    },
  ])
})

test('whoever owns a cost centre or a project reads its budgets and changes none', async () => {
  await budget()
  await budget({ kind: 'project', code: 'APOLLO' })
  const params = { kind: 'cost_centre', entry: '4100' }
  await administrator().call(changeEntry, { params, body: { owner: 'EMP2001' } })
  const owns = async (who: Who) => (await it.as(who).call(currentSession)).user.ownsBudgets
  expect([await owns('manager'), await owns('othermanager'), await owns('newjoiner')]).toEqual([true, false, false])
  const own = await it.as('manager').call(listBudgets, { query: {} })
  expect(own).toMatchObject({
    items: [{ code: '4100', owner: { employee_id: 'EMP2001' } }],
    manage: false,
    export: false,
  })
  expect((await it.as('employee').call(listBudgets, { query: {} })).items).toEqual([])
  expect((await it.as('newjoiner').call(listBudgets, { query: {} })).items).toEqual([])
  expect((await it.as('finance').call(listBudgets, { query: {} })).items).toHaveLength(2)
})

test('budgets are listed in pages, each once', async () => {
  for (const code of ['a1', 'B2', 'c3']) {
    await entry('cost_centre', { code, name: `Centre ${code}` })
    await budget({ code })
  }
  await budget({ kind: 'project', code: 'APOLLO' })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await administrator().call(listBudgets, { query: { year: 2026, limit: 1, ...(cursor && { cursor }) } })
    seen.push(...page.items.map(({ code }) => code))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen).toEqual(['a1', 'B2', 'c3', 'APOLLO'])
})

test.each([
  [{ amount: -1 }, 400, 'body.amount'],
  [{ amount: 1.005 }, 400, 'body.amount'],
  [{ amount: 1e15 }, 400, 'body.amount'],
  [{ year: 1999 }, 400, 'body.year'],
  [{ code: 'NONE' }, 400, 'body.code'],
  [{ kind: 'department' as 'project' }, 400, 'body.kind'],
])('a budget of %j is refused at its field', async (input, status, path) => {
  const body = { kind: 'cost_centre' as const, code: '4100', year: 2026, amount: 5, ...input }
  expect(await administrator().refused(createBudget, { body })).toMatchObject({ status, errors: [{ path }] })
})

test('an expense of a rejected trip counts by itself', async () => {
  await budget()
  const trip = await build.trip({ rupees: 10_000 })
  await build.expense({ rupees: [3000], trip })
  expect(await figures()).toMatchObject([{ approved: 0, pending: 10_000 }])
  await it.as('manager').call(rejectTrip, { body: { id: trip, reason: 'No.' } })
  expect(await figures()).toMatchObject([{ approved: 0, pending: 3000 }])
})

test('a financial year begins with the month that the organisation has set', async () => {
  await budget({ year: 2026 })
  await budget({ year: 2025 })
  await build.trip({ rupees: 4000 })
  await administrator().call(changeOrganisation, { body: { financial_year_start: 7 } })
  expect([await figures(2025), await figures(2026)]).toMatchObject([[{ pending: 4000 }], [{ pending: 0 }]])
  await administrator().call(changeOrganisation, { body: { financial_year_start: 1 } })
  const calendar = await administrator().call(listBudgets, { query: {} })
  expect(calendar).toMatchObject({ year: 2026, items: [{ year_text: '2026', pending: 4000 }] })
})

test('what trips are booked for stands beside what was approved, and changes nothing of it', async () => {
  await budget({ kind: 'project', code: 'APOLLO', amount: 90_000 })
  const trip = await build.trip({ status: 'approved' })
  const { db } = it.database
  const { id } = await db
    .selectFrom('structure_entries')
    .select('id')
    .where('code', '=', 'APOLLO')
    .executeTakeFirstOrThrow()
  await db.updateTable('trips').set({ project_id: id }).where('trip_number', '=', trip).execute()
  const shown = async () => {
    const { items } = await administrator().call(listBudgets, { query: { year: 2026 } })
    return items.find(({ code }) => code === 'APOLLO')
  }
  expect(await shown()).not.toHaveProperty('booked')
  const way = {
    flight_number: '6E 2046',
    from: 'DEL',
    departs: '2026-06-19 08:00',
    to: 'BOM',
    arrives: '2026-06-19 10:15',
  }
  await it.as('traveldesk').call(recordBooking, {
    params: { tripId: trip },
    body: { part: 'flight:1', reference: 'ABC123', cost: 5400, legs: [way] },
  })
  expect(await shown()).toMatchObject({ approved: 5000, left: 85_000, booked: { cost: 5400, approved: 5000 } })
})
