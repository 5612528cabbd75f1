// On one kind of database: this is about a conversation, and the queries behind it have tests of their own.

import { fingenieHistory } from '@pravas/contract/chat'
import { askFinGenie, sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { replies } from '@pravas/messages/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { expect, test } from 'vitest'
import { builders } from '../../testing/builders.ts'
import { fakeReader, type Printed, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp, type Who } from '../../testing/test-app.ts'
import { withoutLinks } from './rules/receipts.fixture.ts'

const it = await testApp({ reader: fakeReader() })
const build = builders(it)
const { as } = it
const { db } = it.database

const SESSION = 'fingenie-1'
const RECEIPTS: Printed[] = [
  { merchant: 'Old Fort Kitchen', date: '2026-06-08', rupees: 1240.5, category: 'Food', gstin: '07AABCT1234H1ZO' },
  { merchant: 'City Cabs', date: '2026-06-09', rupees: 640, category: 'Transport' },
]

function upload(printed = RECEIPTS, who: Who = 'employee') {
  const receipts = printed.map((print, index) => uploadOf(`receipt-${index + 1}.png`, receiptPng(print)))
  return as(who).call(uploadReceipts, { body: { receipts, sessionId: SESSION } })
}

async function ask(message: string, more: object = {}, who: Who = 'employee') {
  return withoutLinks((await as(who).call(askFinGenie, { body: { message, sessionId: SESSION, ...more } })).response)
}

test('the answer is computed from what is stored, whatever the request claims to hold', async () => {
  await upload()
  const receiptContext = { summary: { receipts: [{ data: { total: 999_999 } }] } }
  const response = await ask('what is the total?', { isFollowUp: true, followUpType: 'amount', receiptContext })
  expect(response).toContain('**₹1,880.50**')
  expect(response).not.toContain('9,99,999')
})

test('nobody’s question is answered from another’s receipts', async () => {
  await upload()
  expect(await ask('what is the total?', {}, 'colleague')).toMatch(wordsOf('no-receipts'))
})

test('the page’s guess helps where the words do not', async () => {
  await upload()
  expect(await ask('and these?', { followUpType: 'comparison' })).toMatch(
    wordsOf('compare.more-by', { less: /receipt 2/ }),
  )
})

test('a correction changes the receipt, leaves a trace and shows in the history’s entry', async () => {
  await upload()
  const response = await ask('the total of the second one is 1,240 and the category of receipt 2 is food')

  expect(response).toMatch(wordsOf('edit.done', { value: '₹1,240.00', before: '₹640.00' }))
  const [, second] = await db.selectFrom('receipts').selectAll().orderBy('id').execute()
  expect(second).toMatchObject({ total_paise: 124_000, category: 'Food', merchant: 'City Cabs' })
  const trail = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'receipt.corrected')
    .orderBy('id')
    .execute()
  expect(trail).toMatchObject([
    { record_id: second?.id, detail: { before: { total_paise: 64_000 }, after: { total_paise: 124_000 } } },
    { record_id: second?.id, detail: { before: { category: 'Transport' }, after: { category: 'Food' } } },
  ])
  expect(trail[0]?.actor_id).toBe(it.actor('employee').personId)
  expect(await as('employee').call(fingenieHistory.listSessions)).toMatchObject({ sessions: [{ category: 'Food' }] })
})

test('an answer that changed receipts carries all that are unclaimed, any other answer none', async () => {
  const { summary: uploaded } = await upload()
  const call = (message: string) => as('employee').call(askFinGenie, { body: { message, sessionId: SESSION } })
  const ids = uploaded.receipts.map(({ receipt_id }) => receipt_id)

  const corrected = await call('the total of receipt 1 is 99999')
  expect(corrected.summary).toMatchObject({
    session_id: SESSION,
    receipts: [
      { receipt_id: ids[0], data: { total: 99_999, merchant: 'Old Fort Kitchen' } },
      { receipt_id: ids[1], data: { total: 640 } },
    ],
  })
  expect(await call('remove receipt 1')).not.toHaveProperty('summary')
  expect((await call('yes')).summary?.receipts).toEqual([uploaded.receipts[1]])
  expect(await call('what is the total?')).not.toHaveProperty('summary')
  await as('employee').call(sendReimbursement, { body: { prompt: 'send reimbursement', sessionId: SESSION } })
  await upload([{ merchant: 'Tea Point', date: '2026-06-09', rupees: 80 }])
  expect((await call('the total is 90')).summary?.receipts).toMatchObject([{ data: { total: 90 } }])
})

test('an ambiguous correction asks, and the answer completes it', async () => {
  await upload()
  expect(await ask('the total is 700')).toMatch(wordsOf('edit.which'))
  expect(await ask('the second')).toMatch(wordsOf('edit.done', { receipt: 'receipt 2 (City Cabs)', value: '₹700.00' }))
})

