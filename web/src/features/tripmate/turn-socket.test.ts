// @vitest-environment node
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { SendMessage } from '@pravas/contract/tripmate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type WebSocket as Peer, WebSocketServer } from 'ws'
import { type Turn, type TurnEvent, TurnSocket } from './turn-socket.ts'

let server: WebSocketServer
let sockets: TurnSocket[]

beforeEach(async () => {
  sockets = []
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
})

afterEach(async () => {
  for (const socket of sockets) socket.close()
  for (const client of server.clients) client.terminate()
  await new Promise((resolve) => server.close(resolve))
})

/** A queue that can be awaited, in order. */
function inbox<T>() {
  const items: T[] = []
  const readers: ((item: T) => void)[] = []
  return {
    put(item: T) {
      const reader = readers.shift()
      if (reader) reader(item)
      else items.push(item)
    },
    next(): Promise<T> {
      const item = items.shift()
      return item === undefined ? new Promise((resolve) => readers.push(resolve)) : Promise.resolve(item)
    },
    get left() {
      return items
    },
  }
}

function open() {
  const events = inbox<TurnEvent>()
  const address = server.address() as AddressInfo
  const socket = new TurnSocket({
    url: `ws://127.0.0.1:${address.port}`,
    onEvent: (event) => {
      if (event.type !== 'sent' && event.type !== 'connection') events.put(event)
    },
    reconnectMs: 0,
  })
  sockets.push(socket)
  return { socket, events }
}

async function connection() {
  const [peer] = (await once(server, 'connection')) as [Peer]
  const messages = inbox<SendMessage | { action: 'cancel'; turnId: string }>()
  peer.on('message', (data) => messages.put(JSON.parse(String(data))))
  return { peer, messages, say: (message: object | string) => peer.send(asText(message)) }
}

function asText(message: object | string): string {
  return typeof message === 'string' ? message : JSON.stringify(message)
}

function turn(turnId: string): Turn {
  return { turnId, prompt: `Prompt of ${turnId}`, sessionId: 'tripmate-1-a', employee_id: 'EMP1001' }
}

test('sends a turn with its id and what it accepts, and hears the result', async () => {
  const connected = connection()
  const { socket, events } = open()
  expect(socket.send(turn('a'))).toBe(true)
  const { messages, say } = await connected
  expect(await messages.next()).toEqual({
    action: 'sendMessage',
    ...turn('a'),
    accept: ['progress', 'delta'],
  })
  say({ type: 'result', turnId: 'a', response: 'Here you are.' })
  expect(await events.next()).toMatchObject({ type: 'result', turnId: 'a', response: 'Here you are.' })
})

test('a server that knows only result and error works', async () => {
  const connected = connection()
  const { socket, events } = open()
  socket.send(turn('a'))
  const { messages, say } = await connected
  await messages.next()
  say({ type: 'result', response: 'Here you are.', showFlightForm: true, bookingType: 'flight', prefillData: {} })
  expect(await events.next()).toMatchObject({ type: 'result', turnId: 'a', showFlightForm: true })
  socket.send(turn('b'))
  await messages.next()
  say({ type: 'error', message: 'No.' })
  expect(await events.next()).toMatchObject({ type: 'error', turnId: 'b', message: 'No.' })
})

test('gathers deltas in order and leaves out those heard before', async () => {
  const connected = connection()
  const { socket, events } = open()
  socket.send(turn('a'))
  const { say } = await connected
  say({ type: 'progress', turnId: 'a', seq: 0, stage: 'Searching' })
  say({ type: 'delta', turnId: 'a', seq: 1, text: 'Two ' })
  say({ type: 'delta', turnId: 'a', seq: 1, text: 'Two ' })
  say({ type: 'delta', turnId: 'a', seq: 2, text: 'flights' })
  expect(await events.next()).toMatchObject({ type: 'news', news: { stage: 'Searching' } })
  expect(await events.next()).toEqual({ type: 'news', turnId: 'a', news: { partial: 'Two ' } })
  expect(await events.next()).toEqual({ type: 'news', turnId: 'a', news: { partial: 'Two flights' } })
})

test('ignores what it does not know, what is no JSON and what belongs to no turn', async () => {
  const connected = connection()
  const { socket, events } = open()
  socket.send(turn('a'))
  const { say } = await connected
  say('no JSON')
  say({ type: 'weather', turnId: 'a' })
  say({ type: 'result', turnId: 'another', response: 'Not mine.' })
  say({ type: 'result', turnId: 'a', response: 'Mine.' })
  say({ type: 'result', turnId: 'a', response: 'Mine again.' })
  say({ type: 'result', response: 'Whose?' })
  socket.send(turn('b'))
  say({ type: 'result', turnId: 'b', response: 'The next.' })
  expect(await events.next()).toMatchObject({ turnId: 'a', response: 'Mine.' })
  expect(await events.next()).toMatchObject({ turnId: 'b', response: 'The next.' })
  expect(events.left).toEqual([])
})

test('a turn that the connection broke goes out again under its id, and is answered once', async () => {
  const first = connection()
  const { socket, events } = open()
  socket.send(turn('a'))
  const before = await first
  const sent = await before.messages.next()
  const second = connection()
  before.peer.terminate()
  const after = await second
  expect(await after.messages.next()).toEqual(sent)
  after.say({ type: 'result', turnId: 'a', response: 'At last.' })
  expect(await events.next()).toMatchObject({ type: 'result', turnId: 'a', response: 'At last.' })
  expect(events.left).toEqual([])
})

test('what is sent while the connection is lost goes out when it is back, one after the other', async () => {
  const first = connection()
  const { socket, events } = open()
  socket.send(turn('warm-up'))
  const before = await first
  await before.messages.next()
  before.say({ type: 'result', response: 'Ready.' })
  await events.next()

  const second = connection()
  const lost = new Promise<void>((resolve) => {
    before.peer.on('close', () => resolve())
  })
  before.peer.terminate()
  await lost
  const after = await second
  socket.send(turn('a'))
  socket.send(turn('b'))
  expect(await after.messages.next()).toMatchObject({ turnId: 'a' })
  expect(after.messages.left).toEqual([])
  after.say({ type: 'result', turnId: 'a', response: 'First.' })
  expect(await after.messages.next()).toMatchObject({ turnId: 'b' })
})

test('a stopped turn is cancelled on the server and not heard of again', async () => {
  const connected = connection()
  const { socket, events } = open()
  socket.send(turn('a'))
  const { messages, say } = await connected
  await messages.next()
  socket.cancel('a')
  expect(await messages.next()).toEqual({ action: 'cancel', turnId: 'a' })
  socket.send(turn('b'))
  await messages.next()
  say({ type: 'result', response: 'The late answer to the first.' })
  say({ type: 'result', response: 'The answer to the second.' })
  expect(await events.next()).toMatchObject({ turnId: 'b', response: 'The answer to the second.' })
})

test('a network that is lost is a lost connection at once, and the turn goes out again under its own id', async () => {
  const connected = connection()
  const { socket, events } = open()
  const first = await connected
  expect(socket.send(turn('a'))).toBe(true)
  await first.messages.next()
  const again = connection()
  socket.drop()
  expect(socket.send(turn('b'))).toBe(false)
  first.say({ type: 'result', turnId: 'a', response: 'Too late.' })
  const second = await again
  expect(await second.messages.next()).toMatchObject({ turnId: 'a' })
  second.say({ type: 'result', turnId: 'a', response: 'Once.' })
  expect(await events.next()).toMatchObject({ turnId: 'a', response: 'Once.' })
  expect(await second.messages.next()).toMatchObject({ turnId: 'b' })
})
