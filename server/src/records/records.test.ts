import { getApprovalFlow, putApprovalFlow, type StepInput } from '@pravas/contract/approval-flow'
import { approveExpense, approveTrip, rejectExpense, returnExpense, UNDO_MS } from '@pravas/contract/approvals'
import { getExpense } from '@pravas/contract/expenses'
import { currentSession } from '@pravas/contract/people'
import { COUNTED_RECORDS, listRecords, type RecordsQuery, recordsExportPath } from '@pravas/contract/records'
import { createEntry } from '@pravas/contract/structure'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import type { Who } from '../testing/stage.ts'
import { testApp } from '../testing/test-app.ts'
import { recordsExportRoute } from './routes.ts'
import { createRecords, type Records } from './service.ts'

const it = await testApp()
const build = builders(it)

const listed = async (who: Who, query: RecordsQuery & { cursor?: string; limit?: number } = {}) =>
  await it.as(who).call(listRecords, { query })
const numbers = async (who: Who, query: RecordsQuery = {}) =>
  (await listed(who, query)).items.map(({ number }) => number)

test('a record is listed with whose it is, where it stands and what it costs', async () => {
  const trip = await build.trip({ status: 'approved', rupees: 5432.5 })

  const { items, next } = await listed('employee')

  expect(next).toBeNull()
  expect(items).toEqual([
    {
      type: 'trip',
      id: expect.any(String),
      number: trip,
      status: 'approved',
      employee_id: 'EMP1001',
      employee_name: 'Asha Rao',
      department: items[0]?.department,
      what: 'Delhi → Mumbai',
      date: '2026-06-19',
      total: 5432.5,
      submitted_at: '2026-06-10T06:30:00.000Z',
      decided_at: '2026-06-10T06:30:00.000Z',
      findings: expect.any(Number),
    },
  ])
})

test('each reads within their rights: their own, their team’s, or of a kind everybody’s', async () => {
  const own = await build.trip()
  const outsiders = await build.trip({ traveller: 'outsider' })
  const managers = await build.expense({ claimant: 'manager' })
  const claim = await build.expense({ claimant: 'colleague' })
  const all = [claim, managers, outsiders, own]

  expect(await numbers('employee')).toEqual([own])
  expect(await numbers('manager')).toEqual([claim, managers, own])
  expect(await numbers('othermanager')).toEqual([outsiders])
  expect(await numbers('administrator')).toEqual([])
  expect(await numbers('newjoiner')).toEqual([])
  expect(await numbers('traveldesk')).toEqual([outsiders, own])
  for (const who of ['superadmin', 'finance', 'auditor'] as const) expect(await numbers(who)).toEqual(all)
})

test('filters narrow the list: type, status, person, text and days', async () => {
  const trip = await build.trip({ status: 'approved' })
  it.clock.set('2026-06-12T18:29:00Z')
  const claim = await build.expense({ claimant: 'colleague', status: 'rejected' })
  it.clock.set('2026-06-12T18:31:00Z')
  const late = await build.expense({ rupees: [75] })
  const of = (query: RecordsQuery) => numbers('superadmin', query)

  expect(await of({ type: 'trip' })).toEqual([trip])
  expect(await of({ type: 'expense' })).toEqual([late, claim])
  expect(await of({ status: 'rejected' })).toEqual([claim])
  expect(await of({ person: 'EMP1002' })).toEqual([claim])
  expect(await of({ person: 'emp1002' })).toEqual([claim])
  expect(await of({ person: it.actor('colleague').personId })).toEqual([claim])
  expect(await of({ person: 'EMP-of-nobody' })).toEqual([])
  expect(await of({ query: trip.toLowerCase() })).toEqual([trip])
  expect(await of({ query: 'mumb' })).toEqual([trip])
  expect(await of({ query: '%' })).toEqual([])
  // The day begins at midnight in India: 18:30 in UTC.
  expect(await of({ from: '2026-06-12', until: '2026-06-12' })).toEqual([claim])
  expect(await of({ from: '2026-06-13' })).toEqual([late])
})

