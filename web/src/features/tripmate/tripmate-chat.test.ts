// @vitest-environment node
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WebSocket as Peer, WebSocketServer } from 'ws'
import { MemoryStorage } from '../../testing/memory-storage.ts'
import { until } from '../../testing/until.ts'
import { GREETING, TripMateChat } from './tripmate-chat.ts'
import { MESSAGES_KEY } from './tripmate-session.ts'
import { CONNECTION_LOST, SORRY } from './tripmate-turns.ts'

const now = new Date('2026-11-21T08:00:00Z')
let server: WebSocketServer
let storage: Storage
let stops: (() => void)[]

beforeEach(async () => {
  storage = new MemoryStorage()
  stops = []
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
})

afterEach(async () => {
  for (const stop of stops) stop()
  for (const client of server.clients) client.terminate()
  await new Promise((resolve) => server.close(resolve))
})

interface Sent {
  action: string
  prompt: string
  turnId: string
  sessionId: string
  newConversation?: boolean
}

/** Answers every message with what `reply` makes of it, and keeps what came. */
function serve(reply: (message: Sent) => object | undefined): Sent[] {
  const received: Sent[] = []
  server.on('connection', (peer: Peer) => {
    peer.on('message', (data) => {
      const message: Sent = JSON.parse(String(data))
      received.push(message)
      const answer = message.action === 'sendMessage' ? reply(message) : undefined
      if (answer) peer.send(JSON.stringify({ turnId: message.turnId, ...answer }))
    })
  })
  return received
}

function open({ reconnectMs = 0, undoExchange = async () => true } = {}) {
  const { port } = server.address() as AddressInfo
  const save = vi.fn()
  const chat = new TripMateChat({
    url: `ws://127.0.0.1:${port}`,
    storage,
    employeeId: 'EMP1001',
    now: () => now,
    save,
    undoExchange,
    reconnectMs,
    storedWithin: 0,
  })
  stops.push(chat.start())
  return { chat, save }
}

function texts(chat: TripMateChat) {
  return chat.store.get().messages.map(({ text }) => text)
}

function settled(chat: TripMateChat) {
  return until(chat.store, ({ turnId }) => turnId === null)
}

const result = (response: string, more: object = {}) => ({ type: 'result', response, ...more })

test('an exchange is shown, saved and kept', async () => {
  serve(() => result('When?', { suggestions: ['Tomorrow'] }))
  const { chat, save } = open()
  expect(chat.send('  To Mumbai ')).toBe(true)
  expect(chat.send('And back')).toBe(false)
  await settled(chat)
  expect(texts(chat)).toEqual([GREETING, 'To Mumbai', 'When?'])
  expect(chat.store.get().messages.at(-1)?.suggestions).toEqual(['Tomorrow'])
  const { sessionId } = chat.store.get()
  expect(sessionId).toMatch(/^tripmate-\d+-[0-9a-z]+$/)
  expect(save).toHaveBeenCalledExactlyOnceWith({ userMessage: 'To Mumbai', botResponse: 'When?', sessionId })
})

test('blank text is not sent', () => {
  const { chat } = open()
  expect(chat.send(' \n ')).toBe(false)
  expect(texts(chat)).toEqual([GREETING])
})

test.each([
  ['an error without a text', { type: 'error', message: '' }, SORRY],
  ['an error', { type: 'error', message: 'The search is closed.' }, 'The search is closed.'],
  ['an empty result', result(' '), SORRY],
])('%s is shown and not saved', async (_, answer, text) => {
  serve(() => answer)
  const { chat, save } = open()
  chat.send('To Mumbai')
  await settled(chat)
  expect(chat.store.get().messages.at(-1)).toMatchObject({ text, outcome: 'failed' })
  expect(save).not.toHaveBeenCalled()
})

test('a retry takes the place of the failed attempt, as a new turn', async () => {
  const answers = [{ type: 'error', message: 'No.' }, result('Yes.')]
  const received = serve(() => answers.shift())
  const { chat } = open()
  chat.send('To Mumbai')
  await settled(chat)
  chat.retry(chat.store.get().messages.at(-1)?.turnId ?? '')
  await settled(chat)
  expect(texts(chat)).toEqual([GREETING, 'To Mumbai', 'Yes.'])
  expect(new Set(received.map(({ turnId }) => turnId)).size).toBe(2)
})

