// On one kind of database: this is about what is said of a change, and the queries behind it have tests of their own.

import { createBudget } from '@pravas/contract/budgets'
import { importStatement, listCardLines, registerCard } from '@pravas/contract/company-cards'
import { createDelegation } from '@pravas/contract/delegations'
import { createBatch, payBatch, verifyClaim } from '@pravas/contract/finance'
import { addMileage } from '@pravas/contract/mileage'
import { requestErasure } from '@pravas/contract/personal-data'
import { createEntry, createHoliday } from '@pravas/contract/structure'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { AdminCommand, runAdminCommand } from '../admin/command.ts'
import { hashToken, newToken } from '../identity/tokens.ts'
import { newId } from '../ids.ts'
import { adminParts } from '../testing/admin-parts.ts'
import { builders } from '../testing/builders.ts'
import { watchChanges } from '../testing/change-watch.ts'
import { fakeReader, receiptPng } from '../testing/fake-reader.ts'
import { connectedAssistant } from '../testing/mcp-client.ts'
import { CHANGED_APART, unsaid } from '../testing/no-entry.ts'
import { openSocket } from '../testing/socket-client.ts'
import { testApp } from '../testing/test-app.ts'
import { shownStay, tripDraftsOf } from '../testing/trip-dialogue.ts'

const it = await testApp({ reader: fakeReader() }, { SIGN_UP_DOMAINS: 'new.example', SMTP_URL: 'smtp://mail.example' })
const { db } = it.database
const build = builders(it)
const watch = await watchChanges(db)
afterAll(watch.end)
beforeEach(async () => {
  // The first policy of an organisation is written when it is first asked for.
  await it.as('superadmin').get('/api/policy')
})

const finance = () => it.as('finance')
const administrator = () => it.as('administrator')
const PASSWORD = 'a long new password'

/** Makes what is changed, and answers how to change it. */
type Change = () => Promise<{ path: string; body?: unknown; by?: 'finance' | 'administrator' | 'employee' | 'nobody' }>

const mailedToken = async (): Promise<string> => {
  const mails = () => db.selectFrom('outbox_mails').select('body').orderBy('id', 'desc').execute()
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  return /\/([\w-]{43})(?![\w-])/.exec((await mails())[0]?.body ?? '')?.[1] ?? ''
}
const batch = async (number: string) => (await finance().call(createBatch, { body: { claims: [number] } })).id
const STATEMENT = (amount: string) => `Date,Card,Amount\n08/06/2026,4321,${amount}\n`
/** A company card of the employee with a payment of an amount, on the day of the builders’ receipts. */
const statement = async (amount: string) => {
  await finance().call(registerCard, { body: { person: 'EMP1001', last_four: '4321', label: 'Card' } })
  await finance().call(importStatement, { body: { csv: STATEMENT(amount), commit: true } })
}
const holiday = async () => {
  const { id } = await administrator().call(createHoliday, { body: { day: '2026-11-08', name: 'Diwali', state: null } })
  return `/holidays/${id}`
}
const project = async () => {
  const code = newId()
  await administrator().call(createEntry, { params: { kind: 'project' }, body: { code, name: code } })
  return code
}
const budget = async () =>
  (
    await administrator().call(createBudget, {
      body: { kind: 'project', code: await project(), year: 2026, amount: 5 },
    })
  ).id
const policyDraft = async () => {
  const { body } = await administrator().get('/api/policy/file?format=json')
  const { file } = body as { file: string }
  const { status } = await administrator().post('/api/policy/draft/import', { file })
  expect(status).toBe(200)
}