test('a filter shows a manager nothing of another team', async () => {
  await build.trip({ traveller: 'outsider' })

  expect(await numbers('manager', { person: 'EMP1003' })).toEqual([])
})

test('whatever somebody finds in the list, they may open, with its receipts', async () => {
  await build.trip({ traveller: 'outsider' })
  await build.expense({ claimant: 'colleague' })
  await build.expense()

  for (const who of ['employee', 'manager', 'finance', 'auditor', 'traveldesk', 'superadmin'] as const) {
    const { items } = await listed(who)
    expect(items).not.toEqual([])
    for (const { type, number } of items) {
      const addresses = [`/api/${type}/${number}`, ...(type === 'expense' ? [`/api/expense/${number}/receipts`] : [])]
      for (const address of addresses) {
        const { status, body } = await it.as(who).get(address)
        expect([who, address, status]).toEqual([who, address, 200])
        expect(body).not.toEqual([])
      }
    }
  }
})

test('the first page says how many records there are on all of them', async () => {
  for (let made = 0; made < 3; made += 1) await build.trip()
  await build.expense()

  const first = await listed('superadmin', { limit: 2 })
  expect(first.count).toBe(4)
  expect((await listed('superadmin', { limit: 2, cursor: first.next ?? '' })).count).toBeNull()
  expect((await listed('superadmin', { type: 'trip' })).count).toBe(3)
  expect((await listed('superadmin', { type: 'trip', limit: 1 })).count).toBe(3)
  expect((await listed('othermanager')).count).toBe(0)
})

const exported = async (who: Who, query: RecordsQuery = {}) => {
  const { status, headers, body } = await it.as(who).get(recordsExportPath(query))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="records.csv"')
  return String(body).trimEnd().split('\r\n')
}
const HEADER =
  'Number,Type,Status,Employee ID,Employee,Department,Route or description,Date,Total (INR),Policy findings,Submitted,Decided'

const byPerson = (person: string): StepInput => ({
  name: 'Second approval',
  beside_previous: false,
  when: {},
  approver: { kind: 'person', person },
})
/** Who decides after the manager, and after this many working days others besides. */
const flow = async (steps: StepInput[], escalate_after_days: number | null = null) => {
  const { version } = await it.as('administrator').call(getApprovalFlow)
  await it.as('administrator').call(putApprovalFlow, { body: { version, steps, escalate_after_days } })
}
/** Lets the time for an undo pass, and asks whoever decides next. */
const ask = async () => {
  it.clock.set(new Date(it.clock.now().getTime() + UNDO_MS).toISOString())
  expect(await it.app.openSteps()).toBeGreaterThan(0)
}
/** What somebody finds, which the export has as well and each of which they may open. */
const numbersOf = async (who: Who) => {
  const [, ...lines] = await exported(who)
  const found = await numbers(who)
  expect(lines.map((line) => line.split(',')[0])).toEqual(found)
  for (const number of found) {
    const { status } = await it.as(who).get(`/api/${number.startsWith('TRP') ? 'trip' : 'expense'}/${number}`)
    expect([who, number, status]).toEqual([who, number, 200])
  }
  return found
}

test('who decides at a step finds what they were asked, also when it is decided and the flow has another step', async () => {
  await flow([byPerson('EMP1003')])
  const trip = await build.trip()
  const claim = await build.expense()
  await build.expense()
  expect(await numbersOf('outsider')).toEqual([])
  await it.as('manager').call(approveTrip, { body: { id: trip } })
  await it.as('manager').call(approveExpense, { body: { id: claim } })
  // Nobody is asked before the manager's decision stands.
  expect(await numbersOf('outsider')).toEqual([])
  await ask()

  expect(await numbersOf('outsider')).toEqual([claim, trip])
  await it.as('outsider').call(approveTrip, { body: { id: trip } })
  await it.as('outsider').call(rejectExpense, { body: { id: claim, reason: 'Not ours' } })
  await flow([])
  const { isAdmin, wasAsked } = (await it.as('outsider').call(currentSession)).user
  expect({ isAdmin, wasAsked }).toEqual({ isAdmin: false, wasAsked: true })
  expect(await numbersOf('outsider')).toEqual([claim, trip])
  expect(await numbersOf('colleague')).toEqual([])
})