test('what was claimed is no longer changed or removed', async () => {
  await upload()
  const { referenceId } = await as('employee').call(sendReimbursement, {
    body: { prompt: 'send reimbursement', sessionId: SESSION },
  })
  expect(await ask('the total of receipt 1 is 5,000')).toMatch(
    wordsOf('edit.claimed-in', { number: String(referenceId) }),
  )
  expect(await ask('remove receipt 1')).toMatch(wordsOf('remove.claimed-all'))
  expect(await ask('what was the total?')).toMatch(wordsOf('sent-in', { number: String(referenceId) }))
  const rows = await db.selectFrom('receipts').select('total_paise').orderBy('id').execute()
  expect(rows).toEqual([{ total_paise: 124_050 }, { total_paise: 64_000 }])
})

test('a receipt is removed once that is confirmed', async () => {
  await upload()
  expect(await ask('remove the second receipt')).toMatch(wordsOf('remove.ask', { receipts: 'receipt 2 (City Cabs)' }))
  expect(await db.selectFrom('receipts').select('id').execute()).toHaveLength(2)
  expect(await ask('yes')).toMatch(wordsOf('remove.done', { receipts: /receipt 2/ }))
  const left = db.selectFrom('receipts').select('merchant').where('removed_at', 'is', null)
  expect(await left.execute()).toEqual([{ merchant: 'Old Fort Kitchen' }])
  expect(await ask('yes')).not.toContain('removed')
})

test('the status of one’s own claims is told, nobody else’s', async () => {
  const approved = await build.expense({ status: 'approved', rupees: [500] })
  const rejected = await build.expense({ status: 'rejected', rupees: [75] })
  const others = await build.expense({ claimant: 'colleague' })

  expect(await ask(`what is the status of ${approved}?`)).toContain(`${approved} (Old Fort Kitchen, **₹500.00**`)
  expect(await ask('why was my claim rejected?')).toContain('It is not needed.')
  const all = await ask('status of my claims')
  expect(all).toContain(approved)
  expect(all).toContain(rejected)
  expect(all).not.toContain(others)
  expect(await ask(`status of ${others}`)).toBe(replies('claims.unknown', { number: others }))
  expect(await ask('status of my claims', {}, 'newjoiner')).toMatch(wordsOf('claims.none'))
})

test('claims are told of the period, amount and kind that were asked for, with the reasons', async () => {
  const early = await build.expense({ status: 'rejected', rupees: [40] })
  it.clock.set('2026-07-03T06:30:00Z')
  const late = await build.expense({ status: 'rejected', rupees: [700] })
  const pending = await build.expense({ rupees: [90] })
  const july = await ask('how much was rejected this month and why?')
  expect(july).toContain(
    'You have 1 rejected claim, decided this month (1 Jul 2026 to 31 Jul 2026), **₹700.00** together:',
  )
  expect(july).toContain(`rejected: It is not needed.`)
  expect(july).not.toContain(early)
  expect(await ask('how much was rejected last month and why?')).toContain(early)
  expect(await ask('why were claims over 500 rejected?')).toContain(late)
  expect(await ask('why were claims over 500 rejected?')).not.toContain(early)
  expect(await ask('why was anything rejected in March?')).toContain(
    'None of your 3 claims is rejected, decided 1 Mar 2026 to 31 Mar 2026.',
  )
  expect(await ask('status of the claims of this month')).toContain(pending)
})

test('question and answer are kept, and the page’s own save adds nothing', async () => {
  const botResponse = await ask('hello')
  const saved = await as('employee').call(fingenieHistory.saveExchange, {
    body: { userMessage: 'hello', botResponse, sessionId: SESSION },
  })
  expect(saved).toEqual({ saved: false })
  const { messages } = await as('employee').call(fingenieHistory.getSession, { params: { sessionId: SESSION } })
  expect(messages).toMatchObject([
    { message: 'hello', sender: 'User' },
    { message: botResponse, sender: 'Assistant' },
  ])
})

test.each([
  ['body.message', { message: '  ' }],
  ['body.message', { message: 7 }],
  ['body.message', { message: 'x'.repeat(5000) }],
  ['body.sessionId', { sessionId: '' }],
  ['body.followUpType', { followUpType: 'guess' }],
])('%s is named when it is wrong', async (path, more) => {
  const body = { message: 'hello', sessionId: SESSION, ...more }
  expect(await as('employee').refused(askFinGenie, { body })).toMatchObject({ status: 400, errors: [{ path }] })
})

test('nobody asks in another’s name', async () => {
  const body = { message: 'hello', sessionId: SESSION, employee_id: 'EMP1002' }
  expect(await as('employee').refused(askFinGenie, { body })).toMatchObject({ status: 403 })
})
