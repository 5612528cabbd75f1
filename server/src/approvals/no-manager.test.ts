import { approveExpense, approveTrip } from '@pravas/contract/approvals'
import { getClaim } from '@pravas/contract/claims'
import { askFinGenie, sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { listInbox } from '@pravas/contract/inbox'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { beforeEach, expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { fakeReader, type Printed, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp({ reader: fakeReader() })
const build = builders(it)
const { as } = it
const { db } = it.database

const KINDS = ['trip', 'expense'] as const
const SESSION = 'fingenie-1'
const LUNCH: Printed = {
  merchant: 'Old Fort Kitchen',
  date: '2026-06-08',
  rupees: 1240.5,
  category: 'Food',
  place: 'Delhi',
}

const send = (kind: 'trip' | 'expense', who: Who) =>
  kind === 'trip' ? build.trip({ traveller: who }) : build.expense({ claimant: who })
const approve = (kind: 'trip' | 'expense', who: Who, id: string) =>
  kind === 'trip' ? as(who).call(approveTrip, { body: { id } }) : as(who).call(approveExpense, { body: { id } })
const mailedAbout = async (number: string) => {
  const mails = db.selectFrom('outbox_mails').select('to_address').where('subject', 'like', `${number}: %`)
  return (await mails.execute()).map(({ to_address }) => to_address)
}
/** What somebody's bell says of a request. */
const toldOf = async (who: Who, number: string) => {
  const { items } = await as(who).call(listInbox, { query: { limit: 30 } })
  return items.filter((item) => item.title.includes(number)).map(({ kind }) => kind)
}

beforeEach(async () => {
  await db.updateTable('people').set({ manager_employee_id: null }).where('employee_id', '=', 'EMP1001').execute()
})

test.each(KINDS)('a %s of somebody whose manager has left goes to the super admin by mail and bell', async (kind) => {
  await db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP2001').execute()
  const number = await send(kind, 'employee')
  expect(await mailedAbout(number)).toEqual([it.actor('superadmin').email])
  expect(await toldOf('superadmin', number)).toEqual(['request_sent'])
  expect(await approve(kind, 'superadmin', number)).toMatchObject({ status: 'approved' })
})

test.each(KINDS)('on a %s of the only super admin finance decides', async (kind) => {
  const number = await send(kind, 'superadmin')
  expect(await mailedAbout(number)).toEqual([])
  expect(await it.app.openSteps()).toBe(1)
  expect(await mailedAbout(number)).toEqual([it.actor('finance').email])
  expect(await approve(kind, 'finance', number)).toMatchObject({ status: 'approved' })
})

test('FinGenie and its panel say that a super admin decides', async () => {
  const say = async (message: string) =>
    (await as('employee').call(askFinGenie, { body: { message, sessionId: SESSION } })).response
  const receipts = [uploadOf('lunch.png', receiptPng(LUNCH))]
  await as('employee').call(uploadReceipts, { body: { receipts, sessionId: SESSION } })
  const { claim } = await as('employee').call(getClaim, { query: { sessionId: SESSION } })
  expect(claim).toMatchObject({ approver: null, blocking: [] })

  const decides = 'Nobody is set as your manager, so a super admin decides on your claims.'
  expect(await say('who approves my claims?')).toContain(decides)
  expect(await say('I want to claim this')).toMatch(
    wordsOf('send.ask', { count: 1, sum: '₹1,240.50', approver: 'a super admin' }),
  )
  const body = { prompt: 'send reimbursement', sessionId: SESSION }
  const sent = await as('employee').call(sendReimbursement, { body })
  expect(sent.response).toContain(
    '1 receipt with a total of **₹1,240.50** was sent. Nobody is set as your manager, so a super admin will decide',
  )
  expect(await mailedAbout(sent.referenceId ?? '')).toEqual([it.actor('superadmin').email])
  expect(await say('status of my claims')).toContain(sent.referenceId ?? 'none')
})