const changes: Record<(typeof CHANGED_APART)[number], Change> = {
  'DELETE /account/erasure-request': async () => {
    await it.as('employee').call(requestErasure)
    return { path: '/account/erasure-request', by: 'employee' }
  },
  'DELETE /card-lines/:lineId/match': async () => {
    await build.expense()
    await statement('1240')
    const { items } = await finance().call(listCardLines, { query: { view: 'all', state: 'matched' } })
    return { path: `/card-lines/${items[0]?.id}/match`, by: 'finance' }
  },
  'DELETE /finance/claims/:expenseId/verify': async () => {
    const expenseId = await build.expense({ status: 'approved' })
    await finance().call(verifyClaim, { params: { expenseId }, body: {} })
    return { path: `/finance/claims/${expenseId}/verify`, by: 'finance' }
  },
  'DELETE /holidays/:holidayId': async () => ({ path: await holiday() }),
  'DELETE /organisation/checklist': async () => {
    await db.updateTable('organisations').set({ checklist_open: true }).execute()
    return { path: '/organisation/checklist' }
  },
  'DELETE /organisation/webhooks/:service': async () => {
    const body = { address: 'https://hooks.slack.example/services/a', events: ['decided'] }
    await administrator().send('PUT', '/api/organisation/webhooks/slack', body)
    return { path: '/organisation/webhooks/slack' }
  },
  'DELETE /policy/draft': async () => {
    await policyDraft()
    return { path: '/policy/draft' }
  },
  'PATCH /budgets/:budgetId': async () => ({ path: `/budgets/${await budget()}`, body: { amount: 9, version: 1 } }),
  'PATCH /organisation': async () => ({ path: '/organisation', body: { name: 'Acme' } }),
  'PATCH /structure/:kind/:entry': async () => ({
    path: `/structure/project/${await project()}`,
    body: { active: false },
  }),
  'POST /auth/password-reset': async () => ({
    path: '/auth/password-reset',
    body: { email: 'employee@pravas.example' },
    by: 'nobody',
  }),
  'POST /auth/password-reset/confirm': async () => {
    const token = newToken()
    const now = it.clock.now()
    const row = { org_id: it.orgId(), id: newId(), person_id: it.actor('employee').personId, created_at: now }
    const expires_at = new Date(now.getTime() + 60_000)
    const link = { ...row, token_hash: hashToken(token), expires_at, used_at: null }
    await db.insertInto('password_resets').values(link).execute()
    return { path: '/auth/password-reset/confirm', body: { token, password: PASSWORD }, by: 'nobody' }
  },
  'POST /auth/sign-up/confirm': async () => {
    await it.anonymous.post('/api/auth/sign-up', { name: 'New', email: 'a@new.example', password: PASSWORD })
    return { path: '/auth/sign-up/confirm', body: { token: await mailedToken(), password: PASSWORD }, by: 'nobody' }
  },
  'POST /budgets': async () => ({
    path: '/budgets',
    body: { kind: 'project', code: await project(), year: 2026, amount: 5 },
  }),
  'POST /budgets/import': async () => ({
    path: '/budgets/import',
    body: { csv: `kind,code,year,amount\nproject,${await project()},2026,100`, commit: true },
  }),
  'POST /card-lines/:lineId/match': async () => {
    await build.expense({ rupees: [80, 80] })
    await statement('80')
    const { items } = await finance().call(listCardLines, { query: { view: 'all' } })
    const receipt_id = items[0]?.candidates[0]?.receipt_id
    return { path: `/card-lines/${items[0]?.id}/match`, body: { receipt_id }, by: 'employee' }
  },
  'POST /card-lines/match': async () => {
    await statement('1240')
    await build.expense()
    return { path: '/card-lines/match', body: {}, by: 'employee' }
  },
  'POST /card-statements': async () => {
    await statement('1')
    return { path: '/card-statements', body: { csv: STATEMENT('2'), commit: true }, by: 'finance' }
  },
  'POST /expense/drafts/:draftId/restore': async () => {
    const { draftId } = await build.receipt('employee')
    await it.as('employee').send('DELETE', `/api/expense/drafts/${draftId}`)
    return { path: `/expense/drafts/${draftId}/restore`, by: 'employee' }
  },
  'POST /finance/batches/:batchId/bounced': async () => {
    const number = await build.expense({ status: 'approved' })
    const batchId = await batch(number)
    await it
      .as('superadmin')
      .call(payBatch, { params: { batchId }, body: { reference: 'UTR1', paid_on: '2026-06-10' } })
    const body = { claims: [number], bounced_on: '2026-06-10', reason: 'Closed account.' }
    return { path: `/finance/batches/${batchId}/bounced`, body, by: 'finance' }
  },
  'POST /finance/months/:month/close': async () => ({ path: '/finance/months/2026-05/close', by: 'finance' }),
  'POST /people/import': async () => ({
    path: '/people/import',
    body: { csv: 'employee_id,location\nEMP1001,Kochi', commit: true },
  }),
  'POST /policy/draft/publish': async () => {
    await policyDraft()
    return { path: '/policy/draft/publish', body: { valid_from: '2026-07-01', why: 'New year.' } }
  },
  'POST /receipts/:receiptId/duplicate': async () => {
    const ride = { from: 'Andheri', to: 'BKC', purpose: 'Client', vehicle: 'car' as const, kilometres: 12 }
    const body = { sessionId: 'fingenie-1', ...ride, date: '2026-06-09' }
    await it.as('employee').call(addMileage, { body })
    const { receipt } = await it.as('employee').call(addMileage, { body })
    const said = { key: receipt.duplicates[0]?.key, resolution: 'different' }
    return { path: `/receipts/${receipt.receipt_id}/duplicate`, body: said, by: 'employee' }
  },
  'POST /receipts/:receiptId/restore': async () => {
    const { id } = await build.receipt('employee')
    await it.as('employee').send('DELETE', `/api/receipts/${id}`)
    return { path: `/receipts/${id}/restore`, by: 'employee' }
  },
  'POST /retention/run': async () => {
    await build.trip({ status: 'rejected' })
    it.clock.set('2040-06-10T06:30:00Z')
    return { path: '/retention/run' }
  },
  'POST /trip/:tripId/cancel': async () => ({
    path: `/trip/${await build.trip({ status: 'approved' })}/cancel`,
    body: { reason: 'Not needed.' },
    by: 'employee',
  }),
  'POST /trip/drafts/:draftId/restore': async () => {
    const until = new Date(it.clock.now().getTime() + 60_000)
    const { id } = await tripDraftsOf(it).create(it.actor('employee'), shownStay(), until)
    await it.as('employee').send('DELETE', `/api/trip/drafts/${id}`)
    return { path: `/trip/drafts/${id}/restore`, by: 'employee' }
  },
  'PUT /holidays/:holidayId': async () => ({
    path: await holiday(),
    body: { day: '2026-11-09', name: 'Diwali', state: null },
  }),
}