test('a role that is asked finds what it was asked, and a request of one’s own once', async () => {
  await flow([{ ...byPerson(''), approver: { kind: 'role', role: 'travel_desk' } }])
  const others = await build.expense()
  const own = await build.expense({ claimant: 'traveldesk' })
  for (const id of [others, own]) await it.as('superadmin').call(approveExpense, { body: { id } })
  await ask()

  expect(await numbersOf('traveldesk')).toEqual([own, others])
  expect(await numbers('traveldesk', { status: 'pending', query: others })).toEqual([others])
  expect((await listed('traveldesk', { limit: 1 })).count).toBe(2)
})

test('the head of a department finds what asked them, until an edit asks others', async () => {
  const { db } = it.database
  await db.updateTable('people').set({ department: 'Sales' }).where('employee_id', '=', 'EMP1001').execute()
  await it.as('administrator').call(createEntry, {
    params: { kind: 'department' },
    body: { code: 'SAL', name: 'Sales', owner: 'EMP1003' },
  })
  await flow([{ ...byPerson(''), approver: { kind: 'department_head' } }])
  const claim = await build.expense()
  await it.as('manager').call(approveExpense, { body: { id: claim } })
  await ask()

  expect(await numbersOf('outsider')).toEqual([claim])
  await it.as('outsider').call(returnExpense, { body: { id: claim, comment: 'Which client?', fields: [] } })
  expect(await numbersOf('outsider')).toEqual([claim])
  await db.updateTable('expenses').set({ version: 2 }).where('expense_number', '=', claim).execute()
  expect(await numbersOf('outsider')).toEqual([])
  expect(await it.as('outsider').refused(getExpense, { params: { expenseId: claim } })).toMatchObject({ status: 404 })
})

test('who a request was escalated to finds it, also after the manager decided', async () => {
  await it.database.db
    .updateTable('people')
    .set({ manager_employee_id: 'EMP2002' })
    .where('employee_id', '=', 'EMP2001')
    .execute()
  await flow([], 1)
  const trip = await build.trip()
  expect(await numbersOf('othermanager')).toEqual([])
  it.clock.set('2026-06-15T06:00:00Z')
  await it.app.escalate()

  expect(await numbersOf('othermanager')).toEqual([trip])
  await it.as('manager').call(approveTrip, { body: { id: trip } })
  expect(await numbersOf('othermanager')).toEqual([trip])
})

test('an export is a table of days and plain amounts that a spreadsheet opens as it is', async () => {
  // Half past midnight in India is still the day before in UTC.
  it.clock.set('2026-06-11T19:00:00Z')
  const trip = await build.trip({ status: 'approved', rupees: 5432.5 })

  const [header, line, ...rest] = await exported('employee')

  expect(header).toBe(HEADER)
  const { department, findings } = (await listed('employee')).items[0] ?? {}
  expect(line).toBe(
    `${trip},trip,approved,EMP1001,Asha Rao,${department ?? ''},Delhi → Mumbai,2026-06-19,5432.5,${findings},2026-06-12,2026-06-12`,
  )
  expect(rest).toEqual([])
})

