import { fingenieHistory } from '@pravas/contract/chat'
import { changeClaimDraft, submitClaimDraft } from '@pravas/contract/claim-drafts'
import { type ClaimDraft, getClaim } from '@pravas/contract/claims'
import type { CallInput } from '@pravas/contract/endpoint'
import { listExpenses } from '@pravas/contract/expenses'
import { askFinGenie, sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { expect, test } from 'vitest'
import { fakeReader, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ reader: fakeReader() })
const SESSION = 'fingenie-told'
const me = () => app.as('employee')

/** The turn that tells of what is done by a call. Its words are a wish that nobody may take for one. */
const told = (turn_id: string, words = 'Remove receipt 1', session_id = SESSION) => ({ session_id, turn_id, words })
const say = (message: string, turnId: string) =>
  me().call(askFinGenie, { body: { message, sessionId: SESSION, turnId } })

async function upload(sessionId = SESSION) {
  const receipts = ['Old Fort Kitchen', 'Dinner House'].map((merchant, at) =>
    uploadOf(`${at}.png`, receiptPng({ merchant, date: '2026-06-08', rupees: 500 + at, category: 'Food' })),
  )
  await me().call(uploadReceipts, { body: { receipts, sessionId } })
}
async function claim(sessionId = SESSION): Promise<ClaimDraft> {
  const { claim: found } = await me().call(getClaim, { query: { sessionId } })
  if (!found) throw new Error('There is no claim.')
  return found
}
async function change(body: Omit<CallInput<typeof changeClaimDraft>['body'], 'version'>) {
  const { draft_id: draftId, version } = await claim()
  return me().call(changeClaimDraft, { params: { draftId }, body: { version, ...body } })
}

test('a change of the panel is told by a turn whose words are history, not a wish', async () => {
  await upload()
  await change({ as: 'each', reason: 'Lunch with clients', told: told('t1') })
  const { response } = await say('Remove receipt 1', 't1')
  expect(response).toMatch(wordsOf('claim-as.each', { count: 2 }))
  expect(response).toMatch(wordsOf('reason.noted'))
  expect(await claim()).toMatchObject({ as: 'each', receipts: [{ number: 1 }, { number: 2 }] })
  // The same turn again is answered by what it was answered, and other words with its id are read.
  expect((await say('Remove receipt 1', 't1')).response).toBe(response)
  const { messages } = await me().call(fingenieHistory.getSession, { params: { sessionId: SESSION } })
  expect(messages.slice(-2).map(({ message }) => message)).toEqual(['Remove receipt 1', response])
})

test('a question about what was to be sent is over once the draft is another, one about a receipt is not', async () => {
  await upload()
  await say('send it', 'ask')
  await change({ as: 'each', told: told('t1') })
  await say('Remove receipt 1', 't1')
  await say('yes', 'yes')
  expect((await claim()).submitted).toEqual([])
  await say('remove receipt 2', 'remove')
  await change({ as: 'one', told: told('t2') })
  await say('Remove receipt 1', 't2')
  await say('yes', 'yes-2')
  expect((await claim()).receipts.map(({ number }) => number)).toEqual([1])
})

test('what the panel sends is sent in the version that was shown, and told with its number', async () => {
  await upload()
  const { draft_id: draftId, version } = await claim()
  const params = { draftId }
  const stale = await me().refused(submitClaimDraft, { params, body: { version: version - 1, told: told('t0') } })
  expect(stale).toMatchObject({ status: 409, code: 'claim.changed' })
  const body = { version, told: told('t1', 'Yes, send it') }
  const { expense_numbers: numbers } = await me().call(submitClaimDraft, { params, body })
  const answer = await say('Yes, send it', 't1')
  expect(answer).toMatchObject({ referenceId: numbers.join(', '), response: expect.stringContaining(`${numbers[0]}`) })
  // A page that says it as a command after a reload is told the same.
  const order = { prompt: 'Yes, send it', sessionId: SESSION, turnId: 't1' }
  expect((await me().call(sendReimbursement, { body: order })).referenceId).toBe(numbers.join(', '))
  expect(await me().call(listExpenses, { params: { employeeId: 'EMP1001' } })).toHaveLength(1)
})

test('a conversation about another draft is told nothing, and then nothing is changed or sent', async () => {
  await upload()
  await upload('fingenie-other')
  const { draft_id: draftId, version } = await claim()
  const params = { draftId }
  const other = told('t1', 'As in the panel', 'fingenie-other')
  const refusal = { status: 409, code: 'claim.changed' }
  expect(await me().refused(changeClaimDraft, { params, body: { version, as: 'each', told: other } })).toMatchObject(
    refusal,
  )
  expect(await me().refused(submitClaimDraft, { params, body: { version, told: other } })).toMatchObject(refusal)
  expect(await claim()).toMatchObject({ as: 'one', version, submitted: [] })
})
