import websocket from '@fastify/websocket'
import { tripmateHistory } from '@pravas/contract/chat'
import { TRIPMATE_SOCKET_PATH } from '@pravas/contract/tripmate'
import { listTrips } from '@pravas/contract/trips'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { createBudgets } from '../../http/budgets.ts'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'
import { keptDialogue, tripDraftsOf } from '../../testing/trip-dialogue.ts'
import { questionTools } from '../tools/question-tools.ts'
import { createDialogueMemory } from '../tripmate/dialogue-memory.ts'
import type { Reply } from '../tripmate/reply.ts'
import { createTripmateTurns } from '../tripmate/turns.ts'
import type { Engine, TurnInput } from './engine.ts'
import { tripmateSocket } from './socket.ts'
import { MOST_SOCKETS } from './socket-counts.ts'

const app = await testApp()
const open = async (more: { sessionId?: string } = {}) =>
  openSocket(app.origin, { cookie: await app.cookie('employee'), ...more })

const say = (prompt: string, more: Record<string, unknown> = {}) => ({
  action: 'sendMessage',
  prompt,
  sessionId: 'tripmate-1',
  employee_id: 'EMP1001',
  ...more,
})
const history = (sessionId: string) => app.as('employee').call(tripmateHistory.getSession, { params: { sessionId } })
const trips = () => app.as('employee').call(listTrips, { params: { employeeId: 'EMP1001' } })

test('without a session, and for a page of another origin, the socket stays shut', async () => {
  await expect(openSocket(app.origin, {})).rejects.toThrow('401')
  const headers = { origin: 'https://elsewhere.example' }
  await expect(openSocket(app.origin, { cookie: await app.cookie('employee'), headers })).rejects.toThrow('403')
  expect((await app.as('employee').get(TRIPMATE_SOCKET_PATH)).status).toBe(404)
  expect((await app.anonymous.get(TRIPMATE_SOCKET_PATH)).status).toBe(401)
})

test.each([
  ['{', 'JSON'],
  ['[]', 'message'],
  [{ action: 'sendMessage', sessionId: 's' }, 'message.prompt'],
  [say('   '), 'empty'],
  [say('hello', { sessionId: 7 }), 'message.sessionId'],
  [say('hello', { role: 'admin' }), 'role'],
  [say('a'.repeat(20_000)), 'message.prompt'],
  [{ action: 'shout' }, 'message.action'],
])('a message of the wrong shape is refused and the socket stays open: %#', async (message, field) => {
  const socket = await open()
  socket.send(message)
  expect(await socket.next()).toMatchObject({ type: 'error', message: expect.stringContaining(field) })
  expect(await socket.say('hello')).toMatchObject({ type: 'result' })
})

test('a refusal names the turn that it refuses', async () => {
  const socket = await open()
  socket.send(say('', { turnId: 't1' }))
  expect(await socket.next()).toMatchObject({ type: 'error', turnId: 't1' })
})

test('nobody speaks for somebody else', async () => {
  const socket = await open()
  socket.send(say('show my trips', { employee_id: 'EMP1002' }))
  expect(await socket.next()).toMatchObject({ type: 'error' })
  expect(await app.as('employee').call(tripmateHistory.listSessions)).toEqual({ sessions: [] })
})

test('signing out closes the socket at once, and only the sockets of that session', async () => {
  const cookie = await app.cookie('employee')
  const socket = await openSocket(app.origin, { cookie })
  const elsewhere = await open()
  await app.anonymous.send('POST', '/api/auth/logout', undefined, { cookie })
  expect(await socket.closed).toBe(1008)
  expect(await elsewhere.say('hello')).toMatchObject({ type: 'result' })
})

test('whose session was ended by another process is told so, and the socket is closed', async () => {
  const socket = await open()
  await socket.say('hello')
  await app.database.db.deleteFrom('sessions').execute()
  socket.send(say('hello again', { turnId: 't1' }))
  expect(await socket.next()).toEqual({ type: 'error', message: 'Please sign in.', turnId: 't1' })
  expect(await socket.closed).toBe(1008)
})

