import { listOutbox, pendingExpensesOfTeam } from '@pravas/contract/approvals'
import { fingenieHistory } from '@pravas/contract/chat'
import { getExpense, listExpenseReceipts, listExpenses, reviseExpense } from '@pravas/contract/expenses'
import { askFinGenie, sendReimbursement, syncReceipts, uploadReceipts } from '@pravas/contract/fingenie'
import { changeReceipt, deleteReceipt } from '@pravas/contract/receipt-review'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import { fakeReader, type Printed, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp, type Who } from '../../testing/test-app.ts'

const it = await testApp({ reader: fakeReader() })
const { as } = it
const { db } = it.database

const SESSION = 'fingenie-1'
const LUNCH: Printed = {
  merchant: 'Old Fort Kitchen',
  date: '2026-06-08',
  rupees: 1240.5,
  category: 'Food',
  place: 'Delhi',
}
const CAB: Printed = { merchant: 'City Cabs', date: '2026-06-09', rupees: 640, category: 'Transport', place: 'Delhi' }

const file = (name: string, printed: Printed) => uploadOf(name, receiptPng(printed))

function upload(printed: Printed[], who: Who = 'employee') {
  const receipts = printed.map((print, index) => file(`receipt-${index + 1}.png`, print))
  return as(who).call(uploadReceipts, { body: { receipts, sessionId: SESSION } })
}

const body = { prompt: 'send reimbursement', sessionId: SESSION }
async function send(who: Who = 'employee') {
  const { response, referenceId } = await as(who).call(sendReimbursement, { body })
  if (referenceId === null) throw new Error(`Nothing was sent: ${response}`)
  return { response, referenceId }
}
const refused = (more: object = {}, who: Who = 'employee') =>
  as(who).refused(sendReimbursement, { body: { ...body, ...more } })
const say = (message: string) => as('employee').call(askFinGenie, { body: { message, sessionId: SESSION } })
const expenses = (employeeId = 'EMP1001') => as('superadmin').call(listExpenses, { params: { employeeId } })
const mails = () => as('superadmin').call(listOutbox)

test('the receipts become one pending expense with its receipts in their order, and the manager is written to', async () => {
  await upload([LUNCH, CAB])
  const { response, referenceId } = await send()

  expect(referenceId).toMatch(/^EXP-2026-\d{6}$/)
  expect(response.split('\n')[0]).toBe(
    `Email sent successfully to your manager for approval. Reference ID: ${referenceId}`,
  )
  expect(response).toMatch(wordsOf('sent.done', { count: 2, sum: '₹1,880.50' }))
  const expense = await as('employee').call(getExpense, { params: { expenseId: referenceId } })
  expect(expense).toMatchObject({
    status: 'pending',
    total: 1880.5,
    expense_type: 'Miscellaneous',
    expense_date: '2026-06-09',
    place: 'Delhi',
    description: '2 receipts: Old Fort Kitchen, City Cabs',
  })
  const receipts = await as('manager').call(listExpenseReceipts, { params: { expenseId: referenceId } })
  expect(receipts.map(({ file_name, total }) => [file_name, total])).toEqual([
    ['receipt-1.png', 1240.5],
    ['receipt-2.png', 640],
  ])
  expect(await mails()).toMatchObject([
    {
      to: expect.stringContaining('manager@pravas.example'),
      subject: expect.stringContaining(referenceId),
      status: 'kept',
    },
  ])
})

test('what goes beyond the policy is told in the chat in the words of the mail', async () => {
  await upload([LUNCH, CAB])
  it.clock.set('2026-07-09T06:30:00Z')
  const { response, referenceId } = await send()
  const [, said = ''] = /Out of policy, which .* will see:\n+- (.*)/.exec(response) ?? []
  expect(said).toMatch(/: 1 day past the 30-day limit \(clause 3\.1\)$/)
  const mail = await db.selectFrom('outbox_mails').select('body').executeTakeFirstOrThrow()
  expect(mail.body ?? '').toContain(said.replaceAll('\\', ''))
  const { findings } = await as('manager').call(getExpense, { params: { expenseId: referenceId } })
  expect(findings).toMatchObject([{ rule: 'expense.claimed_late', limit: 30, excess: 1, clause: { number: '3.1' } }])
})

test('the exchange is part of the conversation', async () => {
  await upload([LUNCH])
  const { response } = await send()
  const { messages } = await as('employee').call(fingenieHistory.getSession, { params: { sessionId: SESSION } })
  expect(messages.slice(-2).map(({ message }) => message)).toEqual(['send reimbursement', response])
})