/** What a transaction changed, none of them without an entry; at least one entry. */
async function expectTold(): Promise<void> {
  const seen = await watch.changes()
  expect(seen.flatMap(unsaid)).toEqual([])
  expect(seen.reduce((sum, { entries }) => sum + entries, 0)).toBeGreaterThan(0)
}

test.each(CHANGED_APART)('%s says in the trail what it changed', async (route) => {
  const { path, body, by = 'administrator' } = await changes[route]()
  const client = by === 'nobody' ? it.anonymous : it.as(by)
  await watch.changes()
  const { status, body: answer } = await client.send(route.split(' ')[0] ?? '', `/api${path}`, body)
  expect([status < 300, answer]).toEqual([true, answer])
  if (route === 'POST /auth/password-reset') await mailedToken()
  await expectTold()
})

interface Drafted {
  draft_id: string
  digest: string
  draft: string
}

test('what a connected assistant changes is told', async () => {
  const { call } = await connectedAssistant(it, 'employee')
  const way = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19' }
  const { outbound } = (await call('search_flights', way)) as { outbound: { option: string }[] }
  const draft = { purpose: 'business', flights: { ...way, out: outbound[0]?.option } }
  const { draft_id, digest } = (await call('draft_trip', draft)) as Drafted
  const content = receiptPng({ merchant: 'Cafe', date: '2026-06-08', rupees: 500 }).toString('base64')
  await watch.changes()

  expect(await call('submit_trip', { draft_id, digest })).toHaveProperty('trip_number')
  await expectTold()
  const file = { file_name: 'lunch.png', media_type: 'image/png', content }
  const uploaded = (await call('upload_receipt', file)) as { draft: string }
  await expectTold()
  const journey = { from: 'Andheri', to: 'BKC', purpose: 'Client', vehicle: 'car', kilometres: 12, date: '2026-06-09' }
  expect(await call('add_mileage', { ...journey, draft: uploaded.draft })).not.toHaveProperty('refused')
  await expectTold()
  const claim = (await call('draft_claim', { draft: uploaded.draft })) as Drafted
  await watch.changes()
  expect(await call('submit_claim', { draft: uploaded.draft, digest: claim.digest })).toHaveProperty('expense_numbers')
  await expectTold()
})

