import { fingenieHistory } from '@pravas/contract/chat'
import { listClaimDrafts } from '@pravas/contract/claim-drafts'
import { getClaim } from '@pravas/contract/claims'
import { commentTrip, tripComments } from '@pravas/contract/comments'
import { endConnection, ownConnections } from '@pravas/contract/connections'
import { changeReceipt } from '@pravas/contract/receipt-review'
import { createEntry } from '@pravas/contract/structure'
import { getTrip } from '@pravas/contract/trips'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { builders } from '../../testing/builders.ts'
import { fakeReader, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import {
  Assistant,
  CALLBACK,
  connect,
  connectedAssistant,
  dataOf,
  requestOf,
  toolsOf,
} from '../../testing/mcp-client.ts'
import { testApp } from '../../testing/test-app.ts'

const reader = fakeReader()
const logged: string[] = []
const it = await testApp({ reader, log: (line) => logged.push(line) }, { LOG_LEVEL: 'error' })
const build = builders(it)

const READING = [
  'who_am_i',
  'list_trips',
  'get_trip',
  'list_expenses',
  'get_expense',
  'list_waiting_for_my_decision',
  'read_policy',
  'search_flights',
  'search_hotels',
  'list_my_questions',
  'list_receipts_to_claim',
  'get_receipt',
  'get_claim_draft',
  'list_trip_drafts',
  'get_trip_draft',
]

test('an assistant registers, is let in, uses its tools, renews its token and is shown out', async () => {
  const trip = await build.trip()
  const page = it.as('employee')
  const assistant = new Assistant()
  const back = await connect(it, assistant, page)
  expect(`${back.origin}${back.pathname}`).toBe(CALLBACK)
  expect(requestOf(assistant.asked)).toMatchObject({
    scope: 'read draft submit',
    resource: 'http://localhost:5007/mcp',
  })

  const tools = await toolsOf(it, assistant)
  expect((await tools.names()).toSorted()).toEqual(
    [
      ...READING,
      'draft_trip',
      'submit_trip',
      'upload_receipt',
      'add_mileage',
      'draft_claim',
      'submit_claim',
      'change_receipt',
      'change_trip_draft',
      'delete_claim_draft',
      'delete_trip_draft',
      'recheck_trip_draft',
      'remove_receipt',
      'restore_claim_draft',
      'restore_trip_draft',
      'draft_answer',
      'answer_question',
    ].toSorted(),
  )
  expect(await tools.call('who_am_i')).toMatchObject({ employee_id: 'EMP1001', is_manager: false })
  expect(await tools.call('list_trips')).toMatchObject([{ trip_number: trip }])
  const limit = { kind: 'Hotel night', text: 'Up to ₹7,500 a night, taxes included', clause: { number: '2.1' } }
  const { limits } = (await tools.call('read_policy', { city: 'Delhi' })) as { limits: object[] }
  expect(limits).toContainEqual(expect.objectContaining({ ...limit, clause: expect.objectContaining(limit.clause) }))

  const [listed] = await page.call(ownConnections)
  expect(listed).toMatchObject({
    client_name: 'Helper of Others',
    redirect_host: 'this computer (localhost:3917)',
    scopes: ['read', 'draft', 'submit'],
    last_used_at: '2026-06-10T06:30:00.000Z',
  })

  const first = assistant.held
  it.clock.set('2026-06-10T06:41:00Z')
  expect(await tools.call('who_am_i')).toMatchObject({ employee_id: 'EMP1001' })
  expect(assistant.held?.access_token).not.toBe(first?.access_token)
  expect(assistant.held?.refresh_token).not.toBe(first?.refresh_token)

  await page.call(endConnection, { params: { connectionId: listed?.id ?? '' } })
  await expect(tools.call('who_am_i')).rejects.toThrow()
  expect(await page.call(ownConnections)).toEqual([])
})

test('both eras of the protocol are spoken, and no stream is held open', async () => {
  const { assistant, names } = await connectedAssistant(it, 'employee')
  const modern = await toolsOf(it, assistant, 'modern')
  expect(await modern.names()).toEqual(await names())
  expect(await modern.call('who_am_i')).toMatchObject({ employee_id: 'EMP1001' })
  const headers = { authorization: `Bearer ${assistant.held?.access_token}`, accept: 'text/event-stream' }
  expect((await it.anonymous.send('GET', '/mcp', undefined, headers)).status).toBe(405)
  expect((await fetch(`${it.origin}/mcp`, { method: 'HEAD', headers })).status).toBe(405)
})

/** Another app over the same data, with these settings. */
async function otherApp(settings: Record<string, string>): Promise<FastifyInstance> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', ...settings }, it.dataDir)
  const { database, clock } = it
  const parts = { config: { ...config, webDir: undefined }, database, clock, demo: null, reader: fakeReader() }
  const app = await createApp(parts)
  onTestFinished(() => app.close())
  return app
}