test('stopping keeps what was heard', async () => {
  serve(() => ({ type: 'delta', seq: 0, text: 'Two fl' }))
  const { chat, save } = open()
  chat.send('To Mumbai')
  await until(chat.store, ({ partial }) => partial === 'Two fl')
  chat.stop()
  expect(chat.store.get()).toMatchObject({ turnId: null, partial: '' })
  expect(chat.store.get().messages.at(-1)).toMatchObject({ text: 'Two fl', outcome: 'stopped' })
  expect(save).not.toHaveBeenCalled()
})

test('many small pieces are shown together, and stopping keeps all that was heard', async () => {
  const pieces = Array.from({ length: 400 }, (_, seq) => ({ type: 'delta', seq, text: `${seq} ` }))
  server.on('connection', (peer: Peer) => {
    peer.on('message', (data) => {
      const { turnId, action }: Sent = JSON.parse(String(data))
      if (action !== 'sendMessage') return
      for (const piece of pieces) peer.send(JSON.stringify({ turnId, ...piece }))
      peer.send(JSON.stringify({ turnId, type: 'progress', seq: 400, stage: 'all said' }))
    })
  })
  const { chat } = open()
  let shown = 0
  let last = ''
  chat.store.subscribe(() => {
    const { partial } = chat.store.get()
    if (partial !== last) shown += 1
    last = partial
  })
  chat.send('To Mumbai')
  await until(chat.store, ({ stage }) => stage === 'all said')
  expect(shown).toBeLessThan(40)
  chat.stop()
  const whole = pieces.map(({ text }) => text).join('')
  expect(chat.store.get().messages.at(-1)).toMatchObject({ text: whole, outcome: 'stopped' })
})

test('what was stopped too late is shown as it happened', async () => {
  serve(() => ({ type: 'delta', seq: 0, text: 'Sending' }))
  const { chat } = open()
  chat.send('Yes, send it')
  await until(chat.store, ({ partial }) => partial === 'Sending')
  const { turnId } = chat.store.get()
  chat.stop()
  for (const client of server.clients) client.send(JSON.stringify({ type: 'result', turnId, response: 'It is sent.' }))
  await until(chat.store, ({ messages }) => messages.at(-1)?.text === 'It is sent.')
  expect(texts(chat)).toEqual([GREETING, 'Yes, send it', 'It is sent.'])
  expect(chat.store.get().turnId).toBeNull()
})

test('what another tab did to the conversation is taken over', () => {
  const { chat } = open()
  const other = open().chat
  other.openSession('tripmate-1-old', [{ text: 'Old', isUser: true, timestamp: '' }])
  chat.adopt()
  expect(texts(chat)).toEqual(['Old'])
  expect(chat.store.get().sessionId).toBe('tripmate-1-old')
})

test('what is said while the connection is lost is answered when it is back, in place of the notice', async () => {
  const received = serve(() => result('Here.'))
  const { chat } = open()
  chat.send('first')
  await settled(chat)
  for (const client of server.clients) client.terminate()
  await until(chat.store, ({ connected }) => !connected)
  expect(chat.send('second')).toBe(true)
  expect(texts(chat)).toEqual([GREETING, 'first', 'Here.', 'second', CONNECTION_LOST])
  expect(chat.store.get().turnId).toBeNull()
  await until(chat.store, ({ messages }) => messages.at(-1)?.text === 'Here.')
  expect(texts(chat)).toEqual([GREETING, 'first', 'Here.', 'second', 'Here.'])
  expect(received.map(({ prompt }) => prompt)).toEqual(['first', 'second'])
})