test('sending again answers the same number and sends nothing', async () => {
  await upload([LUNCH])
  const first = await send()
  const second = await send()
  expect(second.referenceId).toBe(first.referenceId)
  expect(second.response).toMatch(wordsOf('sent.repeated'))
  expect(await expenses()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('the changes to a claim are sent as the first thing that is said in their session', async () => {
  await upload([LUNCH])
  const { referenceId: claim } = await send()
  const { session_id: sessionId } = await as('employee').call(reviseExpense, { params: { expenseId: claim } })

  const answer = await as('employee').call(sendReimbursement, { body: { ...body, sessionId } })

  expect(answer.referenceId).toBe(claim)
  expect(await as('employee').call(getExpense, { params: { expenseId: claim } })).toMatchObject({
    status: 'pending',
    version: 2,
  })
})

test('two requests at the same moment are one expense', async () => {
  await upload([LUNCH, CAB])
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set(answers.map(({ referenceId }) => referenceId)).size).toBe(1)
  expect(await expenses()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('receipts uploaded after a claim are a claim of their own', async () => {
  await upload([LUNCH])
  const first = await send()
  await upload([CAB])
  const second = await send()
  expect(second.referenceId).not.toBe(first.referenceId)
  expect((await expenses()).map(({ total }) => total)).toEqual([640, 1240.5])
})

test('a file that was claimed before is taken in again with a warning', async () => {
  await upload([LUNCH])
  const { referenceId } = await send()
  const { response } = await upload([LUNCH])
  expect(response).toMatch(wordsOf('upload.claimed-before', { number: referenceId }))
})

test('files sent along are taken in when the conversation holds none, once even at the same moment', async () => {
  const receiptFiles = [file('lunch.png', LUNCH), file('cab.png', CAB)]
  const request = () => as('employee').call(sendReimbursement, { body: { ...body, receiptFiles } })
  const [first, second] = await Promise.all([request(), request()])
  const third = await request()
  expect(new Set([first, second, third].map(({ referenceId }) => referenceId)).size).toBe(1)
  expect(await expenses()).toMatchObject([{ total: 1880.5 }])
})

test('files sent along are checked like an upload’s', async () => {
  const receiptFiles = [file('lunch.png', LUNCH), uploadOf('notes.pdf', Buffer.from('not a PDF'))]
  expect(await refused({ receiptFiles })).toMatchObject({
    status: 415,
    errors: [{ path: 'body.receiptFiles[1].file_content' }],
  })
  expect(await expenses()).toEqual([])
})

describe('the claim is of the receipts that were shown', () => {
  const sendShown = (summary: { receipts: unknown[]; session_id?: string }) =>
    as('employee').call(sendReimbursement, { body: { ...body, summary } })
  const nothingSent = async () => {
    expect(await expenses()).toEqual([])
    expect(await mails()).toEqual([])
  }

  test('with the same totals it is sent, and sending it again answers the same claim', async () => {
    const { summary } = await upload([LUNCH, CAB])
    const first = await sendShown(summary)
    expect(await sendShown(summary)).toMatchObject({
      referenceId: first.referenceId,
      response: expect.stringContaining('nothing was sent again'),
    })
    expect(await expenses()).toMatchObject([{ total: 1880.5 }])
    expect(await mails()).toHaveLength(1)
  })

  test('one that came to the conversation meanwhile is not sent unseen', async () => {
    const { summary } = await upload([LUNCH])
    const { summary: now } = await upload([CAB])
    const problem = await refused({ summary })
    expect(problem).toMatchObject({ status: 409, code: 'claim.changed' })
    expect(problem.detail).toBe(
      'You were not shown receipt 2 (City Cabs). Nothing was sent: please look at the claim and send it again.',
    )
    await nothingSent()
    await sendShown({ receipts: [...summary.receipts, ...now.receipts] })
    expect(await expenses()).toMatchObject([{ total: 1880.5 }])
  })

  test('nor one that was taken out, or whose total was changed', async () => {
    const { summary } = await upload([LUNCH, CAB])
    const [lunch, cab] = summary.receipts
    await as('employee').call(deleteReceipt, { params: { receiptId: cab?.receipt_id ?? '' } })
    expect(await refused({ summary })).toMatchObject({
      code: 'claim.changed',
      detail: expect.stringContaining('A receipt that you were shown is not in this claim draft any more.'),
    })
    const total = 900
    await as('employee').call(changeReceipt, { params: { receiptId: lunch?.receipt_id ?? '' }, body: { total } })
    expect(await refused({ summary: { receipts: [lunch] } })).toMatchObject({
      code: 'claim.changed',
      detail: expect.stringContaining('is ₹900.00; you were shown ₹1,240.50.'),
    })
    await nothingSent()
    await sendShown({ receipts: [{ ...lunch, data: { ...lunch?.data, total } }] })
    expect(await expenses()).toMatchObject([{ total }])
  })

  test('what was claimed before may still be shown beside what is new', async () => {
    const { summary } = await upload([LUNCH])
    await sendShown(summary)
    const { summary: later } = await upload([CAB])
    expect(await refused({ summary })).toMatchObject({ code: 'claim.changed' })
    await sendShown({ receipts: [...summary.receipts, ...later.receipts.slice(-1)] })
    expect((await expenses()).map(({ total }) => total)).toEqual([640, 1240.5])
  })

  test('somebody else’s receipt, an id that is none and a total that is none do not count as shown', async () => {
    const { summary: others } = await upload([LUNCH], 'colleague')
    await send('colleague')
    const { summary } = await upload([CAB])
    const [cab] = summary.receipts
    for (const strange of [others.receipts[0], { ...cab, receipt_id: 'x' }, { ...cab, data: { total: '640' } }]) {
      expect(await refused({ summary: { receipts: [cab, strange] } })).toMatchObject({ code: 'claim.changed' })
    }
    expect(await expenses()).toEqual([])
  })

  test('a summary that names no receipt binds nothing', async () => {
    await upload([LUNCH, CAB])
    await sendShown({ session_id: SESSION, receipts: [{ data: { total: 1 } }, null, 'receipt'] })
    expect(await expenses()).toMatchObject([{ total: 1880.5 }])
  })

  test('a change at the moment of sending is sent as it was shown, or not at all', async () => {
    const { summary } = await upload([LUNCH])
    const [lunch] = summary.receipts
    const change = { params: { receiptId: lunch?.receipt_id ?? '' }, body: { total: 1 } }
    await Promise.allSettled([as('employee').call(changeReceipt, change), sendShown(summary)])
    expect((await expenses()).filter(({ total }) => total !== 1240.5)).toEqual([])
  })
})

test('without receipts there is nothing to claim', async () => {
  expect(await refused()).toMatchObject({ status: 400, code: 'claim.no_receipts' })
  await upload([{}])
  expect(await refused()).toMatchObject({ status: 400, code: 'claim.no_receipts' })
})

test('a receipt without a total is named with the remedy, which works', async () => {
  await upload([LUNCH, { merchant: 'Tea Point', date: '2026-06-09' }])
  const problem = await refused()
  expect(problem).toMatchObject({ status: 400, code: 'claim.no_total', errors: [{ path: 'receipts[1]' }] })
  expect(problem.errors?.[0]?.message).toContain('receipt-2.png')
  expect(problem.detail).toMatch(wordsOf('blocked.total', { receipt: '(Tea Point)' }))
  const remedy = /or say “(.*)”\./.exec(problem.detail ?? '')?.[1] ?? ''

  await say(remedy)
  await send()
  expect(await expenses()).toMatchObject([{ total: 2480.5 }])
})

test('all that must be mended is told at once, in the conversation too, and a bare amount mends it', async () => {
  await upload([LUNCH, { merchant: 'Tea Point' }, { ...LUNCH, currency: 'MYR', rupees: 60 }])
  const problem = await refused()
  expect(problem.errors).toMatchObject([{ path: 'receipts[1]' }, { path: 'receipts[2]' }])
  expect(problem.detail).toMatch(/2 things need attention.*\(Tea Point\).*is in MYR/s)
  const { messages } = await as('employee').call(fingenieHistory.getSession, { params: { sessionId: body.sessionId } })
  expect(messages.at(-1)).toMatchObject({ message: problem.detail })
  await say('350')
  await say('1,140')
  await send()
  expect(await expenses()).toMatchObject([{ total: 2730.5 }])
})

test('a receipt in another currency is named with the remedy, which works', async () => {
  await upload([{ ...LUNCH, currency: 'MYR', rupees: 60 }])
  const problem = await refused()
  expect(problem).toMatchObject({ status: 400, code: 'claim.currency' })
  expect(problem.detail).toContain('MYR')
  await say('the total of receipt 1 is 1,140')
  expect(await refused()).toMatchObject({ code: 'claim.currency' })
  await say('the total of receipt 1 is ₹1,140')
  await send()
  expect(await expenses()).toMatchObject([{ total: 1140 }])
})

test('the manager learns what the claimant changed, and both learn which files were claimed before', async () => {
  await upload([LUNCH], 'colleague')
  const others = await send('colleague')
  await upload([CAB])
  const own = await send()
  const { response } = await upload([LUNCH, CAB, { ...LUNCH, merchant: 'Tea Point' }])
  expect(response).toMatch(wordsOf('upload.claimed-before', { number: own.referenceId }))
  expect(response).toMatch(wordsOf('upload.claimed-by-other'))
  expect(response).not.toContain(others.referenceId)
  await say('the total of receipt 1 is 99999')
  const { referenceId } = await send()

  const mail = (await mails()).find(({ subject }) => subject.startsWith(referenceId))
  const line = (merchant: string) => mail?.body?.split('\n').find((text) => text.startsWith(`- ${merchant}`))
  expect(line('Old Fort Kitchen')).toBe(
    '- Old Fort Kitchen, 8 Jun 2026, ₹99,999.00 (read as ₹1,240.50, changed by the claimant; the same file as a receipt that somebody else has claimed)',
  )
  expect(line('City Cabs')).toBe(
    `- City Cabs, 9 Jun 2026, ₹640.00 (the same file as a receipt of the claim ${own.referenceId})`,
  )
  expect(line('Tea Point')).toBe('- Tea Point, 8 Jun 2026, ₹1,240.50')
  expect(mail?.body).not.toContain(others.referenceId)
  const receipts = await as('manager').call(listExpenseReceipts, { params: { expenseId: referenceId } })
  expect(receipts.map(({ total, read_total }) => [total, read_total])).toEqual([
    [99_999, 1240.5],
    [640, undefined],
    [1240.5, undefined],
  ])
  const changes = receipts.map((one) => one.changes?.map(({ field, text }) => `${field} ${text}`))
  expect(changes).toEqual([['total read as ₹1,240.50, changed by the claimant'], [], []])
  const pending = await as('manager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2001' } })
  const shown = pending.find(({ expense_number }) => expense_number === referenceId)
  expect(shown?.receipts.map(({ edited }) => edited)).toEqual([['total'], [], []])
})

test('a total that nobody has confirmed is named before sending, afterwards and to the approver', async () => {
  const { response } = await upload([{ ...LUNCH, unsure: ['totalPaise'] }, CAB])
  expect(response).toMatch(wordsOf('upload.unsure', { count: 1 }))
  const { response: asked } = await say('send it')
  expect(asked).toMatch(wordsOf('send.unconfirmed', { count: 1, number: 1, amount: '₹1,240.50' }))
  const { referenceId, response: sent } = await send()
  expect(sent).toMatch(wordsOf('sent.unconfirmed', { count: 1 }))
  const [claim] = await as('manager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2001' } })
  expect(claim?.receipts.map(({ unconfirmed = [] }) => unconfirmed)).toEqual([['total'], []])
  const receipts = await as('manager').call(listExpenseReceipts, { params: { expenseId: referenceId ?? '' } })
  expect(receipts.map(({ notes }) => notes?.unconfirmed)).toEqual([['total'], undefined])
})

test('who says what was read has confirmed it', async () => {
  await upload([{ ...LUNCH, unsure: ['totalPaise'] }])
  await say('the total of receipt 1 is 1240.50')
  expect((await say('send it')).response).not.toMatch(wordsOf('send.unconfirmed'))
  expect((await send()).response).not.toMatch(wordsOf('sent.unconfirmed'))
})

test('the approver sees that a document is claimed', async () => {
  await upload([{ ...CAB, kind: 'payment' }])
  await say('receipt 1 is an expense')
  await say('yes')
  await send()
  const [claim] = await as('manager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2001' } })
  expect(claim?.receipts.map(({ document }) => document)).toEqual(['payment'])
})

