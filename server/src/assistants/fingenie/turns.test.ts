// On one kind of database: this is about a conversation, and the queries behind it have tests of their own.

import { fingenieHistory } from '@pravas/contract/chat'
import { listExpenses } from '@pravas/contract/expenses'
import { askFinGenie, sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import { fakeReader, type Printed, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ reader: fakeReader() })
const employee = () => app.as('employee')

const SESSION = 'fingenie-1'
const LUNCH: Printed = { merchant: 'Old Fort Kitchen', date: '2026-06-08', rupees: 1240.5, category: 'Food' }
const CAB: Printed = { merchant: 'City Cabs', date: '2026-06-09', rupees: 640, category: 'Transport' }

function upload(...printed: Printed[]) {
  const receipts = printed.map((print) => uploadOf(`${print.merchant}.png`, receiptPng(print)))
  return employee().call(uploadReceipts, { body: { receipts, sessionId: SESSION } })
}
const ask = (message: string, turnId?: string) =>
  employee().call(askFinGenie, { body: { message, sessionId: SESSION, turnId } })
const SEND = { prompt: 'send reimbursement', sessionId: SESSION }
const send = (turnId?: string) => employee().call(sendReimbursement, { body: { ...SEND, turnId } })
const totals = async () => {
  const expenses = await employee().call(listExpenses, { params: { employeeId: 'EMP1001' } })
  return expenses.map(({ total }) => total)
}
const messages = async () =>
  (await employee().call(fingenieHistory.getSession, { params: { sessionId: SESSION } })).messages

describe('a turn that comes again', () => {
  test('is answered as before and changes nothing more', async () => {
    await upload(LUNCH)
    await ask('the total is 700')
    await ask('the total is 800')
    const first = await ask('undo that', 'a')
    expect(first.summary?.receipts).toMatchObject([{ data: { total: 700 } }])
    const count = (await messages()).length
    await ask('the total is 900')
    expect(await ask('undo that', 'a')).toEqual(first)
    const body = { userMessage: 'undo that', botResponse: first.response, sessionId: SESSION }
    expect(await employee().call(fingenieHistory.saveExchange, { body })).toEqual({ saved: false })
    expect(await messages()).toHaveLength(count + 2)
    expect((await ask('what is the total?')).response).toContain('₹900.00')
  })

  test('is answered once though both are asked at the same moment', async () => {
    await upload(LUNCH)
    const [first, second] = await Promise.all([ask('hello', 'a'), ask('hello', 'a')])
    expect(second).toEqual(first)
    expect(await messages()).toHaveLength(4)
  })

  test('sends no receipt that came after it', async () => {
    await upload(LUNCH)
    const sent = await send('a')
    await upload(CAB)
    expect(await send('a')).toEqual(sent)
    expect(await totals()).toEqual([1240.5])
    expect((await send('b')).referenceId).not.toBe(sent.referenceId)
    expect(await totals()).toEqual([640, 1240.5])
  })

  test('is refused again as it was, and said once', async () => {
    await upload({ merchant: 'Tea Point' })
    const again = () => employee().refused(sendReimbursement, { body: { ...SEND, turnId: 'a' } })
    const refusal = await again()
    expect(refusal).toMatchObject({ code: 'claim.no_total', errors: [{ path: 'receipts[0]' }] })
    const count = (await messages()).length
    await ask('350')
    expect(await again()).toEqual({ ...refusal, request_id: expect.any(String) })
    expect(await messages()).toHaveLength(count + 2)
    expect(await totals()).toEqual([])
    await send('b')
    expect(await totals()).toEqual([350])
  })

  test('means nothing in another conversation or of another person', async () => {
    await upload(LUNCH)
    await ask('what is the total?', 'a')
    const { response } = await app
      .as('colleague')
      .call(askFinGenie, { body: { message: 'what is the total?', sessionId: SESSION, turnId: 'a' } })
    expect(response).toMatch(wordsOf('no-receipts'))
  })
})

test.each([[''], ['x'.repeat(65)], [7]])('%j is no turn id', async (turnId) => {
  const path = 'body.turnId'
  const body = { message: 'hello', sessionId: SESSION, turnId }
  expect(await employee().post('/api/chat/fingenie', body)).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  expect(await employee().post('/api/chat/fingenie/email', { ...SEND, turnId })).toMatchObject({
    status: 400,
    body: { errors: [{ path }] },
  })
})

test('an upload keeps what can be undone', async () => {
  await upload(LUNCH)
  await ask('the total is 700')
  await upload(CAB)
  expect((await ask('undo that')).response).toMatch(wordsOf('undo.done', { value: '₹1,240.50' }))
})