test('what was unanswered when the page was left is asked again under its own id', async () => {
  const received = serve(() => ({ type: 'delta', seq: 0, text: 'Wh' }))
  const first = open()
  first.chat.send('To Mumbai')
  await until(first.chat.store, ({ partial }) => partial === 'Wh')
  stops[0]?.()

  server.removeAllListeners('connection')
  const again = serve(() => result('When?'))
  const { chat } = open()
  await settled(chat)
  expect(texts(chat)).toEqual([GREETING, 'To Mumbai', 'When?'])
  expect(again.map(({ turnId, sessionId }) => ({ turnId, sessionId }))).toEqual(
    received.map(({ turnId, sessionId }) => ({ turnId, sessionId })),
  )
})

test('what was left unanswered long ago is not asked again by itself', () => {
  const messages = [
    { text: 'Hello', isUser: false, timestamp: '2026-11-20T08:00:00Z' },
    { text: 'Yes, send it', isUser: true, timestamp: '2026-11-20T08:00:00Z', turnId: 'a' },
  ]
  storage.setItem(MESSAGES_KEY, JSON.stringify(messages))
  const received = serve(() => undefined)
  const { chat } = open()
  expect(chat.store.get().turnId).toBeNull()
  expect(chat.store.get().messages.at(-1)).toMatchObject({ turnId: 'a', outcome: 'failed' })
  expect(received).toEqual([])
})

test('New Chat goes back to the greeting, keeps the session and says so once', async () => {
  const received = serve(() => result('Here.'))
  const { chat } = open()
  const { sessionId } = chat.store.get()
  for (const text of ['one', 'two', 'three']) {
    if (text === 'two') chat.newChat()
    chat.send(text)
    await settled(chat)
  }
  expect(texts(chat)).toEqual([GREETING, 'two', 'Here.', 'three', 'Here.'])
  expect(received.map((message) => [message.sessionId, message.newConversation])).toEqual([
    [sessionId, undefined],
    [sessionId, true],
    [sessionId, undefined],
  ])
})

test('the trip of a session is gone on with after New Chat, and one that is opened by its session at once', async () => {
  const received = serve(() => result('Here.'))
  const { chat } = open()
  chat.send('one')
  await settled(chat)
  chat.newChat()
  expect(chat.startsAfresh()).toBe(true)

  chat.goOn()

  expect(chat.startsAfresh()).toBe(false)
  chat.send('two')
  await settled(chat)
  expect(received.at(-1)?.newConversation).toBeUndefined()
  chat.openSession('tripmate-draft-1', [])
  expect(chat.startsAfresh()).toBe(false)
})

test('that a conversation is new is said again after a reload, a retry and a stop, until it is answered', async () => {
  const heard = { type: 'delta', seq: 0, text: 'Wh' }
  const answers = [result('Old.'), heard, { type: 'error', message: 'No.' }, heard, result('New.'), result('On.')]
  const received = serve(() => answers.shift())
  const begun = (chat: TripMateChat) => until(chat.store, ({ partial }) => partial !== '')
  const answered = (chat: TripMateChat, text: string) => {
    return until(chat.store, () => texts(chat).at(-1) === text)
  }
  const first = open()
  first.chat.send('To Pune')
  await answered(first.chat, 'Old.')
  first.chat.newChat()
  first.chat.send('To Mumbai')
  await begun(first.chat)
  stops[0]?.()

  const { chat } = open()
  await answered(chat, 'No.')
  const failed = chat.store.get().messages.at(-1)?.turnId ?? ''
  chat.retry(failed)
  await begun(chat)
  chat.stop()
  chat.send('To Delhi')
  await answered(chat, 'New.')
  chat.send('Tomorrow')
  await answered(chat, 'On.')

  const sent = received.filter(({ action }) => action === 'sendMessage')
  expect(sent.map(({ prompt, newConversation }) => [prompt, newConversation])).toEqual([
    ['To Pune', undefined],
    ['To Mumbai', true],
    ['To Mumbai', true],
    ['To Mumbai', true],
    ['To Delhi', true],
    ['Tomorrow', undefined],
  ])
})

test('an earlier conversation takes the place of this one and goes on in its session', async () => {
  const received = serve(() => result('Here.'))
  const { chat } = open()
  chat.openSession('tripmate-1-old', [{ text: 'Old', isUser: true, timestamp: '' }])
  expect(texts(chat)).toEqual(['Old'])
  chat.send('More')
  await settled(chat)
  expect(received).toMatchObject([{ sessionId: 'tripmate-1-old' }])
})