test('a page that names no turn gets the specified fields and nothing else', async () => {
  const socket = await open()
  socket.send(say('Delhi to Mumbai tomorrow'))
  const result = await socket.next()
  expect(Object.keys(result).toSorted()).toEqual(
    ['bookingType', 'prefillData', 'response', 'showFlightForm', 'showHotelForm', 'type'].toSorted(),
  )
})

test('a page that accepts news hears of the search, in order, before the one result', async () => {
  const socket = await open()
  socket.send(say('Delhi to Mumbai tomorrow', { turnId: 't1', accept: ['progress', 'delta'] }))
  expect(await socket.next()).toEqual({
    type: 'progress',
    turnId: 't1',
    seq: 0,
    stage: expect.stringContaining('Delhi'),
  })
  expect(await socket.next()).toEqual({
    type: 'delta',
    turnId: 't1',
    seq: 1,
    text: 'Looking for flights from Delhi to Mumbai on Thu 11 Jun 2026…',
  })
  expect(await socket.next()).toMatchObject({
    type: 'delta',
    turnId: 't1',
    seq: 2,
    text: expect.stringMatching(/^\n\nFound \d+ flights\.$/),
  })
  expect(await socket.next()).toMatchObject({ type: 'result', turnId: 't1', suggestions: expect.any(Array) })
  // Nothing of the first turn follows its result.
  socket.send(say('hello', { turnId: 't2', accept: ['progress'] }))
  expect(await socket.next()).toMatchObject({ type: 'result', turnId: 't2' })
})

test('a turn sent again gets the same answer and acts once, on the same socket and on another', async () => {
  const socket = await open()
  const first = await socket.say('Delhi to Chennai on 12 June for training', { turnId: 't1' })
  await socket.say('the first one', { turnId: 't2' })
  const sent = await socket.say('yes', { turnId: 't3' })
  expect(await socket.say('yes', { turnId: 't3' })).toEqual(sent)
  const other = await open()
  expect(await other.say('yes', { turnId: 't3' })).toEqual(sent)
  expect(await other.say('whatever', { turnId: 't1' })).toEqual(first)
  expect(await trips()).toHaveLength(1)
  expect((await history('tripmate-1')).messages).toHaveLength(6)
})

test('turns that arrive together are answered one after the other, and a double yes is one trip', async () => {
  const [one, two] = [await open(), await open()]
  await one.say('Delhi to Chennai on 12 June for training')
  await one.say('the first one')
  const answers = await Promise.all([one.say('yes', { turnId: 'a' }), two.say('yes', { turnId: 'b' })])
  expect(answers.filter(({ response }) => response.includes('has been sent to'))).toHaveLength(1)
  expect(answers.filter(({ response }) => response.includes('already'))).toHaveLength(1)
  expect(await trips()).toHaveLength(1)
})

test('the dialogue goes on after the connection was lost', async () => {
  const socket = await open()
  await socket.say('flight from Mumbai to Delhi')
  await socket.close()
  const again = await open()
  expect((await again.say('15 June')).response).toContain('Mumbai to Delhi on Mon 15 Jun 2026')
})

test('New Chat keeps the session and forgets the trip', async () => {
  const socket = await open()
  await socket.say('flight from Mumbai to Delhi')
  const fresh = await socket.say('tomorrow', { newConversation: true })
  expect(fresh.response).toMatch(/flight, a hotel, or both\?$/)
})

