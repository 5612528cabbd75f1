import { beforeEach, expect, test } from 'vitest'
import { ChatStore } from './chat-store.ts'

const key = 'tripmate-messages'

beforeEach(() => localStorage.clear())

function raise(): never {
  throw new DOMException('full', 'QuotaExceededError')
}

function store(storage: Storage = localStorage) {
  const now = () => new Date('2026-11-21T08:00:00Z')
  return new ChatStore({ stored: { storage, key }, greeting: 'Hello.', now, sessionId: 's', extra: {}, idle: {} })
}

function texts(chat: ReturnType<typeof store>) {
  return chat.get().messages.map(({ text }) => text)
}

test('begins with the greeting', () => {
  expect(store().get().messages).toEqual([{ text: 'Hello.', isUser: false, timestamp: '2026-11-21T08:00:00.000Z' }])
})

test('is kept under its key and restored', () => {
  const first = store()
  first.dispatch({ type: 'said', turnId: 'a', text: 'Delhi to Mumbai' })
  first.dispatch({ type: 'answered', turnId: 'a', text: 'When?' })
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject([
    { text: 'Hello.', isUser: false },
    { text: 'Delhi to Mumbai', isUser: true },
    { text: 'When?', isUser: false },
  ])
  expect(store().get().messages).toEqual(first.get().messages)
})

test('restores messages that have nothing but text, side and time, and leaves out what is none', () => {
  const stored = [
    { text: 'Hello', isUser: false, timestamp: '2026-11-20T10:00:00.000Z' },
    { text: 'Hi', isUser: true, timestamp: 1795248000000 },
    { text: 'When', isUser: false, timestamp: 'once' },
    { isUser: true },
    'odd',
  ]
  localStorage.setItem(key, JSON.stringify(stored))
  expect(store().get().messages).toMatchObject([
    { text: 'Hello', timestamp: '2026-11-20T10:00:00.000Z' },
    { text: 'Hi', timestamp: new Date(1795248000000).toISOString() },
    { text: 'When', timestamp: '' },
  ])
})

test.each(['', '{', 'null', '[]', '{"text":"Hi"}'])('starts afresh from the stored text %j', (stored) => {
  localStorage.setItem(key, stored)
  expect(texts(store())).toEqual(['Hello.'])
})

test('an event changes what another tab has stored meanwhile', () => {
  const [one, two] = [store(), store()]
  one.dispatch({ type: 'said', turnId: 'a', text: 'one' })
  two.dispatch({ type: 'said', turnId: 'b', text: 'two' })
  expect(texts(two)).toEqual(['Hello.', 'one', 'two'])
  one.reload()
  expect(texts(one)).toEqual(texts(two))
})

test('without room in the browser the conversation goes on', () => {
  const full = { ...localStorage, getItem: () => null, setItem: () => raise() } as Storage
  const chat = store(full)
  chat.dispatch({ type: 'said', turnId: 'a', text: 'one' })
  expect(texts(chat)).toEqual(['Hello.', 'one'])
})

test('a conversation that is opened without messages begins with the greeting', () => {
  const chat = store()
  chat.dispatch({ type: 'said', turnId: 'a', text: 'one' })
  chat.dispatch({ type: 'opened', messages: [] })
  expect(texts(chat)).toEqual(['Hello.'])
  expect(texts(store())).toEqual(['Hello.'])
})
