// On one kind of database: this is about what HTTP answers, and the queries behind it have tests of their own.
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { fakeReader, type Printed, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp({ reader: fakeReader() })
const build = builders(it)
const { as } = it

/** What an address answers with 200; anything else is undefined. */
async function answerOf(who: Who, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await as(who).send(method, `/api${path}`, body)
  return answer.status === 200 ? answer.body : undefined
}

test('trips and expenses are read at the specified addresses, lists as plain arrays', async () => {
  const trip = await build.trip()
  const expense = await build.expense()
  expect(await answerOf('employee', 'GET', '/trips/EMP1001')).toMatchObject([{ trip_number: trip }])
  expect(await answerOf('employee', 'GET', '/expenses/EMP1001')).toMatchObject([{ expense_number: expense }])
  expect(await answerOf('employee', 'GET', `/trip/${trip}`)).toMatchObject({ trip_number: trip })
  expect(await answerOf('employee', 'GET', `/expense/${expense}`)).toMatchObject({ expense_number: expense })
  expect(await answerOf('employee', 'GET', `/expense/${expense}/receipts`)).toMatchObject([{ total: 1240 }])
})

test('what is pending is read at the specified addresses, of all and of a team', async () => {
  const trips = [{ trip_number: await build.trip() }]
  const expenses = [{ expense_number: await build.expense() }]
  expect(await answerOf('superadmin', 'GET', '/admin/pending-trips')).toMatchObject(trips)
  expect(await answerOf('manager', 'GET', '/admin/pending-trips/EMP2001')).toMatchObject(trips)
  expect(await answerOf('superadmin', 'GET', '/api/admin/pending-expenses')).toMatchObject(expenses)
  expect(await answerOf('manager', 'GET', '/admin/pending-expenses/EMP2001')).toMatchObject(expenses)
})

test.each([
  ['/admin/approve-trip', 'trip', 'approved'],
  ['/admin/approve-expense', 'expense', 'approved'],
  ['/admin/reject-trip', 'trip', 'rejected'],
  ['/admin/reject-expense', 'expense', 'rejected'],
] as const)('%s decides on a %s, which is %s then', async (path, kind, status) => {
  const id = await build[kind]()
  const body = status === 'rejected' ? { id, reason: 'Too dear.' } : { id }
  expect(await answerOf('manager', 'POST', path, body)).toBeDefined()
  expect(await answerOf('employee', 'GET', `/${kind}/${id}`)).toMatchObject({
    status,
    rejection_reason: status === 'rejected' ? 'Too dear.' : null,
  })
})

test.each(['tripmate', 'fingenie'])('conversations with %s are saved, listed, read and deleted', async (assistant) => {
  const sessionId = `${assistant}-1-a`
  const exchange = { userMessage: 'Hello', botResponse: 'Good day.', sessionId }
  expect(await answerOf('employee', 'POST', `/chat/${assistant}/save`, exchange)).toBeDefined()
  expect(await answerOf('employee', 'GET', `/chat/${assistant}/sessions`)).toMatchObject({
    sessions: [{ sessionId, chat_name: 'Hello', lastActivity: expect.any(String) }],
  })
  const address = `/chat/${assistant}/session/${sessionId}`
  expect(await answerOf('employee', 'GET', address)).toMatchObject({
    messages: [
      { message: 'Hello', sender: 'User', timestamp: expect.any(String) },
      { message: 'Good day.', sender: 'Assistant', timestamp: expect.any(String) },
    ],
  })
  expect(await answerOf('employee', 'DELETE', address)).toBeDefined()
  expect(await answerOf('employee', 'GET', `/chat/${assistant}/sessions`)).toEqual({ sessions: [] })
})

test('FinGenie takes receipts, a follow-up, a sync and a reimbursement with the specified fields', async () => {
  const owner = { sessionId: 'fingenie-1-a', employee_id: 'EMP1001' }
  const printed: Printed = { merchant: 'Old Fort Kitchen', date: '2026-06-08', rupees: 1240.5, category: 'Food' }
  const receiptFiles = [uploadOf('dinner.png', receiptPng(printed))]

  const uploaded = await answerOf('employee', 'POST', '/chat/fingenie/upload', { receipts: receiptFiles, ...owner })
  const data = { total: 1240.5, merchant: 'Old Fort Kitchen', date: '2026-06-08', category: 'Food' }
  const summary = { session_id: owner.sessionId, receipts: [{ data }] }
  expect(uploaded).toMatchObject({ response: expect.any(String), summary })

  const receiptContext = { fileNames: ['dinner.png'], sessionId: owner.sessionId, isComparisonMode: true, summary }
  const followUp = { isFollowUp: true, followUpType: 'amount', useCustomPrompt: true, receiptContext }
  const question = { message: 'What is the total?', ...owner, ...followUp }
  expect(await answerOf('employee', 'POST', '/chat/fingenie', question)).toMatchObject({
    response: expect.stringContaining('1,240.50'),
  })

  const synced = { sessionId: owner.sessionId, receipts: summary.receipts }
  expect(await answerOf('employee', 'POST', '/chat/fingenie/sync', synced)).toBeDefined()

  const claim = { prompt: 'send for approval', summary, ...owner, receiptFiles }
  expect(await answerOf('employee', 'POST', '/chat/fingenie/email', claim)).toMatchObject({
    response: expect.any(String),
    referenceId: expect.stringMatching(/^EXP-/),
  })
})