test('nothing is claimed while it is open whether a receipt is to be removed', async () => {
  await upload([LUNCH, CAB])
  await say('remove receipt 1')
  expect(await refused()).toMatchObject({
    status: 409,
    code: 'claim.open_question',
    detail: expect.stringContaining('Shall I remove receipt 1 (Old Fort Kitchen) from this conversation?'),
  })
  expect(await expenses()).toEqual([])
  await say('yes')
  await send()
  expect(await expenses()).toMatchObject([{ total: 640 }])
})

test('nobody claims in another’s name, nor without an employee record', async () => {
  await upload([LUNCH])
  expect(await refused({ employee_id: 'EMP1002' })).toMatchObject({ status: 403 })
  expect(await refused({}, 'colleague')).toMatchObject({ code: 'claim.no_receipts' })
  await upload([LUNCH], 'newjoiner')
  expect(await refused({}, 'newjoiner')).toMatchObject({ status: 403, code: 'person.no_employee_record' })
  expect(await db.selectFrom('expenses').selectAll().execute()).toEqual([])
})

test('sync counts the receipts and corrects the entry in the history', async () => {
  const sync = () => as('employee').call(syncReceipts, { body: { sessionId: SESSION, receipts: [] } })
  expect(await sync()).toEqual({ synced: 0 })
  await upload([LUNCH, CAB])
  await db.updateTable('conversations').set({ category: 'stale', expense_type: 'stale' }).execute()
  expect(await sync()).toEqual({ synced: 2 })
  expect(await as('employee').call(fingenieHistory.listSessions)).toMatchObject({
    sessions: [{ category: 'Food, Transport', expense_type: 'Miscellaneous' }],
  })
  expect(await as('colleague').call(syncReceipts, { body: { sessionId: SESSION, receipts: [] } })).toEqual({
    synced: 0,
  })
})
