import { uploadReceipts } from '@pravas/contract/fingenie'
import { currentSession, login } from '@pravas/contract/people'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { builders } from '../testing/builders.ts'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { openSocket } from '../testing/socket-client.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { createBudgets } from './budgets.ts'
import { COSTLY } from './cost-rules.ts'

// A second of work a minute: the first receipts are read, and then nothing more.
const parts = {
  reader: fakeReader(),
  claimPdfWriter: { write: async () => Buffer.from('%PDF'), close: () => undefined },
}
const it = await testApp(parts, { RATE_LIMIT_SECONDS: '1' })
const build = builders(it)

const upload = (who: Who) =>
  it.as(who).post('/api/chat/fingenie/upload', {
    receipts: [1, 2].map((copies) => uploadOf('a.png', receiptPng({ rupees: 100 }, copies))),
    sessionId: 'fingenie-1',
  })

test('who has had a minute’s work done is told when to come again, and others are served', async () => {
  expect((await upload('employee')).status).toBe(200)
  const refused = await it.as('employee').get('/api/auth/session')
  expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await it.as('manager').call(currentSession)
})

test('two PDFs are a second’s work, and so are a hundred questions', async () => {
  const number = await build.expense({ claimant: 'colleague' })
  const { as } = it
  const pdf = async () => (await as('colleague').get(`/api/expense/${number}/pdf`)).status
  expect([await pdf(), await pdf(), await pdf()]).toEqual([200, 200, 429])
  const ask = async () =>
    (await as('othermanager').post('/api/chat/fingenie', { message: 'hello', sessionId: 'a' })).status
  const asked: number[] = []
  while (asked.at(-1) !== 429 && asked.length < 200) asked.push(await ask())
  expect(asked.length).toBe(101)
})

test('what is drawn is paid for, and what has been drawn is not paid again', async () => {
  const receipts = [uploadOf('a.png', receiptPng({ rupees: 100 }))]
  const uploaded = await it.as('outsider').call(uploadReceipts, { body: { receipts, sessionId: 'fingenie-1' } })
  const link = uploaded.summary.receipts[0]?.receipt_link ?? ''
  const outsider = it.as('outsider')
  const draw = async (page: number) => (await outsider.get(link.replace(/file$/, `picture/${page}`))).status
  expect([await draw(0), await draw(0), await draw(0), await draw(0)]).toEqual([200, 200, 200, 200])
  // There are no such pages, which has to be looked up all the same.
  expect([await draw(1), await draw(2), await draw(3)]).toEqual([404, 404, 429])
})

test('before a sign-in the address pays, and a sign-in more than the rest', async () => {
  const credentials = { body: { email: 'employee@pravas.example', password: DEMO_PASSWORD } }
  let signIns = 0
  for (; signIns < 40; signIns += 1) {
    const { status } = await it.anonymous.post('/api/auth/login', credentials.body)
    if (status === 429) break
  }
  expect(signIns).toBe(34)
  expect(await it.anonymous.refused(login, credentials)).toMatchObject({ status: 429 })
})

test('a turn over the socket is paid for', async () => {
  const socket = await openSocket(it.origin, { cookie: await it.cookie('superadmin') })
  await socket.say('hello')
  await upload('superadmin')
  socket.send({ action: 'sendMessage', prompt: 'Delhi to Mumbai tomorrow', sessionId: 'tripmate-1', turnId: 't1' })
  expect(await socket.next()).toMatchObject({
    type: 'error',
    turnId: 't1',
    message: expect.stringContaining('Too many'),
  })
  await socket.close()
})

test('every entry with a cost of its own is an entry of the API', () => {
  const entries = it.app.entries.map(({ method, path }) => `${method} ${path}`)
  expect(entries).toEqual(expect.arrayContaining(COSTLY))
})

test('without a limit nobody is held back', () => {
  const { spend } = createBudgets(0)
  for (let time = 0; time < 5; time += 1) spend('person', 1e12)
})

test('what is given back can be spent again, by its caller alone', () => {
  const budgets = createBudgets(1)
  const giveBack = budgets.spend('asha', 10_000)
  budgets.spend('ravi', 10_000)
  expect(() => budgets.spend('asha', 1)).toThrow()
  giveBack(1)
  budgets.spend('asha', 1)
  for (const caller of ['asha', 'ravi']) expect(() => budgets.spend(caller, 1)).toThrow()
})