test('the deleted conversation that stands here is forgotten, another one is not', () => {
  const { chat } = open()
  const { sessionId } = chat.store.get()
  chat.forgetSession('another')
  expect(chat.store.get().sessionId).toBe(sessionId)
  chat.forgetSession(sessionId)
  expect(chat.store.get().sessionId).not.toBe(sessionId)
  expect(texts(chat)).toEqual([GREETING])
})

test.each([
  [
    { showFlightForm: true, bookingType: 'flight', prefillData: { destination: 'Mumbai' } },
    'flight',
    { destination: 'Mumbai' },
  ],
  [
    { showHotelForm: true, bookingType: 'hotel', prefillData: { destination: 'Paris', class: 'suite' } },
    'hotel',
    { class: 'suite' },
  ],
  [{ showHotelForm: true }, 'hotel', {}],
  [{ showFlightForm: true, showHotelForm: true, bookingType: 'hotel', prefillData: null }, 'hotel', {}],
])('a result may open the booking modal: %j', async (flags, type, prefill) => {
  serve(() => result('Please fill in the form.', flags))
  const { chat } = open()
  chat.send('book')
  await settled(chat)
  expect(chat.store.get().booking).toEqual({ type, prefill })
})

test('a booking type alone opens nothing', async () => {
  serve(() => result('Here.', { bookingType: 'flight', prefillData: { destination: 'Mumbai' } }))
  const { chat } = open()
  chat.send('book')
  await settled(chat)
  expect(chat.store.get().booking).toBeNull()
})

test('a message that is said in other words takes the place of its exchange, here and at the server', async () => {
  const received = serve(({ prompt }) => result(`${prompt}?`))
  const undoExchange = vi.fn(async () => true)
  const { chat } = open({ undoExchange })
  for (const text of ['Hello', 'To Mumbai']) {
    chat.send(text)
    await settled(chat)
  }
  const { turnId = '' } = chat.store.get().messages.at(-1) ?? {}
  expect(chat.resend(turnId, ' ')).toBe(false)
  expect(chat.resend(turnId, 'To Chennai')).toBe(true)
  expect(texts(chat)).toEqual([GREETING, 'Hello', 'Hello?', 'To Chennai'])
  await settled(chat)
  expect(texts(chat)).toEqual([GREETING, 'Hello', 'Hello?', 'To Chennai', 'To Chennai?'])
  const { sessionId } = chat.store.get()
  expect(undoExchange).toHaveBeenCalledExactlyOnceWith({ userMessage: 'To Mumbai', sessionId })
  expect(received.map(({ prompt }) => prompt)).toEqual(['Hello', 'To Mumbai', 'To Chennai'])
})

test.each([
  ['has to stay', async () => false],
  ['cannot be taken back', () => Promise.reject(new Error('404'))],
])('an exchange that %s stays before what is said in other words', async (_, undoExchange) => {
  serve(({ prompt }) => result(`${prompt}.`))
  const { chat } = open({ undoExchange })
  chat.send('Yes')
  await settled(chat)
  chat.resend(chat.store.get().messages.at(-1)?.turnId ?? '', 'No')
  await settled(chat)
  expect(texts(chat)).toEqual([GREETING, 'Yes', 'Yes.', 'No', 'No.'])
})

test('what was not answered is said in other words without taking anything back', async () => {
  const answers = [{ type: 'error', message: 'No.' }, result('Yes.')]
  serve(() => answers.shift())
  const undoExchange = vi.fn(async () => true)
  const { chat } = open({ undoExchange })
  chat.send('To Mumbai')
  await settled(chat)
  chat.resend(chat.store.get().messages.at(-1)?.turnId ?? '', 'To Chennai')
  await settled(chat)
  expect(texts(chat)).toEqual([GREETING, 'To Chennai', 'Yes.'])
  expect(undoExchange).not.toHaveBeenCalled()
})
