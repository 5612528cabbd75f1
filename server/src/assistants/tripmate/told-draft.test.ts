import { tripmateHistory } from '@pravas/contract/chat'
import { getTripDraft } from '@pravas/contract/trip-draft'
import {
  changeTripDraft,
  createTripDraft,
  listTripDrafts,
  submitTripDraft,
  type TripDraftChange,
} from '@pravas/contract/trip-drafts'
import { expect, test } from 'vitest'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const sessionId = 'tripmate-told'
const me = () => app.as('employee')
const chat = async () => openSocket(app.origin, { cookie: await app.cookie('employee'), sessionId })
const shown = () => me().call(getTripDraft, { query: { sessionId } })

/** The turn that tells of what is done by a call; its words say nothing that could be read as a wish. */
const told = (turn_id: string, words = 'As in the panel') => ({ session_id: sessionId, turn_id, words })

async function change(body: Omit<TripDraftChange, 'version'>) {
  const { draft_id: draftId = '', version = 0 } = await shown()
  return me().call(changeTripDraft, { params: { draftId }, body: { version, ...body } })
}

test('what a form sets is searched by the turn that tells of it, whatever its words are', async () => {
  const flights = { from: 'Delhi', to: 'Mumbai', depart: '2026-07-15', class: 'business' as const }
  await me().call(createTripDraft, { body: { purpose: 'training', flights, told: told('t1') } })
  const socket = await chat()
  const { response } = await socket.say('As in the panel', { turnId: 't1', newConversation: true })
  expect(response).toContain('[FLIGHT_CARDS_START]')
  expect((await shown()).draft).toMatchObject({
    from: 'Delhi',
    to: 'Mumbai',
    depart: '2026-07-15',
    purpose: 'training',
  })
  expect((await me().call(listTripDrafts, { query: {} })).items).toHaveLength(1)
  const { messages } = await me().call(tripmateHistory.getSession, { params: { sessionId } })
  expect(messages.map(({ sender, message }) => (sender === 'User' ? message : sender))).toEqual([
    'As in the panel',
    'Assistant',
  ])
  // The same turn again is answered by what it was answered.
  expect((await socket.say('As in the panel', { turnId: 't1' })).response).toBe(response)
})

test('a form puts the trip aside that was planned before', async () => {
  const socket = await chat()
  await socket.say('Chennai to Kolkata on 1 July')
  const stay = { city: 'Mumbai', check_in: '2026-07-15', check_out: '2026-07-17' }
  await me().call(createTripDraft, { body: { stay, told: told('t1') } })
  expect((await socket.say('As in the panel', { turnId: 't1' })).response).toContain('[HOTEL_CARDS_START]')
  expect(await shown()).toMatchObject({ draft: { wants: 'hotel' }, parked: expect.stringContaining('Chennai') })
})

test('a change of the panel goes on in the conversation, where it can be taken back', async () => {
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 July for business')
  await socket.say('the cheapest one')
  expect((await shown()).draft).toMatchObject({ ready: true })
  await change({ criteria: { depart: '2026-07-16' }, told: told('t2') })
  const { response } = await socket.say('As in the panel', { turnId: 't2' })
  expect(response).toContain('[FLIGHT_CARDS_START]')
  expect((await shown()).draft).toMatchObject({ depart: '2026-07-16', missing: ['flight'], ready: false })
  await socket.say('undo')
  expect((await shown()).draft).toMatchObject({ depart: '2026-07-15' })
})

test('the exchange that tells of a change takes the change back with it', async () => {
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 July for business')
  await change({ purpose: 'training', told: told('t2') })
  await socket.say('As in the panel', { turnId: 't2' })
  expect((await shown()).draft).toMatchObject({ purpose: 'training' })
  const body = { userMessage: 'As in the panel' }
  expect(await me().call(tripmateHistory.undoExchange, { params: { sessionId }, body })).toEqual({ takenBack: true })
  expect((await shown()).draft).toMatchObject({ purpose: 'business' })
})

test('a yes to what was shown sends nothing once the draft was changed beside it', async () => {
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 July for business')
  await socket.say('the cheapest one')
  await change({ purpose: 'training', told: told('t2') })
  const { response } = await socket.say('yes')
  expect(response).not.toMatch(/TRP-/)
  expect((await shown()).draft).toMatchObject({ purpose: 'training' })
})

test('what the panel sends is told with its number, and the conversation is about no trip then', async () => {
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 July for business')
  await socket.say('the cheapest one')
  const { draft_id: draftId = '', version = 0 } = await shown()
  const body = { version, told: told('t3') }
  const { trip_number } = await me().call(submitTripDraft, { params: { draftId }, body })
  expect((await socket.say('As in the panel', { turnId: 't3' })).response).toContain(trip_number)
  expect(await shown()).toMatchObject({ draft: null, submitted: trip_number })
})

test('words of another turn are read as ever', async () => {
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 July for business')
  await change({ purpose: 'training', told: told('t2', 'Change the purpose to conference') })
  await socket.say('Change the purpose to conference', { turnId: 'another' })
  expect((await shown()).draft).toMatchObject({ purpose: 'conference' })
})

test('a conversation about another trip is not told', async () => {
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 July for business')
  const { id, version } = await me().call(createTripDraft, {
    body: { flights: { from: 'Delhi', to: 'Chennai', depart: '2026-07-15' } },
  })
  const refused = await me().refused(changeTripDraft, {
    params: { draftId: id },
    body: { version, purpose: 'personal', told: told('t2') },
  })
  expect(refused.status).toBe(409)
})

test('a trip that was put aside is taken up by its id', async () => {
  const socket = await chat()
  await socket.say('Delhi to Mumbai on 15 July for business')
  await socket.say('hello', { newConversation: true })
  const { parked_draft: aside } = await shown()
  const params = { draftId: aside?.id ?? '' }
  await me().call(changeTripDraft, { params, body: { version: aside?.version ?? 0, told: told('t4') } })
  await socket.say('As in the panel', { turnId: 't4' })
  expect(await shown()).toMatchObject({ draft_id: aside?.id, draft: { to: 'Mumbai' }, parked: null })
})