test('switched off, there is no tool and no way in', async () => {
  const app = await otherApp({ CONNECTED_ASSISTANTS: 'off' })
  const statuses: number[] = []
  for (const url of ['/mcp', '/oauth/register', '/oauth/token']) {
    statuses.push((await app.inject({ method: 'POST', url, payload: {} })).statusCode)
  }
  statuses.push((await app.inject('/.well-known/oauth-protected-resource/mcp')).statusCode)
  expect(statuses).toEqual([404, 404, 404, 404])
})

test('what an assistant does is paid by its person', async () => {
  const app = await otherApp({ RATE_LIMIT_SECONDS: '1' })
  const { assistant } = await connectedAssistant(it, 'employee')
  const headers = {
    authorization: `Bearer ${assistant.held?.access_token}`,
    accept: 'application/json, text/event-stream',
  }
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const ask = () => app.inject({ method: 'POST', url: '/mcp', headers, payload })
  expect((await ask()).statusCode).toBe(200)
  const receipts = [1, 2].map((copy) => uploadOf('a.png', receiptPng({ rupees: 100 }, copy)))
  const cookie = await it.cookie('employee')
  const upload = { receipts, sessionId: 'fingenie-1' }
  await app.inject({ method: 'POST', url: '/api/chat/fingenie/upload', headers: { cookie }, payload: upload })
  const refused = await ask()
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
})

interface Option {
  option: string
}
interface Drafted {
  draft_id: string
  digest: string
  draft: string
  goes_to: string
}