test('what is sent and withdrawn over the socket is told', async () => {
  const socket = await openSocket(it.origin, { cookie: await it.cookie('employee') })
  await socket.say('Flight from Delhi to Mumbai on 19 June for business, one way, the cheapest one')
  await socket.say('the first one')
  await watch.changes()
  const { response } = await socket.say('yes, send it')
  expect(response).toMatch(/TRP-2026-\d{6}/)
  await expectTold()
  await socket.close()
})

test('what is handed over and taken back is told', async () => {
  const body = { to: 'EMP1002', starts_on: '2026-06-11', ends_on: '2026-06-11' }
  await watch.changes()
  await it.as('manager').call(createDelegation, { body })
  await expectTold()
})

const said = () => ({ out: () => {}, note: () => {} })
const policyFile = async () =>
  ((await administrator().get('/api/policy/file?format=json')).body as { file: string }).file
const commands: Record<string, () => Promise<AdminCommand>> = {
  'create-person': async () => ({
    command: 'create-person',
    ...{ email: 'n@pravas.example', name: 'N', employeeId: 'N1', managerEmployeeId: null, roles: [] },
    ...{ organisation: 'Pravas Demo', password: null },
  }),
  'reset-link': async () => ({ command: 'reset-link', email: 'employee@pravas.example' }),
  'people import': async () => ({
    command: 'people import',
    csv: 'employee_id,location\nEMP1001,Kochi',
    ...{ commit: true, organisation: null },
  }),
  'person erase': async () => {
    const email = 'left@pravas.example'
    await db.insertInto('people').values({ org_id: it.orgId(), id: newId(), name: 'Ravi Das', email }).execute()
    return { command: 'person erase', person: email, name: 'Ravi Das', why: 'x', organisation: null }
  },
  'structure import': async () => ({
    command: 'structure import',
    ...{ list: 'grade', csv: 'code,name\nL9,Level 9', commit: true, organisation: null },
  }),
  'policy import': async () => ({
    command: 'policy import',
    ...{ organisation: null, file: await policyFile(), publish: false, why: '' },
  }),
  'resolve-conflict': async () => {
    const { orgId, personId, name, email } = it.actor('employee')
    const id = newId()
    const account = { provider_tenant: 't', provider_object_id: id, name, email, noted_at: it.clock.now() }
    await db
      .insertInto('sign_on_conflicts')
      .values({ ...account, org_id: orgId, id, person_id: personId })
      .execute()
    return { command: 'resolve-conflict', id, accept: true }
  },
  'remove-demo': async () => {
    await sql`update people set is_demo = true`.execute(db)
    return { command: 'remove-demo' }
  },
  init: async () => {
    await it.database.reset()
    const file = 'organisation: { name: Acme }\nadministrator: { name: N, email: n@acme.example, employee_id: A1 }\n'
    return { command: 'init', file, files: {} }
  },
}
/** These read, make the code with which the set-up begins, or work on the whole database below its records. */
const READING = [
  'audit verify',
  'backup',
  'doctor',
  'migrate',
  'restore',
  'people export',
  'structure export',
  'policy export',
  'sign-on-conflicts',
  'setup-code',
]

test('every command of the operator that changes something says so', async () => {
  const all = AdminCommand.options.map(({ shape }) => shape.command.value)
  expect([...Object.keys(commands), ...READING].sort()).toEqual([...all].sort())
})

test.each(Object.keys(commands))('the operator’s %s says in the trail what it changed', async (name) => {
  const command = await commands[name]?.()
  await watch.changes()
  if (command) await runAdminCommand(adminParts(it), command, said())
  await expectTold()
})