test('what was said and answered is kept, with a title and the destination', async () => {
  const socket = await open()
  const found = await socket.say('Delhi to Mumbai tomorrow')
  const { sessions } = await app.as('employee').call(tripmateHistory.listSessions)
  expect(sessions).toMatchObject([
    { sessionId: 'tripmate-1', chat_name: 'Delhi to Mumbai, 11 Jun 2026', destination: 'Mumbai' },
  ])
  expect((await history('tripmate-1')).messages).toMatchObject([
    { sender: 'User', message: 'Delhi to Mumbai tomorrow' },
    { sender: 'Assistant', message: found.response },
  ])
  const saved = await app.as('employee').call(tripmateHistory.saveExchange, {
    body: { userMessage: 'Delhi to Mumbai tomorrow', botResponse: found.response, sessionId: 'tripmate-1' },
  })
  expect(saved).toEqual({ saved: false })
})

test('what no database can keep is left out of a message', async () => {
  const socket = await open()
  await socket.say('\u0000Delhi \ud800to Mumbai tomorrow 😀')
  const { messages } = await history('tripmate-1')
  expect(messages[0]?.message).toBe('Delhi \ufffdto Mumbai tomorrow 😀')
  socket.send(say('\u0000'))
  expect(await socket.next()).toMatchObject({ type: 'error', message: expect.stringContaining('empty') })
})

/** A socket whose engine waits for the end of the turn when told 'wait', and whose sessions are found after `gate`. */
async function patientSocket(gate: () => Promise<void> = async () => {}) {
  const engine: Engine<TurnInput<object>, Reply> = {
    async *turn({ message, signal }) {
      yield { type: 'progress', stage: 'under way' }
      if (message === 'wait') {
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      }
      const parts = [{ kind: 'text' as const, text: 'here' }]
      yield { type: 'reply', reply: { state: {}, parts, form: null, suggestions: [], destination: null } }
    },
  }
  const { database, clock } = app
  const onError = (error: unknown) => expect.fail(String(error))
  const turns = createTripmateTurns({
    db: database.db,
    clock,
    memory: createDialogueMemory(tripDraftsOf(app)),
    engine,
    tools: {},
    questions: questionTools(app.app.comments),
    onError,
    onLimit: () => {},
  })
  const signedIn = {
    actor: app.actor('employee'),
    user: {
      name: 'Asha Rao',
      email: '',
      profileImage: null,
      isAdmin: false,
      isSuperAdmin: false,
      ownsBudgets: false,
      wasAsked: false,
      roles: [],
    },
    sessionId: '',
  }
  const small = Fastify()
  await small.register(websocket)
  small.decorateRequest('signedIn', null)
  small.addHook('onRequest', async (request) => {
    request.signedIn = signedIn
  })
  const find = async () => {
    await gate()
    return signedIn
  }
  const identity = { find, standing: async (tokens: string[]) => new Set(tokens), onSessionsEnded: () => undefined }
  tripmateSocket(small, { identity, cookie: { read: () => 'token' }, turns, budgets: createBudgets(0) })
  const socket = await openSocket(await small.listen({ host: '127.0.0.1', port: 0 }), {})
  return { socket, close: () => small.close() }
}

test('a turn is stopped from the page that hears of it, and the socket goes on', async () => {
  const { socket, close } = await patientSocket()
  socket.send(say('wait', { turnId: 't1', accept: ['progress'] }))
  expect(await socket.next()).toMatchObject({ type: 'progress', turnId: 't1' })
  socket.send({ action: 'cancel', turnId: 't1' })
  expect(await socket.next()).toEqual({ type: 'error', message: 'Stopped.', turnId: 't1' })
  expect((await socket.say('hello')).response).toBe('here')
  expect((await history('tripmate-1')).messages).toHaveLength(2)
  await close()
})

