import { deleteClaimDraft, getClaimDraft, listClaimDrafts, restoreClaimDraft } from '@pravas/contract/claim-drafts'
import { getClaim } from '@pravas/contract/claims'
import { sendReimbursement } from '@pravas/contract/fingenie'
import { changeReceipt, restoreReceipt } from '@pravas/contract/receipt-review'
import { expect, test } from 'vitest'
import { tidy } from '../../jobs/tidy.ts'
import { fakeReader, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp({ reader: fakeReader() })
const page = () => it.as('employee')
const DAY = 24 * 60 * 60_000

let uploads = 0
async function upload(sessionId: string, merchant: string, rupees: number | undefined): Promise<void> {
  uploads += 1
  const printed = { merchant, date: '2026-06-08', ...(rupees !== undefined && { rupees }) }
  const receipts = [uploadOf(`${merchant}.png`, receiptPng(printed, uploads))]
  await page().post('/api/chat/fingenie/upload', { receipts, sessionId })
}

const list = async (query: { cursor?: string; limit?: number } = {}) => page().call(listClaimDrafts, { query })
const claimOf = async (sessionId: string) => (await page().call(getClaim, { query: { sessionId } })).claim

async function onlyDraft() {
  const { items } = await list()
  expect(items).toHaveLength(1)
  return items[0] as (typeof items)[number]
}

test('unfinished drafts are listed with what they come to and what blocks them, the last changed first', async () => {
  await upload('fingenie-1', 'City Cabs', 240)
  it.clock.set('2026-06-10T07:00:00Z')
  await upload('fingenie-2', 'Sea Palace', undefined)
  const { items, next } = await list()
  expect(items).toMatchObject([
    { session_id: 'fingenie-2', name: 'Sea Palace', receipts: 1, total: 0, blocking: [{ code: 'claim.no_total' }] },
    { session_id: 'fingenie-1', name: 'City Cabs', receipts: 1, total: 240, blocking: [] },
  ])
  expect(next).toBeNull()
  expect(await it.as('colleague').call(listClaimDrafts, { query: {} })).toEqual({ items: [], next: null })

  const [first] = items
  const { claim } = await page().call(getClaimDraft, { params: { draftId: first?.id ?? '' } })
  expect(claim).toMatchObject({ draft_id: first?.id, version: first?.version, receipts: [{ number: 1 }] })
  it.clock.set('2026-06-10T08:00:00Z')
  const receiptId = (await claimOf('fingenie-1'))?.receipts[0]?.receipt_id ?? ''
  await page().call(changeReceipt, { params: { receiptId }, body: { total: 250 } })
  expect((await list()).items.map(({ session_id, total }) => [session_id, total])).toEqual([
    ['fingenie-1', 250],
    ['fingenie-2', 0],
  ])
})

test('a list goes on where its last page ended', async () => {
  for (const number of [1, 2, 3]) {
    it.clock.set(`2026-06-10T0${number}:00:00Z`)
    await upload(`fingenie-${number}`, `Cafe ${number}`, 100)
  }
  const first = await list({ limit: 2 })
  const second = await list({ limit: 2, cursor: first.next ?? '' })
  expect([first, second].map(({ items }) => items.map(({ session_id }) => session_id))).toEqual([
    ['fingenie-3', 'fingenie-2'],
    ['fingenie-1'],
  ])
  expect(second.next).toBeNull()
  expect((await page().get('/api/expense/drafts?cursor=no')).status).toBe(400)
})

test('a draft that is sent is not unfinished, and each change counts its version', async () => {
  await upload('fingenie-1', 'City Cabs', 240)
  const { id, version } = await onlyDraft()
  await upload('fingenie-1', 'Sea Palace', 900)
  expect((await onlyDraft()).version).toBeGreaterThan(version)
  await page().call(sendReimbursement, { body: { prompt: 'send reimbursement', sessionId: 'fingenie-1' } })
  expect((await list()).items).toEqual([])
  const { claim } = await page().call(getClaimDraft, { params: { draftId: id } })
  expect(claim).toMatchObject({ receipts: [], submitted: [expect.stringMatching(/^EXP-/)] })
})

test('a deleted draft is gone with its receipts until it is restored, and comes back as it was', async () => {
  await upload('fingenie-1', 'City Cabs', 240)
  await upload('fingenie-1', 'Sea Palace', 900)
  await upload('fingenie-1', 'Cafe Ram', 100)
  const before = await claimOf('fingenie-1')
  const receiptId = before?.receipts[0]?.receipt_id ?? ''
  await page().post('/api/chat/fingenie', { message: 'remove receipt 3', sessionId: 'fingenie-1' })
  await page().post('/api/chat/fingenie', { message: 'yes', sessionId: 'fingenie-1' })
  it.clock.set('2026-06-10T08:00:00Z')
  const { id: draftId } = await onlyDraft()
  const params = { draftId }
  await page().call(deleteClaimDraft, { params })
  expect((await list()).items).toEqual([])
  expect(await claimOf('fingenie-1')).toBeNull()
  expect((await page().get(`/api/expense/drafts/${draftId}`)).status).toBe(404)
  expect((await page().send('PATCH', `/api/receipts/${receiptId}`, { total: 1 })).status).toBe(404)
  const sent = await page().post('/api/chat/fingenie/email', { prompt: 'send reimbursement', sessionId: 'fingenie-1' })
  expect([sent.status, sent.body]).toMatchObject([400, { code: 'claim.no_receipts' }])
  // Doing it again changes nothing.
  await page().call(deleteClaimDraft, { params })

  expect(await page().call(restoreClaimDraft, { params })).toEqual({ id: draftId, session_id: 'fingenie-1' })
  await page().call(restoreClaimDraft, { params })
  const after = await claimOf('fingenie-1')
  expect(after?.receipts).toEqual(before?.receipts.slice(0, 2))
  const actions = await it.database.db
    .selectFrom('audit_log')
    .select('action')
    .where('record_kind', '=', 'claim_draft')
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['claim_draft.deleted', 'claim_draft.restored'])
})