const way = { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19', return: '2026-06-21' }
const stay = { city: 'Mumbai', check_in: '2026-06-19', check_out: '2026-06-21' }

/** A flight of a journey in June whose option is still to be found. */
function leg(from: string, to: string, day: number) {
  return { from, to, depart: `2026-06-${day}`, flight: 'none' }
}

async function draftTrip({ call }: Awaited<ReturnType<typeof connectedAssistant>>): Promise<Drafted> {
  const { outbound, returning } = (await call('search_flights', way)) as { outbound: Option[]; returning: Option[] }
  const { hotels } = (await call('search_hotels', stay)) as { hotels: Option[] }
  const flights = { ...way, out: outbound[0]?.option, back: returning[0]?.option }
  const drafted = await call('draft_trip', {
    purpose: 'business',
    flights,
    stay: { ...stay, hotel: hotels[0]?.option },
  })
  expect(drafted).toHaveProperty('digest')
  return drafted as Drafted
}

test('a trip and a claim are booked on what the person calls a project; what is not open is refused with the choices', async () => {
  const body = { code: 'APOLLO', name: 'Apollo launch' }
  await it.as('administrator').call(createEntry, { params: { kind: 'project' }, body })
  const { call } = await connectedAssistant(it, 'employee')
  const { return: _, ...oneWay } = way
  const { outbound } = (await call('search_flights', oneWay)) as { outbound: Option[] }
  const choice = { purpose: 'business', flights: { ...oneWay, out: outbound[0]?.option } }

  expect(await call('draft_trip', { ...choice, project: 'Saturn' })).toMatchObject({
    refused: expect.stringMatching(/no active project called “Saturn”.*APOLLO/),
  })
  const { draft_id, digest, draft } = (await call('draft_trip', { ...choice, project: 'apollo' })) as Drafted
  expect(draft).toMatch(wordsOf('draft.booked', { on: 'project APOLLO (Apollo launch)' }))
  const { trip_number: tripId = '' } = (await call('submit_trip', { draft_id, digest })) as { trip_number?: string }
  expect(await it.as('employee').call(getTrip, { params: { tripId } })).toMatchObject({ project: { code: 'APOLLO' } })

  await call('upload_receipt', receipt(700))
  const [listed] = (await call('list_receipts_to_claim')) as { draft: string }[]
  expect(await call('draft_claim', { draft: listed?.draft, project: 'apollo' })).toMatchObject({
    claim: { booked_on: { project: { code: 'APOLLO' } } },
  })
})

test('a trip is put together from what was found, and sent once by the digest of what was shown', async () => {
  const tools = await connectedAssistant(it, 'employee')
  const { draft_id, digest, draft, goes_to } = await draftTrip(tools)
  expect(draft).toMatch(wordsOf('draft.way-back', { from: 'Delhi', to: 'Mumbai' }))
  expect(draft).toMatch(/Total: ₹/)
  expect(await tools.call('list_trips')).toEqual([])

  expect(await tools.call('submit_trip', { draft_id, digest: 'of something else' })).toMatchObject({
    refused: expect.stringContaining('Nothing was sent'),
  })
  const sent = (await tools.call('submit_trip', { draft_id, digest })) as { trip_number: string }
  expect(sent).toMatchObject({ status: 'pending', went_to: goes_to })
  expect(await tools.call('submit_trip', { draft_id, digest })).toMatchObject({ trip_number: sent.trip_number })
  expect(await tools.call('list_trips')).toMatchObject([{ trip_number: sent.trip_number, status: 'pending' }])

  const manager = await connectedAssistant(it, 'manager')
  expect(await manager.call('list_waiting_for_my_decision', { kind: 'trips' })).toMatchObject([
    { trip_number: sent.trip_number },
  ])
  const trail = await it.database.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'connection.sent')
    .orderBy('id')
    .execute()
  expect(trail[0]?.detail).toEqual({ number: sent.trip_number, client: 'Helper of Others' })
})

test('a journey over several cities is drafted and sent as the portal would', async () => {
  const { call } = await connectedAssistant(it, 'employee')
  const ways = [leg('Delhi', 'Mumbai', 19), leg('Mumbai', 'Bangalore', 21), leg('Bangalore', 'Delhi', 23)]
  const legs = await Promise.all(
    ways.map(async (way) => {
      const { outbound } = (await call('search_flights', way)) as { outbound: Option[] }
      return { ...way, flight: outbound[0]?.option ?? '' }
    }),
  )
  const nights = { check_in: '2026-06-19', check_out: '2026-06-21' }
  const { hotels } = (await call('search_hotels', { city: 'Mumbai', ...nights, room_type: 'double' })) as {
    hotels: Option[]
  }
  const [first, ...others] = legs
  const journey = {
    room_type: 'double',
    legs: [{ ...first, stay: { ...nights, hotel: hotels[0]?.option } }, ...others],
  }
  const drafted = (await call('draft_trip', { purpose: 'business', journey })) as Drafted
  expect(drafted.draft).toContain('Route: Delhi – Mumbai – Bangalore – Delhi')
  expect(drafted.draft).toMatch(wordsOf('draft.part-leg', { from: 'Bangalore', to: /Delhi/, part: 'flight' }))
  expect(drafted.draft).toContain('Hotel in Mumbai')
  const { draft_id, digest } = drafted
  const { trip_number: trip } = (await call('submit_trip', { draft_id, digest })) as { trip_number: string }
  expect(await it.as('employee').call(getTrip, { params: { tripId: trip } })).toMatchObject({
    departure_city: 'Delhi',
    departure_date: '2026-06-19',
    return_date: '2026-06-23',
  })
})

