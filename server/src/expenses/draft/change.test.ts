import {
  addDraftReceipts,
  changeClaimDraft,
  changeDraftReceipt,
  createClaimDraft,
  getClaimDraft,
  listClaimDrafts,
  removeDraftReceipt,
  submitClaimDraft,
} from '@pravas/contract/claim-drafts'
import { getClaim } from '@pravas/contract/claims'
import { getExpense } from '@pravas/contract/expenses'
import { uploadReceipts } from '@pravas/contract/fingenie'
import { createServiceToken } from '@pravas/contract/service-tokens'
import { expect, test } from 'vitest'
import { fakeReader, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp({ reader: fakeReader() })
const me = () => it.as('employee')

let files = 0
function receipt(merchant: string, rupees?: number) {
  files += 1
  const printed = { merchant, date: '2026-06-08', ...(rupees !== undefined && { rupees }) }
  return uploadOf(`${merchant}.png`, receiptPng(printed, files))
}

test('a claim is put together, changed and sent by the id of its draft alone', async () => {
  const made = await me().call(createClaimDraft, { body: { receipts: [receipt('City Cabs', 240), receipt('Cafe')] } })
  expect(made.added).toHaveLength(2)
  expect(made.claim).toMatchObject({ total: 240, blocking: [{ code: 'claim.no_total' }] })
  const params = { draftId: made.id }
  const [, cafe = ''] = made.added
  const read = await me().call(changeDraftReceipt, {
    params: { ...params, receiptId: cafe },
    body: { version: made.version, total: 60 },
  })
  expect(read.claim).toMatchObject({ total: 300, blocking: [] })
  const grown = await me().call(addDraftReceipts, { params, body: { receipts: [receipt('Sea Palace', 1000)] } })
  expect(grown.claim).toMatchObject({ total: 1300 })
  await me().call(removeDraftReceipt, { params: { ...params, receiptId: grown.added[0] ?? '' } })
  const { version } = await me().call(getClaimDraft, { params })
  const each = await me().call(changeClaimDraft, { params, body: { version, as: 'each', trip: null } })
  expect(each.claim).toMatchObject({ as: 'each', trip_choice: 'none', expenses: { length: 2 } })

  const sent = await me().call(submitClaimDraft, { params, body: { version: each.version } })
  expect(sent.expense_numbers).toHaveLength(2)
  const expenseId = sent.expense_numbers[0] ?? ''
  expect(await me().call(getExpense, { params: { expenseId } })).toMatchObject({ status: 'pending' })
  expect((await me().call(listClaimDrafts, { query: {} })).items).toEqual([])
})

test('whoever has read an earlier version neither changes nor sends the draft', async () => {
  const { id, version, added } = await me().call(createClaimDraft, { body: { receipts: [receipt('City Cabs', 240)] } })
  const params = { draftId: id }
  await me().call(changeClaimDraft, { params, body: { version, as: 'each' } })
  const refused = await Promise.all([
    me().refused(changeClaimDraft, { params, body: { version, as: 'one' } }),
    me().refused(changeDraftReceipt, {
      params: { ...params, receiptId: added[0] ?? '' },
      body: { version, total: 1 },
    }),
    me().refused(submitClaimDraft, { params, body: { version } }),
  ])
  expect(refused.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([409, 'claim.changed']))
  const { claim } = await me().call(getClaimDraft, { params })
  expect(claim).toMatchObject({ as: 'each', total: 240 })
})

test('what is refused of a change leaves all of it undone', async () => {
  const { id, version } = await me().call(createClaimDraft, { body: { receipts: [receipt('City Cabs', 240)] } })
  const params = { draftId: id }
  const refused = await me().refused(changeClaimDraft, { params, body: { version, as: 'each', project: 'Saturn' } })
  expect(refused.errors?.map(({ path }) => path)).toEqual(['body.project'])
  expect(await me().call(getClaimDraft, { params })).toMatchObject({ version, claim: { as: 'one' } })
})

test('a receipt of another draft, or of somebody else, is not found', async () => {
  const mine = await me().call(createClaimDraft, { body: { receipts: [receipt('City Cabs', 240)] } })
  const other = await me().call(createClaimDraft, { body: { receipts: [receipt('Cafe', 60)] } })
  const params = { draftId: mine.id, receiptId: other.added[0] ?? '' }
  expect(await me().refused(removeDraftReceipt, { params })).toMatchObject({ status: 404 })
  const theirs = { draftId: mine.id, receiptId: mine.added[0] ?? '' }
  expect(await it.as('colleague').refused(removeDraftReceipt, { params: theirs })).toMatchObject({ status: 404 })
})

test('a draft of the API goes on in a session of the chat that is not named after it', async () => {
  const made = await me().call(createClaimDraft, { body: { receipts: [receipt('City Cabs', 240)] } })
  expect(made.session_id).not.toContain(made.id)
  const { claim } = await me().call(getClaim, { query: { sessionId: made.session_id } })
  expect(claim).toMatchObject({ draft_id: made.id })
  const body = { receipts: [receipt('Cafe', 60)], sessionId: made.session_id }
  await me().call(uploadReceipts, { body })
  expect((await me().call(getClaimDraft, { params: { draftId: made.id } })).claim).toMatchObject({ total: 300 })
})

test('a service token that may draft changes a claim, and sends none', async () => {
  const { token } = await it
    .as('administrator')
    .call(createServiceToken, { body: { name: 'Card import', scopes: ['read', 'draft'], expires_in_days: 30 } })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = (path: string, body: unknown) =>
    fetch(`${it.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await post('/expense/drafts', { receipts: [receipt('City Cabs', 240)] })
  expect(answer.status).toBe(200)
  const { id, version } = (await answer.json()) as { id: string; version: number }
  expect((await post(`/expense/drafts/${id}/submit`, { version })).status).toBe(403)
})
