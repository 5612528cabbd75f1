import { getTripDraft } from '@pravas/contract/trip-draft'
import { getTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp, type Who } from '../../testing/test-app.ts'

const app = await testApp()
const sessionId = 'tripmate-draft'
const chat = async () => openSocket(app.origin, { cookie: await app.cookie('employee'), sessionId })
const draftOf = (who: Who) => app.as(who).call(getTripDraft, { query: { sessionId } })

test('the draft says what is chosen, what is missing, what it comes to and what the policy says', async () => {
  expect(await draftOf('employee')).toEqual({ draft: null, parked: null, submitted: null })
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 June, back on 17 June, with a hotel')
  expect((await draftOf('employee')).draft).toMatchObject({
    title: 'Delhi to Mumbai',
    wants: 'both',
    depart: '2026-06-15',
    return: '2026-06-17',
    check_in: '2026-06-15',
    check_out: '2026-06-17',
    parts: [],
    missing: ['flight', 'return_flight', 'hotel', 'purpose'],
    total: 0,
    findings: null,
    ready: false,
  })
  await socket.say('the cheapest flight')
  await socket.say('the cheapest hotel')
  const { draft } = await draftOf('employee')
  expect(draft?.parts.map(({ part }) => part)).toEqual(['flight', 'return_flight', 'hotel'])
  expect(draft?.total).toBe(draft?.parts.reduce((sum, { price }) => sum + price, 0))
  expect(draft?.findings?.map(({ rule }) => rule)).toContain('trip.booked_late')
  expect(draft).toMatchObject({ missing: ['purpose'], sample: true, ready: false })
  await socket.say('business')
  expect((await draftOf('employee')).draft).toMatchObject({ missing: [], ready: true })
  await socket.say('yes')
  expect(await draftOf('employee')).toMatchObject({ draft: null, submitted: expect.stringMatching(/^TRP-/) })
})

test('the draft is of one’s own conversation', async () => {
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 July')
  expect(await draftOf('colleague')).toEqual({ draft: null, parked: null, submitted: null })
  expect(await draftOf('newjoiner')).toMatchObject({ draft: null })
})

test('a new chat puts the unfinished trip aside, and names it', async () => {
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 July')
  await socket.say('hello', { newConversation: true })
  expect(await draftOf('employee')).toEqual({
    draft: null,
    parked: 'Delhi to Mumbai, Wed 15 Jul 2026',
    parked_draft: { id: expect.any(String), version: 1 },
    submitted: null,
  })
})

test('the approver sees what else was offered when each part was chosen', async () => {
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 July for business')
  await socket.say('the last one')
  const sent = await socket.say('yes')
  const tripId = /TRP-[\d-]+\d/.exec(sent.response)?.[0] ?? ''
  const { itinerary } = await app.as('manager').call(getTrip, { params: { tripId } })
  const { price, also_offered: offered } = itinerary.flight ?? {}
  expect(offered?.of).toBeGreaterThan(5)
  expect(offered?.cheapest?.price).toBeLessThan(price ?? 0)
  expect(offered?.fastest).toMatchObject({ title: expect.any(String), minutes: expect.any(Number) })
})