test('more messages than wait to be taken are refused, and a cancel still passes', async () => {
  let gate = Promise.resolve()
  const { socket, close } = await patientSocket(() => gate)
  socket.send(say('wait', { turnId: 't1', accept: ['progress'] }))
  expect(await socket.next()).toMatchObject({ type: 'progress', turnId: 't1' })

  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  for (let at = 0; at < 16; at += 1) socket.send({ action: 'cancel', turnId: `no turn ${at}` })
  socket.send(say('one too many', { turnId: 't2' }))
  socket.send({ action: 'cancel', turnId: 't1' })
  expect(await socket.next()).toEqual({ type: 'error', message: expect.stringMatching('Too many'), turnId: 't2' })
  resolve()
  expect(await socket.next()).toEqual({ type: 'error', message: 'Stopped.', turnId: 't1' })
  expect((await socket.say('hello')).response).toBe('here')
  await close()
})

test('who never stops sending is cut off, whatever the session ids', async () => {
  const { origin, close } = await secondApp()
  const socket = await openSocket(origin, { cookie: await app.cookie('employee') })
  for (let at = 0; at < 3000; at += 1) socket.send(say('Delhi to Mumbai tomorrow', { sessionId: `s-${at}` }))
  expect(await socket.closed).toBe(1008)
  const { sessions } = await app.as('employee').call(tripmateHistory.listSessions)
  expect(sessions.length).toBeLessThan(100)
  const theirs = await openSocket(origin, { cookie: await app.cookie('colleague') })
  expect(await theirs.say('hello')).toMatchObject({ type: 'result' })
  // The turns that were taken before the cut go on; none may reach into the next test.
  await close()
})

test('a request that was sent but not kept, as by a crash in between, is sent once', async () => {
  const socket = await open()
  await socket.say('Delhi to Chennai on 12 June for training')
  await socket.say('the first one')
  const { draftId: id, version } = await keptDialogue(app)
  const { tripNumber } = await tripDraftsOf(app).submit(app.actor('employee'), { id: `${id}`, version })
  expect((await socket.say('yes')).response).toContain(tripNumber)
  expect(await trips()).toHaveLength(1)
})

test('conversations of two people under the same session id are two conversations', async () => {
  const mine = await open()
  await mine.say('flight from Mumbai to Delhi')
  const theirs = await openSocket(app.origin, { cookie: await app.cookie('colleague') })
  expect((await theirs.say('15 June')).response).not.toContain('Mumbai')
})

test('one person has so many sockets and no more, however they arrive, until one is closed; others have theirs', async () => {
  const cookie = await app.cookie('employee')
  const opened = await Promise.allSettled(
    Array.from({ length: MOST_SOCKETS + 8 }, () => openSocket(app.origin, { cookie })),
  )
  const sockets = opened.filter((each) => each.status === 'fulfilled').map(({ value }) => value)
  const refused = opened.filter((each) => each.status === 'rejected').map(({ reason }) => String(reason))
  expect(sockets).toHaveLength(MOST_SOCKETS)
  expect(new Set(refused)).toEqual(new Set(['Error: refused with 429']))
  const theirs = await openSocket(app.origin, { cookie: await app.cookie('colleague') })
  // Another session is no way around it.
  await expect(open()).rejects.toThrow('429')
  expect(await sockets[0]?.say('hello')).toMatchObject({ type: 'result' })
  await sockets[0]?.close()
  // The server's own end closes a moment later.
  const next = await vi.waitFor(open)
  for (const socket of [...sockets.slice(1), next, theirs]) await socket.close()
})

test('the app stops although sockets are open', async () => {
  const { origin, close } = await secondApp()
  const socket = await openSocket(origin, { cookie: await app.cookie('employee') })
  await close()
  expect([1001, 1005, 1006]).toContain(await socket.closed)
})

/** Another app over the same database, for tests that end it themselves. */
async function secondApp(): Promise<{ origin: string; close: () => Promise<void> }> {
  const config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir, LOG_LEVEL: 'fatal' }, app.dataDir),
    webDir: undefined,
  }
  const { database, clock } = app
  const second = await createApp({ config, database, clock, demo: null })
  const origin = await second.listen({ host: '127.0.0.1', port: 0 })
  return { origin, close: () => second.close() }
}