test('a receipt that is restored, or uploaded, brings back its deleted draft with nothing else', async () => {
  await upload('fingenie-1', 'City Cabs', 240)
  await upload('fingenie-1', 'Sea Palace', 900)
  const receiptId = (await claimOf('fingenie-1'))?.receipts[0]?.receipt_id ?? ''
  const { id: draftId } = await onlyDraft()
  await page().call(deleteClaimDraft, { params: { draftId } })
  await page().call(restoreReceipt, { params: { receiptId } })
  expect(await onlyDraft()).toMatchObject({ id: draftId, receipts: 1, name: 'City Cabs' })
})

test('a deleted draft is restored beside what was uploaded into its chat since', async () => {
  await upload('fingenie-1', 'City Cabs', 240)
  await upload('fingenie-1', 'Sea Palace', 900)
  const { id: draftId } = await onlyDraft()
  const params = { draftId }
  await page().call(deleteClaimDraft, { params })
  it.clock.set('2026-06-10T09:00:00Z')
  await upload('fingenie-1', 'Cafe Ram', 100)
  expect(await onlyDraft()).toMatchObject({ id: draftId, receipts: 1 })
  await page().call(restoreClaimDraft, { params })
  const restored = await claimOf('fingenie-1')
  expect(restored?.receipts.map(({ fields }) => fields.merchant.value).toSorted()).toEqual([
    'Cafe Ram',
    'City Cabs',
    'Sea Palace',
  ])
  expect(restored?.total).toBe(1240)
  // Doing it again brings back nothing that was removed since.
  await page().send('DELETE', `/api/receipts/${restored?.receipts[0]?.receipt_id}`)
  await page().call(restoreClaimDraft, { params })
  expect((await claimOf('fingenie-1'))?.receipts).toHaveLength(2)
})

test('a restored receipt gets a number of its own where a newer claim counts from 1', async () => {
  await upload('fingenie-1', 'City Cabs', 240)
  await page().post('/api/chat/fingenie/email', { prompt: 'send reimbursement', sessionId: 'fingenie-1' })
  await upload('fingenie-1', 'Sea Palace', 900)
  const { id: draftId } = await onlyDraft()
  await page().call(deleteClaimDraft, { params: { draftId } })
  it.clock.set('2026-06-10T09:00:00Z')
  await upload('fingenie-1', 'Cafe Ram', 100)
  await page().call(restoreClaimDraft, { params: { draftId } })
  await upload('fingenie-1', 'Old Fort Kitchen', 50)
  const numbers = (await claimOf('fingenie-1'))?.receipts.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(3)
})

test('a draft that was deleted 30 days ago cannot be restored', async () => {
  await upload('fingenie-1', 'City Cabs', 240)
  const { id: draftId } = await onlyDraft()
  await page().call(deleteClaimDraft, { params: { draftId } })
  await tidy(it.database.db, new Date(it.clock.now().getTime() + 30 * DAY))
  expect((await page().post(`/api/expense/drafts/${draftId}/restore`)).status).toBe(404)
  const left = it.database.db.selectFrom('claim_drafts').select('id')
  expect(await left.execute()).toEqual([])
})

test('a draft goes for good with its conversation', async () => {
  await upload('fingenie-1', 'City Cabs', 240)
  const { id: draftId } = await onlyDraft()
  await page().send('DELETE', '/api/chat/fingenie/session/fingenie-1')
  expect((await list()).items).toEqual([])
  expect((await page().post(`/api/expense/drafts/${draftId}/restore`)).status).toBe(404)
  expect(await it.database.db.selectFrom('receipts').select('id').execute()).toEqual([])
})
