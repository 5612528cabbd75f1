import { listClaimDrafts } from '@pravas/contract/claim-drafts'
import { getClaim } from '@pravas/contract/claims'
import { getTripDraft } from '@pravas/contract/trip-draft'
import { getTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { fakeReader, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { connectedAssistant } from '../../testing/mcp-client.ts'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp({ reader: fakeReader() })
const me = () => it.as('employee')
const UNKNOWN = { refused: 'There is no such record.' }
const CHANGED = { refused: expect.stringMatching(/changed/) }

interface Drafted {
  draft_id: string
  version: number
  trip: { total: number; missing: string[]; depart: string; revises: string | null }
  digest?: string
  draft?: string
}

test('a trip that was begun in the chat is listed, changed, priced again and sent by its digest', async () => {
  const sessionId = 'tripmate-mcp'
  const chat = await openSocket(it.origin, { cookie: await it.cookie('employee'), sessionId })
  await chat.say('Delhi to Mumbai on 15 July for business')
  const { call } = await connectedAssistant(it, 'employee')
  const [listed] = (await call('list_trip_drafts')) as Drafted[]
  expect(listed).toMatchObject({ title: 'Delhi to Mumbai', from_date: '2026-07-15', missing: ['flight'] })
  const { draft_id = '', version = 0 } = listed ?? {}
  expect(await call('get_trip_draft', { draft_id })).toEqual(
    expect.not.objectContaining({ digest: expect.anything(), draft: expect.anything() }),
  )
  expect(await call('submit_trip', { draft_id, digest: 'none' })).toHaveProperty('refused')

  const moved = (await call('change_trip_draft', { draft_id, version, criteria: { depart: '2026-07-16' } })) as Drafted
  expect(moved.trip).toMatchObject({ depart: '2026-07-16', missing: ['flight'] })
  expect(await call('change_trip_draft', { draft_id, version, purpose: 'training' })).toMatchObject(CHANGED)
  const way = { from: 'Delhi', to: 'Mumbai', depart: '2026-07-16' }
  const { outbound } = (await call('search_flights', way)) as { outbound: { option: string }[] }
  const chosen = [{ part: 'flight', option: outbound[0]?.option }]
  const whole = (await call('change_trip_draft', { draft_id, version: moved.version, chosen })) as Drafted
  expect(whole).toMatchObject({
    trip: { missing: [] },
    digest: expect.any(String),
    draft: expect.stringContaining('₹'),
  })
  // What the assistant did is what the panel shows.
  const panel = await me().call(getTripDraft, { query: { sessionId } })
  expect(panel).toMatchObject({ draft_id, draft: { depart: '2026-07-16', total: whole.trip.total } })

  const again = (await call('recheck_trip_draft', { draft_id, version: whole.version })) as Drafted
  expect(again).toMatchObject({ changes: [], unchecked: false, digest: expect.any(String) })
  expect(await call('get_trip_draft', { draft_id })).toMatchObject({ digest: again.digest })
  const sent = (await call('submit_trip', { draft_id, digest: again.digest })) as { trip_number: string }
  expect(await me().call(getTrip, { params: { tripId: sent.trip_number } })).toMatchObject({
    departure_date: '2026-07-16',
  })
  expect(await call('list_trip_drafts')).toEqual([])
})

test('a trip draft is deleted and restored by its own person alone', async () => {
  const { call } = await connectedAssistant(it, 'employee')
  const chat = await openSocket(it.origin, { cookie: await it.cookie('employee'), sessionId: 'tripmate-mcp-2' })
  await chat.say('Delhi to Mumbai on 15 July')
  const [listed] = (await call('list_trip_drafts')) as Drafted[]
  const { draft_id = '', version = 0 } = listed ?? {}
  const other = await connectedAssistant(it, 'colleague')
  for (const [tool, input] of Object.entries({
    get_trip_draft: {},
    change_trip_draft: { version, purpose: 'training' },
    recheck_trip_draft: { version },
    delete_trip_draft: {},
    restore_trip_draft: {},
  })) {
    expect(await other.call(tool, { draft_id, ...input })).toEqual(UNKNOWN)
  }
  expect(await call('delete_trip_draft', { draft_id })).toEqual({ deleted: draft_id })
  expect(await call('get_trip_draft', { draft_id })).toEqual(UNKNOWN)
  expect(await call('restore_trip_draft', { draft_id })).toMatchObject({ draft_id, trip: { depart: '2026-07-15' } })
})

interface Claim {
  draft: string
  version: number
  digest: string
  claim: { total: number; receipts: { receipt_id: string; number: number; total: number }[] }
}

test('receipts of a claim draft are edited in the version that was shown, and removed; drafts are deleted and restored', async () => {
  const sessionId = 'fingenie-mcp'
  const receipts = [100, 200].map((rupees) =>
    uploadOf(`${rupees}.png`, receiptPng({ merchant: 'Cafe Ram', date: '2026-06-08', rupees })),
  )
  await me().post('/api/chat/fingenie/upload', { receipts, sessionId })
  const { call } = await connectedAssistant(it, 'employee')
  const [listed] = (await call('list_receipts_to_claim')) as { draft: string }[]
  const draft = listed?.draft ?? ''
  const shown = (await call('get_claim_draft', { draft })) as Claim
  expect(shown.claim).toMatchObject({ total: 300, receipts: [{ number: 1 }, { number: 2 }] })
  const [first, second] = shown.claim.receipts
  const edit = { draft, receipt_id: first?.receipt_id, version: shown.version, total: 90 }
  const edited = (await call('change_receipt', edit)) as Claim
  expect(edited.claim.total).toBe(290)
  expect(edited.digest).not.toBe(shown.digest)
  expect(await call('change_receipt', { ...edit, total: 80 })).toMatchObject(CHANGED)
  expect(await call('draft_claim', { draft, version: shown.version, as: 'each' })).toMatchObject(CHANGED)
  expect(await call('submit_claim', { draft, digest: shown.digest })).toHaveProperty('refused')

  const other = await connectedAssistant(it, 'colleague')
  for (const [tool, input] of Object.entries({
    get_claim_draft: {},
    change_receipt: { receipt_id: second?.receipt_id, version: edited.version, total: 1 },
    remove_receipt: { receipt_id: second?.receipt_id },
    delete_claim_draft: {},
    restore_claim_draft: {},
  })) {
    expect(await other.call(tool, { draft, ...input })).toEqual(UNKNOWN)
  }
  expect(await call('remove_receipt', { draft, receipt_id: second?.receipt_id })).toEqual({
    removed: second?.receipt_id,
  })
  // The portal shows the same draft.
  const { claim } = await me().call(getClaim, { query: { sessionId } })
  expect(claim).toMatchObject({ draft_id: draft, total: 90, receipts: [{ fields: { total: { state: 'corrected' } } }] })

  it.clock.set('2026-06-10T06:31:00Z')
  expect(await call('delete_claim_draft', { draft })).toEqual({ deleted: draft })
  expect((await me().call(listClaimDrafts, { query: {} })).items).toEqual([])
  const restored = (await call('restore_claim_draft', { draft })) as Claim
  expect(restored).toMatchObject({ draft, claim: { total: 90 } })
  const { digest } = restored
  expect(await call('submit_claim', { draft, digest })).toMatchObject({ expense_numbers: [expect.any(String)] })
})