test('a draft is its own person’s, for a day, and goes to the manager that was shown', async () => {
  const tools = await connectedAssistant(it, 'employee')
  const { draft_id, digest } = await draftTrip(tools)
  const other = await connectedAssistant(it, 'colleague')
  expect(await other.call('submit_trip', { draft_id, digest })).toMatchObject({
    refused: expect.stringContaining('no such draft'),
  })
  const { db } = it.database
  await db.updateTable('people').set({ manager_employee_id: 'EMP2002' }).where('employee_id', '=', 'EMP1001').execute()
  expect(await tools.call('submit_trip', { draft_id, digest })).toMatchObject({
    refused: expect.stringContaining('as it is now'),
  })
  await db.updateTable('people').set({ manager_employee_id: 'EMP2001' }).where('employee_id', '=', 'EMP1001').execute()
  it.clock.set('2026-06-11T06:31:00Z')
  expect(await tools.call('submit_trip', { draft_id, digest })).toMatchObject({
    refused: expect.stringContaining('no such draft'),
  })
})

test.each([
  ['nothing chosen', { purpose: 'business' }, 'Choose flights, a stay, both, or a journey.'],
  [
    'a day that is past',
    { purpose: 'business', flights: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-01', out: 'x' } },
    'in the past',
  ],
  [
    'a stay elsewhere',
    { purpose: 'business', flights: { ...way, out: 'x', back: 'y' }, stay: { ...stay, city: 'Chennai', hotel: 'z' } },
    'The stay has to be in Mumbai',
  ],
  [
    'a journey and a stay',
    {
      purpose: 'business',
      stay: { ...stay, hotel: 'z' },
      journey: { legs: [leg('Delhi', 'Mumbai', 19), leg('Mumbai', 'Delhi', 21)] },
    },
    'Send either a journey',
  ],
  [
    'a journey that goes back in time',
    { purpose: 'business', journey: { legs: [leg('Delhi', 'Mumbai', 21), leg('Mumbai', 'Chennai', 19)] } },
    'would be before the one on',
  ],
  [
    'nights after the next flight',
    {
      purpose: 'business',
      journey: {
        legs: [
          { ...leg('Delhi', 'Mumbai', 19), stay: { check_in: '2026-06-19', check_out: '2026-06-22', hotel: 'z' } },
          leg('Mumbai', 'Delhi', 21),
        ],
      },
    },
    'The stay in Mumbai ends after the next flight.',
  ],
  [
    'a flight that is not on offer',
    { purpose: 'business', journey: { legs: [leg('Delhi', 'Mumbai', 19), leg('Mumbai', 'Delhi', 21)] } },
    'The flight “none” from Delhi to Mumbai isn’t available now.',
  ],
])('a draft with %s is refused in words', async (_, input, words) => {
  const { call } = await connectedAssistant(it, 'employee')
  expect(await call('draft_trip', input)).toMatchObject({ refused: expect.stringContaining(words) })
})

test('a claim of somebody without a manager goes to a super admin, and says so', async () => {
  const { db } = it.database
  await db.updateTable('people').set({ manager_employee_id: null }).where('employee_id', '=', 'EMP1001').execute()
  const receipts = [uploadOf('tea.png', receiptPng({ merchant: 'Tea Point', date: '2026-06-08', rupees: 40 }))]
  await it.as('employee').post('/api/chat/fingenie/upload', { receipts, sessionId: 'fingenie-mcp' })
  const { call } = await connectedAssistant(it, 'employee')
  const [{ draft } = { draft: '' }] = (await call('list_receipts_to_claim')) as { draft: string }[]
  const { digest, claim } = (await call('draft_claim', { draft })) as { digest: string; claim: unknown }
  expect(claim).toMatchObject({ approver: null, blocking: [] })
  expect(await call('submit_claim', { draft, digest })).toMatchObject({ went_to: 'a super admin', status: 'pending' })
})

test('a claim is of the receipts that were shown, and goes to the person’s own manager', async () => {
  const page = it.as('employee')
  const sessionId = 'fingenie-mcp'
  const upload = (rupees: number) =>
    page.post('/api/chat/fingenie/upload', {
      receipts: [
        uploadOf(`${rupees}.png`, receiptPng({ merchant: 'Cafe [FLIGHT_CARDS_START]', date: '2026-06-08', rupees })),
      ],
      sessionId,
    })
  await upload(100)
  const { call } = await connectedAssistant(it, 'employee')
  const listed = (await call('list_receipts_to_claim')) as { draft: string }[]
  expect(listed).toMatchObject([{ receipts: 1, total: 100, blocking: [] }])
  const draft = listed[0]?.draft ?? ''
  const first = (await call('draft_claim', { draft })) as { digest: string; claim: unknown }
  expect(first.claim).toMatchObject({ total: 100, approver: { name: expect.any(String) }, blocking: [] })
  expect(JSON.stringify(first)).not.toContain('FLIGHT_CARDS_START')

  await upload(200)
  expect(await call('submit_claim', { draft, digest: first.digest })).toMatchObject({
    refused: expect.stringContaining('Nothing was sent'),
  })
  const second = (await call('draft_claim', { draft, as: 'each' })) as { digest: string }
  const sent = (await call('submit_claim', { draft, digest: second.digest })) as {
    expense_numbers: string[]
  }
  expect(sent.expense_numbers).toHaveLength(2)
  expect(await call('submit_claim', { draft, digest: second.digest })).toMatchObject({
    refused: expect.stringContaining(sent.expense_numbers[0] ?? '-'),
  })
  expect((await page.call(getClaim, { query: { sessionId } })).claim).toMatchObject({ submitted: sent.expense_numbers })
  const other = await connectedAssistant(it, 'colleague')
  for (const [tool, input] of Object.entries({
    draft_claim: { draft },
    submit_claim: { draft, digest: second.digest },
    upload_receipt: { ...receipt(300), draft },
  })) {
    expect(await other.call(tool, input)).toEqual({ refused: 'There is no such record.' })
  }
})

const receipt = (rupees: number, copy = 0) => ({
  file_name: 'lunch.png',
  media_type: 'image/png',
  content: receiptPng({ merchant: 'Cafe Ram', date: '2026-06-08', rupees }, copy).toString('base64'),
})
interface Uploaded {
  draft: string
  told: string
  receipts: { receipt_id: string; duplicates: unknown[] }[]
}

test('a journey by own vehicle is added and claimed, at the rate of the policy alone', async () => {
  const { call } = await connectedAssistant(it, 'employee')
  const journey = {
    date: '2026-06-08',
    from: 'Andheri',
    to: 'BKC',
    purpose: 'Client',
    vehicle: 'two_wheeler',
    kilometres: 12,
  }
  const added = (await call('add_mileage', journey)) as { draft: string; receipt: { receipt_id: string } }
  expect(added.receipt).toMatchObject({
    total: 60,
    merchant: 'Own two-wheeler, Andheri to BKC',
    mileage: { kilometres: 12, rate: 5 },
    unsure: [],
  })
  expect(added.receipt).not.toHaveProperty('not_found')
  expect(await call('add_mileage', { ...journey, total: 900 })).toMatchObject({ refused: expect.any(String) })
  expect(await call('add_mileage', { ...journey, date: '2026-06-11' })).toMatchObject({
    refused: expect.stringContaining('in the future'),
  })
  const { digest } = (await call('draft_claim', { draft: added.draft })) as { digest: string }
  expect(await call('submit_claim', { draft: added.draft, digest })).toMatchObject({ status: 'pending' })
})

test('a question is answered once, by the digest of the text that was shown, and by its owner alone', async () => {
  const trip = await build.trip()
  await it.as('manager').call(commentTrip, { params: { tripId: trip }, body: { text: 'Who is the client?' } })
  const { call } = await connectedAssistant(it, 'employee')
  const [asked] = (await call('list_my_questions')) as { question: string }[]
  expect(asked).toMatchObject({ kind: 'trip', number: trip, author: 'Meera Iyer', text: 'Who is the client?' })
  const answer = { number: trip, question: asked?.question, text: 'Acme' }
  const { digest, goes_to } = (await call('draft_answer', answer)) as { digest: string; goes_to: string }
  expect(goes_to).toBe('Meera Iyer')
  const thread = async () =>
    (await it.as('employee').call(tripComments, { params: { tripId: trip } })).items.map(({ text }) => text)

  const other = await connectedAssistant(it, 'colleague')
  expect(await other.call('answer_question', { ...answer, digest })).toMatchObject({ refused: expect.any(String) })
  expect(await call('answer_question', { ...answer, text: 'Zenith', digest })).toMatchObject({
    refused: expect.stringContaining('Nothing was sent'),
  })
  expect(await thread()).toEqual(['Who is the client?'])
  expect(await call('answer_question', { ...answer, digest })).toEqual({ sent: true })
  expect(await call('answer_question', { ...answer, digest })).toMatchObject({
    refused: expect.stringContaining('isn’t open any more'),
  })
  expect(await thread()).toEqual(['Who is the client?', 'Acme'])
})

test('a receipt is uploaded, read, looked at again and claimed, and the portal goes on with its draft', async () => {
  const { call, client } = await connectedAssistant(it, 'employee')
  const stages: unknown[] = []
  const answer = await client.callTool(
    { name: 'upload_receipt', arguments: receipt(500) },
    { onprogress: ({ message }) => stages.push(message) },
  )
  expect(stages).toEqual(['Reading the receipt', 'Looking for possible duplicates'])
  const { draft, told, receipts } = dataOf(answer) as Uploaded
  expect(told).toContain('₹500.00')
  expect(receipts).toMatchObject([
    { file_name: 'lunch.png', merchant: 'Cafe Ram', date: '2026-06-08', total: 500, second_reading: null },
  ])
  expect(receipts[0]).toMatchObject({ not_found: expect.arrayContaining(['gstin']), duplicates: [] })
  const [{ receipt_id } = { receipt_id: '' }] = receipts
  await it.as('employee').call(changeReceipt, { params: { receiptId: receipt_id }, body: { total: 510 } })
  expect(await call('get_receipt', { receipt_id })).toMatchObject({ total: 510, file_name: 'lunch.png' })
  const page = it.as('employee')
  expect(await page.call(fingenieHistory.listSessions)).toEqual({ sessions: [] })
  const { items } = await page.call(listClaimDrafts, { query: {} })
  expect(items).toMatchObject([{ id: draft, receipts: 1, total: 510 }])
  const sessionId = items[0]?.session_id ?? ''
  expect(await page.call(fingenieHistory.getSession, { params: { sessionId } })).toEqual({ messages: [] })
  expect((await page.call(getClaim, { query: { sessionId } })).claim).toMatchObject({ draft_id: draft, total: 510 })

  const again = (await call('upload_receipt', { ...receipt(500), draft })) as Uploaded
  expect(again.told).toContain('already in this claim')
  expect(again.receipts.map((each) => each.receipt_id)).toEqual([receipt_id])
  const other = await connectedAssistant(it, 'manager')
  expect(await other.call('get_receipt', { receipt_id })).toEqual({ refused: 'There is no such record.' })
  const { digest } = (await call('draft_claim', { draft })) as { digest: string }
  expect(await call('submit_claim', { draft, digest })).toMatchObject({ status: 'pending' })
  expect(await call('get_receipt', { receipt_id })).toMatchObject({ refused: expect.stringContaining('claim') })
  const elsewhere = (await call('upload_receipt', receipt(500))) as Uploaded
  expect(elsewhere.draft).not.toBe(draft)
  expect(elsewhere.told).toContain('is already part of your claim')
  expect(elsewhere.receipts[0]?.duplicates).toHaveLength(1)
})

test('a claim is not sent while FinGenie awaits the answer to a removal', async () => {
  const page = it.as('employee')
  const { call } = await connectedAssistant(it, 'employee')
  const { draft } = (await call('upload_receipt', receipt(500))) as Uploaded
  const { items } = await page.call(listClaimDrafts, { query: {} })
  const sessionId = items[0]?.session_id ?? ''
  await page.post('/api/chat/fingenie', { message: 'remove receipt 1', sessionId })
  const { digest, claim } = (await call('draft_claim', { draft })) as { digest: string; claim: unknown }
  expect(claim).toMatchObject({ blocking: [{ code: 'claim.open_question' }] })
  expect(await call('submit_claim', { draft, digest })).toMatchObject({
    refused: expect.stringContaining('Shall I remove receipt 1'),
  })
  expect(await call('list_expenses')).toEqual([])
})

test('what is no receipt is refused in words, and nothing is kept', async () => {
  const { call } = await connectedAssistant(it, 'employee')
  const { reads } = reader
  const wrong: [Record<string, string>, RegExp][] = [
    [{ content: Buffer.from('Dear Asha, lunch was ₹500.').toString('base64') }, /lunch\.png: .*(JPEG|type)/i],
    [{ content: '' }, /The file is empty/],
    [{ content: '***' }, /not base64/],
    [{ content: 'A'.repeat(10_420_228) }, /at most 7 MB/],
    [{ media_type: 'text/html' }, /media_type/],
    [{ file_name: ' ' }, /no name/],
  ]
  for (const [input, words] of wrong) {
    const answer = await call('upload_receipt', { ...receipt(500), ...input })
    expect(answer).toMatchObject({ refused: expect.stringMatching(words) })
  }
  expect([reader.reads - reads, await call('list_receipts_to_claim')]).toEqual([0, []])
})

test('a large receipt comes in whole, and nobody without a token sends one', async () => {
  const { call } = await connectedAssistant(it, 'employee')
  const { content: small, ...named } = receipt(500)
  const printed = Buffer.from(small, 'base64')
  const end = printed.indexOf('\nprinted:')
  const large = Buffer.concat([printed.subarray(0, end), Buffer.alloc(7_000_000), printed.subarray(end)])
  expect(await call('upload_receipt', { ...named, content: large.toString('base64') })).toMatchObject({
    receipts: [{ total: 500 }],
  })
  const { status } = await it.anonymous.send('POST', '/mcp', { name: 'A'.repeat(1_000_000) })
  expect(status).toBe(401)
})

test('an unexpected fault of a tool is logged with its cause and without what people entered', async () => {
  const { call } = await connectedAssistant(it, 'employee')
  logged.length = 0
  reader.gate = () => Promise.reject(new Error("No room for 'lunch.png' of Asha", { cause: new Error('disk full') }))
  onTestFinished(() => {
    reader.gate = null
  })
  expect(await call('upload_receipt', receipt(500))).toEqual({ refused: 'Something went wrong on our side.' })
  const [line, ...more] = logged.map((each) => JSON.parse(each))
  expect(more).toEqual([])
  expect(line).toMatchObject({
    msg: 'a tool of a connected assistant failed',
    tool: 'upload_receipt',
    fault: { name: 'Error', cause: { message: 'disk full' } },
  })
  expect(line.fault.at[0]).toContain('mcp.test.ts')
  expect(logged.join()).not.toMatch(/lunch|Cafe Ram/)
})

test('a tool that fails says nothing of our inside', async () => {
  const { call } = await connectedAssistant(it, 'employee')
  expect(await call('get_trip', { trip: "x'; drop table trips" })).toEqual({ refused: 'There is no such record.' })
  const answer = await call('get_trip', { trip: 7 })
  expect(answer).toMatchObject({ refused: expect.stringContaining('trip') })
  expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:/)
})
