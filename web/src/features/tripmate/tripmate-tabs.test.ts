// @vitest-environment node
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WebSocket as Peer, WebSocketServer } from 'ws'
import { Observable } from '../../chat/observable.ts'
import { MemoryStorage } from '../../testing/memory-storage.ts'
import { until } from '../../testing/until.ts'
import { GREETING, TripMateChat } from './tripmate-chat.ts'

let server: WebSocketServer
let storage: MemoryStorage
let chats: TripMateChat[]
let stops: (() => void)[]
/** What came from all tabs, and over which connection. */
let received: Observable<{ peer: Peer; action: string; prompt: string; turnId: string }[]>

beforeEach(async () => {
  storage = new MemoryStorage()
  chats = []
  stops = []
  received = new Observable<ReturnType<typeof received.get>>([])
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (peer) => {
    peer.on('message', (data) => received.set([...received.get(), { peer, ...JSON.parse(String(data)) }]))
  })
  await once(server, 'listening')
})

afterEach(async () => {
  for (const stop of stops) stop()
  for (const client of server.clients) client.terminate()
  await new Promise((resolve) => server.close(resolve))
})

/** A tab of the browser; what one of them stores, the others are told of, as by the event of the storage. */
async function tab() {
  const { port } = server.address() as AddressInfo
  const save = vi.fn()
  const chat = new TripMateChat({
    url: `ws://127.0.0.1:${port}`,
    storage,
    employeeId: 'EMP1001',
    now: () => new Date('2026-11-21T08:00:00Z'),
    save,
    undoExchange: async () => true,
    storedWithin: 0,
  })
  const connected = once(server, 'connection')
  const stop = chat.start()
  stops.push(stop)
  chats.push(chat)
  await connected
  return { chat, save, stop }
}

function othersOf(chat: TripMateChat) {
  for (const other of chats) if (other !== chat) other.adopt()
}

const texts = ({ store }: TripMateChat) => store.get().messages.map(({ text }) => text)
const settled = (chat: TripMateChat) => until(chat.store, ({ turnId }) => turnId === null)
const answered = (chat: TripMateChat, text: string) => {
  return until(chat.store, () => texts(chat).includes(text))
}

async function ask(chat: TripMateChat, text: string) {
  const before = received.get().length
  chat.send(text)
  othersOf(chat)
  await until(received, ({ length }) => length > before)
  const sent = received.get().at(-1)
  if (sent === undefined) throw new Error('Nothing was sent.')
  const tell = (message: object) => sent.peer.send(JSON.stringify({ turnId: sent.turnId, ...message }))
  return { ...sent, tell }
}

test('a second tab shows what the first is being answered, and sends nothing itself', async () => {
  const [one, two] = [await tab(), await tab()]
  const { tell } = await ask(one.chat, 'To Mumbai')
  expect(texts(two.chat)).toEqual([GREETING, 'To Mumbai'])
  expect(two.chat.store.get().turnId).toBe(one.chat.store.get().turnId)
  expect(two.chat.send('And back')).toBe(false)
  tell({ type: 'delta', seq: 0, text: 'Two fl' })
  await until(two.chat.store, ({ partial }) => partial === 'Two fl')

  tell({ type: 'result', response: 'Two flights.' })
  await answered(one.chat, 'Two flights.')
  othersOf(one.chat)
  await settled(two.chat)
  expect(texts(two.chat)).toEqual([GREETING, 'To Mumbai', 'Two flights.'])
  expect(received.get().map(({ prompt }) => prompt)).toEqual(['To Mumbai'])
  expect([one.save, two.save].map((save) => save.mock.calls.length)).toEqual([1, 0])
})

test('a tab that is opened in the middle hears what was heard before', async () => {
  const one = await tab()
  const { tell } = await ask(one.chat, 'To Mumbai')
  tell({ type: 'progress', seq: 0, stage: 'Searching' })
  await until(one.chat.store, ({ stage }) => stage === 'Searching')
  const two = await tab()
  await until(two.chat.store, ({ stage }) => stage === 'Searching')
  expect(two.chat.store.get().turnId).toBe(one.chat.store.get().turnId)
})

test('when the tab that asked is closed another takes the same turn over', async () => {
  const [one, two] = [await tab(), await tab()]
  const { turnId } = await ask(one.chat, 'To Mumbai')
  one.stop()
  await until(received, ({ length }) => length === 2)
  const again = received.get()[1]
  expect(again).toMatchObject({ prompt: 'To Mumbai', turnId })
  again?.peer.send(JSON.stringify({ type: 'result', turnId, response: 'Two flights.' }))
  await answered(two.chat, 'Two flights.')
  expect(texts(two.chat)).toEqual([GREETING, 'To Mumbai', 'Two flights.'])
  expect(two.save).toHaveBeenCalledTimes(1)
})

test('what a second tab stops is stopped in the first, with what was heard of it', async () => {
  const [one, two] = [await tab(), await tab()]
  const { tell, turnId } = await ask(one.chat, 'To Mumbai')
  tell({ type: 'delta', seq: 0, text: 'Two fl' })
  await until(two.chat.store, ({ partial }) => partial === 'Two fl')
  two.chat.stop()
  othersOf(two.chat)
  await until(received, ({ length }) => length === 2)
  expect(received.get()[1]).toMatchObject({ action: 'cancel', turnId })
  expect(one.chat.store.get()).toMatchObject({ turnId: null, partial: '' })
  for (const { chat } of [one, two]) {
    expect(chat.store.get().messages.at(-1)).toMatchObject({ text: 'Two fl', outcome: 'stopped' })
  }
})

test('messages of two tabs that ask at the same moment all stay', async () => {
  const [one, two] = [await tab(), await tab()]
  one.chat.send('To Mumbai')
  two.chat.send('To Chennai')
  await until(received, ({ length }) => length === 2)
  for (const { peer, turnId, prompt } of received.get()) {
    peer.send(JSON.stringify({ type: 'result', turnId, response: `${prompt}?` }))
  }
  await Promise.all([settled(one.chat), settled(two.chat)])
  othersOf(two.chat)
  expect(texts(one.chat)).toEqual([GREETING, 'To Mumbai', 'To Mumbai?', 'To Chennai', 'To Chennai?'])
})

test('a new chat in one tab leaves the conversation in the other', async () => {
  const [one, two] = [await tab(), await tab()]
  await ask(one.chat, 'To Mumbai')
  two.chat.newChat()
  othersOf(two.chat)
  expect(texts(one.chat)).toEqual([GREETING])
  expect(one.chat.store.get().turnId).toBeNull()
  await until(received, (all) => all.at(-1)?.action === 'cancel')
})