test('an export begins with the mark by which Excel knows UTF-8', async () => {
  const response = await fetch(new URL(recordsExportPath(), it.origin), {
    headers: { cookie: await it.cookie('finance') },
  })
  expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('an export has exactly what the list shows to the same person with the same filters', async () => {
  await build.trip({ traveller: 'outsider' })
  await build.trip({ status: 'approved' })
  await build.expense({ claimant: 'colleague', status: 'rejected' })
  await build.expense({ claimant: 'manager' })
  const queries: RecordsQuery[] = [
    {},
    { type: 'trip' },
    { status: 'rejected' },
    { person: 'EMP1001' },
    { query: 'mumb' },
  ]

  for (const who of ['employee', 'manager', 'finance', 'auditor', 'traveldesk', 'administrator'] as const) {
    for (const query of queries) {
      const [, ...lines] = await exported(who, query)
      expect([who, query, lines.map((line) => line.split(',')[0])]).toEqual([who, query, await numbers(who, query)])
    }
  }
})

test.each(['=1+1', '+91', '-2', '@sum', '\tx', "'=1"])(
  'a description %j is text in an export, not a formula',
  async (text) => {
    const number = await build.expense({ claimant: 'colleague' })
    await it.database.db
      .updateTable('expenses')
      .set({ description: text })
      .where('expense_number', '=', number)
      .execute()

    expect((await exported('manager'))[1]).toContain(`,'${text},`)
  },
)

test('an export goes on where its first part ends', async () => {
  const number = await build.trip()
  const { db } = it.database
  const [{ id, ...trip } = { id: '' }] = await db
    .selectFrom('trips')
    .selectAll()
    .where('trip_number', '=', number)
    .execute()
  const copies = Array.from({ length: 1200 }, (_, at) => ({
    ...trip,
    id: id.replace(/.{12}$/, String(at).padStart(12, '0')),
    draft_id: null,
    trip_number: `TRP-2026-9${String(at).padStart(5, '0')}`,
    findings: JSON.stringify([]),
  }))
  await db
    .insertInto('trips')
    .values(copies as never)
    .execute()
  const parts: number[] = []
  const records = createRecords({ db, exported: (_, count) => parts.push(count) })
  const chunks: string[] = []
  for await (const chunk of records.export(it.actor('employee'), {})) chunks.push(chunk)

  const [, ...lines] = chunks.join('').trimEnd().split('\r\n')
  const found = lines.map((line) => line.split(',')[0])
  expect(new Set(found).size).toBe(1201)
  expect(found).toHaveLength(1201)
  expect(parts).toEqual([500, 500, 201])
  expect((await listed('employee', { limit: 1 })).count).toBe(1201)
  expect(COUNTED_RECORDS).toBeGreaterThan(1201)
})

/** Where an export is answered whose lines these are. */
async function exportOf(lines: () => AsyncGenerator<string, void>): Promise<string> {
  const app = fastify()
  onTestFinished(() => app.close())
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { signedIn: { actor: it.actor('finance') } })
  })
  recordsExportRoute(app, { export: lines } as Pick<Records, 'export'> as Records)
  return `${await app.listen({ port: 0 })}${recordsExportPath()}`
}

test('an export that fails halfway breaks off, so that no part passes for the whole', async () => {
  const address = await exportOf(async function* () {
    yield 'Number\r\n'
    throw new Error('The database is gone.')
  })
  const response = await fetch(address)
  await expect(response.text()).rejects.toThrow()
})

test('nothing more is read for an export that nobody receives any more', async () => {
  const ended = Promise.withResolvers<void>()
  const address = await exportOf(async function* () {
    try {
      for (;;) yield 'x'.repeat(100_000)
    } finally {
      ended.resolve()
    }
  })
  const leaving = new AbortController()
  const { body } = await fetch(address, { signal: leaving.signal })
  await body?.getReader().read()
  leaving.abort()
  await ended.promise
})

test('pages follow each other without a gap or a repetition', async () => {
  const made = [
    await build.trip(),
    await build.expense(),
    await build.trip(),
    await build.expense(),
    await build.trip(),
  ]
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listed('superadmin', { limit: 2, ...(cursor !== undefined && { cursor }) })
    seen.push(...page.items.map(({ number }) => number))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)

  expect(seen).toEqual(made.toReversed())
})

test.each([
  ['limit', '201'],
  ['limit', '0'],
  ['status', 'lost'],
  ['type', 'hotel'],
  ['from', '2026-02-30'],
  ['cursor', 'bm9wZQ'],
])('%s=%s is refused, and the field is named', async (name, value) => {
  const { status, body } = await it.as('employee').get(`/api/records?${name}=${value}`)

  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ path: `query.${name}` }] })
})

test.each(['status=lost', 'limit=5', 'cursor=bm9wZQ', 'person='])(
  'an export with %s is refused, and the field is named',
  async (query) => {
    const { status, body } = await it.as('finance').get(`/api/records/export.csv?${query}`)

    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ path: `query.${query.split('=')[0]}` }] })
  },
)
